/** One table of the performance report. */
export type Part = {
  readonly title: string;
  /** How it was measured and what is beside it, in a few sentences. */
  readonly method: string;
  /** Each with the same columns; the first names the row. */
  readonly rows: readonly Row[];
};

export type Row = Readonly<Record<string, string | number>>;

/** Shows it where the bench runs. */
export function printPart({ title, method, rows }: Part): void {
  console.log(`\n${title}\n${method}`);
  console.table(rows);
}

/** The one in the middle; of an even number the upper one. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

export function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
