import type { Edition, FactSource, Standing } from "../../content/facts/index.ts";

export type PublicChange = {
  readonly changeId: string;
  /** ISO instant. */
  readonly at: string;
  readonly note: string | null;
  readonly facts: readonly PublicFactChange[];
};

export type PublicFactChange = {
  readonly id: string;
  readonly label: string;
  /** Null for what is about all editions, and while readers see one only. */
  readonly year: Edition | null;
  readonly before: string;
  readonly after: string;
  readonly standing: Standing;
  readonly source: FactSource;
  readonly checkedOn: string;
};

/** `2027: Application fee`. */
export function nameOfChange({ label, year }: Pick<PublicFactChange, "label" | "year">): string {
  return year === null ? label : `${year}: ${label}`;
}
