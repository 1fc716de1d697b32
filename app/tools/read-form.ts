import * as z from "zod/mini";
import type { Result } from "../../domain/shared/result.ts";
import { type NumberBounds, typedNumber } from "../../domain/shared/typed-number.ts";
import { typedText } from "../../domain/shared/typed-text.ts";

/** Kept as it was typed, so that the form shows it again. */
export type Typed = Readonly<Record<string, readonly string[]>>;

export type FormReading<Values> =
  /** Begun by a search, whose words say a part of the answers. */
  | { readonly kind: "empty" | "begun"; readonly typed: Typed }
  | {
      readonly kind: "invalid";
      readonly typed: Typed;
      readonly problems: Readonly<Record<string, string>>;
    }
  | { readonly kind: "submitted"; readonly typed: Typed; readonly values: Values };

/** More than any field needs; what is longer is cut before it is read and shown. */
const longestValue = 200;

/** Stands for a NUL, which no page may have: who sends one has not left the field empty. */
const unreadable = "\ufffd";

const maxValues = 20;

/** Reads the fields that the schema names; every other parameter is left alone. */
export function readForm<Shape extends z.core.$ZodShape>(
  schema: z.ZodMiniObject<Shape>,
  query: URLSearchParams,
  longest = longestValue,
): FormReading<z.output<z.ZodMiniObject<Shape>>> {
  const typed: Typed = Object.fromEntries(
    Object.keys(schema.shape).map((name) => [
      name,
      query
        .getAll(name)
        .slice(0, maxValues)
        .map((value) => typedText(value.replaceAll("\0", unreadable), longest))
        .filter((value) => value !== ""),
    ]),
  );
  if (!Object.keys(typed).some((name) => query.has(name))) return { kind: "empty", typed };
  if (query.has("begin")) return { kind: "begun", typed };
  const parsedFields = z.safeParse(schema, typed);
  if (parsedFields.success) return { kind: "submitted", typed, values: parsedFields.data };
  const problems: Record<string, string> = {};
  for (const { path, message } of parsedFields.error.issues) problems[String(path[0])] ??= message;
  return { kind: "invalid", typed, problems };
}

/** The same, with a sentence for each field that contradicts another one; `problemsOf` runs only when all fields are valid. */
export function withoutContradictions<Values>(
  reading: FormReading<Values>,
  problemsOf: (values: Values) => Readonly<Record<string, string>>,
): FormReading<Values> {
  if (reading.kind !== "submitted") return reading;
  const problems = problemsOf(reading.values);
  if (Object.keys(problems).length === 0) return reading;
  return { kind: "invalid", typed: reading.typed, problems };
}

const typedValues = z.array(z.string());

/** A field that has to be filled: a whole number from `min` to `max`. */
export const wholeNumber = (min: number, max: number) => numberWithin({ min, max, decimals: 0 });

export const yearNumber = (min: number, max: number) =>
  numberWithin({ min, max, decimals: 0, isYear: true });

export const decimalNumber = (min: number, max: number, decimals: number) =>
  numberWithin({ min, max, decimals });

/** The same of a hundred, with or without `%` behind it. */
export const shareNumber = (decimals: number) =>
  numberWithin({ min: 0, max: 100, decimals, isShare: true });

function numberWithin(bounds: NumberBounds) {
  return readValue((value) => typedNumber(value, bounds));
}

export const anyText = readValue((words) => ({ ok: true, value: words }));

export function oneOf<Value extends string>(values: readonly Value[], message = "Choose one.") {
  return oneValue(message, (value) => values.find((one) => one === value));
}

export function someOf<Value extends string>(
  values: readonly Value[],
  message = "Choose from the list.",
) {
  return z.pipe(
    typedValues,
    z.transform((typed, { issues }) => {
      const knownValues = typed.flatMap((value) => values.find((one) => one === value) ?? []);
      if (knownValues.length === typed.length) return [...new Set(knownValues)];
      issues.push({ code: "custom", input: typed, message });
      return z.NEVER;
    }),
  );
}

export function oneValue<Value>(message: string, parse: (value: string) => Value | undefined) {
  return readValue((value): Result<Value, string> => {
    const parsedValue = value === "" ? undefined : parse(value);
    return parsedValue === undefined
      ? { ok: false, failure: message }
      : { ok: true, value: parsedValue };
  });
}

/** One value, read by `read`, which says what is wrong with another one and with none (""). */
export function readValue<Value>(parse: (value: string) => Result<Value, string>) {
  return z.pipe(
    typedValues,
    z.transform((typed, { issues }) => {
      const [value = ""] = typed;
      const parsedValue = typed.length > 1 ? givenTwice : parse(value);
      if (parsedValue.ok) return parsedValue.value;
      issues.push({ code: "custom", input: typed, message: parsedValue.failure });
      return z.NEVER;
    }),
  );
}

const givenTwice = {
  ok: false,
  failure: "The link has this answer twice. Enter it once.",
} as const;

export function orElse<Value, const Otherwise>(
  field: z.ZodMiniType<Value, readonly string[]>,
  otherwise: Otherwise,
) {
  return z.pipe(
    typedValues,
    z.transform((typed, { issues }): Value | Otherwise => {
      if (typed.length === 0) return otherwise;
      const parsedValue = z.safeParse(field, typed);
      if (parsedValue.success) return parsedValue.data;
      const [issue] = parsedValue.error.issues;
      issues.push({ code: "custom", input: typed, message: issue?.message ?? "Enter it again." });
      return z.NEVER;
    }),
  );
}

export function optional<Value>(field: z.ZodMiniType<Value, readonly string[]>) {
  return orElse(field, undefined);
}
