import type { EventAttributes } from "ics";
import { factsCheckedOn } from "../../content/facts/index.ts";
import { catalogueEntry } from "../../content/page-catalogue.ts";
import { brand, type Provider } from "../../content/site.ts";
import { calendarEntries, type CalendarEntry } from "./calendar-entries.ts";

type CalendarSite = { readonly url: string; readonly provider: Provider };

/** Alarms ring at nine in the morning, a day before the event, which begins at midnight. */
const dayBefore = { hours: 15, before: true };
const weekBefore = { days: 6, hours: 15, before: true };

/** How often a calendar that subscribed asks again (RFC 5545 duration). */
const refreshInterval = "P1D";

/** The events of /important-dates as iCalendar (RFC 5545). The same until the contents change. */
export async function importantDatesCalendar(site: CalendarSite): Promise<string> {
  // Loaded when first asked for: it would add 35 ms to each start.
  const { createEvents } = await import("ics");
  const page = catalogueEntry("/important-dates");
  const { error, value } = createEvents(
    calendarEntries(site.provider).map((entry) => calendarEvent(entry, site.url + page.path)),
    // Without a method: with one it would be an invitation, which needs somebody who invites.
    { productId: `-//${brand}//Important dates//EN`, calName: page.title, method: "" },
  );
  if (value === null) throw new Error("The calendar could not be written.", { cause: error });
  return value.replace(
    "X-PUBLISHED-TTL:PT1H",
    `REFRESH-INTERVAL;VALUE=DURATION:${refreshInterval}\r\nX-PUBLISHED-TTL:${refreshInterval}`,
  );
}

/** The package validates and writes `timestamp`, which its types leave out. */
type StampedEvent = EventAttributes & { readonly timestamp: number };

function calendarEvent(entry: CalendarEntry, page: string): StampedEvent {
  const alarm = { action: "display" as const, description: entry.title };
  return {
    uid: `jee-main-2026-${entry.id}@${new URL(page).host}`,
    // When the entry was last known to be right: a new time at each download would look like a change.
    timestamp: Date.parse(factsCheckedOn),
    start: dayArray(entry.from),
    // The first day after it.
    end: dayArray(entry.to, 1),
    title: entry.title,
    description: entry.description,
    url: page,
    // Nobody is busy because a form is open.
    transp: "TRANSPARENT",
    busyStatus: "FREE",
    alarms: [
      ...(entry.highlight ? [{ ...alarm, trigger: weekBefore }] : []),
      { ...alarm, trigger: dayBefore },
    ],
  };
}

function dayArray(isoDay: string, daysLater = 0): [number, number, number] {
  const day = new Date(isoDay);
  day.setUTCDate(day.getUTCDate() + daysLater);
  return [day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate()];
}
