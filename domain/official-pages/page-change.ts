import { z } from "zod";

/** A block that came (`before` null), went (`after` null) or was changed. */
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

/** Of the differences of one change, in bytes of JSON. */
export const longestChange = 100_000;

/** As many differences as one change may hold, from the first one on. */
export function boundedDifferences(all: readonly Difference[]) {
  let size = 0;
  const end = all.findIndex((difference) => {
    size += Buffer.byteLength(JSON.stringify(difference)) + 1;
    return size > longestChange;
  });
  const blocks = end === -1 ? all : all.slice(0, end);
  return { blocks, more: all.length - blocks.length };
}
