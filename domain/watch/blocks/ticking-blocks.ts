import { z } from "zod";
import type { BlockChange } from "./block-changes.ts";
import { maskedWords } from "./masked-words.ts";

/** A block that was another at the last looks: a clock, a counter, a saying of the day. */
export const tickingBlockSchema = z.object({
  place: z.string(),
  mask: z.string(),
  /** As it stood at the last look. */
  text: z.string(),
  /** At how many looks in a row it had changed. */
  changes: z.number(),
  /** At how many looks since then it had not. */
  quiet: z.number(),
});

export type TickingBlock = z.infer<typeof tickingBlockSchema>;

/** What has changed at the second and at the third look is left out from then on. */
const changesToLearn = 2;
/** What has not changed at so many looks is watched again. */
const quietToForget = 3;
/** Of more than these none is learned: the page itself is another each time. */
const mostTicking = 60;

function isLearned({ changes }: TickingBlock): boolean {
  return changes >= changesToLearn;
}

/**
 * What of these changes is news, and what is known of the blocks that always change. `hasValue`: a change
 * that states something of ours is never learned.
 */
export function withoutTicking<Change extends BlockChange>(
  changes: readonly Change[],
  known: readonly TickingBlock[],
  hasValue: (change: Change) => boolean,
): { readonly news: readonly Change[]; readonly ticking: readonly TickingBlock[] } {
  const met = new Set<TickingBlock>();
  const ticking: TickingBlock[] = [];
  const news = changes.filter((change) => {
    const { before, after, place } = change;
    if (before === null || after === null || hasValue(change)) return true;
    const { text } = after.block;
    const mask = maskedWords(text);
    const former = known.find(
      (one) => !met.has(one) && (one.place === place || (one.mask === mask && /\p{L}/u.test(mask))),
    );
    if (former !== undefined) met.add(former);
    ticking.push({ place, mask, text, changes: (former?.changes ?? 0) + 1, quiet: 0 });
    return former === undefined || !isLearned(former);
  });
  for (const former of known)
    if (!met.has(former) && isLearned(former) && former.quiet + 1 < quietToForget)
      ticking.push({ ...former, quiet: former.quiet + 1 });
  return { news, ticking: ticking.length > mostTicking ? [] : ticking };
}

/** Whether a text is one of a block that is learned. */
export function isTicking(text: string, ticking: readonly TickingBlock[]): boolean {
  const mask = maskedWords(text);
  return ticking.some((one) => isLearned(one) && one.mask === mask);
}
