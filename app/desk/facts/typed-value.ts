import type { FactValue } from "../../../content/facts/fact-value.ts";
import { isKind, valueForms, type ValueField } from "./value-fields.ts";

type Texts = Readonly<Record<string, string>>;

/** A value as it stands in the form: what was typed, whether it makes sense yet or not. */
export type TypedValue = {
  readonly kind: string;
  readonly fields: Texts;
  readonly rows: readonly Texts[];
};

/** What is wrong with what was typed, by the field that it is wrong in (`fieldKey`). */
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
  const { kind, fields } = typed;
  if (!isKind(kind))
    return { ok: false, problems: { kind: "This kind of value can not be changed here." } };
  const problems = problemsIn(typed, kind);
  if (Object.keys(problems).length > 0) return { ok: false, problems };
  const text = (name: string) => fields[name]?.trim() ?? "";
  const number = (name: string) => figure(text(name));
  return { ok: true, value: valueOf(kind, { text, number, rows: typed.rows }) };
}

type Parts = {
  readonly text: (name: string) => string;
  readonly number: (name: string) => number;
  readonly rows: readonly Texts[];
};

function valueOf(kind: FactValue["kind"], { text, number, rows }: Parts): FactValue {
  const lines = (name: string) => rows.map((row) => row[name]?.trim() ?? "");
  switch (kind) {
    case "number": {
      const about = text("about") === "yes" && { about: true as const };
      return { kind, amount: number("amount"), unit: text("unit"), ...about };
    }
    case "number-range":
      return { kind, min: number("min"), max: number("max"), unit: text("unit") };
    case "signed-marks":
      return { kind, marks: number("marks") };
    case "money": {
      const per = text("per") !== "" && { per: text("per") };
      return { kind, rupees: number("rupees"), ...per };
    }
    case "percent":
      return { kind, percent: number("percent") };
    case "percentile": {
      const decimals = text("percentile").split(".")[1]?.length ?? 0;
      return { kind, percentile: number("percentile"), decimals };
    }
    case "rank":
      return { kind, rank: number("rank") };
    case "duration":
      return { kind, minutes: number("hours") * 60 + number("minutes") };
    case "date":
      return { kind, day: text("day") };
    case "date-range":
      return { kind, from: text("from"), to: text("to") };
    case "date-list":
      return { kind, days: lines("days").toSorted() };
    case "boolean":
      return { kind, yes: text("yes") === "yes" };
    case "text":
      return { kind, text: text("text") };
    case "list":
      return { kind, names: lines("names") };
    case "points":
      return { kind, points: lines("points") };
    case "steps":
      return { kind, steps: lines("steps") };
    case "file-size":
      return {
        kind,
        minKb: number("minKb"),
        maxKb: number("maxKb"),
        type: text("type") === "PDF" ? "PDF" : "JPG",
      };
    case "questions-and-marks":
      return { kind, questions: number("questions"), marks: number("marks") };
    case "tally": {
      const parts = rows.map(({ name = "", amount = "" }) => ({
        name: name.trim(),
        amount: figure(amount),
      }));
      return { kind, parts };
    }
  }
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
