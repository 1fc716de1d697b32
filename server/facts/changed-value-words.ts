/** How much of a changed text is shown, in characters. */
export const excerptLength = 200;

/** The rows that differ between two states of a text. */
export type ChangedWords = { readonly before: string; readonly after: string };

/** The rows that are others after a change, in excerpts around what differs; null where all are the same. */
export function changedWords(
  before: readonly string[],
  after: readonly string[],
): ChangedWords | null {
  const goneRows = withoutThoseOf(before, after);
  const come = withoutThoseOf(after, before);
  if (goneRows.length === 0 && come.length === 0) return reorderedWords(before, after);
  // Rows that changed stand at the same place in both lists.
  const isPaired = goneRows.length === come.length;
  return {
    before: joinedExcerpts(
      goneRows.map((row, place) => excerpt(row, isPaired ? (come[place] ?? "") : "")),
    ),
    after: joinedExcerpts(
      come.map((row, place) => excerpt(row, isPaired ? (goneRows[place] ?? "") : "")),
    ),
  };
}

/** The rows of one text that the other has not, or not as often. */
function withoutThoseOf(rows: readonly string[], otherRows: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const row of otherRows) counts.set(row, (counts.get(row) ?? 0) + 1);
  return rows.filter((row) => {
    const count = counts.get(row) ?? 0;
    counts.set(row, count - 1);
    return count <= 0;
  });
}

/** Where the same rows stand in another order: the first that does. */
function reorderedWords(before: readonly string[], after: readonly string[]): ChangedWords | null {
  const place = before.findIndex((row, index) => row !== after[index]);
  if (place === -1) return null;
  return { before: excerpt(before[place] ?? ""), after: excerpt(after[place] ?? "") };
}

/** So many excerpts as there is room for; the first always. */
function joinedExcerpts(excerpts: readonly string[]): string {
  const different = [...new Set(excerpts)];
  let text = different[0] ?? "";
  for (const next of different.slice(1)) {
    if (text.length + next.length + 3 > excerptLength) return text;
    text = `${text} … ${next}`;
  }
  return text;
}

/** A row that is too long is cut around what makes it differ from the other. */
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
