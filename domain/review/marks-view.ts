import { factNote, factText } from "../../content/facts/index.ts";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import { sentencesOf, storedRange } from "../drafting/marks/sentences.ts";
import type { PostContent } from "../posts/post.ts";
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
import { filledText } from "../posts/text/fact-tokens.ts";
import { indianDate } from "../shared/clock.ts";
import { markActions, type MarkAction } from "./mark-actions.ts";

/** The record that a mark names, as it is now. */
type MarkRecord = {
  readonly factId: string;
  readonly edition: string;
  readonly label: string;
  readonly value: string;
  readonly note: string | null;
  readonly source: { readonly title: string; readonly address: string };
  /** ISO day. */
  readonly checkedOn: string;
  /** Our page with it. */
  readonly page: string;
};

/** A mark as a page or a program reads it; also a finding that stops publication, which no record answers. */
export type MarkView = Pick<
  Mark,
  "id" | "kind" | "block" | "under" | "sentence" | "text" | "corrected" | "why"
> & {
  readonly field: TextLocation["field"];
  readonly record: MarkRecord | null;
  /** The person who kept it, by address where that is known; null while nobody has. */
  readonly settledBy: string | null;
  readonly kept: {
    readonly reason: string;
    readonly address: string | null;
    /** ISO day in India. */
    readonly on: string;
  } | null;
  readonly actions: readonly MarkAction[];
  /** The sentence in Markdown with tokens, which an edit begins with; null where the editor is the place for it. */
  readonly written: string | null;
};

export type MarkCounts = {
  /** Those that nobody has settled. */
  readonly conflicts: number;
  readonly unverified: number;
  readonly verified: number;
};

/** A revision with its marks. */
export type MarkedRevision = {
  /** In the order of the text; parts that readers do not see come last. */
  readonly marks: readonly MarkView[];
  readonly counts: MarkCounts;
  /** Points of the prompt that nothing answered. */
  readonly notCovered: readonly string[];
};

/** A revision as it was written, with what the checks and the people say of it. */
type CheckedRevision = {
  readonly content: PostContent;
  readonly ledger: Ledger;
  readonly kept: KeptMarks;
  /** The records of its edition. */
  readonly facts: FactSnapshot;
};

export function markedRevision(revision: CheckedRevision): MarkedRevision {
  const { ledger, kept } = revision;
  const views = [
    ...ledger.marks.map((mark) => placed(viewOfMark(mark, revision), mark.textRange[0])),
    ...stoppingFindings(ledger).map((finding, index) => {
      const mark = markOfFinding(finding, index, revision);
      const view = viewOfFinding(finding, index, mark, revision);
      return placed(view, mark?.textRange[0] ?? 0);
    }),
  ];
  return {
    marks: views
      .toSorted((one, other) => comparePlaces(one.place, other.place))
      .map(({ view }) => view),
    counts: countMarks(ledger, kept),
    notCovered: ledger.not_covered,
  };
}

export function countMarks(ledger: Ledger, kept: KeptMarks): MarkCounts {
  const verified = ledger.marks.filter(({ kind }) => kind === "verified").length;
  const { conflicts, unverified } = countOpen(openMarks(ledger, kept));
  return { conflicts, unverified, verified };
}

/** The mark with this id, with its finding where it is one; null when there is none. */
export function findMark(
  id: string,
  revision: CheckedRevision,
): { readonly mark: Mark | null; readonly isFinding: boolean } | null {
  const mark = revision.ledger.marks.find((one) => one.id === id);
  if (mark !== undefined) return { mark, isFinding: false };
  const index = stoppingFindings(revision.ledger).findIndex((_, at) => findingId(at) === id);
  const finding = stoppingFindings(revision.ledger)[index];
  return finding === undefined
    ? null
    : { mark: markOfFinding(finding, index, revision), isFinding: true };
}

function viewOfMark(mark: Mark, { content, kept, facts }: CheckedRevision): MarkView {
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

/** Null when the record was taken out since. */
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
  { content, facts }: CheckedRevision,
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

/** A finding as a mark on its words; null for what is missing or does not stand in one sentence of the text. */
function markOfFinding(
  { place, quote, message }: Finding,
  index: number,
  { content, facts }: CheckedRevision,
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

type Place = readonly [field: number, block: number, start: number];

function placed(view: MarkView, start: number): { view: MarkView; place: Place } {
  return { view, place: [readingOrder.indexOf(view.field), view.block, start] };
}

function comparePlaces(one: Place, other: Place): number {
  return one[0] - other[0] || one[1] - other[1] || one[2] - other[2];
}
