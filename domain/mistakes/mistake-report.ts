/** What a reader reports. */
export type WrittenReport = {
  /** The address of the page as the reader has it, or its name; kept is its path alone. */
  readonly page: string;
  readonly words: string;
  /** Where the reader read it otherwise; empty for nowhere. */
  readonly source: string;
};

/** What came of a report. The names are stored: they never change. */
const mistakeOutcomes = {
  corrected: "Corrected",
  "no-mistake": "Not a mistake",
  "not-checkable": "Cannot be checked",
} as const;

export type MistakeOutcome = keyof typeof mistakeOutcomes;

export function isMistakeOutcome(name: string): name is MistakeOutcome {
  return Object.hasOwn(mistakeOutcomes, name);
}

/** A report as it is kept: nothing of it says who wrote it. */
export type MistakeReport = WrittenReport & {
  readonly id: string;
  /** ISO instant. */
  readonly createdAt: string;
  /** Null while it waits. */
  readonly settled: Settlement | null;
};

export type Settlement = {
  readonly at: string;
  /** The address of whoever settled it. */
  readonly by: string;
  readonly outcome: MistakeOutcome;
  /** One sentence for the office. */
  readonly note: string;
};
