import type { Dimension } from "../scope/mention.ts";

/** Stands among the years of a measure for that of the edition in which a value is looked up. */
export const ownYear = "own";

/** What is meant of a measure in one dimension where nothing is named, in an edition. */
export function usualOf(
  { usual }: Pick<Measure, "usual">,
  dimension: Dimension,
  edition: string,
): readonly string[] | undefined {
  return usual?.[dimension]?.map((value) => (value === ownYear ? edition : value));
}

/**
 * Something of the exam that has a value. A figure is of a measure when its unit fits, words name the
 * measure and none make it another one: an application fee is no hostel fee, though both are money.
 */
export type Measure = {
  readonly id: string;
  /** What `measureOf` calls the quantities that it may have. */
  readonly units: readonly string[];
  /** Words that name it, in the statement, its table heads or the heading above. */
  readonly names: RegExp;
  /** Words in the statement that make the figure one of something else. */
  readonly not?: RegExp;
  /** Ids of the records that answer it. */
  readonly records: RegExp;
  /** What a statement has to name before a record can contradict it. */
  readonly needs?: readonly Dimension[];
  /** What is meant, of statements and of records, where nothing is named. */
  readonly usual?: Readonly<Partial<Record<Dimension, readonly string[]>>>;
  /** What is taken to be meant where nothing is named: enough to agree, not to contradict. */
  readonly assumed?: Readonly<Partial<Record<Dimension, readonly string[]>>>;
  /** The value changes every year; `and next`: that of the reference year is used for the year after. */
  readonly yearly?: "of its year" | "and next";
  /** Its name alone says little (a session has many days): it is meant only when nothing else is named. */
  readonly weak?: true;
  /** It belongs to another exam or to counselling, whose name is then no sign of a foreign subject. */
  readonly of?: "jee advanced" | "counselling";
  /** A value that is on record twice may be either; it never contradicts. */
  readonly never?: "contradicts";
};
