import { replacedParts, wordChanges } from "../../domain/review/differences/changed-words.ts";

const excerptLength = 200;

/** After longer edits the whole texts stand for each other. */
const longestEdit = 1_500;

export function changedWords(before: readonly string[], after: readonly string[]) {
  const pairs = new Map<string, { before: string; after: string; times: number }>();
  for (const [gone, come] of changedRows(before, after)) {
    const pair = { before: excerpt(gone, come), after: excerpt(come, gone) };
    const key = JSON.stringify(pair);
    pairs.set(key, { ...pair, times: (pairs.get(key)?.times ?? 0) + 1 });
  }
  return [...pairs.values()].map((pair) => ({
    ...pair,
    words: wordChanges(pair.before, pair.after),
  }));
}

function changedRows(
  before: readonly string[],
  after: readonly string[],
): readonly (readonly [gone: string, come: string])[] {
  return replacedParts(before, after, longestEdit).flatMap((run) => {
    if ("same" in run) return [];
    const { gone, come } = run;
    return gone.length === come.length
      ? gone.map((row, index) => [row, come[index] ?? ""] as const)
      : [[gone.join(" … "), come.join(" … ")] as const];
  });
}

function excerpt(row: string, otherRow = ""): string {
  if (row.length <= excerptLength) return row;
  let sameLength = 0;
  while (sameLength < row.length && row[sameLength] === otherRow[sameLength]) sameLength += 1;
  const room = excerptLength - 2;
  const wantedStart = Math.max(Math.min(sameLength - Math.floor(room / 3), row.length - room), 0);
  // Whole words, where there are some.
  const start = wantedStart === 0 ? 0 : row.indexOf(" ", wantedStart) + 1;
  const cut = row.slice(start, start + room);
  return `${start === 0 ? "" : "…"}${cut}${start + room < row.length ? "…" : ""}`;
}
