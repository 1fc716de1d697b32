import { z } from "zod";

/** A block that came (`before` null), went (`after` null) or was changed, cut around the first difference. */
export const differenceSchema = z.object({
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
  /** The page of a PDF. */
  page: z.optional(z.number()),
  /** The records that cite the page or of whose subject it speaks, best first. */
  facts: z.array(z.string()).default([]),
});

export type Difference = z.infer<typeof differenceSchema>;

export const newFileSchema = z.object({ title: z.string(), address: z.string() });

/** `new` waits for a person; `learned` holds only what changes at every look. */
export const changeStates = ["new", "seen", "learned"] as const;

export type ChangeState = (typeof changeStates)[number];

/** How a page differed at a look from the one before. */
export type PageChange = {
  readonly id: string;
  readonly pageId: string;
  /** ISO instant of the look. */
  readonly at: string;
  readonly state: ChangeState;
  readonly blocks: readonly Difference[];
  /** How many more blocks had changed than are kept. */
  readonly more: number;
  /** Of all blocks, the nearest first. */
  readonly facts: readonly string[];
  /** PDFs that the page leads to now and did not before. */
  readonly newFiles: readonly z.infer<typeof newFileSchema>[];
  readonly decidedBy: string | null;
  readonly decidedAt: string | null;
  readonly note: string | null;
};

/** In characters of JSON: of one change, and of one text in it. */
export const changeBounds = { all: 100_000, text: 4_000, context: 400 } as const;

/** As many differences as one change may hold, from the first one on. */
export function boundedDifferences(all: readonly Difference[]) {
  let size = 0;
  const blocks: Difference[] = [];
  for (const difference of all) {
    const block = cutDifference(difference);
    size += Buffer.byteLength(JSON.stringify(block)) + 1;
    if (size > changeBounds.all) break;
    blocks.push(block);
  }
  return { blocks, more: all.length - blocks.length };
}

function cutDifference(difference: Difference): Difference {
  const { before, after } = difference;
  const length = Math.max(before?.length ?? 0, after?.length ?? 0);
  if (length <= changeBounds.text) return difference;
  let same = 0;
  if (before !== null && after !== null)
    while (same < before.length && before[same] === after[same]) same += 1;
  const from = Math.max(0, same - changeBounds.context);
  const cut = (text: string | null) =>
    text === null
      ? null
      : `${from > 0 ? "… " : ""}${text.slice(from, from + changeBounds.text).toWellFormed()}${text.length > from + changeBounds.text ? " …" : ""}`;
  return { ...difference, before: cut(before), after: cut(after) };
}
