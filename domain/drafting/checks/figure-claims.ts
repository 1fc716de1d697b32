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
import { isDerived } from "./compare/derived-figures.ts";
import { verifyClaim, type ClaimVerdict } from "./compare/verify-claim.ts";
import { verifyToken } from "./compare/verify-token.ts";
import { statedIn, type Stated } from "./compare/statement-figures.ts";
import type { DraftText } from "./draft-text.ts";
import {
  contradictionMessage,
  swapMessage,
  typedMessage,
  unsupportedMessage,
} from "./figure-messages.ts";
import type { Autofix } from "./autofix.ts";
import type { Statement } from "./text/statement.ts";
import { isSiteSentence } from "./site-sentences.ts";
import { tokenFor } from "./token-for.ts";

type CheckedFigures = {
  readonly claims: readonly Claim[];
  readonly findings: readonly Finding[];
  readonly autofixes: readonly Autofix[];
};

type VerifiedFigure = {
  readonly verdict: Verdict;
  readonly records: readonly Fact[];
  readonly finding: Finding | null;
  readonly autofix: Autofix | null;
};

/** Holds every figure of a draft, typed or from a token, against the records it is about. */
export function checkFigures({ statements }: DraftText): CheckedFigures {
  const seen = statements.map((statement) => ({ statement, figures: verifyStatement(statement) }));
  const all = seen.flatMap(({ figures }) => figures);
  return {
    claims: seen.flatMap(({ statement, figures }) => claimOf(statement, figures)),
    findings: all.flatMap(({ finding }) => finding ?? []),
    autofixes: all.flatMap(({ autofix }) => autofix ?? []),
  };
}

function verifyStatement(statement: Statement): readonly VerifiedFigure[] {
  const seen = statedIn(statement).flatMap((stated) => {
    if (stated.value !== null) return verifyTokenValue(statement, stated, stated.value.record);
    return verifyTypedFigure(statement, stated);
  });
  const isDoubted = seen.some(({ finding }) => finding?.stops === true);
  return isDoubted && isSiteSentence(statement) ? seen.map(trusted) : seen;
}

function trusted(seen: VerifiedFigure): VerifiedFigure {
  return seen.finding?.stops === true ? { ...seen, verdict: "supported", finding: null } : seen;
}

function verifyTokenValue(
  statement: Statement,
  stated: Stated,
  record: Fact,
): readonly VerifiedFigure[] {
  // A row that calls the value by its record's own label says nothing else of it.
  if (statement.role === "cell" && statement.own.includes(record.label))
    return [{ verdict: "supported", records: [record], finding: null, autofix: null }];
  const verdict = verifyToken(record, stated.question);
  if (verdict.verdict !== "contradicted")
    return [{ verdict: "supported", records: [record], finding: null, autofix: null }];
  return [contradictedFigure(statement, stated, verdict)];
}

function verifyTypedFigure(statement: Statement, stated: Stated): readonly VerifiedFigure[] {
  const { figure, question } = stated;
  const after = statement.text.slice(figure.end);
  if (isHypothetical(statement.text) || isDifference(after) || isArticle(figure)) return [];
  const verdict = verifyClaim(question);
  if (verdict.verdict === "supported") return [supportedFigure(statement, stated, verdict.records)];
  if (/\?\s*$/.test(statement.text)) return [];
  if (isNoClaim(statement, stated)) return [];
  if (verdict.verdict === "contradicted") {
    return [contradictedFigure(statement, stated, verdict)];
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
  return [{ verdict: "to-confirm", records: [], finding, autofix: null }];
}

/** Denied, somebody's own, or worked out from other figures of the sentence. */
function isNoClaim({ text }: Statement, { figure, clause, others }: Stated): boolean {
  return (
    isDeniedOrOfTheText(clause.before, text.slice(0, figure.start), text.slice(figure.end)) ||
    isSomeonesScore(text.slice(0, figure.start), text) ||
    (isMark(figure) && sumsMarks(text)) ||
    isDerived(figure, others)
  );
}

/** `One paper`, `one session`: hardly ever a count. */
function isArticle(figure: Stated["figure"]): boolean {
  return figure.inWords && /^one\b/i.test(figure.text) && !isMark(figure);
}

function isMark({ quantity }: Stated["figure"]): boolean {
  return quantity.kind === "count" && quantity.unit === "mark";
}

function supportedFigure(
  statement: Statement,
  stated: Stated,
  records: readonly Fact[],
): VerifiedFigure {
  const [record] = records;
  const { field } = statement.place;
  const isPlain = field === "title" || statement.role === "heading";
  if (record === undefined || isPlain || isReportedDifference(record))
    return { verdict: "supported", records, finding: null, autofix: null };
  const token = tokenFor(stated.figure, record, statement.role === "cell");
  const autofix = token === null ? null : autofixOf(statement, stated.figure, token);
  const finding = findingOf(statement, stated.figure.text, {
    kind: "typed-figure",
    message: typedMessage(record, token ?? factToken(record.id), autofix !== null),
    record: record.id,
    stops: false,
  });
  return { verdict: "supported", records: [record], finding, autofix };
}

function contradictedFigure(
  statement: Statement,
  { figure, question, value }: Stated,
  { by, swapped }: Extract<ClaimVerdict, { verdict: "contradicted" }>,
): VerifiedFigure {
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
  return { verdict: "contradicted", records: [by], finding, autofix: null };
}

function autofixOf(
  statement: Statement,
  { start, end }: Stated["figure"],
  token: string,
): Autofix | null {
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

const order: readonly Verdict[] = ["contradicted", "to-confirm", "supported"];

function claimOf(statement: Statement, figures: readonly VerifiedFigure[]): readonly Claim[] {
  const verdict = order.find((one) => figures.some((seen) => seen.verdict === one));
  if (verdict === undefined) return [];
  const records = [...new Set(figures.flatMap((seen) => seen.records))];
  return [
    {
      place: statement.place,
      sentence: statement.role === "cell" ? `${statement.own}: ${statement.text}` : statement.text,
      under: "",
      records: records.map((record) => ({ id: record.id, value: factText(record) })),
      verdict,
      why: figures.find((seen) => seen.verdict === verdict)?.finding?.message ?? null,
      raised: false,
    },
  ];
}
