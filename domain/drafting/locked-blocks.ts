import { fail, type Result } from "../shared/result.ts";
import { cutBlocks } from "./blocks.ts";

/** The markdown of blocks that stay as they are; numbers would not survive the next revision. */
export type Locks = ReadonlySet<string>;

/** The blocks of a body that are locked, in their order. */
export function lockedIn(body: string, locks: Locks): readonly string[] {
  return cutBlocks(body).blocks.flatMap(({ markdown }) => (locks.has(markdown) ? [markdown] : []));
}

/** The numbers of those blocks, from 1. */
export function lockedNumbers(body: string, locks: Locks): ReadonlySet<number> {
  const { blocks } = cutBlocks(body);
  return new Set(blocks.flatMap(({ markdown }, index) => (locks.has(markdown) ? [index + 1] : [])));
}

/** How corrections end that change nothing; `skippedChanges` is how many changes of locked blocks were left out. */
export function nothingChanged(skippedChanges: number): Result<never> {
  return fail(
    "unacceptable",
    skippedChanges === 0
      ? "Nothing was changed. If the corrections concern a passage that is kept as it is, unlock it and submit them again."
      : "Nothing was changed: what the corrections ask for stands in passages that are kept as they are. Unlock them, or ask for something else.",
  );
}
