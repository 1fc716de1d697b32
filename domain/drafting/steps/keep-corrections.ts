import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import {
  stoppingFindings,
  type Finding,
  type Ledger,
  type Verdict,
} from "../../posts/revisions/ledger.ts";
import { filledText } from "../../posts/text/fact-tokens.ts";
import { cutBlocks, lockedIn, type Locks } from "../blocks/blocks.ts";
import type { CheckedDraft } from "../checks/draft-text.ts";
import type { DraftContent } from "../writer.ts";
import type { Base } from "./keep-blocks.ts";

/** What corrections made of a post, which no repair of theirs may undo. */
export type Corrected = {
  /** What a person put between quotation marks, as readers see it. */
  readonly quotes: readonly string[];
  /** The blocks that the corrections brought in, and those that they took out. */
  readonly added: Locks;
  readonly removed: Locks;
  /** The title that the corrections set; null when they left it. */
  readonly title: string | null;
};

const quotation = /["“«]([^"“”«»\n]{2,})["”»]|(?<!\p{L})['‘]([^'‘’\n]{2,})['’](?!\p{L})/gu;

/** What a person put between quotation marks. */
export function quotedWords(corrections: string): readonly string[] {
  const quotes = [...corrections.matchAll(quotation)].map(([, double, single]) => double ?? single);
  return quotes.flatMap((quote = "") => quote.trim() || []);
}

/** What the first draft for these corrections changed against the revision before. */
export function correctedParts(base: Base, first: DraftContent, corrections: string): Corrected {
  const [before, after] = [base.content, first].map((content) => new Set(blocksOf(content)));
  return {
    quotes: quotedWords(corrections),
    added: new Set(blocksOf(first).filter((block) => !before?.has(block))),
    removed: new Set(blocksOf(base.content).filter((block) => !after?.has(block))),
    title: first.title === base.content.title ? null : first.title,
  };
}

/** Whether what a finding stands on is just what the corrections asked for: a person has to decide. */
export function isAskedFor({ place, quote }: Finding, { quotes, title }: Corrected): boolean {
  return (
    (place.field === "title" && title !== null) || quotes.some((asked) => asked.includes(quote))
  );
}

/** What the corrections brought in and no finding names: a repair leaves these blocks alone. */
export function correctedLocks(
  content: DraftContent,
  findings: readonly Finding[],
  { added }: Corrected,
): Locks {
  const named = namedBlocks(content, findings);
  return added.intersection(new Set(blocksOf(content))).difference(named);
}

/** Whether all that the corrections asked for stands in the repaired draft as it did before the repair. */
export function keepsCorrections(
  repaired: DraftContent,
  before: DraftContent,
  { quotes, removed, title }: Corrected,
  {
    locks,
    findings,
    facts,
  }: {
    readonly locks: Locks;
    readonly findings: readonly Finding[];
    readonly facts: FactSnapshot;
  },
): boolean {
  const [text, textBefore] = [repaired, before].map((content) => wholeText(content, facts));
  const known = new Set(blocksOf(before));
  const named = [...namedBlocks(before, findings)];
  const returned = blocksOf(repaired).filter((block) => removed.has(block) && !known.has(block));
  return (
    (title === null || repaired.title === before.title) &&
    quotes.every((quote) => !textBefore?.includes(quote) || text?.includes(quote)) &&
    // What a finding names may become again what it was.
    returned.every((block) => named.some((later) => isVersionOf(later, block))) &&
    String(lockedIn(repaired.body_markdown, locks)) ===
      String(lockedIn(before.body_markdown, locks))
  );
}

function namedBlocks({ body_markdown }: DraftContent, findings: readonly Finding[]): Locks {
  const { blocks } = cutBlocks(body_markdown);
  const named = findings.flatMap(({ place }) =>
    place.field === "body_markdown" ? (blocks[place.block - 1]?.markdown ?? []) : [],
  );
  return new Set(named);
}

/** Whether most words of a block stand in the later one. */
function isVersionOf(later: string, earlier: string): boolean {
  const [words, kept] = [earlier, later].map(
    (block) => new Set(block.toLowerCase().match(/[\p{L}\p{N}]+/gu)),
  );
  if (words === undefined || kept === undefined) return false;
  return words.intersection(kept).size * 2 > words.size;
}

function blocksOf({ body_markdown }: DraftContent): readonly string[] {
  return cutBlocks(body_markdown).blocks.map(({ markdown }) => markdown);
}

function wholeText(
  { title, hero_summary, meta_description, body_markdown }: DraftContent,
  facts: FactSnapshot,
): string {
  return filledText([title, hero_summary, meta_description, body_markdown].join("\n"), facts);
}

/**
 * Whether a repair is worth taking: fewer things stop the draft, no more of it is contradicted and
 * nothing that was supported is, and no more is left for people to confirm than it mended.
 */
export function isBetter(
  { ledger: after }: CheckedDraft,
  { ledger: before }: CheckedDraft,
): boolean {
  const mended = stoppingFindings(before).length - stoppingFindings(after).length;
  const supported = sentencesThatAre("supported", before);
  const contradicted = sentencesThatAre("contradicted", after);
  return (
    mended > 0 &&
    contradicted.length <= sentencesThatAre("contradicted", before).length &&
    !contradicted.some((sentence) => supported.includes(sentence)) &&
    sentencesThatAre("to-confirm", after).length <=
      sentencesThatAre("to-confirm", before).length + mended
  );
}

function sentencesThatAre(wanted: Verdict, { claims }: Ledger): readonly string[] {
  return claims.flatMap(({ verdict, sentence }) => (verdict === wanted ? [sentence] : []));
}
