import type {
  ICalAlarmType,
  ICalEventBusyStatus,
  ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
} from "ical-generator";
import { type CaveatId, type Fact, isKnown, noteText } from "../../content/facts/index.ts";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import { brand, product, type Provider } from "../../content/site.ts";
import type { FactsService } from "../../domain/facts/facts-service.ts";
import { type EventDays, eventDays } from "../season/event-days.ts";
import { addressIn } from "../../content/edition-address.ts";
import { officialSites } from "../../content/official-sites.ts";
import { catalogueEntry } from "../../content/page-catalogue.ts";
import { cycleEvents } from "../../content/pages/important-dates.ts";
import type { CycleEvent } from "../../content/pages/section.ts";
import { longIndianDate } from "../../domain/shared/clock.ts";
import {
  checkedSince,
  citedFacts,
  lastChecked,
  requiredCaveats,
} from "../../content/cited-facts.ts";
import { plainWords } from "../marked-words.tsx";
import { yearMilestoneWords, type YearStep, yearSteps } from "../../content/year-steps.ts";
import { milestonesOf } from "../season/milestones.ts";

export type CalendarSite = {
  readonly url: string;
  readonly provider: Provider;
  readonly facts: FactSnapshot;
  readonly services: { readonly facts: Pick<FactsService, "history"> };
};

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

type CalendarName = { readonly product: string; readonly name: string; readonly page: string };

/** How often a calendar that subscribed asks again (seconds): once a day. */
const refreshSeconds = 86_400;

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

export function importantDatesCalendar(site: CalendarSite): Promise<string> {
  const { title: name } = catalogueEntry("/important-dates", site.facts.edition);
  const page = site.url + addressIn("/important-dates", site.facts);
  return calendarFile(calendarEntries(site), { product: "Important dates", name, page }, site);
}

/** The events whose days are known; of the others there is nothing to keep. */
export function calendarEntries(
  site: Pick<CalendarSite, "provider" | "facts">,
): readonly CalendarEntry[] {
  const { facts } = site;
  return cycleEvents.flatMap((event) => {
    const days = eventDays(event, facts);
    if (days === undefined) return [];
    const citedDates = citedFacts(event.dates, facts);
    const checkedOn = checkedSince(citedDates) ?? lastChecked(facts);
    const shownRecords = new Set([...citedDates, ...event.by.map((id) => facts.fact(id))]);
    const isExpected = event.by.some((id) => facts.fact(id).standing === "expected");
    return {
      ...days,
      id: event.id,
      title: `${product} ${facts.edition}: ${event.event}${isExpected ? " (expected)" : ""}`,
      description: description(event, checkedOn, site),
      checkedOn,
      changed: [...shownRecords].filter(
        (record) => isKnown(record) && record.changedAt !== undefined,
      ),
      isExpected,
      reminders: event.highlight ? [7, 1] : [1],
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
  const citedDates = citedFacts(event.dates, facts);
  return [
    `${plainWords(event.dates, lookUp)}.`,
    ...(hasDaysBetween(event, facts) ? [daysBetween] : []),
    ...whereFrom(citedDates, checkedOn, facts),
  ].join("\n\n");
}

export function whereFrom(
  citedRecords: readonly Fact[],
  checkedOn: string,
  facts: FactSnapshot,
): readonly string[] {
  const notes = new Set<CaveatId>(["C-DATES", ...requiredCaveats(citedRecords)]);
  const sources = new Map(citedRecords.map(({ source }) => [source.address, source.title]));
  return [
    ...[...notes].map((id) => noteText(id, facts)),
    ...[...sources].map(([address, title]) => `Source: ${title}, ${address}`),
    `Facts checked on ${longIndianDate(checkedOn)}.`,
    `This calendar is not official. The official site is ${officialSites.jeeMain.address}`,
  ];
}

const daysBetween =
  "This entry runs from the first day to the last; some days in between may have no exam or step.";

function hasDaysBetween({ by }: CycleEvent, facts: FactSnapshot): boolean {
  return by.length > 1 || by.some((id) => facts.fact(id).value.kind === "date-list");
}

/** Reminders ring so many days before what begins, and before what closes. */
const remindersBefore = [3, 1] as const;

/** The days of one step of `/year` as iCalendar (RFC 5545); undefined for a step without a known day, or for none. */
export async function yearCalendar(id: string, site: CalendarSite): Promise<string | undefined> {
  const step = yearSteps.find((one) => one.id === id);
  const entries = step === undefined ? [] : stepEntries(step, site);
  if (step === undefined || entries.length === 0) return undefined;
  const name = `${product} ${site.facts.edition}: ${step.title}`;
  return calendarFile(entries, { product: step.title, name, page: `${site.url}/year` }, site);
}

/** One entry for what begins, and one for the last day of what closes again. */
function stepEntries(
  step: YearStep,
  site: Pick<CalendarSite, "provider" | "facts">,
): readonly CalendarEntry[] {
  const { facts } = site;
  const citedRecords = citedFacts([step.todo, step.ready], facts);
  const namedMilestones = yearMilestoneWords.filter(({ id }) => step.milestones.includes(id));
  return milestonesOf(facts, namedMilestones).flatMap(({ words, from, to, text, isExpected }) => {
    const record = facts.fact(words.id);
    const checkedOn = checkedSince([record, ...citedRecords]) ?? lastChecked(facts);
    const description = `${words.name}: ${text}.`;
    const entry = (kind: "begins" | "ends", title: string, day: string): CalendarEntry => ({
      id: `${words.id}-${kind}`,
      from: day,
      to: day,
      title: `${product} ${facts.edition}: ${title}${isExpected ? " (expected)" : ""}`,
      description: [
        description,
        plainWords(step.todo, site),
        `Keep ready: ${plainWords(step.ready, site)}.`,
        ...whereFrom([record, ...citedRecords], checkedOn, facts),
      ].join("\n\n"),
      checkedOn,
      changed: [record, ...citedRecords].filter(
        (one) => isKnown(one) && one.changedAt !== undefined,
      ),
      isExpected,
      reminders: remindersBefore,
    });
    return [
      entry("begins", words.begins, from),
      ...(words.ends === undefined || from === to ? [] : [entry("ends", words.ends, to)]),
    ];
  });
}
