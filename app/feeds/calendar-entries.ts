import { caveats, fact, factsCheckedOn, type CaveatId } from "../../content/facts/index.ts";
import { officialSites } from "../../content/official-sites.ts";
import { cycleEvents } from "../../content/pages/important-dates.ts";
import type { CycleEvent } from "../../content/pages/section.ts";
import type { Provider } from "../../content/site.ts";
import { longIndianDate } from "../../domain/shared/clock.ts";
import { checkedSince, citedFacts, requiredCaveats } from "../cited-facts.ts";
import { eventDays } from "../event-days.ts";
import type { EventDays } from "../event-status.ts";
import { plainWords } from "../words.tsx";

/** One event of the cycle as a calendar keeps it: whole days, and what a student has to know with them. */
export type CalendarEntry = EventDays & {
  /** Of the event; never changes, so that a calendar changes an entry and adds none. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly highlight: boolean;
};

export function calendarEntries(provider: Provider): readonly CalendarEntry[] {
  return cycleEvents.map((event) => ({
    ...eventDays(event),
    id: event.id,
    title: `JEE Main 2026: ${event.event}`,
    description: description(event, provider),
    highlight: event.highlight,
  }));
}

/** The exact days first: an entry of several parts fills the calendar from its first day to its last. */
function description(event: CycleEvent, provider: Provider): string {
  const facts = citedFacts(event.dates);
  const notes = new Set<CaveatId>(["C-DATES", ...requiredCaveats(facts)]);
  const sources = new Map(facts.map(({ source }) => [source.address, source.title]));
  return [
    `${plainWords(event.dates, provider)}.`,
    ...(hasDaysBetween(event) ? [daysBetween] : []),
    ...[...notes].map((id) => caveats[id]),
    ...[...sources].map(([address, title]) => `Source: ${title}, ${address}`),
    `Facts checked on ${longIndianDate(checkedSince(facts) ?? factsCheckedOn)}.`,
    `This calendar is not official. The official site is ${officialSites.jeeMain.address}`,
  ].join("\n\n");
}

const daysBetween =
  "This entry runs from the first to the last of these days; some days between may not belong to it.";

/** Whether more than one day or one range of days makes up the event. */
function hasDaysBetween({ by }: CycleEvent): boolean {
  return by.length > 1 || by.some((id) => fact(id).value.kind === "date-list");
}
