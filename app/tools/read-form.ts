import * as z from "zod/mini";
import { type Result, succeed } from "../../domain/shared/result.ts";
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

type Schema<Value = unknown> = z.ZodMiniType<Value, readonly string[]>;

type Form = Readonly<Record<string, { readonly schema: Schema }>>;

export type ValuesOf<Of extends Form> = {
  readonly [Name in keyof Of]: z.output<Of[Name]["schema"]>;
};

/** More than any field needs; what is longer is cut before it is read and shown. */
const longestValue = 200;

/** Stands for a NUL, which no page may have: who sends one has not left the field empty. */
const unreadable = "\ufffd";

const maxValues = 20;

/** Reads the fields of the form; every other parameter is left alone. */
export function readForm<Of extends Form>(
  form: Of,
  query: URLSearchParams,
  longest = longestValue,
): FormReading<ValuesOf<Of>> {
  const typed: Record<string, readonly string[]> = {};
  const values: Record<string, unknown> = {};
  const problems: Record<string, string> = {};
  for (const [name, { schema }] of Object.entries(form)) {
    typed[name] = query
      .getAll(name)
      .slice(0, maxValues)
      .map((value) => typedText(value.replaceAll("\0", unreadable), longest))
      .filter((value) => value !== "");
    const read = z.safeParse(schema, typed[name]);
    if (read.success) values[name] = read.data;
    else problems[name] = messageOf(read.error);
  }
  if (!Object.keys(form).some((name) => query.has(name))) return { kind: "empty", typed };
  if (query.has("begin")) return { kind: "begun", typed };
  if (Object.keys(problems).length > 0) return { kind: "invalid", typed, problems };
  return { kind: "submitted", typed, values: values as ValuesOf<Of> };
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

/** How a field looks, besides its label. */
type Look = {
  readonly hint?: string;
  readonly placeholder?: string;
  /** Which keyboard a phone opens; whole numbers unless told. */
  readonly inputMode?: "decimal" | "text";
  /** Of several lines. */
  readonly maxLength?: number;
  /** Its name in the list of what is wrong. */
  readonly called?: string;
  /** A list to open, and what an empty choice of it is called. */
  readonly isList?: true;
  readonly none?: string;
  /** Said of a value that it does not offer. */
  readonly problem?: string;
};

export type Field<Value = unknown> = Look & {
  readonly label: string;
  readonly schema: Schema<Value>;
  /** Of a field that offers a choice. */
  readonly options?: Readonly<Record<string, string>>;
  readonly initially?: string | undefined;
  readonly isSeveral?: true;
};

type Options<Name extends string> = Readonly<Record<Name, string>>;

/** One of a few; without `initially` and `required` it may be left open. */
export function choice<Name extends string>(
  label: string,
  options: Options<Name>,
  look: Look & ({ readonly initially: NoInfer<Name> } | { readonly required: string }),
): Field<Name>;
export function choice<Name extends string>(
  label: string,
  options: Options<Name>,
  look?: Look,
): Field<Name | undefined>;
export function choice(
  label: string,
  options: Options<string>,
  look: Look & { readonly initially?: string; readonly required?: string } = {},
): Field<string | undefined> {
  const one = oneOf(Object.keys(options), look.required ?? look.problem);
  const schema = look.required === undefined ? orElse(one, look.initially) : one;
  return { ...look, label, options, schema };
}

/** Any number of them. */
export function several<Name extends string>(
  label: string,
  options: Options<Name>,
  look: Look & { readonly initially?: NoInfer<Name> } = {},
): Field<readonly Name[]> {
  const { problem = "Choose from the list." } = look;
  const schema = schemaOf((typed) => {
    const known = typed.filter((value): value is Name => Object.hasOwn(options, value));
    return known.length === typed.length ? succeed([...new Set(known)]) : refuse(problem);
  });
  return { ...look, label, options, schema, isSeveral: true };
}

export function text<Value>(label: string, schema: Schema<Value>, look: Look = {}): Field<Value> {
  return { ...look, label, schema };
}

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

export const anyText = readValue(succeed<string>);

export function oneOf<Value extends string>(values: readonly Value[], message = "Choose one.") {
  return readValue((value) => {
    const known = values.find((one) => one === value);
    return known === undefined ? refuse(message) : succeed(known);
  });
}

/** One value, read by `parse`, which says what is wrong with another one and with none (""). */
export function readValue<Value>(parse: (value: string) => Result<Value, string>) {
  return schemaOf(([value = "", ...more]) =>
    more.length > 0 ? refuse("The link has this answer twice. Enter it once.") : parse(value),
  );
}

export function orElse<Value, const Otherwise>(field: Schema<Value>, otherwise: Otherwise) {
  return schemaOf((typed): Result<Value | Otherwise, string> => {
    if (typed.length === 0) return succeed(otherwise);
    const read = z.safeParse(field, typed);
    return read.success ? succeed(read.data) : refuse(messageOf(read.error));
  });
}

export function optional<Value>(field: Schema<Value>) {
  return orElse(field, undefined);
}

function schemaOf<Value>(read: (typed: readonly string[]) => Result<Value, string>): Schema<Value> {
  return z.pipe(
    z.readonly(z.array(z.string())),
    z.transform((typed, { issues }) => {
      const value = read(typed);
      if (value.ok) return value.value;
      issues.push({ code: "custom", input: typed, message: value.failure });
      return z.NEVER;
    }),
  );
}

export function refuse(failure: string) {
  return { ok: false, failure } as const;
}

function messageOf(error: z.core.$ZodError): string {
  return error.issues[0]?.message ?? "Enter it again.";
}
