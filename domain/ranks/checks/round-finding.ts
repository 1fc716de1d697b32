/** What is odd about a round that somebody wants to import. */
export type Finding = {
  /** `asked`: a person who has looked may confirm it; `refused`: nobody can. */
  readonly kind: "refused" | "asked";
  /** For a person: what is odd, and what to do. */
  readonly sentence: string;
  /** What a person compares one by one; most findings have none. */
  readonly points: readonly string[];
  /** The first few rows that it is about, as a spreadsheet counts, with the heads. */
  readonly rows: readonly number[];
  /** How many rows there are in all. */
  readonly rowCount: number;
  /** By these words it is confirmed; null for what is refused. */
  readonly confirmBy: string | null;
};

const rowsNamed = 10;

/** Nothing that a person says makes it right. */
export function refusalFinding(sentence: string, rows: readonly number[] = []): Finding {
  const namedRows = rows.slice(0, rowsNamed);
  const rowCount = rows.length;
  return { kind: "refused", sentence, points: [], rows: namedRows, rowCount, confirmBy: null };
}

/** It may be right: who knows says so by these words. */
export function questionFinding(
  sentence: string,
  confirmBy: string,
  rows: readonly number[] = [],
  points: readonly string[] = [],
): Finding {
  const namedRows = rows.slice(0, rowsNamed);
  return { kind: "asked", sentence, points, rows: namedRows, rowCount: rows.length, confirmBy };
}
