import { facts, factText, firstDayOf, lastDayOf } from "../content/facts/index.ts";

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

/** What of the cycle's reported dates comes next, today included; `today` is an Indian calendar day. */
export function cycleStatus(today: string): CycleStatus {
  const [next] = facts
    .flatMap((fact) => {
      const firstDay = firstDayOf(fact);
      const lastDay = lastDayOf(fact);
      if (firstDay === undefined || lastDay === undefined || lastDay < today) return [];
      return [{ fact, lastDay, begun: firstDay <= today }];
    })
    .sort((one, other) => one.lastDay.localeCompare(other.lastDay));
  if (next === undefined) return { over: true };
  const { fact, begun } = next;
  return { over: false, next: { label: fact.label, date: factText(fact), begun } };
}

/** The same as a sentence, for the first screen of a page. */
export function cycleSentence(status: CycleStatus): string {
  if (status.over)
    return "The 2026 cycle is over. Its dates and figures stay here for reference; the next edition is announced on the official site.";
  const { label, date, begun } = status.next;
  return `${begun ? "Today" : "Next"}: ${label}, ${date}.`;
}
