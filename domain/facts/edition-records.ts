import {
  firstEdition,
  holdsInEveryEdition,
  namesYear,
  type Edition,
  type Fact,
} from "../../content/facts/index.ts";
import { standingOf } from "../../content/facts/standing.ts";
import { canonicalJson } from "../shared/canonical-form.ts";
import { seenAt, type EditionHistory } from "./edition-history.ts";
import type { KnownStatement } from "./fact-statement.ts";

type Contents = {
  readonly stated: readonly KnownStatement[];
  /** Of the edition before; of the first one as the site ships them. */
  readonly former: readonly Fact[];
};

/** An edition has what was stated for it; the first one the rest as shipped, each later one the rest carried over. */
export function recordsOf(
  history: EditionHistory,
  { stated: statedRecords, former }: Contents,
): readonly Fact[] {
  const { edition } = history;
  if (edition === firstEdition && statedRecords.length === 0) return former;
  const statements = new Map(statedRecords.map((statement) => [statement.factId, statement]));
  return former.map((record) => {
    const statement = statements.get(record.id);
    const isAlways = edition === firstEdition || holdsInEveryEdition(record);
    const namedRecord = isAlways ? record : inYearOf(record, edition);
    if (statement !== undefined)
      return statedRecord(isAlways ? record : ownRecord(namedRecord, edition), {
        ...statement,
        effectiveAt: seenAt(statement.effectiveAt, history),
      });
    return isAlways ? record : carriedRecord(namedRecord, history);
  });
}

function carriedRecord(record: Fact, { edition, openedAt, checkedOn }: EditionHistory): Fact {
  return {
    ...record,
    carried: {
      into: edition,
      from: record.carried?.from ?? String(Number(edition) - 1),
      checkedOn: checkedOn ?? record.carried?.checkedOn ?? record.checkedOn,
      openedAt,
    },
  };
}

function ownRecord(record: Fact, edition: Edition): Fact {
  const { question, status } = record;
  return {
    ...record,
    carried: undefined,
    question: question !== undefined && asksOfPast.test(question) ? undefined : question,
    edition: `20${edition.slice(2)}`,
    status: ownStatus(status),
  };
}

function ownStatus(status: Fact["status"]): Fact["status"] {
  const isOfOtherYear =
    status.kind === "conflict" || (status.caveat !== undefined && namesYear(status.caveat));
  return isOfOtherYear ? { kind: "reference" } : status;
}

const asksOfPast = /\b(?:was|were|did|had)\b/i;

function inYearOf(record: Fact, edition: Edition): Fact {
  const { question } = record;
  const inEditionYear = (words: string) => words.replaceAll(String(Number(edition) - 1), edition);
  return {
    ...record,
    label: inEditionYear(record.label),
    ...(question !== undefined && { question: inEditionYear(question) }),
  };
}

export function labelIn(edition: Edition, record: Pick<Fact, "id" | "edition" | "label">): string {
  if (holdsInEveryEdition(record)) return record.label;
  return record.label.replaceAll(firstEdition, edition);
}

export function statedRecord(record: Fact, statement: KnownStatement): Fact {
  const { value, standing, source, checkedOn, effectiveAt } = statement;
  if (isShippedAgain(record, statement))
    return { ...record, ...(effectiveAt !== null && { changedAt: effectiveAt }) };
  return {
    ...record,
    value,
    standing,
    source,
    checkedOn,
    ...(effectiveAt !== null && { changedAt: effectiveAt }),
  };
}

function isShippedAgain(record: Fact, { value, standing, source, checkedOn }: KnownStatement) {
  const shipped = [record.value, standingOf(record), record.source, record.checkedOn];
  return canonicalJson(shipped) === canonicalJson([value, standing, source, checkedOn]);
}

/** `always`: it needs no value of its own. */
type Finding = "confirmed" | "expected" | "carried" | "always";

export function findingOf(record: Fact): Finding {
  if (holdsInEveryEdition(record)) return "always";
  if (record.carried !== undefined) return "carried";
  return record.standing === "expected" ? "expected" : "confirmed";
}
