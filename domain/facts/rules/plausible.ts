import { dayMs } from "../../shared/clock.ts";
import {
  factText,
  firstDayOf,
  firstEdition,
  holdsInEveryEdition,
  lastDayOf,
  type CarriedValue,
  type Fact,
  type FactValue,
} from "../../../content/facts/index.ts";
import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import type { ProposedValue } from "../fact-proposal.ts";
import { figuresOf, labelWithValue } from "./fact-rule.ts";

/** A day that moves further is more often a slip of the hand than news. */
const usualDays = 31;

const ages = { youngest: 12, oldest: 40 } as const;

export function valueRefusals(
  { value }: ProposedValue,
  present: Fact,
  { edition }: Pick<FactSnapshot, "edition">,
): readonly string[] {
  const year = edition === firstEdition || holdsInEveryEdition(present) ? present.edition : edition;
  const cycle = cycleOf(present.id, year);
  const proposedRecord = { ...present, value, carried: undefined };
  const days = [firstDayOf(proposedRecord), lastDayOf(proposedRecord)].filter(
    (day) => day !== undefined,
  );
  if (cycle === null || days.every((day) => cycle.from <= day && day <= cycle.to)) return [];
  return [
    `${labelWithValue(proposedRecord)} has to lie within the cycle of ${year}, from ${cycle.from} to ${cycle.to}.`,
  ];
}

export function valueQuestions(
  { value, standing }: ProposedValue,
  present: Fact,
  today: string,
): readonly string[] {
  const proposedRecord = { ...present, value, carried: undefined };
  const end = lastDayOf({ value });
  const { carried } = present;
  const before = factText({ value: present.value });
  const after = factText({ value });
  const would =
    carried === undefined
      ? `“${present.label}” would change from ${before} to ${after}`
      : `“${present.label}” was ${before} in ${carried.from} and would be ${after} in ${carried.into}`;
  const expectedValue =
    carried === undefined ? present.value : movedBy(yearsOf(carried), present.value);
  const questions = [
    standing === "expected" &&
      end !== undefined &&
      end < today &&
      `${labelWithValue(proposedRecord)} is past: is it still only expected?`,
    standing !== "withdrawn" && isFarFrom(expectedValue, value) && `${would}: is that right?`,
    standing !== "withdrawn" &&
      unitOf(present.value) !== unitOf(value) &&
      `“${present.label}” would change its unit from ${unitOf(present.value) || "none"} to ${unitOf(value) || "none"}: is that right?`,
    // Reports on a carried value are about its own year.
    carried === undefined &&
      before !== after &&
      present.status.kind === "conflict" &&
      `A note about differing reports stands near “${present.label}”: does it still fit once the value is ${after}?`,
  ];
  return questions.filter((question) => question !== false);
}

/** From July of the year before an exam to the end of its year. */
function cycleOf(
  id: string,
  edition: string,
): { readonly from: string; readonly to: string } | null {
  const year = Number(edition);
  if (Number.isNaN(year)) return null;
  if (id === "advanced.born_from")
    return { from: `${year - ages.oldest}-01-01`, to: `${year - ages.youngest}-12-31` };
  return { from: `${year - 1}-07-01`, to: `${year}-12-31` };
}

function yearsOf({ into, from }: CarriedValue): number {
  return Number(into) - Number(from);
}

function movedBy(years: number, value: FactValue): FactValue {
  const movedDay = (day: string) => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;
  if (value.kind === "date") return { ...value, day: movedDay(value.day) };
  if (value.kind === "date-range")
    return { ...value, from: movedDay(value.from), to: movedDay(value.to) };
  return value.kind === "date-list" ? { ...value, days: value.days.map(movedDay) } : value;
}

/** Less than half or more than double of a figure, or a day that moves by more than a month. */
function isFarFrom(before: FactValue, after: FactValue): boolean {
  const next = figuresOf(after);
  const figures = [...figuresOf(before)].flatMap(([name, former]) => {
    const figure = next.get(name);
    return figure === undefined ? [] : [[former, figure] as const];
  });
  const days = [firstDayOf, lastDayOf].map((dayOf) =>
    [before, after].flatMap((value) => Date.parse(dayOf({ value }) ?? "") || []),
  );
  return (
    figures.some(([former, figure]) => isFarFigure(former, figure)) ||
    days.some(([former, day]) => Math.abs((day ?? 0) - (former ?? 0)) > usualDays * dayMs)
  );
}

function isFarFigure(before: number, after: number): boolean {
  const [smaller = 0, larger = 0] = [before, after].map(Math.abs).sort((one, other) => one - other);
  return smaller * 2 < larger || before * after < 0;
}

function unitOf(value: FactValue): string {
  if (value.kind === "number" || value.kind === "number-range") return value.unit;
  if (value.kind === "money") return value.per ?? "";
  return value.kind === "file-size" ? value.type : "";
}
