import { factFigure, factText, type Fact } from "../../../content/facts/index.ts";
import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import { amountOf, numberPattern } from "../../language/numbers.ts";
import type { Mark, TextRange } from "../../posts/revisions/mark.ts";
import { yieldToOthers } from "../../shared/yield-to-others.ts";
import { correctionOf, exchanged, type Correction } from "./correction.ts";
import { figuresIn, figuresOf, type Figure } from "./figures.ts";
import { isQuestion, meaningOf, type Meaning } from "./meaning.ts";
import { clauseAround, isAdvice, isExampleText, ruleIn } from "./rules.ts";
import {
  sentencesOf,
  storedRange,
  type MarkedText,
  type PlacedSentence,
  type ShownToken,
} from "./sentences.ts";
import { isDerived } from "./sums.ts";

export type { MarkedText } from "./sentences.ts";

export type MarkContext = {
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

export function numbered(marks: readonly Mark[]): readonly Mark[] {
  return marks.map((mark, index) => Object.assign({}, mark, { id: `m${index + 1}` }));
}

function marksOf(
  sentence: PlacedSentence,
  { facts, isOwnSentence }: MarkContext,
  premises: ReadonlySet<number>,
): readonly Mark[] {
  const isOwn = isOwnSentence(sentence.sentence);
  const ofTokens = sentence.tokens.map((token) => markOfToken(token, sentence, facts, isOwn));
  if (isOwn) return ofTokens;
  const read = readFigures(sentence, facts);
  const ofFigures = read.flatMap(
    ({ figure, meaning }) => markOfFigure(figure, meaning, sentence, premises) ?? [],
  );
  const proved = read.flatMap(({ figure, meaning }) => (meaning.kind === "agrees" ? figure : []));
  const isDoubted = ofFigures.some(({ kind }) => kind !== "verified");
  const rule = isDoubted ? null : ruleIn(sentence, [...sentence.tokens, ...proved]);
  const ofRule = rule === null ? [] : [markOf("unverified", sentence, rule, null, ruleWhy)];
  return [...ofTokens, ...ofFigures, ...ofRule].sort(
    (one, other) => one.textRange[0] - other.textRange[0],
  );
}

const ruleWhy = "No record of ours answers this: check it, or take it out.";
const figureWhy = "No record of ours gives this figure: check it, or take it out.";

/** Of two figures beside one record neither contradicts it: one is the record's value, or it is not known which claims to be. */
function readFigures(sentence: PlacedSentence, facts: FactSnapshot) {
  const read = figuresOf(sentence).map((figure) => ({
    figure,
    meaning: meaningOf(figure, sentence, facts),
  }));
  const said = new Map<Fact | null, Set<string>>();
  const say = (record: Fact, value: string) =>
    said.set(record, (said.get(record) ?? new Set<string>()).add(value));
  for (const { figure, meaning } of read)
    if (meaning.record !== null && meaning.kind !== "unknown")
      say(meaning.record, JSON.stringify(figure.quantity));
  for (const { record } of sentence.tokens) say(record, record.id);
  return read.map(({ figure, meaning }) => {
    const { kind, record } = meaning;
    const isContested = kind === "differs" && said.get(record)?.size !== 1;
    // The value of an earlier edition says nothing of this one.
    const isOpen = isContested || record?.carried !== undefined;
    const open = { kind: "unknown", isSure: false } as const;
    return { figure, meaning: isOpen ? Object.assign({}, meaning, open) : meaning };
  });
}

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
    textRange: storedRange(sentence, start, end),
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

export function conflictOf(
  sentence: PlacedSentence,
  range: TextRange,
  record: Mark["record"],
  why: string,
  correction: Correction | null,
): Mark {
  if (correction === null) return markOf("conflict", sentence, range, record, why);
  const { start, end, replacement, corrected } = correction;
  const mark = markOf("conflict", sentence, [start, end], record, why);
  return Object.assign(mark, { replacement, corrected });
}

function markOfToken(
  token: ShownToken,
  sentence: PlacedSentence,
  facts: FactSnapshot,
  isOwn: boolean,
): Mark {
  const { start, end, id, record } = token;
  const value = shownBy(token);
  const verified = markOf("verified", sentence, [start, end], { id, value }, null);
  if (isOwn || id.includes("/") || record.carried !== undefined) return verified;
  const meant = meantByToken(token, sentence, facts);
  const other = meant?.record ?? null;
  if (meant?.kind !== "differs" || other?.value.kind !== record.value.kind) return verified;
  const isStatedRightly = sentence.tokens.some(
    (one) => one.record === other && meantByToken(one, sentence, facts)?.kind !== "differs",
  );
  if (isStatedRightly) return verified;
  const correction = exchanged(sentence, token, other, meant.id);
  const named = { id: meant.id, value: factText(other) };
  return conflictOf(sentence, [start, end], named, differs(value, other), correction);
}

function shownBy({ record, form }: ShownToken): string {
  return form === undefined ? factText(record) : factFigure(record, form);
}

/** The record that the words around a token's one figure mean; null for a value of no or several figures. */
function meantByToken(token: ShownToken, sentence: PlacedSentence, facts: FactSnapshot) {
  const { start, end, record } = token;
  const [figure, ...more] = figuresIn(shownBy(token));
  return figure === undefined || more.length > 0
    ? null
    : meaningOf(Object.assign({}, figure, { start, end }), sentence, facts, record);
}

function markOfFigure(
  figure: Figure,
  meaning: Meaning,
  sentence: PlacedSentence,
  premises: ReadonlySet<number>,
): Mark | null {
  const { start, end, text } = figure;
  const { kind, record, id } = meaning;
  if (sentence.isExample || isQuestion(sentence)) return null;
  const named = record === null ? null : { id, value: factText(record) };
  if (kind === "agrees") return markOf("verified", sentence, [start, end], named, null);
  if (isPremise(figure, premises) || isExampleText(sentence.words)) return null;
  if (isDerived(figure, sentence)) return null;
  if (kind === "differs" && record !== null) {
    const correction = correctionOf(figure, record, id, sentence);
    return conflictOf(sentence, [start, end], named, differs(text, record), correction);
  }
  if (!isOfTheExam(figure, sentence, meaning)) return null;
  return markOf("unverified", sentence, [start, end], null, figureWhy);
}

function differs(text: string, record: Fact): string {
  return `The text has “${text}”, our record “${record.label}” has “${factText(record)}”.`;
}

function numbersOf(request: string): ReadonlySet<number> {
  const found = request.matchAll(
    new RegExp(String.raw`${numberPattern}(?:\s?k\b)?|\b\d+(?:\.\d+)?k\b`, "gi"),
  );
  return new Set([...found].map(([text]) => amountOf(text.replace(/(\d)\s?k$/i, "$1 k"))));
}

function isPremise({ quantity }: Figure, premises: ReadonlySet<number>): boolean {
  return (
    quantity.kind !== "days" &&
    quantity.kind !== "money" &&
    premises.has(quantity.min) &&
    premises.has(quantity.max)
  );
}

const examWords =
  /\b(?:nta|jee|josaa|csab|nits?|iits?|iiits?|admit card|centre|center|exam|paper|shift|session|form|regist\w+|fee|seats?|cut-?off|percentile|rank|answer key|challenge|result|reserv\w+|quota|class 12|board|candidates?|marking|negative|syllabus|weightage|gates?|entry|upload|photo|signature|certificate|refund|round|counsell?ing|allotment|advanced|portal|question paper|section [ab]|numerical|each question|per question|correct|wrong|attempts?|b\.? ?arch|b\.? ?plan\w*|diploma)\b/i;
const countsOfExam: ReadonlySet<string> = new Set(
  "question session language attempt shift seat round institute candidate city choice decimal photo section".split(
    " ",
  ),
);

/** True if a figure without a record is about the exam or admission, not about studying. */
function isOfTheExam(figure: Figure, sentence: PlacedSentence, { measure }: Meaning): boolean {
  const { quantity, start, end, text } = figure;
  const { words, row, column, before } = sentence;
  const clause = clauseAround(words, start, end);
  const near = `${row} ${column} ${clause}`;
  const all = `${row} ${column} ${words}`;
  const isNamed = measure !== null && !measure.isLoose;
  const isAbout = isNamed || examWords.test(all);
  switch (quantity.kind) {
    case "money":
    case "size":
      return true;
    case "days":
      return !isPlanned.test(words.slice(0, start)) || examWords.test(near);
    case "percentile":
    case "rank":
      return !isAdvice(clause) && !/^[a-z]/i.test(text);
    case "percent":
      return examWords.test(all) && (measure !== null || !isAdvice(all));
    case "marks":
      return (measure !== null || isAbout) && !isAdvice(measure === null ? all : near);
    case "count": {
      const isCounted = isNamed || (countsOfExam.has(quantity.unit) && isAbout);
      const isOfRounds = quantity.unit !== "round" || /\b(?:josaa|csab|counsell?ing)\b/i.test(all);
      return isCounted && isOfRounds && quantity.max > 1 && !isAdvice(isNamed ? near : all);
    }
    case "duration":
    case "clock": {
      const isTold = isNamed || (measure !== null && quantity.kind === "clock");
      const isLimit =
        /\b(?:extra|late|clos\w+|lasts?|limit|grace|valid|within)\b/i.test(near) &&
        examWords.test(near);
      return (isTold || isLimit) && !isAdvice(`${all} ${before}`);
    }
  }
}

const isPlanned = /\b(?:week|phase|plan|by)\b.{0,20}$/i;
