/** What a number in a text measures; two figures can only be compared when the kind is the same. */
export type Quantity =
  /** Indian rupees. */
  | { readonly kind: "money"; readonly rupees: number }
  | { readonly kind: "percent"; readonly percent: number }
  /** `decimals` as written: a percentile may be given rounded. */
  | { readonly kind: "percentile"; readonly percentile: number; readonly decimals: number }
  | { readonly kind: "rank"; readonly rank: number }
  /** A count of `unit`, singular; `max` differs from `min` in a range. */
  | { readonly kind: "count"; readonly unit: string; readonly min: number; readonly max: number }
  /** Marks added (+) or taken (-). */
  | { readonly kind: "signed"; readonly marks: number }
  | { readonly kind: "duration"; readonly minutes: number }
  /** Minutes after midnight. */
  | { readonly kind: "clock"; readonly minutes: number }
  /** Kilobytes. */
  | { readonly kind: "size"; readonly min: number; readonly max: number }
  | { readonly kind: "days"; readonly spans: readonly DaySpan[] }
  | { readonly kind: "month"; readonly month: number; readonly year: number }
  /** A year that a rule depends on, such as that of passing Class 12. */
  | { readonly kind: "year"; readonly year: number };

/** A single day begins and ends the same day. */
export type DaySpan = { readonly from: CalendarDay; readonly to: CalendarDay };

/** A missing year is one that the text leaves to its reader. */
export type CalendarDay = {
  readonly day: number;
  /** 1 to 12. */
  readonly month: number;
  readonly year: number | null;
};

/** A quantity where it stands in a text. */
export type Figure = {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly quantity: Quantity;
  /** `about`, `nearly`, `over`: near values are equal. */
  readonly approximate: boolean;
  /** Written as a word (`three`), which is often no claim. */
  readonly inWords: boolean;
};

/** What one reader of figures found, before it is known what the others found at the same place. */
export type Found = {
  readonly start: number;
  readonly end: number;
  readonly quantity: Quantity;
};
