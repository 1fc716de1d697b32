import { factNote, factText } from "../../content/facts/index.ts";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import { sentencesOf, storedRange } from "../drafting/marks/sentences.ts";
import { factsOf, filledText } from "../posts/text/fact-tokens.ts";
import type { Post, PostContent } from "../posts/post.ts";
import {
  countOpen,
  keeperName,
  keptAs,
  openMarks,
  type KeptMarks,
} from "../posts/revisions/kept-marks.ts";
import {
  stoppingFindings,
  type Finding,
  type Ledger,
  type TextLocation,
} from "../posts/revisions/ledger.ts";
import type { Mark } from "../posts/revisions/mark.ts";
import { articleOf } from "../posts/text/article.ts";
import { shownBlocks } from "../posts/text/markdown.ts";
import { indianDate } from "../shared/clock.ts";
import { markActions } from "./mark-actions.ts";

export type MarkedArticle = ReturnType<typeof markedArticle>;

export type MarkedRevision = Omit<MarkedArticle, "article" | "blocks">;

export type MarkView = MarkedArticle["marks"][number];

export type MarkCounts = ReturnType<typeof countMarks>;

export function markedArticle(post: Post, ledger: Ledger, kept: KeptMarks, current: FactSnapshot) {
  const facts = factsOf(post, current);
  const shown = [
    ...ledger.marks.map((mark) => ({ mark, isFinding: false })),
    ...stoppingFindings(ledger).map((finding, index) => ({
      mark: markOfFinding(finding, index, post, facts),
      isFinding: true,
    })),
  ];
  const sorted = shown.toSorted(
    ({ mark: one }, { mark: other }) =>
      readingOrder.indexOf(one.field) - readingOrder.indexOf(other.field) ||
      one.block - other.block ||
      one.textRange[0] - other.textRange[0],
  );
  return {
    marks: sorted.map(({ mark, isFinding }) => viewOfMark(mark, isFinding, post, kept, facts)),
    counts: countMarks(ledger, kept),
    notCovered: ledger.not_covered,
    article: articleOf(post, current),
    /** For each element of the body as it is shown, in order, the number of its block in the marks. */
    blocks: shownBlocks(post.body_markdown),
  };
}

export function countMarks(ledger: Ledger, kept: KeptMarks) {
  const verified = ledger.marks.filter(({ kind }) => kind === "verified").length;
  const { conflicts, unverified } = countOpen(openMarks(ledger, kept));
  return { conflicts, unverified, verified };
}

export function findMark(
  id: string,
  content: PostContent,
  ledger: Ledger,
  facts: FactSnapshot,
): { readonly mark: Mark | null; readonly isFinding: boolean } | null {
  const mark = ledger.marks.find((one) => one.id === id);
  if (mark !== undefined) return { mark, isFinding: false };
  const found = stoppingFindings(ledger)
    .map((finding, index) => markOfFinding(finding, index, content, facts))
    .find((one) => one.id === id);
  return found === undefined ? null : { mark: isInText(found) ? found : null, isFinding: true };
}

/** A mark of the rules or of a reading, or what safety found, which cannot be kept. */
type ShownMark = Omit<Mark, "field"> & { readonly field: TextLocation["field"] };

function isInText(mark: ShownMark): mark is Mark {
  return mark.sentenceRange[1] > 0;
}

function viewOfMark(
  mark: ShownMark,
  isFinding: boolean,
  content: PostContent,
  kept: KeptMarks,
  facts: FactSnapshot,
) {
  const { sentenceRange, textRange, isRead, record, replacement, ...shown } = mark;
  const inText = isInText(mark) ? mark : null;
  const keptMark = inText !== null && !isFinding ? keptAs(inText, kept) : null;
  const isPossible = {
    correct: replacement !== null,
    edit: true,
    delete: true,
    keep: !isFinding && shown.kind !== "verified",
  };
  return {
    ...shown,
    record: record && viewOfRecord(record.id, facts),
    settledBy: keptMark && keeperName(keptMark.by),
    kept: keptMark && {
      reason: keptMark.reason,
      address: keptMark.address,
      on: indianDate(keptMark.at),
    },
    actions: inText === null ? [] : markActions.filter((action) => isPossible[action]),
    written: inText && content[inText.field].slice(...inText.sentenceRange),
  };
}

function viewOfRecord(markedId: string, facts: FactSnapshot) {
  const record = facts.find(markedId);
  if (record === undefined) return null;
  const { id: factId, edition, label, source, checkedOn, page } = record;
  return {
    factId,
    edition,
    label,
    value: factText(record),
    note: factNote(record, facts),
    source: { title: source.title, address: source.address },
    checkedOn,
    page,
  };
}

/** A mark whose words are not found in the text, as in a tag, has no place there. */
function markOfFinding(
  { kind, place, quote, message }: Finding,
  index: number,
  content: PostContent,
  facts: FactSnapshot,
): ShownMark {
  // Messages name values as writers do, by token; a token that is itself wrong stays to be seen.
  const read = (text: string) => (kind === "unknown-token" ? text : filledText(text, facts));
  const block = place.field === "body_markdown" ? place.block : 0;
  const mark = {
    id: `f${index + 1}`,
    kind: "conflict",
    field: place.field,
    sentenceRange: [0, 0],
    textRange: [0, 0],
    block,
    under: "",
    sentence: read(quote),
    text: read(quote),
    record: null,
    replacement: null,
    corrected: null,
    why: read(message),
    isRead: false,
  } satisfies ShownMark;
  const words = quote.replace(/…$/, "").trim();
  if (words === "") return mark;
  for (const placed of sentencesOf(content, facts)) {
    const isThere = placed.field === place.field && placed.block === block;
    const at = isThere ? placed.text.indexOf(words) : -1;
    if (at === -1) continue;
    const { range: sentenceRange, under, sentence } = placed;
    const textRange = storedRange(placed, at, at + words.length);
    return Object.assign(mark, { sentenceRange, textRange, under, sentence });
  }
  return mark;
}

const readingOrder: readonly TextLocation["field"][] = [
  "title",
  "hero_summary",
  "body_markdown",
  "meta_description",
  "tags",
  "slug",
  "internal_links",
  "source_references",
];
