import { type FactId, factText, firstDayOf, lastDayOf } from "../content/facts/index.ts";
import type { FactLookup } from "../content/facts/snapshot.ts";

export type CycleStatus =
  | {
      readonly over: false;
      readonly next: {
        readonly label: string;
        readonly date: string;
        /** It has begun: it is going on today. */
        readonly begun: boolean;
      };
    }
  | { readonly over: true };

/**
 * The events of the cycle that a reader understands by their name alone. Other records repeat a part
 * of one of these: its first or last day, or the days of one of its papers.
 */
const cycleFacts = [
  "date.s1.registration",
  "date.s1.correction",
  "date.s1.city_slip",
  "date.s1.admit_card",
  "date.s1.exam",
  "date.s1.answer_key",
  "date.s1.result",
  "date.s1.result_paper2",
  "date.s2.registration",
  "date.s2.correction",
  "date.s2.reopened",
  "date.s2.admit_card",
  "date.s2.exam",
  "date.s2.answer_key",
  "date.s2.result",
  "date.josaa.start",
] as const satisfies readonly FactId[];

/** What of the cycle's dates comes next, today included; `today` is an Indian calendar day. */
export function cycleStatus(today: string, facts: FactLookup): CycleStatus {
  const [next] = cycleFacts
    .map(facts.fact)
    .flatMap((record) => {
      const firstDay = firstDayOf(record);
      const lastDay = lastDayOf(record);
      if (firstDay === undefined || lastDay === undefined || lastDay < today) return [];
      return [{ record, lastDay, begun: firstDay <= today }];
    })
    .sort((one, other) => one.lastDay.localeCompare(other.lastDay));
  if (next === undefined) return { over: true };
  const { record, begun } = next;
  return { over: false, next: { label: record.label, date: factText(record), begun } };
}

/** The same as a sentence, for the first screen of a page. */
export function cycleSentence(status: CycleStatus): string {
  if (status.over)
    return "The 2026 cycle is over. Its dates and figures stay here for reference. The next edition is announced on the official site.";
  const { label, date, begun } = status.next;
  return `${begun ? "Today" : "Next"}: ${label}, ${date}.`;
}
