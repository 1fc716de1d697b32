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
import { articleOf, type Article } from "../posts/text/article.ts";
import { shownBlocks } from "../posts/text/markdown.ts";
import { indianDate } from "../shared/clock.ts";
import { markActions, type MarkAction } from "./mark-actions.ts";

type MarkRecord = {
  readonly factId: string;
  readonly edition: string;
  readonly label: string;
  readonly value: string;
  readonly note: string | null;
  readonly source: { readonly title: string; readonly address: string };
  /** ISO day. */
  readonly checkedOn: string;
  readonly page: string;
};

export type MarkView = Pick<
  Mark,
  "id" | "kind" | "block" | "under" | "sentence" | "text" | "corrected" | "why"
> & {
  readonly field: TextLocation["field"];
  readonly record: MarkRecord | null;
  readonly settledBy: string | null;
  readonly kept: {
    readonly reason: string;
    readonly address: string | null;
    /** ISO day in India. */
    readonly on: string;
  } | null;
  readonly actions: readonly MarkAction[];
  readonly written: string | null;
};

export type MarkCounts = {
  readonly conflicts: number;
  readonly unverified: number;
  readonly verified: number;
};

export type MarkedRevision = {
  readonly marks: readonly MarkView[];
  readonly counts: MarkCounts;
  readonly notCovered: readonly string[];
};

export type MarkedArticle = MarkedRevision & {
  readonly article: Article;
  /** For each element of the body as it is shown, in order, the number of its block in the marks. */
  readonly blocks: readonly number[];
};

export function markedArticle(
  post: Post,
  ledger: Ledger,
  kept: KeptMarks,
  current: FactSnapshot,
): MarkedArticle {
  const facts = factsOf(post, current);
  const views = [
    ...ledger.marks.map((mark) => ({
      view: viewOfMark(mark, post, kept, facts),
      start: mark.textRange[0],
    })),
    ...stoppingFindings(ledger).map((finding, index) => {
      const mark = markOfFinding(finding, index, post, facts);
      return {
        view: viewOfFinding(finding, index, mark, post, facts),
        start: mark?.textRange[0] ?? 0,
      };
    }),
  ];
  const sorted = views.toSorted(
    (one, other) =>
      readingOrder.indexOf(one.view.field) - readingOrder.indexOf(other.view.field) ||
      one.view.block - other.view.block ||
      one.start - other.start,
  );
  return {
    marks: sorted.map(({ view }) => view),
    counts: countMarks(ledger, kept),
    notCovered: ledger.not_covered,
    article: articleOf(post, current),
    blocks: shownBlocks(post.body_markdown),
  };
}

export function countMarks(ledger: Ledger, kept: KeptMarks): MarkCounts {
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
  const findings = stoppingFindings(ledger);
  const index = findings.findIndex((_, at) => findingId(at) === id);
  const finding = findings[index];
  return finding === undefined
    ? null
    : { mark: markOfFinding(finding, index, content, facts), isFinding: true };
}

function viewOfMark(
  mark: Mark,
  content: PostContent,
  kept: KeptMarks,
  facts: FactSnapshot,
): MarkView {
  const { id, kind, field, block, under, sentence, text, corrected, why } = mark;
  const keptMark = keptAs(mark, kept);
  return {
    id,
    kind,
    field,
    block,
    under,
    sentence,
    text,
    corrected,
    why,
    record: mark.record === null ? null : viewOfRecord(mark.record.id, facts),
    settledBy: keptMark && keeperName(keptMark.by),
    kept: keptMark && {
      reason: keptMark.reason,
      address: keptMark.address,
      on: indianDate(keptMark.at),
    },
    actions: markActions.filter(
      (action) =>
        (action !== "correct" || mark.replacement !== null) &&
        (action !== "keep" || kind !== "verified"),
    ),
    written: writtenSentence(mark, content),
  };
}

function viewOfRecord(markedId: string, facts: FactSnapshot): MarkRecord | null {
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

function viewOfFinding(
  { kind, place, quote, message }: Finding,
  index: number,
  mark: Mark | null,
  content: PostContent,
  facts: FactSnapshot,
): MarkView {
  // Messages name values as writers do, by token; a token that is itself wrong stays to be seen.
  const read = (text: string) => (kind === "unknown-token" ? text : filledText(text, facts));
  return {
    id: findingId(index),
    kind: "conflict",
    field: place.field,
    block: place.field === "body_markdown" ? place.block : 0,
    under: mark?.under ?? "",
    sentence: mark?.sentence ?? read(quote),
    text: read(quote),
    record: null,
    corrected: null,
    why: read(message),
    settledBy: null,
    kept: null,
    actions: mark === null ? [] : ["edit", "delete"],
    written: mark === null ? null : writtenSentence(mark, content),
  };
}

function findingId(index: number): string {
  return `f${index + 1}`;
}

function markOfFinding(
  { place, quote, message }: Finding,
  index: number,
  content: PostContent,
  facts: FactSnapshot,
): Mark | null {
  const words = quote.replace(/…$/, "").trim();
  if (words === "") return null;
  const block = place.field === "body_markdown" ? place.block : 0;
  for (const sentence of sentencesOf(content, facts)) {
    const { field, under, range, text } = sentence;
    const at = field === place.field && sentence.block === block ? text.indexOf(words) : -1;
    if (at === -1) continue;
    return {
      id: findingId(index),
      kind: "conflict",
      field,
      sentenceRange: range,
      textRange: storedRange(sentence, at, at + words.length),
      block,
      under,
      sentence: sentence.sentence,
      text: words,
      record: null,
      replacement: null,
      corrected: null,
      why: message,
      isRead: false,
    };
  }
  return null;
}

function writtenSentence({ field, sentenceRange }: Mark, content: PostContent): string {
  return content[field].slice(...sentenceRange);
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
