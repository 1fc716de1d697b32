import { firstDayOf, lastDayOf } from "../../content/facts/index.ts";
import type { FactLookup } from "../../content/facts/snapshot.ts";
import type { CycleEvent } from "../../content/pages/section.ts";

/** First and last day (ISO, Indian calendar) of something that happens in the cycle. */
export type EventDays = { readonly from: string; readonly to: string };

/** From the first to the last day of the facts that the event goes by; undefined while they name none. */
export function eventDays(
  { by }: Pick<CycleEvent, "by">,
  facts: FactLookup,
): EventDays | undefined {
  const records = by.map(facts.fact);
  const [from] = records.flatMap((record) => firstDayOf(record) ?? []).sort();
  const to = records
    .flatMap((record) => lastDayOf(record) ?? [])
    .sort()
    .at(-1);
  return from === undefined || to === undefined ? undefined : { from, to };
}

/** `next` is the earliest of what is still to come; what follows it is `expected`. */
export type EventStatus = "over" | "today" | "next" | "expected";

/** The status of each event on the Indian calendar day `today`, in the order of the events. */
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
