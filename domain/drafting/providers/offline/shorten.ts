import type { FactSnapshot } from "../../../../content/facts/snapshot.ts";
import { cutBlocks, type BlockEdit } from "../../blocks/blocks.ts";
import type { DraftContent } from "../../writer.ts";
import { findSection, introductionOf, sectionsOf } from "./article-outline.ts";
import { type Change, done, edited, notFound, refused } from "./change.ts";
import { wordsIn } from "./chosen-passages.ts";
import { sentencesIn } from "./opening.ts";

/** What is left of a text that is wanted shorter, where no number is named. */
const usualShare = 0.65;
/** A text is as long as asked with this much more. */
const tolerance = 1.08;

const wholeArticle =
  /^(?:it|this|(?:the |this |whole |entire |full )*(?:article|post|blog|text|content|everything|body)(?: a (?:bit|little))?|)$/i;

/** Leaves out the least of an article, a section, its introduction or its summary. */
export function shortened(
  content: DraftContent,
  part: string,
  words: number | null,
  facts: FactSnapshot,
): Change {
  const name = part.trim();
  if (/^(?:the )?introduction(?: part| section| paragraph)?$/i.test(name))
    return shortIntroduction(content, facts);
  if (/^(?:the )?(?:hero )?summary$/i.test(name)) return shortSummary(content);
  if (/^(?:the )?(?:title|headline)$/i.test(name))
    return refused("a shorter title has to be written out: say “title should be …”.");
  const { body_markdown: body } = content;
  if (wholeArticle.test(name))
    return shortArticle(content, words ?? wordsIn(body, facts) * usualShare, facts);
  const found = findSection(body, name, facts);
  if (found.kind !== "one") return notFound(body, found, facts);
  const all = found.part.blocks;
  const target = words ?? wordsOf(body, all, facts) * usualShare;
  return shortStretch(content, all.slice(1), target, facts);
}

function shortSummary(content: DraftContent): Change {
  const [first = "", ...others] = sentencesIn(content.hero_summary);
  return others.length === 0
    ? refused("the summary is one sentence already.")
    : done({ ...content, hero_summary: first });
}

/** What stands above the first heading, and the summary: half of their sentences stay, one at least. */
function shortIntroduction(content: DraftContent, facts: FactSnapshot): Change {
  const { blocks } = cutBlocks(content.body_markdown);
  const numbers = introductionOf(content.body_markdown, facts).blocks;
  const [first] = numbers;
  const paragraph = first === undefined ? "" : (blocks[first - 1]?.markdown ?? "");
  const sentences = sentencesIn(paragraph);
  const isLong = numbers.length > 1 || sentences.length > 1;
  const inSummary = shortSummary(content);
  if (first === undefined || !isLong)
    return inSummary.kind === "done"
      ? inSummary
      : refused("the introduction is one sentence already; it can be removed.");
  const kept = sentences.slice(0, Math.max(1, Math.floor(sentences.length / 2))).join(" ");
  return edited(content, [
    { action: "replace", block: first, text: kept },
    ...numbers.slice(1).map((block): BlockEdit => ({ action: "remove", block })),
  ]);
}

function wordsOf(body: string, numbers: readonly number[], facts: FactSnapshot): number {
  const { blocks } = cutBlocks(body);
  return numbers.reduce(
    (sum, number) => sum + wordsIn(blocks[number - 1]?.markdown ?? "", facts),
    0,
  );
}

/** Whole blocks go from the end; the last one that is left loses sentences or points. */
function shortStretch(
  content: DraftContent,
  numbers: readonly number[],
  target: number,
  facts: FactSnapshot,
): Change {
  const { body_markdown: body } = content;
  const { blocks } = cutBlocks(body);
  const left = [...numbers];
  while (left.length > 1 && wordsOf(body, left, facts) > target * tolerance) left.pop();
  const [only, ...others] = left;
  if (only === undefined) return refused("there is nothing in it to leave out.");
  const gone = numbers.slice(left.length).map((block): BlockEdit => ({ action: "remove", block }));
  if (others.length > 0 || wordsOf(body, left, facts) <= target * tolerance)
    return edited(content, gone);
  const shorter = fewerPieces(blocks[only - 1]?.markdown ?? "", target, facts);
  return shorter === null
    ? refused("it is too short to leave anything out.")
    : edited(content, [{ action: "replace", block: only, text: shorter }, ...gone]);
}

/** A paragraph with fewer sentences, a list with fewer points; null for what has one only, and for tables. */
function fewerPieces(markdown: string, target: number, facts: FactSnapshot): string | null {
  if (/^\s*[|>#]/.test(markdown)) return null;
  const isList = /^\s*(?:[-*]|\d+[.)])\s/.test(markdown);
  const pieces = isList ? markdown.split(/\n(?=\s*(?:[-*]|\d+[.)])\s)/) : sentencesIn(markdown);
  if (pieces.length < 2) return null;
  const kept = pieces.filter(
    (_piece, place) =>
      place === 0 || wordsIn(pieces.slice(0, place + 1).join(" "), facts) <= target * tolerance,
  );
  return kept.join(isList ? "\n" : " ");
}

/** Each section loses what stands at its end, the last section first; then the last sections go. */
function shortArticle(content: DraftContent, target: number, facts: FactSnapshot): Change {
  const { body_markdown: body } = content;
  const total = wordsIn(body, facts);
  if (total <= target * tolerance) return refused(`it has ${total} words already.`);
  const sections = sectionsOf(body, facts).filter(({ level }) => level <= 2);
  const gone = new Set<number>();
  const wordsLeft = () => total - wordsOf(body, [...gone], facts);
  for (const keep of [3, 2]) {
    for (const { blocks } of sections.toReversed()) {
      for (const number of blocks.slice(keep).toReversed())
        if (wordsLeft() > target * tolerance) gone.add(number);
    }
  }
  for (const { blocks } of sections.slice(2).toReversed())
    if (wordsLeft() > target * tolerance) for (const number of blocks) gone.add(number);
  if (wordsLeft() > target * tolerance)
    return refused(
      "it cannot be made so short without losing an answer; remove a section instead.",
    );
  return edited(
    content,
    [...gone].map((block): BlockEdit => ({ action: "remove", block })),
  );
}
