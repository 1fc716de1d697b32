import { factSentence, factText, type Fact } from "../../../content/facts/index.ts";
import { factToken } from "../../posts/text/fact-tokens.ts";
import { fail, succeed, type Result } from "../../shared/result.ts";
import type { DraftContent } from "../writer.ts";
import { gradedStatements, type GradedStatement } from "./check-statements.ts";
import type { CheckContext } from "./draft-text.ts";
import { comparable } from "./figures/equal.ts";
import { numberPattern } from "../../language/numbers.ts";
import { figuresIn } from "./figures/read-figures.ts";
import type { Claim } from "./claims/read-claims.ts";
import { recordName } from "./claims/records-meant.ts";
import { parsedBody } from "./text/parse-body.ts";
import type { Segment } from "./text/statement.ts";
import { wholeMarkup } from "./text/whole-markup.ts";

/** What a person decided on a statement: our record's value instead of its own, or that it goes. */
export type Resolution = {
  /** Word for word as the checks have it; wherever it stands. */
  readonly sentence: string;
  readonly action: "use-record" | "remove";
};

/**
 * The draft in which each of these statements has our record's value or is gone, and nothing else has changed. A
 * pure function. `unacceptable`, with the statement and why, when one of them cannot be done whole.
 */
export function resolveClaims(
  content: DraftContent,
  resolutions: readonly Resolution[],
  context: CheckContext,
): Result<DraftContent> {
  const corrected = resolutions.filter(({ action }) => action === "use-record");
  const removed = resolutions.filter(({ action }) => action === "remove");
  let resolved = content;
  for (const { sentence } of corrected) {
    const next = withRecordValues(resolved, sentence, context);
    if (!next.ok) return next;
    resolved = next.value;
  }
  for (const { sentence } of removed) {
    const next = withoutStatement(resolved, sentence, context);
    if (!next.ok) return next;
    resolved = next.value;
  }
  return succeed(resolved);
}

/** A sentence has hardly more figures that differ. */
const mostRounds = 6;

/** Puts our value where a figure differs, then looks again, until nothing of the statement differs any more. */
function withRecordValues(
  content: DraftContent,
  sentence: string,
  context: CheckContext,
): Result<DraftContent> {
  const places = gradedStatements(content, context).flatMap((one, index) =>
    one.sentence === sentence ? index : [],
  );
  if (places.length === 0) return noStatement(sentence);
  let corrected = content;
  for (const place of places)
    for (let round = 0; ; round++) {
      const graded = gradedStatements(corrected, context)[place];
      if (graded === undefined || round === mostRounds) return notWhole(sentence);
      const { verdict, reviewItem } = graded;
      const isRight = verdict === "supported" || reviewItem?.group === "agrees";
      if (isRight && round > 0) break;
      const edit = recordEdit(graded, context);
      if (edit === null) return notWhole(sentence);
      corrected = withEdit(corrected, graded, edit);
    }
  return succeed(corrected);
}

type Edit = { readonly from: number; readonly to: number; readonly text: string };

/** Our value in place of the figure in question, or our sentence in place of a rule. */
function recordEdit(graded: GradedStatement, { facts }: CheckContext): Edit | null {
  const { statement, reviewItem, parts } = graded;
  const stopped = parts.find(({ verdict }) => verdict === "contradicted");
  const nearest = reviewItem?.nearest;
  const record = stopped?.record ?? (nearest?.kind === "record" ? nearest.record : null);
  if (record === null) return null;
  const claim = (stopped ?? reviewItem?.part)?.claim ?? null;
  const token = factToken(recordName(record, facts));
  if (claim === null) {
    if (statement.role !== "sentence") return null;
    const span = sourceOf(statement.segments, 0, statement.text.length);
    return span && { ...span, text: factSentence(record, token) };
  }
  const value = valueFor(claim, record, token);
  if (value === null) return null;
  const span = sourceOf(statement.segments, value.start, value.end);
  return span && { ...span, text: value.text };
}

const lastNumber = new RegExp(`${numberPattern}(?!.*${numberPattern})`, "is");

/** The stretch of a statement's text that a record's value takes, and how it is written there. */
function valueFor(
  { figure, token: shown }: Claim,
  record: Fact,
  token: string,
): { readonly start: number; readonly end: number; readonly text: string } | null {
  const whole = factText(record);
  const { start, end } = shown ?? figure;
  const held = figuresIn(whole);
  const [first, ...more] = held;
  // `Closed at 3,100` keeps its words: a rank is a bare number.
  if (record.value.kind === "rank") {
    const number = lastNumber.exec(figure.text);
    if (shown !== null || number === null) return { start, end, text: token };
    const from = figure.start + number.index;
    return { start: from, end: from + number[0].length, text: token };
  }
  if (first !== undefined && more.length === 0 && first.text === whole)
    return { start, end, text: token };
  if (record.value.kind === "signed-marks") {
    const marks = Math.abs(record.value.marks);
    if (figure.quantity.kind === "signed") return { start, end, text: token };
    return { start, end, text: `${marks} ${marks === 1 ? "mark" : "marks"}` };
  }
  const same = held.filter(({ quantity }) => comparable(quantity, figure.quantity));
  const [only] = same;
  return only === undefined || same.length > 1 ? null : { start, end, text: only.text };
}

/** Takes a statement out wherever it stands, with what would be left empty without it. */
function withoutStatement(
  content: DraftContent,
  sentence: string,
  context: CheckContext,
): Result<DraftContent> {
  const found = gradedStatements(content, context).filter((one) => one.sentence === sentence);
  if (found.length === 0) return noStatement(sentence);
  let left = content;
  // From the end, so that what comes before stays where it is.
  for (const graded of found.toReversed()) {
    const { role, segments, text, place } = graded.statement;
    const span = sourceOf(segments, 0, text.length);
    if (span === null || role === "title" || role === "head") return notWhole(sentence);
    if (role === "cell") left = withEdit(left, graded, { ...span, text: "–" });
    else if (place.field === "body_markdown") {
      const tree = parsedBody(left.body_markdown);
      left = withEdit(left, graded, { ...wholeMarkup(tree, left.body_markdown, span), text: "" });
    } else left = withEdit(left, graded, { ...withSpace(span, fieldOf(left, graded)), text: "" });
  }
  return succeed(left);
}

function withSpace({ from, to }: Omit<Edit, "text">, text: string): Omit<Edit, "text"> {
  const after = /^\s+/.exec(text.slice(to))?.[0].length ?? 0;
  if (after > 0) return { from, to: to + after };
  return { from: text.slice(0, from).trimEnd().length, to };
}

/** Where a stretch of a statement's text stands in the source; null when it does not stand there by itself. */
function sourceOf(
  segments: readonly Segment[],
  start: number,
  end: number,
): Omit<Edit, "text"> | null {
  const held = segments.filter((one) => one.start < end && start < one.end);
  const [first] = held;
  const last = held.at(-1);
  if (first === undefined || last === undefined) return null;
  const isCut = (one: Segment) => !one.isPlain && (one.start < start || one.end > end);
  if (isCut(first) || isCut(last)) return null;
  return {
    from: first.from + Math.max(0, start - first.start) * Number(first.isPlain),
    to: last.to - Math.max(0, last.end - end) * Number(last.isPlain),
  };
}

type TextField = "hero_summary" | "meta_description" | "body_markdown" | "title";

function fieldOf(content: DraftContent, { statement }: GradedStatement): string {
  return content[statement.place.field as TextField];
}

function withEdit(
  content: DraftContent,
  graded: GradedStatement,
  { from, to, text }: Edit,
): DraftContent {
  const before = fieldOf(content, graded);
  return {
    ...content,
    [graded.statement.place.field]: before.slice(0, from) + text + before.slice(to),
  };
}

function noStatement(sentence: string): Result<never> {
  return fail("unacceptable", `“${sentence}” is no statement of this version.`);
}

function notWhole(sentence: string): Result<never> {
  return fail(
    "unacceptable",
    `“${sentence}” cannot be changed like that without its other words: please edit it. Nothing was changed.`,
  );
}
