import type { FactValue } from "../../../content/facts/fact-value.ts";
import type { FieldProps } from "../kit/desk-form.tsx";

type Kind = FactValue["kind"];

/** A value as it was typed, by field: whether it makes sense yet or not. `unit` and `per` are part of its kind and stay. */
export type TypedValue = Readonly<Record<string, string>>;

export type ValueField = Pick<FieldProps, "name" | "label" | "hint" | "options"> & {
  /** A number where nothing else is said. */
  readonly input?: keyof typeof readings;
};

const aLine = { input: "lines", hint: "One a line." } as const;
const yesOrNo = [
  ["on", "Yes"],
  ["no", "No"],
] as const;
const fileTypes = [
  ["JPG", "JPG"],
  ["PDF", "PDF"],
] as const;

const valueFields: Readonly<Record<Kind, readonly ValueField[]>> = {
  number: [
    { name: "amount", label: "Number" },
    { name: "about", label: "A rule of thumb: readers see “about”", input: "tick" },
  ],
  "number-range": [
    { name: "min", label: "From" },
    { name: "max", label: "To" },
  ],
  "signed-marks": [
    { name: "marks", label: "Marks", hint: "With a minus for marks that are taken: -1" },
  ],
  money: [{ name: "rupees", label: "Rupees" }],
  percent: [{ name: "percent", label: "Percent" }],
  percentile: [
    { name: "percentile", label: "Percentile", hint: "With the decimals of the source: 93.10" },
  ],
  rank: [{ name: "rank", label: "Rank" }],
  duration: [
    { name: "hours", label: "Hours" },
    { name: "minutes", label: "Minutes" },
  ],
  date: [{ name: "day", label: "Day", input: "day" }],
  "date-range": [
    { name: "from", label: "First day", input: "day" },
    { name: "to", label: "Last day", input: "day" },
  ],
  "date-list": [{ name: "days", label: "Days", input: "days", hint: "One a line: 2026-01-21" }],
  boolean: [{ name: "yes", label: "Answer", input: "answer", options: yesOrNo }],
  text: [{ name: "text", label: "Words", input: "words" }],
  list: [{ name: "names", label: "Names", ...aLine }],
  points: [{ name: "points", label: "Points", ...aLine }],
  steps: [{ name: "steps", label: "Steps", ...aLine }],
  "file-size": [
    { name: "minKb", label: "At least, in kB" },
    { name: "maxKb", label: "At most, in kB" },
    { name: "type", label: "Type of file", input: "words", options: fileTypes },
  ],
  "questions-and-marks": [
    { name: "questions", label: "Questions" },
    { name: "marks", label: "Marks" },
  ],
  tally: [{ name: "parts", label: "Parts", input: "parts", hint: "One a line: Physics: 25" }],
};

/** None for a kind that this page does not know, as it may be after an update of the site. */
export function fieldsOf(kind = ""): readonly ValueField[] {
  return Object.entries(valueFields).find(([name]) => name === kind)?.[1] ?? [];
}

export function typedValue(value: FactValue): TypedValue {
  const texts = Object.fromEntries(
    Object.entries(value).map(([name, part]: [string, unknown]) => [name, textOf(part)]),
  );
  if (value.kind === "percentile")
    return { ...texts, percentile: value.percentile.toFixed(value.decimals) };
  if (value.kind !== "duration") return texts;
  const { kind, minutes } = value;
  return { kind, hours: String(Math.floor(minutes / 60)), minutes: String(minutes % 60) };
}

type Part = Extract<FactValue, { kind: "tally" }>["parts"][number];

function textOf(part: unknown): string {
  if (typeof part === "boolean") return part ? "on" : "no";
  if (!Array.isArray(part)) return String(part);
  return part
    .map((line: string | Part) =>
      typeof line === "string" ? line : `${line.name}: ${line.amount}`,
    )
    .join("\n");
}

/** The value that was typed; null for one that cannot be read. The rules over all records are the server's. */
export function readTyped(typed: TypedValue): FactValue | null {
  const { kind, unit, per, ...texts } = typed;
  const parts: Record<string, unknown> = { kind };
  for (const { name, input = "number" } of fieldsOf(kind)) {
    const part = readings[input](texts[name]?.trim() ?? "");
    if (part !== undefined) parts[name] = part;
    else if (input !== "tick") return null;
  }
  if (unit !== undefined) parts["unit"] = unit;
  if (per !== undefined) parts["per"] = per;
  return inItsKind(parts, texts) as FactValue;
}

function inItsKind(parts: Readonly<Record<string, unknown>>, texts: TypedValue): unknown {
  const { kind, hours, minutes } = parts;
  if (kind === "duration") return { kind, minutes: Number(hours) * 60 + Number(minutes) };
  // 93.10 is not 93.1.
  if (kind === "percentile")
    return { ...parts, decimals: texts["percentile"]?.trim().split(".")[1]?.length ?? 0 };
  return parts;
}

const readings = {
  number: figure,
  day: given,
  days,
  words: given,
  lines: linesIn,
  parts: partsIn,
  answer: (text: string) => text === "on",
  tick: (text: string) => (text === "on" ? true : undefined),
} as const;

function given(text: string): string | undefined {
  return text === "" ? undefined : text;
}

function figure(text: string): number | undefined {
  const plain = text.replace(/[,₹\s]/g, "").replace("−", "-");
  return /^[+-]?\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}

function linesIn(text: string): readonly string[] | undefined {
  const filled = text.split("\n").flatMap((line) => line.trim() || []);
  return filled.length === 0 ? undefined : filled;
}

function days(text: string): readonly string[] | undefined {
  const list = linesIn(text);
  const areDays = list?.every((day) => /^\d{4}-\d\d-\d\d$/.test(day) && !isNaN(Date.parse(day)));
  return areDays === true ? list?.toSorted() : undefined;
}

function partsIn(text: string): readonly Part[] | undefined {
  const parts = linesIn(text)?.flatMap((line) => {
    const [, name, count = ""] = /^(.*\S)\s*:\s*(.*)$/.exec(line) ?? [];
    const amount = figure(count);
    return name === undefined || amount === undefined ? [undefined] : [{ name, amount }];
  });
  return parts?.every((part) => part !== undefined) === true ? parts : undefined;
}
