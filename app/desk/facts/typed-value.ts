import type { FactValue } from "../../../content/facts/fact-value.ts";
import { isKind, valueForms, type ValueField } from "./value-fields.ts";

type Texts = Readonly<Record<string, string>>;

/** A value as it stands in the form: what was typed, whether it makes sense yet or not. */
export type TypedValue = {
  readonly kind: string;
  readonly fields: Texts;
  readonly rows: readonly Texts[];
};

export type Problems = Readonly<Record<string, string>>;

/** Names a field of a value, or one of its rows, from 0. */
export function fieldKey(name: string, row?: number): string {
  return row === undefined ? name : `${row}.${name}`;
}

/** A value of the server as the form shows it. Of a kind that this desk does not know, nothing can be typed. */
export function typedValue(value: unknown): TypedValue {
  const { kind, ...parts } = partsOf(value);
  if (typeof kind !== "string") return { kind: "", fields: {}, rows: [] };
  const property = isKind(kind) ? (valueForms[kind].rows?.property ?? "") : "";
  const fields = { ...textsOf(parts), ...asTyped(kind, parts) };
  return { kind, fields, rows: itemsOf(parts[property]).map((line) => rowOf(line, property)) };
}

/** What was typed before, as this browser has kept it; null for what is none. */
export function storedTyped(stored: unknown): TypedValue | null {
  const { kind, fields, rows } = partsOf(stored);
  if (typeof kind !== "string") return null;
  return {
    kind,
    fields: textsOf(partsOf(fields)),
    rows: itemsOf(rows).map((row) => textsOf(partsOf(row))),
  };
}

/** Of what is no object, nothing. Without zod, whose schema of a record would add 0.7 kB to every page of the desk. */
function partsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" ? { ...value } : {};
}

function itemsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Parts that are typed otherwise than they are stored. */
function asTyped(kind: string, parts: Readonly<Record<string, unknown>>): Texts {
  const { percentile, decimals, minutes } = parts;
  if (kind === "percentile" && typeof percentile === "number" && typeof decimals === "number")
    return { percentile: percentile.toFixed(decimals) };
  if (kind === "duration" && typeof minutes === "number")
    return { hours: String(Math.floor(minutes / 60)), minutes: String(minutes % 60) };
  return {};
}

function rowOf(line: unknown, property: string): Texts {
  return textsOf(typeof line === "object" ? partsOf(line) : { [property]: line });
}

function textsOf(parts: Readonly<Record<string, unknown>>): Texts {
  return Object.fromEntries(
    Object.entries(parts).flatMap(([name, part]) => {
      if (typeof part === "boolean") return [[name, part ? "yes" : "no"]];
      return typeof part === "string" || typeof part === "number" ? [[name, String(part)]] : [];
    }),
  );
}

type ReadValue =
  | { readonly ok: true; readonly value: FactValue }
  | { readonly ok: false; readonly problems: Problems };

/** The value that was typed, or what is missing before it is one. The rules over all records are the server's. */
export function readTyped(typed: TypedValue): ReadValue {
  const { kind } = typed;
  if (!isKind(kind))
    return { ok: false, problems: { kind: "This kind of value can not be changed here." } };
  const problems = problemsIn(typed, kind);
  if (Object.keys(problems).length > 0) return { ok: false, problems };
  return { ok: true, value: valueOf(kind, typed) };
}

/** Its form says which parts a kind has; the server reads them by the schema of the kind. */
function valueOf(kind: FactValue["kind"], { fields, rows }: TypedValue): FactValue {
  const form = valueForms[kind];
  const { unit, per } = fields;
  const countedIn = { ...(unit !== undefined && { unit }), ...(per !== undefined && { per }) };
  const parts = {
    kind,
    ...countedIn,
    ...asTold(kind, partsRead(form.fields, fields)),
    // 93.10 is not 93.1.
    ...(kind === "percentile" && {
      decimals: fields["percentile"]?.trim().split(".")[1]?.length ?? 0,
    }),
  };
  if (form.rows === undefined) return parts as unknown as FactValue;
  const { property, fields: columns } = form.rows;
  const lines = rows.map((row) => partsRead(columns, row));
  const items = columns.length === 1 ? lines.map((line) => line[property]) : lines;
  const told = kind === "date-list" ? items.toSorted() : items;
  return { ...parts, [property]: told } as unknown as FactValue;
}

type Read = Readonly<Record<string, string | number | boolean>>;

function partsRead(specs: readonly ValueField[], texts: Texts): Read {
  return Object.fromEntries(
    specs.flatMap<[string, string | number | boolean]>(({ name, input }) => {
      const text = texts[name]?.trim() ?? "";
      if (input === "tick") return text === "yes" ? [[name, true]] : [];
      return [[name, input === "number" ? figure(text) : text]];
    }),
  );
}

/** Parts that are stored otherwise than they are typed. */
function asTold(kind: FactValue["kind"], parts: Read): Read {
  const { hours, minutes, yes } = parts;
  if (kind === "duration") return { minutes: Number(hours) * 60 + Number(minutes) };
  if (kind === "boolean") return { yes: yes === "yes" };
  return parts;
}

function problemsIn({ fields, rows }: TypedValue, kind: FactValue["kind"]): Problems {
  const form = valueForms[kind];
  const found = form.fields.flatMap((field) => problemOf(field, fields));
  if (form.rows === undefined) return Object.fromEntries(found);
  const { one, fields: columns } = form.rows;
  if (rows.length === 0) return { rows: `Please add at least one ${one}.` };
  const inRows = rows.flatMap((row, index) =>
    columns.flatMap((field) => problemOf(field, row, index)),
  );
  return Object.fromEntries([...found, ...inRows]);
}

/** The problem of one field with its key; none for what can be read. */
function problemOf(
  { name, input, label }: ValueField,
  texts: Texts,
  row?: number,
): readonly (readonly [key: string, problem: string])[] {
  const text = texts[name]?.trim() ?? "";
  const key = fieldKey(name, row);
  if (input === "tick") return [];
  if (text === "") return [[key, `${label}: please fill this in.`]];
  if (input === "number" && Number.isNaN(figure(text)))
    return [[key, `${label}: please write a number, for example 1,500.`]];
  return [];
}

/** The number in a text, as Indian sources print it: with groups of digits, a rupee sign or a real minus. */
function figure(text: string): number {
  const plain = text.replace(/[,₹\s]/g, "").replace("−", "-");
  return /^[+-]?\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}
