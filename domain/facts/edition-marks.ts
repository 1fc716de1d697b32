import { holdsInEveryEdition, type Edition, type Fact } from "../../content/facts/index.ts";
import { indianDate } from "../shared/clock.ts";
import { fail, succeed, type Result } from "../shared/result.ts";
import { editionRefusal, type EditionMark } from "./edition-history.ts";
import { editionAt, type KnownStatements } from "./known-statements.ts";

/** `carried`: readers are told the value of the year before, with its year; `not-announced`: they are not. */
type Mark = "carried" | "not-announced";

export type MarkInput = {
  readonly edition: Edition;
  readonly factIds?: readonly string[] | undefined;
  /** Without it only the day of the look is noted. */
  readonly mark?: Mark | undefined;
};

/** `always`: it needs no value of its own. */
export type Finding = "confirmed" | "expected" | Mark | "always";

export function findingOf(record: Fact): Finding {
  if (holdsInEveryEdition(record)) return "always";
  if (record.carried === undefined)
    return record.standing === "expected" ? "expected" : "confirmed";
  return record.carried.isShown ? "carried" : "not-announced";
}

type MarkOutcome = {
  readonly checkedOn: string;
  /** Somebody looked for the whole edition, for the first time today. */
  readonly isLook: boolean;
  readonly marks: readonly EditionMark[];
};

export function markOutcome(
  { edition, factIds = [], mark }: MarkInput,
  statements: KnownStatements,
  now: Date,
): Result<MarkOutcome> {
  const at = now.toISOString();
  const refusal = editionRefusal(statements.editions, edition, at);
  if (refusal !== null) return refusal;
  const checkedOn = indianDate(now);
  if (factIds.length === 0) {
    if (mark !== undefined)
      return fail("malformed", "Please name the facts that are to be marked.");
    const lastLook = statements.editions.find((one) => one.edition === edition)?.checkedOn;
    return succeed({ checkedOn, isLook: lastLook !== checkedOn, marks: [] });
  }
  const facts = editionAt(statements, edition, at);
  const before = new Map(
    statements.marks.filter((one) => one.edition === edition).map((one) => [one.factId, one]),
  );
  const newMarks: EditionMark[] = [];
  for (const factId of new Set(factIds)) {
    const record = factId.includes("/") ? undefined : facts.find(factId);
    if (record === undefined)
      return fail("not-found", `There is no fact “${factId.slice(0, 80)}”.`);
    if (record.carried === undefined) return fail("conflict", ownValue(record, edition));
    const isShown = mark === undefined ? record.carried.isShown : mark === "carried";
    const former = before.get(factId);
    if (former?.isShown !== isShown || former.checkedOn !== checkedOn)
      newMarks.push({ edition, factId, isShown, checkedOn });
  }
  return succeed({ checkedOn, isLook: false, marks: newMarks });
}

function ownValue(record: Fact, edition: Edition): string {
  return findingOf(record) === "always"
    ? `“${record.label}” holds in every edition: there is nothing to mark.`
    : `“${record.label}” has a value of its own in ${edition}: there is nothing to mark.`;
}
