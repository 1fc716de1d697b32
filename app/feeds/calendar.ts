import type { EventAttributes } from "ics";
import { addressIn } from "../../content/edition-address.ts";
import {
  type CaveatId,
  type Edition,
  type Fact,
  isKnown,
  noteText,
} from "../../content/facts/index.ts";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import { officialSites } from "../../content/official-sites.ts";
import { catalogueEntry } from "../../content/page-catalogue.ts";
import { cycleEvents } from "../../content/pages/important-dates.ts";
import type { CycleEvent } from "../../content/pages/section.ts";
import { brand, product, type Provider } from "../../content/site.ts";
import type { FactsService } from "../../domain/facts/facts-service.ts";
import { longIndianDate } from "../../domain/shared/clock.ts";
import { checkedSince, citedFacts, lastChecked, requiredCaveats } from "../cited-facts.ts";
import { eventDays, type EventDays } from "../season/event-days.ts";
import { plainWords } from "../words.tsx";

type CalendarSite = {
  readonly url: string;
  readonly provider: Provider;
  readonly facts: FactSnapshot;
  readonly services: { readonly facts: Pick<FactsService, "history"> };
};

/** Alarms ring at nine in the morning, a day before the event, which begins at midnight. */
const dayBefore = { hours: 15, before: true };
const weekBefore = { days: 6, hours: 15, before: true };

/** How often a calendar that subscribed asks again (RFC 5545 duration). */
const refreshInterval = "P1D";

/** The events of /important-dates as iCalendar (RFC 5545). The same until the contents or the records change. */
export async function importantDatesCalendar(site: CalendarSite): Promise<string> {
  // Loaded when first asked for: it would add 35 ms to each start.
  const { createEvents } = await import("ics");
  const page = catalogueEntry("/important-dates", site.facts.edition);
  const own = {
    edition: site.facts.edition,
    page: site.url + addressIn("/important-dates", site.facts),
  };
  const entries = calendarEntries(site).map(async (entry) =>
    calendarEvent(entry, await lastChange(entry, site), own),
  );
  const { error, value } = createEvents(
    await Promise.all(entries),
    // Without a method: with one it would be an invitation, which needs somebody who invites.
    {
      productId: `-//${brand(site.facts.edition)}//Important dates//EN`,
      calName: page.title,
      method: "",
    },
  );
  if (value === null) throw new Error("The calendar could not be written.", { cause: error });
  return value.replace(
    "X-PUBLISHED-TTL:PT1H",
    `REFRESH-INTERVAL;VALUE=DURATION:${refreshInterval}\r\nX-PUBLISHED-TTL:${refreshInterval}`,
  );
}

/** The package validates and writes `timestamp`, which its types leave out. */
type StampedEvent = EventAttributes & { readonly timestamp: number };

/** How often what an entry shows has been stated anew, and when last (milliseconds). */
type EntryChange = { readonly count: number; readonly at: number };

/** Null for an entry that is as the site ships it. */
async function lastChange(
  { changed }: CalendarEntry,
  { services, facts }: Pick<CalendarSite, "services" | "facts">,
): Promise<EntryChange | null> {
  if (changed.length === 0) return null;
  const histories = changed.map(({ id }) => services.facts.history(id, facts.edition));
  return {
    count: (await Promise.all(histories)).flat().length,
    at: Math.max(...changed.map(({ changedAt = "" }) => Date.parse(changedAt))),
  };
}

function calendarEvent(
  entry: CalendarEntry,
  change: EntryChange | null,
  { edition, page }: { readonly edition: Edition; readonly page: string },
): StampedEvent {
  const alarm = { action: "display" as const, description: entry.title };
  return {
    uid: `jee-main-${edition}-${entry.id}@${new URL(page).host}`,
    // When the entry was last known to be right: a new time at each download would look like a change.
    timestamp: Math.max(Date.parse(entry.checkedOn), change?.at ?? 0),
    // By a higher number a calendar knows that its copy is the older one.
    ...(change !== null && { sequence: change.count, lastModified: change.at }),
    start: dayArray(entry.from),
    // The first day after it.
    end: dayArray(entry.to, 1),
    title: entry.title,
    description: entry.description,
    url: page,
    ...(entry.isExpected && { status: "TENTATIVE" as const }),
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

/** One event of the cycle as a calendar keeps it: whole days, and what a student has to know with them. */
export type CalendarEntry = EventDays & {
  /** Of the event; never changes, so that a calendar changes an entry and adds none. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Since when its days are known to be right (ISO day). */
  readonly checkedOn: string;
  /** The records that it shows and that were stated anew. */
  readonly changed: readonly Fact[];
  /** Its days are announced or usual, and not sure yet. */
  readonly isExpected: boolean;
  readonly highlight: boolean;
};

/** The events whose days are known; of the others there is nothing to keep. */
export function calendarEntries(
  site: Pick<CalendarSite, "provider" | "facts">,
): readonly CalendarEntry[] {
  const { facts } = site;
  return cycleEvents.flatMap((event) => {
    const days = eventDays(event, facts);
    if (days === undefined) return [];
    const cited = citedFacts(event.dates, facts);
    const checkedOn = checkedSince(cited) ?? lastChecked(facts);
    const shown = new Set([...cited, ...event.by.map((id) => facts.fact(id))]);
    const isExpected = event.by.some((id) => facts.fact(id).standing === "expected");
    return {
      ...days,
      id: event.id,
      title: `${product} ${facts.edition}: ${event.event}${isExpected ? " (expected)" : ""}`,
      description: description(event, checkedOn, site),
      checkedOn,
      changed: [...shown].filter((record) => isKnown(record) && record.changedAt !== undefined),
      isExpected,
      highlight: event.highlight,
    };
  });
}

/** The exact days first: an entry of several parts fills the calendar from its first day to its last. */
function description(
  event: CycleEvent,
  checkedOn: string,
  lookUp: Pick<CalendarSite, "provider" | "facts">,
): string {
  const { facts } = lookUp;
  const cited = citedFacts(event.dates, facts);
  const notes = new Set<CaveatId>(["C-DATES", ...requiredCaveats(cited)]);
  const sources = new Map(cited.map(({ source }) => [source.address, source.title]));
  return [
    `${plainWords(event.dates, lookUp)}.`,
    ...(hasDaysBetween(event, facts) ? [daysBetween] : []),
    ...[...notes].map((id) => noteText(id, facts)),
    ...[...sources].map(([address, title]) => `Source: ${title}, ${address}`),
    `Facts checked on ${longIndianDate(checkedOn)}.`,
    `This calendar is not official. The official site is ${officialSites.jeeMain.address}`,
  ].join("\n\n");
}

const daysBetween =
  "This entry runs from the first to the last of these days; some days between may not belong to it.";

/** Whether more than one day or one range of days makes up the event. */
function hasDaysBetween({ by }: CycleEvent, facts: FactSnapshot): boolean {
  return by.length > 1 || by.some((id) => facts.fact(id).value.kind === "date-list");
}
