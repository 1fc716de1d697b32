import { factFigure, factText, type Fact } from "../../../content/facts/index.ts";
import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import { amountOf, numberPattern } from "../../language/numbers.ts";
import type { Mark, TextRange } from "../../posts/revisions/mark.ts";
import { yieldToOthers } from "../../shared/yield-to-others.ts";
import { correctionOf } from "./correction.ts";
import { clauseAround } from "./clauses.ts";
import { bareFigure, figuresIn, looseFiguresIn, type Figure } from "./figures.ts";
import { meaningOf, type Meaning } from "./meant.ts";
import { isAdvice, isExampleText, ruleIn } from "./rules.ts";
import type { ShownToken } from "./run.ts";
import { sentencesOf, type MarkedText, type PlacedSentence } from "./sentences.ts";
import { isDerived } from "./sums.ts";

export type { MarkedText } from "./sentences.ts";

export type MarkContext = {
  /** Records of the post's edition. */
  readonly facts: FactSnapshot;
  /** The person's words: their figures about the reader are no claims. */
  readonly request: string | null;
  /** Our own checked text is never a conflict or unverified. */
  readonly isOwnSentence: (sentence: string) => boolean;
};

/** The marks of a text in reading order: what records prove, what they contradict, and what none of them answers. */
export async function findMarks(text: MarkedText, context: MarkContext): Promise<readonly Mark[]> {
  const premises = numbersOf(context.request ?? "");
  const marks: Mark[] = [];
  for (const sentence of sentencesOf(text, context.facts)) {
    marks.push(...marksOf(sentence, context, premises));
    await yieldToOthers();
  }
  return numbered(marks);
}

/** The same marks in reading order, with their ids. */
export function numbered(marks: readonly Mark[]): readonly Mark[] {
  return marks.map((mark, index) => withId(mark, `m${index + 1}`));
}

function withId(mark: Mark, id: string): Mark {
  return Object.assign({}, mark, { id });
}

function marksOf(
  sentence: PlacedSentence,
  context: MarkContext,
  premises: ReadonlySet<number>,
): readonly Mark[] {
  const { facts, isOwnSentence } = context;
  const isOwn = isOwnSentence(sentence.sentence);
  const ofTokens = sentence.tokens.map((token) => markOfToken(token, sentence, facts, isOwn));
  if (isOwn) return ofTokens;
  const read = ownValues(figuresOf(sentence), sentence, facts);
  const ofFigures = read.flatMap(
    ({ figure, meaning }) => markOfFigure(figure, meaning, sentence, facts, premises) ?? [],
  );
  const proved = read.flatMap(({ figure, meaning }) => (meaning.kind === "agrees" ? [figure] : []));
  const rule = ruleIn(sentence, [...sentence.tokens, ...proved]);
  const isDoubted = ofFigures.some(({ kind }) => kind !== "verified");
  const ofRule =
    rule === null || isDoubted ? [] : [markOf("unverified", sentence, rule, null, ruleWhy)];
  return [...ofTokens, ...ofFigures, ...ofRule].sort(
    (one, other) => one.textRange[0] - other.textRange[0],
  );
}

const ruleWhy = "No record of ours answers this: check it, or take it out.";

type Read = { readonly figure: Figure; readonly meaning: Meaning };

/** Of two figures beside one record neither contradicts it: one is the record's value, or it is not known which claims to be. */
function ownValues(
  figures: readonly Figure[],
  sentence: PlacedSentence,
  facts: FactSnapshot,
): readonly Read[] {
  const read = figures.map((figure) => ({ figure, meaning: meaningOf(figure, sentence, facts) }));
  const said = new Map<Fact, Set<string>>();
  const say = (record: Fact, value: string) =>
    said.set(record, (said.get(record) ?? new Set<string>()).add(value));
  for (const { figure, meaning } of read)
    if (meaning.record !== null && meaning.kind !== "unknown")
      say(meaning.record, JSON.stringify(figure.quantity));
  for (const { record } of sentence.tokens) say(record, record.id);
  return read.map(({ figure, meaning }) => {
    const { kind, record, edition, measure } = meaning;
    const isAlone = record === null || kind !== "differs" || said.get(record)?.size === 1;
    // The value of an earlier edition says nothing of this one.
    const isOfItsEdition = record?.carried === undefined;
    return {
      figure,
      meaning:
        isAlone && isOfItsEdition
          ? meaning
          : { kind: "unknown", record, edition, measure, isSure: false },
    };
  });
}

/** The typed figures of a sentence; a bare number of a cell is of what its heads name. */
export function figuresOf({
  words,
  isCell,
  row,
  column,
  headings,
}: PlacedSentence): readonly Figure[] {
  const found = figuresIn(words);
  if (found.length > 0) return [...found, ...looseFiguresIn(words)];
  const [, label = ""] = /^([^\d:]{3,60}):\s/.exec(words) ?? [];
  const bare =
    isCell && column !== ""
      ? bareFigure(words, [column, row, headings[0] ?? ""])
      : bareFigure(words, [label]);
  return bare === null ? looseFiguresIn(words) : [bare];
}

/** A mark that starts with no record of its own; ids come at the end. */
export function markOf(
  kind: Mark["kind"],
  sentence: PlacedSentence,
  [start, end]: TextRange,
  record: Mark["record"],
  why: string | null,
): Mark {
  const { field, range, block, under, text } = sentence;
  return {
    id: "",
    kind,
    field,
    sentenceRange: range,
    textRange: [sentence.from[start] ?? range[0], sentence.to[end - 1] ?? range[1]],
    block,
    under,
    sentence: sentence.sentence,
    text: text.slice(start, end),
    record,
    replacement: null,
    corrected: null,
    why,
    isRead: false,
  };
}

function markOfToken(
  token: ShownToken,
  sentence: PlacedSentence,
  facts: FactSnapshot,
  isOwn: boolean,
): Mark {
  const { start, end, id, record, form } = token;
  const value = form === undefined ? factText(record) : factFigure(record, form);
  const verified = markOf("verified", sentence, [start, end], { id, value }, null);
  if (isOwn || id.includes("/") || record.carried !== undefined) return verified;
  const [figure, ...more] = figuresIn(value);
  if (figure === undefined || more.length > 0) return verified;
  const placed = Object.assign({}, figure, { start, end });
  const meaning = meaningOf(placed, sentence, facts, record);
  if (
    meaning.kind !== "differs" ||
    !meaning.isSure ||
    meaning.record === null ||
    meaning.record.value.kind !== record.value.kind ||
    isStatedRightly(meaning.record, sentence, facts)
  )
    return verified;
  const conflict = markOf(
    "conflict",
    sentence,
    [start, end],
    recordOf(meaning.record, meaning.edition, facts),
    differs(value, meaning.record),
  );
  const range = conflict.textRange;
  const heads = sentence.sentence.slice(0, sentence.sentence.length - sentence.text.length);
  const replacement =
    form === undefined
      ? `{{fact:${conflict.record?.id ?? ""}}}`
      : `{{fact:${conflict.record?.id ?? ""}:${form}}}`;
  const shown = form === undefined ? factText(meaning.record) : factFigure(meaning.record, form);
  return Object.assign(conflict, {
    textRange: range,
    replacement,
    corrected: heads + sentence.text.slice(0, start) + shown + sentence.text.slice(end),
  });
}

/** True if another token of the sentence shows the record: then this one means another value. */
function isStatedRightly(record: Fact, sentence: PlacedSentence, facts: FactSnapshot): boolean {
  return sentence.tokens.some((token) => {
    const [figure] = token.record === record ? figuresIn(factText(record)) : [];
    if (figure === undefined) return false;
    const { start, end } = token;
    const placed = Object.assign({}, figure, { start, end });
    return meaningOf(placed, sentence, facts, record).kind !== "differs";
  });
}

function markOfFigure(
  figure: Figure,
  meaning: Meaning,
  sentence: PlacedSentence,
  facts: FactSnapshot,
  premises: ReadonlySet<number>,
): Mark | null {
  const { start, end, text } = figure;
  if (sentence.isExample || isQuestion(sentence)) return null;
  const { record, edition } = meaning;
  if (meaning.kind === "agrees" && record !== null)
    return markOf("verified", sentence, [start, end], recordOf(record, edition, facts), null);
  if (isPremise(figure, premises) || isExampleText(sentence.words)) return null;
  if (isDerived(figure, sentence)) return null;
  if (meaning.kind === "differs" && record !== null) {
    const named = recordOf(record, edition, facts);
    const correction = correctionOf(figure, record, named.id, sentence);
    const range: TextRange =
      correction === null ? [start, end] : [correction.start, correction.end];
    const mark = markOf("conflict", sentence, range, named, differs(text, record));
    if (correction !== null)
      Object.assign(mark, {
        textRange: correction.range,
        replacement: correction.replacement,
        corrected: correction.corrected,
      });
    return mark;
  }
  if (!isOfTheExam(figure, sentence, meaning)) return null;
  const named =
    record === null || meaning.measure === null ? null : recordOf(record, edition, facts);
  return markOf("unverified", sentence, [start, end], meaning.isSure ? named : null, figureWhy);
}

const figureWhy = "No record of ours gives this figure: check it, or take it out.";

function differs(text: string, record: Fact): string {
  return `The text has “${text}”, our record “${record.label}” has “${factText(record)}”.`;
}

function recordOf(
  record: Fact,
  edition: string,
  { edition: own }: FactSnapshot,
): { id: string; value: string } {
  return { id: edition === own ? record.id : `${edition}/${record.id}`, value: factText(record) };
}

function numbersOf(request: string): ReadonlySet<number> {
  const found = request.matchAll(
    new RegExp(String.raw`${numberPattern}(?:\s?k\b)?|\b\d+(?:\.\d+)?k\b`, "gi"),
  );
  return new Set([...found].map(([text]) => amountOf(text.replace(/(\d)\s?k$/i, "$1 k"))));
}

/** A number of the request, which is of its reader. */
function isPremise({ quantity }: Figure, premises: ReadonlySet<number>): boolean {
  return (
    quantity.kind !== "days" &&
    quantity.kind !== "money" &&
    premises.has(quantity.min) &&
    premises.has(quantity.max)
  );
}

function isQuestion({ words, isHeading }: PlacedSentence): boolean {
  return !isHeading && /\?["”)]*\s*$/.test(words);
}

const examWords =
  /\b(?:nta|jee|josaa|csab|nits?|iits?|iiits?|admit card|centre|center|exam|paper|shift|session|form|regist\w+|fee|seats?|cut-?off|percentile|rank|answer key|challenge|result|reserv\w+|quota|class 12|board|candidates?|marking|negative|syllabus|weightage|gates?|entry|upload|photo|signature|certificate|refund|round|counsell?ing|allotment|advanced|portal|question paper|section [ab]|numerical|each question|per question|correct|wrong|attempts?|b\.? ?arch|b\.? ?plan\w*|diploma)\b/i;

/** True if a figure without a record is about the exam or admission, not about studying. */
function isOfTheExam(figure: Figure, sentence: PlacedSentence, { measure }: Meaning): boolean {
  const { quantity, start, end } = figure;
  const { words, row, column, before } = sentence;
  const clause = clauseAround(words, start, end);
  const near = `${row} ${column} ${clause}`;
  const all = `${row} ${column} ${words}`;
  switch (quantity.kind) {
    case "money":
    case "size":
      return true;
    case "days":
      return (
        !/\b(?:week|phase|plan|by)\b.{0,20}$/i.test(words.slice(0, start)) || examWords.test(near)
      );
    case "percentile":
    case "rank":
      return !isAdvice(clause) && !/^[a-z]/i.test(figure.text);
    case "percent":
      return examWords.test(all) && (measure !== null || !isAdvice(all));
    case "count": {
      const isNamed = measure !== null && !measure.isLoose;
      return (
        (countsOfExam.has(quantity.unit) || isNamed) &&
        (quantity.unit !== "round" || /\b(?:josaa|csab|counsell?ing)\b/i.test(all)) &&
        quantity.max > 1 &&
        (isNamed || (!/^(?:twice|thrice)$/i.test(figure.text) && examWords.test(all))) &&
        !isAdvice(isNamed ? near : all)
      );
    }
    case "marks":
      return (measure !== null || examWords.test(all)) && !isAdvice(measure === null ? all : near);
    case "duration":
    case "clock": {
      const isNamed = measure !== null && (!measure.isLoose || quantity.kind === "clock");
      const isLimit = /\b(?:extra|late|clos\w+|lasts?|limit|grace|valid|within)\b/i.test(near);
      return (isNamed || (isLimit && examWords.test(near))) && !isAdvice(`${all} ${before}`);
    }
  }
}

const countsOfExam: ReadonlySet<string> = new Set([
  "question",
  "session",
  "language",
  "attempt",
  "shift",
  "seat",
  "round",
  "institute",
  "candidate",
  "city",
  "choice",
  "decimal",
  "photo",
  "section",
]);
