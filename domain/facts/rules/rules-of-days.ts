import type { Fact, FactId } from "../../../content/facts/index.ts";
import { allNamed, allOf, labelWithValue, together, type Rule } from "./fact-rule.ts";

/** None ends after the next one begins. */
const orders: readonly (readonly FactId[])[] = [
  ["date.s1.registration", "date.s1.correction", "date.s1.admit_card"],
  ["date.s1.registration", "date.s1.city_slip", "date.s1.admit_card"],
  ["date.s1.admit_card", "date.s1.exam"],
  ["date.s1.paper1", "date.s1.answer_key", "date.s1.result"],
  ["date.s1.paper2", "date.s1.result_paper2"],
  ["date.s2.registration", "date.s2.correction", "date.s2.admit_card"],
  ["date.s2.registration", "date.s2.reopened", "date.s2.admit_card"],
  ["date.s2.admit_card", "date.s2.exam"],
  ["date.s2.paper1", "date.s2.answer_key", "date.s2.result"],
  ["date.s1.registration", "date.s2.registration"],
  ["date.s1.exam", "date.s2.exam"],
  ["date.s1.result", "date.s2.result"],
  ["date.s2.result", "date.advanced.exam", "date.josaa.start"],
  ["date.advanced.registration", "date.advanced.exam"],
  ["csab.2025.registration", "csab.2025.union_territories"],
];

const repeats: readonly {
  readonly whole: FactId;
  readonly part: FactId;
  readonly is: "first day" | "second day" | "last day";
}[] = [
  { whole: "date.s1.registration", is: "first day", part: "date.s1.registration_opens" },
  { whole: "date.s1.registration", is: "last day", part: "date.s1.registration_closes" },
  { whole: "date.s1.paper1", is: "first day", part: "date.s1.exam_day1" },
  { whole: "date.s1.paper1", is: "second day", part: "date.s1.exam_day2" },
  { whole: "date.s2.paper1", is: "first day", part: "date.s2.exam_day1" },
  { whole: "date.s2.paper1", is: "second day", part: "date.s2.exam_day2" },
];

const sessions = [
  { exam: "date.s1.exam", papers: ["date.s1.paper1", "date.s1.paper2"] },
  { exam: "date.s2.exam", papers: ["date.s2.paper1", "date.s2.paper2"] },
] as const satisfies readonly { exam: FactId; papers: readonly FactId[] }[];

export const dayRules: readonly Rule[] = [
  ...orders.map(orderRule),
  ...repeats.map(repeatRule),
  ...sessions.map(sessionRule),
];

function orderRule(ids: readonly FactId[]): Rule {
  return {
    about: ids,
    broken: "refused",
    fault(outcome) {
      const knownDays = ids.flatMap((id) => daysNamed(outcome(id)) ?? []);
      for (const [index, later] of knownDays.entries()) {
        const earlier = knownDays[index - 1];
        if (earlier !== undefined && later.first < earlier.last)
          return `${labelWithValue(earlier.record)} has to be over before ${labelWithValue(later.record)} begins. If both have moved, change them in one change.`;
      }
      return null;
    },
  };
}

function repeatRule({ whole, part, is }: (typeof repeats)[number]): Rule {
  return {
    about: [whole, part],
    broken: "refused",
    fault(outcome) {
      const [days, day] = allOf(outcome, [whole, part]) ?? [];
      if (days === undefined || day === undefined) return null;
      if (day.value.kind !== "date") return `${labelWithValue(day)} has to be one day.`;
      if (isThatDay(day.value.day, is, days)) return null;
      return `${labelWithValue(day)} has to be the ${is} of ${labelWithValue(days)}. ${together}`;
    },
  };
}

function sessionRule({ exam, papers }: (typeof sessions)[number]): Rule {
  return {
    about: [exam, ...papers],
    broken: "refused",
    fault(outcome) {
      const [wholePeriod, ...parts] = allOf(outcome, [exam, ...papers]) ?? [];
      if (wholePeriod === undefined || isSumOfDays(wholePeriod, parts)) return null;
      return `${labelWithValue(wholePeriod)} has to be the days of ${allNamed(parts)}. ${together}`;
    },
  };
}

function isSumOfDays(wholePeriod: Fact, parts: readonly Fact[]): boolean {
  const ofWhole = namedDays(wholePeriod);
  const ofParts = [...new Set(parts.flatMap(namedDays))].sort();
  if (![wholePeriod, ...parts].some(isRange)) return ofWhole.join() === ofParts.join();
  return ofWhole[0] === ofParts[0] && ofWhole.at(-1) === ofParts.at(-1);
}

function isThatDay(day: string, which: (typeof repeats)[number]["is"], days: Fact): boolean {
  const [first, second] = namedDays(days);
  const last = namedDays(days).at(-1);
  if (which === "first day") return day === first;
  if (which === "last day") return day === last;
  if (!isRange(days)) return day === second;
  return first !== undefined && last !== undefined && first < day && day <= last;
}

function isRange({ value }: Fact): boolean {
  return value.kind === "date-range";
}

function namedDays({ value }: Fact): readonly string[] {
  if (value.kind === "date") return [value.day];
  if (value.kind === "date-range") return [value.from, value.to];
  return value.kind === "date-list" ? value.days : [];
}

function daysNamed(record: Fact | undefined) {
  if (record === undefined) return undefined;
  const days = namedDays(record);
  const first = days[0];
  const last = days.at(-1);
  return first === undefined || last === undefined ? undefined : { record, first, last };
}
