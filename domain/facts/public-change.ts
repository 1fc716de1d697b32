import type { Edition, FactSource, Standing } from "../../content/facts/index.ts";

/** A change as readers are told of it: all values that took effect together. */
export type PublicChange = {
  readonly changeId: string;
  /** When it took effect (ISO instant). */
  readonly at: string;
  readonly note: string | null;
  readonly facts: readonly PublicFactChange[];
};

export type PublicFactChange = {
  readonly id: string;
  readonly label: string;
  /** The edition that it is about; null where it is about all, or there is but one to be seen. */
  readonly year: Edition | null;
  readonly before: string;
  readonly after: string;
  readonly standing: Standing;
  readonly source: FactSource;
  readonly checkedOn: string;
};

/** What a change is about, as readers are told: `2027: Application fee`. */
export function nameOfChange({ label, year }: Pick<PublicFactChange, "label" | "year">): string {
  return year === null ? label : `${year}: ${label}`;
}
