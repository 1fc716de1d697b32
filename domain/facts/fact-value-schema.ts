import { z } from "zod";
import type { Fact, FactValue } from "../../content/facts/index.ts";
import { fail, succeed, type Result } from "../shared/result.ts";
import {
  calendarDay,
  decimalNumber,
  hasAtMostDecimals,
  plainWords,
  wholeNumber,
} from "./written-fact.ts";

/** No figure of the exam comes near: a larger one is a slip of the hand. */
const largestCount = 1_000_000_000;
const maxDecimals = 10;

const unit = plainWords("The unit", 60);

/** One schema for each kind of `content/facts/fact-value.ts`; each refusal is a sentence for a person. */
const kinds = [
  z.object({
    kind: z.literal("number"),
    amount: wholeNumber("The amount", 0, largestCount),
    unit,
    about: z.literal(true, { error: "“about” has to be true or left out." }).optional(),
  }),
  z
    .object({
      kind: z.literal("number-range"),
      min: wholeNumber("The smaller number", 0, largestCount),
      max: wholeNumber("The larger number", 0, largestCount),
      unit,
    })
    .refine(({ min, max }) => min <= max, {
      error: "The first number has to be the smaller one.",
    }),
  z.object({
    kind: z.literal("signed-marks"),
    marks: decimalNumber("The marks of one question", -100, 100, 2).transform((marks) => marks + 0),
  }),
  z.object({
    kind: z.literal("money"),
    rupees: wholeNumber("The amount in rupees", 0, 100_000_000),
    per: plainWords("What the amount is paid for", 60).optional(),
  }),
  z.object({ kind: z.literal("percent"), percent: decimalNumber("The percentage", 0, 100, 4) }),
  z
    .object({
      kind: z.literal("percentile"),
      percentile: decimalNumber("The percentile", 0, 100, maxDecimals),
      decimals: wholeNumber("The number of decimals", 0, maxDecimals),
    })
    .refine(({ percentile, decimals }) => hasAtMostDecimals(percentile, decimals), {
      error: "The percentile has more decimals than are to be shown.",
    }),
  z.object({ kind: z.literal("rank"), rank: wholeNumber("The rank", 1, 10_000_000) }),
  z.object({ kind: z.literal("duration"), minutes: wholeNumber("The minutes", 1, 1440) }),
  z.object({ kind: z.literal("date"), day: calendarDay("The day") }),
  z
    .object({
      kind: z.literal("date-range"),
      from: calendarDay("The first day"),
      to: calendarDay("The last day"),
    })
    .superRefine(({ from, to }, refusal) => {
      if (to < from) refusal.addIssue(`The last day, ${to}, is before the first day, ${from}.`);
    }),
  z.object({
    kind: z.literal("date-list"),
    days: listOf("days", calendarDay("Each day"), 60).refine(isAscending, {
      error: "The days have to stand in their order, each once.",
    }),
  }),
  z.object({
    kind: z.literal("boolean"),
    yes: z.boolean({ error: "The answer has to be yes (true) or no (false)." }),
  }),
  z.object({ kind: z.literal("text"), text: plainWords("The text", 600) }),
  z.object({ kind: z.literal("list"), names: listOf("names", plainWords("Each name", 200), 60) }),
  z.object({
    kind: z.literal("points"),
    points: listOf("points", plainWords("Each point", 400), 60),
  }),
  z.object({ kind: z.literal("steps"), steps: listOf("steps", plainWords("Each step", 400), 30) }),
  z
    .object({
      kind: z.literal("file-size"),
      minKb: wholeNumber("The smallest size in kB", 1, 1_000_000),
      maxKb: wholeNumber("The largest size in kB", 1, 1_000_000),
      type: z.enum(["JPG", "PDF"], { error: "The type of the file has to be JPG or PDF." }),
    })
    .refine(({ minKb, maxKb }) => minKb <= maxKb, {
      error: "The smallest size must not be above the largest one.",
    }),
  z.object({
    kind: z.literal("questions-and-marks"),
    questions: wholeNumber("The number of questions", 1, 1000),
    marks: wholeNumber("The marks", 0, 10_000),
  }),
  z.object({
    kind: z.literal("tally"),
    parts: listOf(
      "parts",
      z.object(
        {
          name: plainWords("The name of each part", 60),
          amount: wholeNumber("The amount of each part", 0, largestCount),
        },
        { error: "Each part has to have a name and an amount." },
      ),
      20,
    ).refine((parts) => new Set(parts.map(({ name }) => name)).size === parts.length, {
      error: "Each part has to have a name of its own.",
    }),
  }),
] as const;

export const factValueSchema: z.ZodType<FactValue> = z.discriminatedUnion("kind", kinds, {
  error: "The value has to be an object with a kind that exists, and what belongs to that kind.",
});

/** Kinds that may take each other's place: what is expected in a week is announced as a day. */
const dayKinds: readonly string[] = [
  "date",
  "date-range",
  "date-list",
] satisfies FactValue["kind"][];

/** Of the record's kind, because sentences are built around it. What is not given stays the record's; an empty `per` is taken away. */
export function readFactValue(
  record: Pick<Fact, "label" | "value">,
  typedValue: unknown,
): Result<FactValue> {
  const parsedValue = factValueSchema.safeParse(completeValue(record.value, typedValue));
  if (!parsedValue.success)
    return fail("unacceptable", `${record.label}: ${parsedValue.error.issues[0]?.message ?? ""}`);
  if (canBecome(record.value.kind, parsedValue.data.kind)) return succeed(parsedValue.data);
  return fail(
    "unacceptable",
    `${record.label}: the value has to be of the kind ${record.value.kind}, not ${parsedValue.data.kind}.`,
  );
}

function canBecome(present: FactValue["kind"], next: FactValue["kind"]): boolean {
  return present === next || (dayKinds.includes(present) && dayKinds.includes(next));
}

const givenFields = z.record(z.string(), z.unknown());

const keptFields: readonly string[] = ["unit", "per", "about", "decimals", "type"];

function isKept([name]: readonly [string, unknown]): boolean {
  return keptFields.includes(name);
}

function completeValue(present: FactValue, typedValue: unknown): unknown {
  const fields = givenFields.safeParse(typedValue);
  if (!fields.success) return typedValue;
  const kind = fields.data["kind"] ?? present.kind;
  const commonFields = kind === present.kind ? Object.entries(present).filter(isKept) : [];
  const allFields = { ...Object.fromEntries(commonFields), ...fields.data, kind };
  const isTakenAway = ([name, value]: [string, unknown]) =>
    (name === "per" && (value === "" || value === null)) || (name === "about" && value === false);
  return Object.fromEntries(Object.entries(allFields).filter((field) => !isTakenAway(field)));
}

function listOf<Item extends z.ZodType>(subject: string, item: Item, longest: number) {
  const error = `There have to be 1 to ${longest} ${subject}.`;
  return z.array(item, { error }).min(1, { error }).max(longest, { error });
}

function isAscending(days: readonly string[]): boolean {
  return days.every((day, index) => index === 0 || (days[index - 1] ?? "") < day);
}
