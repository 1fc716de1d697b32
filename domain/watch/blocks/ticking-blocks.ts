import { z } from "zod";
import { maskedWords, type BlockChange } from "./block-changes.ts";

/** A block that was another at the last looks: a clock, a counter, a saying of the day. */
export const tickingBlockSchema = z.object({
  place: z.string(),
  mask: z.string(),
  /** At how many looks in a row it had changed, and at how many since then it had not. */
  changes: z.number(),
  quiet: z.number(),
});

export type TickingBlock = z.infer<typeof tickingBlockSchema>;

/** A block that has changed at so many looks in a row is left out from then on, until it has not changed at some. */
const changesToLearn = 2;
const quietToForget = 3;
/** Of a page with more of them none is learned: it is another page each time. */
const mostTicking = 60;

function isLearned({ changes }: TickingBlock): boolean {
  return changes >= changesToLearn;
}

/** The changes that are news, and the blocks that always change as known from now on. A block of `ofOurs` is never learned. */
export function withoutTicking(
  changes: readonly BlockChange[],
  known: readonly TickingBlock[],
  ofOurs: (change: BlockChange) => boolean,
) {
  const met = new Set<TickingBlock>();
  const ticking: TickingBlock[] = [];
  const news = changes.filter((change) => {
    const { before, after, place } = change;
    if (before === null || after === null || ofOurs(change)) return true;
    const mask = maskedWords(after.text);
    const former = known.find(
      (one) => !met.has(one) && (one.place === place || (one.mask === mask && /\p{L}/u.test(mask))),
    );
    if (former !== undefined) met.add(former);
    ticking.push({ place, mask, changes: (former?.changes ?? 0) + 1, quiet: 0 });
    return former === undefined || !isLearned(former);
  });
  for (const former of known)
    if (!met.has(former) && isLearned(former) && former.quiet + 1 < quietToForget)
      ticking.push({ ...former, quiet: former.quiet + 1 });
  return { news, ticking: ticking.length > mostTicking ? [] : ticking };
}

export function isTicking(text: string, ticking: readonly TickingBlock[]): boolean {
  const mask = maskedWords(text);
  return ticking.some((one) => isLearned(one) && one.mask === mask);
}
