import { type Fact, firstDayOf, isKnown, lastDayOf } from "../../content/facts/index.ts";
import type { FactLookup } from "../../content/facts/snapshot.ts";
import type { CycleEvent } from "../../content/pages/section.ts";

export type EventDays = { readonly from: string; readonly to: string };

/** From the first to the last day of the facts that the event goes by, or the last day alone; undefined while none is known. */
export function eventDays(
  event: Pick<CycleEvent, "by" | "lastDay">,
  facts: FactLookup,
): EventDays | undefined {
  const records = datedRecords(event, facts);
  const [from] = records.flatMap((record) => firstDayOf(record) ?? []).sort();
  const to = records
    .flatMap((record) => lastDayOf(record) ?? [])
    .sort()
    .at(-1);
  return from === undefined || to === undefined ? undefined : { from, to };
}

export function datedRecords(
  { by, lastDay }: Pick<CycleEvent, "by" | "lastDay">,
  facts: FactLookup,
): readonly Fact[] {
  const known = by.map(facts.fact).filter(isKnown);
  return known.length > 0 || lastDay === undefined ? known : [facts.fact(lastDay)].filter(isKnown);
}

/** `next` is the earliest of what is still to come; what follows it is `expected`. */
export type EventStatus = "over" | "today" | "next" | "expected";

export function eventStatuses(events: readonly EventDays[], today: string): readonly EventStatus[] {
  const [nextDay] = events
    .map(({ from }) => from)
    .filter((from) => from > today)
    .sort();
  return events.map(({ from, to }) => {
    if (to < today) return "over";
    if (from <= today) return "today";
    return from === nextDay ? "next" : "expected";
  });
}

/** An event of the cycle, and what its days mean today; null while they are not known, or only expected and here. */
export type DatedEvent = CycleEvent & { readonly status: EventStatus | null };

/**
 * The events in the order of their first day, with their status on the Indian calendar day `today`. One
 * whose days are not known stays behind the one that it follows in the contents.
 */
export function inOrderOfTime(
  events: readonly CycleEvent[],
  today: string,
  facts: FactLookup,
): readonly DatedEvent[] {
  const days = events.map((event) => eventDays(event, facts));
  const known = days.filter((one) => one !== undefined);
  const statuses = eventStatuses(known, today);
  let place = "";
  return events
    .map((event, index) => {
      const own = days[index];
      place = own?.from ?? place;
      const isSure =
        place > today || event.by.every((fact) => facts.fact(fact).standing !== "expected");
      const status = own && isSure ? statuses[known.indexOf(own)] : null;
      return { ...event, status: status ?? null, place };
    })
    .sort((one, other) => one.place.localeCompare(other.place));
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

export function whenText(today: string, isoDay: string): string {
  const days = daysBetween(today, isoDay);
  if (days === 0) return "today";
  return days === 1 ? "tomorrow" : `in ${days} days`;
}
