import type {
  ICalAlarmType,
  ICalEventBusyStatus,
  ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
} from "ical-generator";
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

/** How often a calendar that subscribed asks again (seconds): once a day. */
const refreshSeconds = 86_400;

/** The entries as iCalendar (RFC 5545). The same until the contents or the records change. */
export async function calendarFile(
  entries: readonly CalendarEntry[],
  { product, name, page }: CalendarName,
  site: CalendarSite,
): Promise<string> {
  const { default: createCalendar } = await import("ical-generator");
  const { edition } = site.facts;
  const events = entries.map(async (entry) => {
    const id = `jee-main-${edition}-${entry.id}@${new URL(page).host}`;
    return calendarEvent(entry, await lastChange(entry, site), { id, page });
  });
  return createCalendar({
    prodId: `-//${brand(edition)}//${product}//EN`,
    name,
    ttl: refreshSeconds,
    events: await Promise.all(events),
  }).toString();
}

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
  { id, page }: { readonly id: string; readonly page: string },
): ICalEventData {
  return {
    id,
    // When the entry was last known to be right: a new time at each download would look like a change.
    stamp: new Date(Math.max(Date.parse(entry.checkedOn), change?.at ?? 0)),
    // By a higher number a calendar knows that its copy is the older one.
    ...(change !== null && { sequence: change.count, lastModified: new Date(change.at) }),
    start: new Date(entry.from),
    // The first day after it.
    end: dayAfter(entry.to),
    allDay: true,
    summary: entry.title,
    description: entry.description,
    url: page,
    ...(entry.isExpected && { status: "TENTATIVE" as ICalEventStatus }),
    // Nobody is busy because a form is open.
    transparency: "TRANSPARENT" as ICalEventTransparency,
    busystatus: "FREE" as ICalEventBusyStatus,
    alarms: entry.reminders.map((days) => ({
      type: "display" as ICalAlarmType,
      description: entry.title,
      triggerBefore: secondsBefore(days),
    })),
  };
}

/** The event begins at midnight: fifteen hours before it, it is nine in the morning. */
function secondsBefore(days: number): number {
  return ((days - 1) * 24 + 15) * 60 * 60;
}

function dayAfter(isoDay: string): Date {
  const day = new Date(isoDay);
  day.setUTCDate(day.getUTCDate() + 1);
  return day;
}
