/** A run of letters where it stands on a page, in points from its lower left. */
export type PdfItem = {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly height: number;
  /** How wide a blank stands before it. */
  readonly blank: number;
};

/** Lines that belong together: a paragraph, a heading, the cell of a table. */
export type Chunk = {
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
  readonly height: number;
};

/** In heights of the letters: a wider gap parts cells, a narrower one no words. */
const cellGap = 0.65;
const wordGap = 0.12;
/** Lines of one paragraph are no further apart. */
const lineDistance = 1.75;

/**
 * Puts the runs of a page together, in the order in which the file has them: programs write a cell or a
 * column to its end before they begin the next one.
 */
export function chunksOf(items: readonly PdfItem[]): Chunk[] {
  const chunks: Chunk[] = [];
  let last: PdfItem | null = null;
  for (const item of items) {
    const open = chunks.at(-1);
    const join = open === undefined || last === null ? null : joinOf(open, last, item);
    if (open === undefined || join === null)
      chunks.push({
        ...{ text: item.text, left: item.left, right: item.right },
        ...{ top: item.bottom + item.height, bottom: item.bottom, height: Math.round(item.height) },
      });
    else {
      open.text += join + item.text;
      open.left = Math.min(open.left, item.left);
      open.right = Math.max(open.right, item.right);
      open.bottom = Math.min(open.bottom, item.bottom);
    }
    last = item;
  }
  return chunks;
}

/** What stands between two runs of one chunk; null where another one begins. */
function joinOf(open: Chunk, last: PdfItem, item: PdfItem): string | null {
  const height = Math.min(last.height, item.height);
  const isSameSize = Math.abs(last.height - item.height) < 0.25 * height;
  const isSameLine = Math.abs(last.bottom - item.bottom) < 0.4 * height;
  if (isSameLine) {
    const gap = Math.max(item.left - last.right, item.blank);
    if (gap > cellGap * height || gap < -2 * height) return null;
    return gap > wordGap * height || /\s$/.test(last.text) ? " " : "";
  }
  const down = last.bottom - item.bottom;
  const isBelow = down > 0 && down < lineDistance * height;
  const isUnder = item.left < open.right && item.left > open.left - 2 * height;
  if (!isSameSize || !isBelow || !isUnder || isNewPoint(item.text)) return null;
  return /[a-z]-$/.test(last.text) ? "" : " ";
}

/** Points of a list and numbered rows begin anew. */
function isNewPoint(text: string): boolean {
  return /^(?:[•●▪■◦➢✓*–-]\s|\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)]\s)/.test(text);
}
