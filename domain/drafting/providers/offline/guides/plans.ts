import type { FactId } from "../../../../../content/facts/index.ts";
import { write } from "./topic-guide.ts";

const monthsOfWeeks = 4;
const longPlanFrom = 6;
const shortPlanFrom = 3;

/** The plan for the time that a request names; all three when it names none. */
export function plansFor(words: string): readonly FactId[] {
  const named = /\b(\d+|one|two|three|four|six)[- ]?(month|week|day)/i.exec(words);
  if (named !== null) return [planFor(monthsIn(named[1] ?? "", named[2] ?? ""))];
  if (/\blast[- ](?:month|minute|week|few|days?|\d)|\bfinal (?:month|weeks?)\b/i.test(words))
    return ["prep.last_weeks"];
  if (/\bdroppers?\b|\byear\b|\blong[- ]term\b/i.test(words)) return ["prep.long_term"];
  return ["prep.long_term", "prep.short_term", "prep.last_weeks"];
}

function planFor(months: number): FactId {
  if (months >= longPlanFrom) return "prep.long_term";
  return months >= shortPlanFrom ? "prep.short_term" : "prep.last_weeks";
}

const spelled: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, six: 6 };

function monthsIn(count: string, unit: string): number {
  const amount = spelled[count.toLowerCase()] ?? Number(count);
  if (/month/i.test(unit)) return amount;
  return /week/i.test(unit) ? amount / monthsOfWeeks : amount / 30;
}

/** The short answer of a plan, by the time that is left. */
export function planAnswer(words: string): string {
  const [plan, ...others] = plansFor(words);
  if (others.length > 0 || plan === undefined)
    return write`Pick the plan that fits the months you have. In each of them, work in the real pattern, learn from each mistake, and solve the papers of at least the last ${"papers.years_to_solve"}.`;
  if (plan === "prep.last_weeks")
    return write`The last weeks are for revision, mock tests and sleep, not for new books. Train the full ${"paper1.duration"} of Paper 1 at the hour of your shift, and aim to be done in ${"paper1.practice_target"}.`;
  if (plan === "prep.short_term")
    return write`With a few months left, sort your topics first and give most of the time to the middle ones. Solve the papers of at least the last ${"papers.years_to_solve"} against the clock.`;
  return write`With a year ahead, finish the topics first and start full mocks in the last three months. We advise ${"mock.recommended"} before the exam.`;
}
