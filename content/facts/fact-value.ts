/** Each kind has exactly one rendering, in `fact-text.ts`. */
export type FactValue =
  /** A count of something: `unit` is the plural noun; `about` when it is a rule of thumb. */
  | {
      readonly kind: "number";
      readonly amount: number;
      readonly unit: string;
      readonly about?: true;
    }
  | {
      readonly kind: "number-range";
      readonly min: number;
      readonly max: number;
      readonly unit: string;
    }
  /** Marks added or taken for one question. */
  | { readonly kind: "signed-marks"; readonly marks: number }
  /** Indian rupees; `per` says for what, for example `per question`. */
  | { readonly kind: "money"; readonly rupees: number; readonly per?: string }
  | { readonly kind: "percent"; readonly percent: number }
  /** `decimals` are part of the value: 93.10 is not 93.1. */
  | { readonly kind: "percentile"; readonly percentile: number; readonly decimals: number }
  | { readonly kind: "rank"; readonly rank: number }
  | { readonly kind: "duration"; readonly minutes: number }
  /** Days are ISO dates (`YYYY-MM-DD`) of the Indian calendar. */
  | { readonly kind: "date"; readonly day: string }
  | { readonly kind: "date-range"; readonly from: string; readonly to: string }
  | { readonly kind: "date-list"; readonly days: readonly string[] }
  | { readonly kind: "boolean"; readonly yes: boolean }
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "list"; readonly names: readonly string[] }
  | { readonly kind: "points"; readonly points: readonly string[] }
  | { readonly kind: "steps"; readonly steps: readonly string[] }
  | {
      readonly kind: "file-size";
      readonly minKb: number;
      readonly maxKb: number;
      readonly type: "JPG" | "PDF";
    }
  | { readonly kind: "questions-and-marks"; readonly questions: number; readonly marks: number }
  | {
      readonly kind: "tally";
      readonly parts: readonly { readonly name: string; readonly amount: number }[];
    };

export function count(amount: number, unit: string): FactValue {
  return { kind: "number", amount, unit };
}

export function rupees(amount: number, per?: string): FactValue {
  return per === undefined
    ? { kind: "money", rupees: amount }
    : { kind: "money", rupees: amount, per };
}

export function percent(value: number): FactValue {
  return { kind: "percent", percent: value };
}

export function percentile(value: number, decimals: number): FactValue {
  return { kind: "percentile", percentile: value, decimals };
}

export function rank(value: number): FactValue {
  return { kind: "rank", rank: value };
}

export function duration(minutes: number): FactValue {
  return { kind: "duration", minutes };
}

export function day(isoDay: string): FactValue {
  return { kind: "date", day: isoDay };
}

export function days(...isoDays: readonly string[]): FactValue {
  return { kind: "date-list", days: isoDays };
}

export function dayRange(from: string, to: string): FactValue {
  return { kind: "date-range", from, to };
}

export function yes(): FactValue {
  return { kind: "boolean", yes: true };
}

export function no(): FactValue {
  return { kind: "boolean", yes: false };
}

export function text(value: string): FactValue {
  return { kind: "text", text: value };
}

export function list(...names: readonly string[]): FactValue {
  return { kind: "list", names };
}

export function points(...values: readonly string[]): FactValue {
  return { kind: "points", points: values };
}

export function steps(...values: readonly string[]): FactValue {
  return { kind: "steps", steps: values };
}

export function fileSize(minKb: number, maxKb: number, type: "JPG" | "PDF"): FactValue {
  return { kind: "file-size", minKb, maxKb, type };
}

export function questionsAndMarks(questions: number, marks: number): FactValue {
  return { kind: "questions-and-marks", questions, marks };
}
