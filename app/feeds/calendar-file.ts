import type { Alarm, EventAttributes } from "ics";
import type { Fact } from "../../content/facts/index.ts";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import { brand, type Provider } from "../../content/site.ts";
import type { FactsService } from "../../domain/facts/facts-service.ts";
import type { EventDays } from "../season/event-days.ts";

export type CalendarSite = {
  readonly url: string;
  readonly provider: Provider;
  readonly facts: FactSnapshot;
  readonly services: { readonly facts: Pick<FactsService, "history"> };
};

/** Something that a calendar keeps: whole days, and what a student has to know with them. */
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
  /** How many days before it a reminder rings, at nine in the morning; each at least one. */
  readonly reminders: readonly number[];
};

/** What a file is called, for programs and for people, and the page that its entries lead to. */
type CalendarName = { readonly product: string; readonly name: string; readonly page: string };

/** How often a calendar that subscribed asks again (RFC 5545 duration). */
const refreshInterval = "P1D";

/** The entries as iCalendar (RFC 5545). The same until the contents or the records change. */
export async function calendarFile(
  entries: readonly CalendarEntry[],
  { product, name, page }: CalendarName,
  site: CalendarSite,
): Promise<string> {
  // Loaded when first asked for: it would add 35 ms to each start.
  const { createEvents } = await import("ics");
  const { edition } = site.facts;
  const events = entries.map(async (entry) => {
    const uid = `jee-main-${edition}-${entry.id}@${new URL(page).host}`;
    return calendarEvent(entry, await lastChange(entry, site), { uid, page });
  });
  const { error, value } = createEvents(
    await Promise.all(events),
    // Without a method: with one it would be an invitation, which needs somebody who invites.
    { productId: `-//${brand(edition)}//${product}//EN`, calName: name, method: "" },
  );
  if (value === null) throw new Error("The calendar could not be written.", { cause: error });
  return foldedByBytes(value).replace(
    "X-PUBLISHED-TTL:PT1H",
    `REFRESH-INTERVAL;VALUE=DURATION:${refreshInterval}\r\nX-PUBLISHED-TTL:${refreshInterval}`,
  );
}

/** The package folds lines after 75 letters; RFC 5545 means bytes, and ₹ has three. */
function foldedByBytes(text: string): string {
  return text
    .replace(/\r\n[ \t]/g, "")
    .split("\r\n")
    .map((line) => {
      let bytes = 0;
      return Array.from(line, (letter) => {
        const letterBytes = Buffer.byteLength(letter);
        const isFull = bytes + letterBytes > 75;
        bytes = isFull ? 1 + letterBytes : bytes + letterBytes;
        return isFull ? `\r\n ${letter}` : letter;
      }).join("");
    })
    .join("\r\n");
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
  { uid, page }: { readonly uid: string; readonly page: string },
): StampedEvent {
  return {
    uid,
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
    alarms: entry.reminders.map((days) => alarm(entry, days)),
  };
}

/** The event begins at midnight: fifteen hours before it, it is nine in the morning. */
function alarm({ title }: CalendarEntry, daysBefore: number): Alarm {
  const days = daysBefore - 1;
  return {
    action: "display",
    description: title,
    trigger: { ...(days > 0 && { days }), hours: 15, before: true },
  };
}

function dayArray(isoDay: string, daysLater = 0): [number, number, number] {
  const day = new Date(isoDay);
  day.setUTCDate(day.getUTCDate() + daysLater);
  return [day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate()];
}
