import type { Stated } from "./fact-record.ts";
import type { FactValue } from "./fact-value.ts";

const notConfirmed = "not confirmed (see the official site)";

export const notAnnounced = "no notice on record";

/**
 * As a reader sees it: `₹1,000`, `10 to 300 kB, JPG`; a carried one with its year: `₹1,000 (2026)`, `2 June
 * 2026 (2026 cycle)`.
 */
export function factText(record: Stated): string {
  let text = texts.get(record);
  if (text === undefined) {
    text = asItStands(valueText(record.value), record);
    texts.set(record, text);
  }
  return text;
}

/** A record never changes, and one page shows it several times. */
const texts = new WeakMap<Stated, string>();

function asItStands(text: string, { standing, carried }: Omit<Stated, "value">): string {
  if (standing === "withdrawn") return notConfirmed;
  if (carried !== undefined) return text + yearMark(carried.from, text);
  return standing === "expected" ? `${text} (expected)` : text;
}

/** Behind a day, the year of the exam alone could be read as a part of it. */
export function yearMark(year: string, values: string): string {
  return /\b20\d\d\b/.test(values) ? ` (${year} cycle)` : ` (${year})`;
}

/** `total` is the sum of a tally. */
export type FactForm = "figure" | "questions" | "marks" | "total";

/** The whole of a value that has no such form. */
export function factFigure(record: Stated, form: FactForm): string {
  const { value } = record;
  return asItStands(bareFigure(value, form) ?? valueText(value), record);
}

/** Standing alone, in a table or a list: a carried value also says that the edition has none yet. */
export function wholeFactText(record: Stated, form?: FactForm): string {
  const { value, carried } = record;
  if (carried === undefined || record.standing === "withdrawn")
    return form === undefined ? factText(record) : factFigure(record, form);
  const { into, from, checkedOn } = carried;
  const notAnnouncedText = `${notAnnounced} (our records end on ${dayText(checkedOn)})`;
  const shownValue = (form && bareFigure(value, form)) ?? valueText(value);
  return `${from}: ${shownValue}. ${into}: ${notAnnouncedText}`;
}

/** A rule that names years, for the next exam if it stays, or the year of that exam. */
export function yearOnText(
  { value, edition, carried, standing }: Stated & { readonly edition: string },
  is: "year" | "rule",
): string {
  const of = Number(carried?.from ?? edition);
  const next = Number(carried?.into ?? of + 1);
  if (is === "year") return String(next);
  if (standing === "withdrawn") return notConfirmed;
  return valueText(value).replace(/\b20\d\d\b/g, (year) => String(Number(year) + next - of));
}

function bareFigure(value: FactValue, form: FactForm): string | null {
  if (form === "figure" && value.kind === "number" && !value.about) return indian(value.amount);
  if (form === "figure" && value.kind === "percentile") return tableFigure(value.percentile);
  if (form === "total" && value.kind === "tally")
    return indian(value.parts.reduce((sum, { amount }) => sum + amount, 0));
  if (value.kind !== "questions-and-marks") return null;
  if (form === "questions") return indian(value.questions);
  return form === "marks" ? indian(value.marks) : null;
}

/** Percentiles of different years stand below each other: all with two decimals. */
function tableFigure(percentile: number): string {
  return percentile.toFixed(2);
}

function valueText(value: FactValue): string {
  switch (value.kind) {
    case "number":
      return `${value.about ? "about " : ""}${indian(value.amount)} ${value.unit}`;
    case "number-range":
      return `${indian(value.min)} to ${indian(value.max)} ${value.unit}`;
    case "signed-marks":
      return value.marks > 0 ? `+${value.marks}` : String(value.marks);
    case "money":
      return `₹${indian(value.rupees)}${value.per === undefined ? "" : ` ${value.per}`}`;
    case "percent":
      return `${value.percent}%`;
    case "percentile":
      return `${value.percentile.toFixed(value.decimals)} percentile`;
    case "rank":
      return indian(value.rank);
    case "duration":
      return durationText(value.minutes);
    case "date":
      return dayText(value.day);
    case "date-range":
      return dayRangeText(value.from, value.to);
    case "date-list":
      return dayListText(value.days);
    case "boolean":
      return value.yes ? "Yes" : "No";
    case "text":
      return value.text;
    case "list":
      return inOneSentence(value.names);
    case "points":
      return value.points.join("; ");
    case "steps":
      return value.steps.map((step, index) => `${index + 1}. ${step}`).join("; ");
    case "file-size":
      return `${value.minKb} to ${value.maxKb} kB, ${value.type}`;
    case "questions-and-marks":
      return `${value.questions} questions, ${value.marks} marks`;
    case "tally":
      return value.parts.map((part) => `${part.name} ${indian(part.amount)}`).join(", ");
  }
}

const indianDigits = new Intl.NumberFormat("en-IN");

function indian(amount: number): string {
  return indianDigits.format(amount);
}

/** `A, B and C`. */
export function inOneSentence(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} and ${last}`;
}

function durationText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const restOfHour = minutes % 60;
  const parts = [
    hours === 0 ? "" : `${hours} ${hours === 1 ? "hour" : "hours"}`,
    restOfHour === 0 ? "" : `${restOfHour} minutes`,
  ];
  return parts.filter((part) => part !== "").join(" ");
}

const calendarDay = new Intl.DateTimeFormat("en-IN", {
  timeZone: "UTC",
  day: "numeric",
  month: "long",
  year: "numeric",
});

function dayText(isoDay: string): string {
  return calendarDay.format(new Date(isoDay));
}

function dayRangeText(from: string, to: string): string {
  return `${withoutCommonEnd(dayText(from), dayText(to))} to ${dayText(to)}`;
}

function dayListText(isoDays: readonly string[]): string {
  const dayTexts = isoDays.map(dayText);
  const shortTexts = dayTexts.map((name, index) => {
    const next = dayTexts[index + 1];
    return next === undefined ? name : withoutCommonEnd(name, next);
  });
  return inOneSentence(shortTexts);
}

/** `1 December 2025` before `2 December 2025` is just `1`. */
function withoutCommonEnd(name: string, next: string): string {
  const [dayOfMonth, month, year] = name.split(" ");
  const [, nextMonth, nextYear] = next.split(" ");
  if (year !== nextYear) return name;
  return month === nextMonth ? (dayOfMonth ?? "") : `${dayOfMonth ?? ""} ${month ?? ""}`;
}
