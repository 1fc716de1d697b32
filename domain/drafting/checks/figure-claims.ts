import { factText, isReportedDifference, type Fact } from "../../../content/facts/index.ts";
import { factToken } from "../../posts/fact-tokens.ts";
import type { Claim, Finding, Verdict } from "../../posts/ledger.ts";
import {
  isDeniedOrOfTheText,
  isDifference,
  isHypothetical,
  isSomeonesScore,
  statesExam,
  sumsMarks,
} from "./compare/claim-words.ts";
import { isWorkedOut } from "./compare/worked-out.ts";
import { judge, type Judgement } from "./compare/judge.ts";
import { judgeValue } from "./compare/judge-value.ts";
import { statedIn, type Stated } from "./compare/surroundings.ts";
import type { DraftText } from "./draft-text.ts";
import {
  contradictionMessage,
  swapMessage,
  typedMessage,
  unsupportedMessage,
} from "./figure-messages.ts";
import type { Mend } from "./mending.ts";
import type { Statement } from "./text/statement.ts";
import { isOwnSentence } from "./own-sentences.ts";
import { tokenFor } from "./token-for.ts";

export type CheckedFigures = {
  readonly claims: readonly Claim[];
  readonly findings: readonly Finding[];
  readonly mends: readonly Mend[];
};

type Seen = {
  readonly verdict: Verdict;
  readonly records: readonly Fact[];
  readonly finding: Finding | null;
  readonly mend: Mend | null;
};

/** Holds every figure of a draft, typed or from a token, against the records it is about. */
export function checkFigures({ statements }: DraftText): CheckedFigures {
  const seen = statements.map((statement) => ({ statement, figures: lookAt(statement) }));
  const all = seen.flatMap(({ figures }) => figures);
  return {
    claims: seen.flatMap(({ statement, figures }) => claimOf(statement, figures)),
    findings: all.flatMap(({ finding }) => finding ?? []),
    mends: all.flatMap(({ mend }) => mend ?? []),
  };
}

function lookAt(statement: Statement): readonly Seen[] {
  const seen = statedIn(statement).flatMap((stated) => {
    if (stated.value !== null) return ofValue(statement, stated, stated.value.record);
    return ofTyped(statement, stated);
  });
  const isDoubted = seen.some(({ finding }) => finding?.stops === true);
  return isDoubted && isOwnSentence(statement) ? seen.map(trusted) : seen;
}

function trusted(seen: Seen): Seen {
  return seen.finding?.stops === true ? { ...seen, verdict: "supported", finding: null } : seen;
}

function ofValue(statement: Statement, stated: Stated, record: Fact): readonly Seen[] {
  // A row that calls the value by its record's own label says nothing else of it.
  if (statement.role === "cell" && statement.own.includes(record.label))
    return [{ verdict: "supported", records: [record], finding: null, mend: null }];
  const judgement = judgeValue(record, stated.question);
  if (judgement.verdict !== "contradicted")
    return [{ verdict: "supported", records: [record], finding: null, mend: null }];
  return [against(statement, stated, judgement)];
}

function ofTyped(statement: Statement, stated: Stated): readonly Seen[] {
  const { figure, question } = stated;
  const after = statement.text.slice(figure.end);
  if (isHypothetical(statement.text) || isDifference(after) || isArticle(figure)) return [];
  const judgement = judge(question);
  if (judgement.verdict === "supported") return [typed(statement, stated, judgement.records)];
  if (/\?\s*$/.test(statement.text)) return [];
  if (isNoClaim(statement, stated)) return [];
  if (judgement.verdict === "contradicted") {
    return [against(statement, stated, judgement)];
  }
  const around = `${statement.own} ${statement.above.join(" ")}`;
  if (!statesExam(figure, `${statement.text} ${statement.role === "cell" ? around : ""}`, around))
    return [];
  const finding = findingOf(statement, figure.text, {
    kind: "unsupported",
    message: unsupportedMessage(figure.text),
    record: null,
    stops: true,
  });
  return [{ verdict: "unsupported", records: [], finding, mend: null }];
}

/** Denied, somebody's own, or worked out from other figures of the sentence. */
function isNoClaim({ text }: Statement, { figure, clause, others }: Stated): boolean {
  return (
    isDeniedOrOfTheText(clause.before, text.slice(0, figure.start), text.slice(figure.end)) ||
    isSomeonesScore(text.slice(0, figure.start), text) ||
    (isMark(figure) && sumsMarks(text)) ||
    isWorkedOut(figure, others)
  );
}

/** `One paper`, `one session`: hardly ever a count. */
function isArticle(figure: Stated["figure"]): boolean {
  return figure.inWords && /^one\b/i.test(figure.text) && !isMark(figure);
}

function isMark({ quantity }: Stated["figure"]): boolean {
  return quantity.kind === "count" && quantity.unit === "mark";
}

function typed(statement: Statement, stated: Stated, records: readonly Fact[]): Seen {
  const [record] = records;
  const { field } = statement.place;
  const isPlain = field === "title" || statement.role === "heading";
  if (record === undefined || isPlain || isReportedDifference(record))
    return { verdict: "supported", records, finding: null, mend: null };
  const token = tokenFor(stated.figure, record, statement.role === "cell");
  const mend = token === null ? null : mendOf(statement, stated.figure, token);
  const finding = findingOf(statement, stated.figure.text, {
    kind: "typed-figure",
    message: typedMessage(record, token ?? factToken(record.id), mend !== null),
    record: record.id,
    stops: false,
  });
  return { verdict: "supported", records: [record], finding, mend };
}

function against(
  statement: Statement,
  { figure, question, value }: Stated,
  { by, swapped }: Extract<Judgement, { verdict: "contradicted" }>,
): Seen {
  const quote = value === null ? figure.text : statement.text.slice(value.start, value.end);
  const finding = findingOf(statement, quote, {
    kind:
      swapped === null
        ? "contradiction"
        : swapped.dimension === "year"
          ? "other-edition"
          : "swapped-category",
    message:
      swapped === null
        ? contradictionMessage(quote, by)
        : swapMessage(quote, swapped.record, by, question.limits),
    record: by.id,
    stops: true,
  });
  return { verdict: "contradicted", records: [by], finding, mend: null };
}

function mendOf(
  statement: Statement,
  { start, end }: Stated["figure"],
  token: string,
): Mend | null {
  const { field } = statement.place;
  if (field !== "body_markdown" && field !== "hero_summary" && field !== "meta_description")
    return null;
  const piece = statement.pieces.find((one) => one.start <= start && end <= one.end);
  if (piece === undefined) return null;
  const source = piece.source + start - piece.start;
  return { field, start: source, end: source + end - start, token };
}

function findingOf(
  { place }: Statement,
  quote: string,
  rest: Pick<Finding, "kind" | "message" | "record" | "stops">,
): Finding {
  return { ...rest, place, quote };
}

const order: readonly Verdict[] = ["contradicted", "unsupported", "supported"];

function claimOf(statement: Statement, figures: readonly Seen[]): readonly Claim[] {
  const verdict = order.find((one) => figures.some((seen) => seen.verdict === one));
  if (verdict === undefined) return [];
  const records = [...new Set(figures.flatMap((seen) => seen.records))];
  return [
    {
      place: statement.place,
      sentence: statement.role === "cell" ? `${statement.own}: ${statement.text}` : statement.text,
      records: records.map((record) => ({ id: record.id, value: factText(record) })),
      verdict,
    },
  ];
}
