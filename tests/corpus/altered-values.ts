import {
  factSentence,
  factText,
  isReportedDifference,
  type Fact,
  type FactValue,
} from "../../content/facts/index.ts";
import { builtInFacts } from "../../content/facts/snapshot.ts";

const { all: facts } = builtInFacts;

/** The records that are stated as such. */
export const statedFacts: readonly Fact[] = facts.filter((record) => !isReportedDifference(record));

/** A record's sentence under its topic, with any text in place of its value. */
export function statedAs(record: Fact, value: string): string {
  return `## ${record.topic}\n\n${factSentence(record, value)}`;
}

/** Values of the same kind that are not the record's: moved a little, and those of other records. */
export function wrongValues(record: Fact): readonly string[] {
  const right = factText(record);
  const moved = movedValues(record.value);
  if (moved.length === 0) return [];
  const others = statedFacts
    .filter((other) => other.id !== record.id && isAlike(other.value, record.value))
    .map((other) => other.value);
  return [...moved, ...others].map((value) => factText({ value })).filter((text) => text !== right);
}

function isAlike(one: FactValue, other: FactValue): boolean {
  if (one.kind === "number" && other.kind === "number") return one.unit === other.unit;
  return one.kind === other.kind;
}

function movedValues(value: FactValue): readonly FactValue[] {
  switch (value.kind) {
    case "money":
      return [100, value.rupees].map((by) => ({ ...value, rupees: value.rupees + by }));
    case "percent":
      return [5, -2].map((by) => ({ ...value, percent: value.percent + by }));
    case "percentile":
      return [0.5, 1].map((by) => ({ ...value, percentile: value.percentile + by }));
    case "rank":
      return [100, value.rank].map((by) => ({ ...value, rank: value.rank + by }));
    case "number":
      return [1, 5, value.amount].map((by) => ({ ...value, amount: value.amount + by }));
    case "signed-marks":
      return [1, -2].map((by) => ({ ...value, marks: value.marks + by }));
    case "duration":
      return [30, value.minutes].map((by) => ({ ...value, minutes: value.minutes + by }));
    case "file-size":
      return [{ ...value, maxKb: value.maxKb + 100 }];
    case "questions-and-marks":
      return [
        { ...value, questions: value.questions + 5 },
        { ...value, marks: value.marks + 20 },
      ];
    case "date":
      return [1, 3, 31].map((by) => ({ ...value, day: dayLater(value.day, by) }));
    case "date-range":
      return [
        { ...value, from: dayLater(value.from, 1), to: dayLater(value.to, 1) },
        { ...value, to: dayLater(value.to, 2) },
      ];
    case "date-list":
      return [{ ...value, days: value.days.map((day) => dayLater(day, 1)) }];
    case "number-range":
    case "boolean":
    case "text":
    case "list":
    case "points":
    case "steps":
    case "tally":
      return [];
  }
}

function dayLater(isoDay: string, by: number): string {
  const day = new Date(isoDay);
  day.setUTCDate(day.getUTCDate() + by);
  return day.toISOString().slice(0, 10);
}
