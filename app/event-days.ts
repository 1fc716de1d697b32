import { fact, firstDayOf, lastDayOf } from "../content/facts/index.ts";
import type { CycleEvent } from "../content/pages/section.ts";
import type { EventDays } from "./event-status.ts";

/** From the first to the last day of the facts that the event goes by. */
export function eventDays({ id, by }: Pick<CycleEvent, "id" | "by">): EventDays {
  const records = by.map(fact);
  const [from] = records.flatMap((record) => firstDayOf(record) ?? []).sort();
  const to = records
    .flatMap((record) => lastDayOf(record) ?? [])
    .sort()
    .at(-1);
  if (from === undefined || to === undefined) throw new Error(`The event "${id}" has no day.`);
  return { from, to };
}
