import { z } from "zod";
import type { Block } from "./block.ts";

export type BlockChange = {
  readonly before: Block | null;
  readonly after: Block | null;
  /** Its kind and the blocks around it, without what passes: the same at the next look. */
  readonly place: string;
};

type Placed = { readonly block: Block; readonly place: string; readonly words: Set<string> };

/** Which part of their words two blocks have in common that are one, changed. */
const leastShared = 0.45;
/** So many blocks are paired; of a page that became wholly another, the rest came and went. */
export const maxPaired = 100;

export function compareBlocks(before: readonly Block[], after: readonly Block[]) {
  const went = missingFrom(before, after);
  const free = new Set(went.slice(0, maxPaired));
  const changes = missingFrom(after, before).map((placed, at): BlockChange => {
    const former = at < maxPaired ? nearest(placed, free) : null;
    if (former !== null) free.delete(former);
    return { before: former?.block ?? null, after: placed.block, place: placed.place };
  });
  const gone = [...free, ...went.slice(maxPaired)];
  return {
    changes: [
      ...changes,
      ...gone.map(({ block, place }) => ({ before: block, after: null, place })),
    ],
    keptShare: before.length === 0 ? 1 : 1 - went.length / before.length,
  };
}

function nearest({ block, place, words }: Placed, formers: Iterable<Placed>): Placed | null {
  let best: Placed | null = null;
  let most = leastShared;
  for (const former of formers) {
    if (former.block.kind !== block.kind) continue;
    const isSameRow = block.kind === "row" && rowName(block) === rowName(former.block);
    const size = Math.max(words.size, former.words.size);
    const common = isSameRow ? 1 : words.intersection(former.words).size / size;
    const share = common + (former.place === place ? 0.5 : 0);
    if (share > most) [best, most] = [former, share];
  }
  return best;
}

function missingFrom(blocks: readonly Block[], others: readonly Block[]): readonly Placed[] {
  const counts = new Map<string, number>();
  for (const other of others) counts.set(keyOf(other), (counts.get(keyOf(other)) ?? 0) + 1);
  return blocks.flatMap((block, at) => {
    const count = counts.get(keyOf(block)) ?? 0;
    counts.set(keyOf(block), count - 1);
    if (count > 0) return [];
    const [above = "", below = ""] = [at - 1, at + 1].map((beside) =>
      maskedWords(blocks[beside]?.text ?? "").slice(0, 120),
    );
    const words = new Set(block.text.toLowerCase().split(/\W+/u));
    return { block, place: `${block.kind} | ${above} | ${below}`, words };
  });
}

function keyOf({ text, links }: Block): string {
  return [text, ...links].join("\n");
}

function rowName({ text }: Block): string {
  return text.split("; ", 1)[0] ?? "";
}

const passing =
  /^(?:\S*\p{Nd}\S*|jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december|mon|tue|wed|thu|fri|sat|sun|\w+day|am|pm|ist|gmt|utc)$/u;

/** The words of a text with all that a clock, a counter or a calendar changes as `#`. */
export function maskedWords(text: string): string {
  const words = text
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => (passing.test(word) ? "#" : word));
  return words.filter((word, at) => word !== "#" || words[at - 1] !== "#").join(" ");
}

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
const maxTicking = 60;

/** The changes that are news, and the blocks that always change as known from now on. A block of `ofOurs` is never learned. */
export function withoutTicking(
  changes: readonly BlockChange[],
  known: readonly TickingBlock[],
  ofOurs: ReadonlySet<BlockChange>,
) {
  const quiet = new Set(known);
  const ticking: TickingBlock[] = [];
  const news = changes.filter((change) => {
    const { before, after, place } = change;
    if (before === null || after === null || ofOurs.has(change)) return true;
    const mask = maskedWords(after.text);
    const former = [...quiet].find(
      (one) => one.place === place || (one.mask === mask && /\p{L}/u.test(mask)),
    );
    if (former !== undefined) quiet.delete(former);
    ticking.push({ place, mask, changes: (former?.changes ?? 0) + 1, quiet: 0 });
    return former === undefined || former.changes < changesToLearn;
  });
  for (const one of quiet)
    if (one.changes >= changesToLearn && one.quiet + 1 < quietToForget)
      ticking.push({ ...one, quiet: one.quiet + 1 });
  return { news, ticking: ticking.slice(0, maxTicking) };
}

export function isTicking(text: string, ticking: readonly TickingBlock[]): boolean {
  const mask = maskedWords(text);
  return ticking.some((one) => one.changes >= changesToLearn && one.mask === mask);
}
