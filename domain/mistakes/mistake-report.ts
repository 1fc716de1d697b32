/** What a reader reports. */
export type WrittenReport = {
  /** The address of the page as the reader has it, or its name. */
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

/** Mobile numbers of India; those of offices, which are a matter of record, have another form. */
const mobileNumber = /(?<![\d.])(?:(?:\+|00)?91[\s-]?|0)?[6-9]\d{4}[\s-]?\d{5}(?![\d.])/g;
const mailAddress = /[^\s<>,;:()@]+@[^\s<>,;:()@]+\.[a-z]{2,}/gi;
const officeMail = /\.(?:ac|gov|nic)\.in$/i;

/** The text without what tells who somebody is, where that can be known by its form. */
export function withoutPersons(text: string): string {
  return text
    .replaceAll(mobileNumber, "[number left out]")
    .replaceAll(mailAddress, (address) => (officeMail.test(address) ? address : "[mail left out]"));
}
