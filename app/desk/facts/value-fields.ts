import type { FactValue } from "../../../content/facts/fact-value.ts";

export type ValueField = {
  readonly name: string;
  readonly label: string;
  /** `number` takes figures in any grouping; `line` is one line of words, `words` several. */
  readonly input: "number" | "day" | "line" | "words" | "choice" | "tick";
  readonly hint?: string;
  /** Of a choice: what is stored, and what it is called. */
  readonly options?: readonly (readonly [value: string, label: string])[];
};

/** The lines of a value that has several: each is one field, or a few that belong together. */
export type ValueRows = {
  readonly property: string;
  readonly one: string;
  readonly fields: readonly ValueField[];
  readonly isMovable: boolean;
};

type ValueForm = {
  readonly fields: readonly ValueField[];
  readonly rows?: ValueRows;
};

function number(name: string, label: string, hint?: string): ValueField {
  return hint === undefined
    ? { name, label, input: "number" }
    : { name, label, input: "number", hint };
}

function day(name: string, label: string): ValueField {
  return { name, label, input: "day" };
}

function lines(
  property: string,
  one: string,
  label: string,
  input: ValueField["input"],
): ValueForm {
  const fields = [{ name: property, label, input }];
  return { fields: [], rows: { property, one, fields, isMovable: input !== "day" } };
}

/** What is typed for each kind of value. What a record counts in (its unit) is part of its kind and stays. */
export const valueForms: Readonly<Record<FactValue["kind"], ValueForm>> = {
  number: {
    fields: [
      number("amount", "Number"),
      { name: "about", label: "A rule of thumb: readers see “about”", input: "tick" },
    ],
  },
  "number-range": { fields: [number("min", "From"), number("max", "To")] },
  "signed-marks": {
    fields: [number("marks", "Marks", "With a minus for marks that are taken, for example -1")],
  },
  money: { fields: [number("rupees", "Rupees")] },
  percent: { fields: [number("percent", "Percent")] },
  percentile: {
    fields: [
      number("percentile", "Percentile", "With as many decimals as the source prints: 93.10"),
    ],
  },
  rank: { fields: [number("rank", "Rank")] },
  duration: { fields: [number("hours", "Hours"), number("minutes", "Minutes")] },
  date: { fields: [day("day", "Day")] },
  "date-range": { fields: [day("from", "First day"), day("to", "Last day")] },
  "date-list": lines("days", "day", "Day", "day"),
  boolean: {
    fields: [
      {
        name: "yes",
        label: "Answer",
        input: "choice",
        options: [
          ["yes", "Yes"],
          ["no", "No"],
        ],
      },
    ],
  },
  text: { fields: [{ name: "text", label: "Words", input: "words" }] },
  list: lines("names", "name", "Name", "line"),
  points: lines("points", "point", "Point", "words"),
  steps: lines("steps", "step", "Step", "words"),
  "file-size": {
    fields: [
      number("minKb", "At least, in kB"),
      number("maxKb", "At most, in kB"),
      {
        name: "type",
        label: "Type of file",
        input: "choice",
        options: [
          ["JPG", "JPG"],
          ["PDF", "PDF"],
        ],
      },
    ],
  },
  "questions-and-marks": {
    fields: [number("questions", "Questions"), number("marks", "Marks")],
  },
  tally: {
    fields: [],
    rows: {
      property: "parts",
      one: "part",
      fields: [{ name: "name", label: "Name", input: "line" }, number("amount", "Number")],
      isMovable: true,
    },
  },
};

export function isKind(kind: string): kind is FactValue["kind"] {
  return Object.hasOwn(valueForms, kind);
}
