import { factText, type FactValue } from "../../content/facts/index.ts";
import { stoppingFindings, type Finding } from "../../domain/posts/ledger.ts";
import { statedAs, statedFacts, wrongValues } from "./altered-values.ts";
import { checkedWith, stopsOf } from "./checked.ts";
import type { Fault } from "./fault.ts";
import { swappedGroups } from "./groups.ts";
import { siteProse, type ValueForm } from "./site-prose.ts";

export type Measure = { readonly of: number; readonly found: readonly string[] };

/** Faults with their outcome: whether anything stops the draft, and whether it is of the expected kind. */
export function faultsMeasured(faults: readonly Fault[]) {
  return faults.map(({ kinds, draft }) => {
    const stops = stoppingFindings(checkedWith(draft).ledger);
    return {
      fault: JSON.stringify(draft),
      kinds,
      isCaught: stops.length > 0,
      isOfKind: stops.some((finding) => kinds.includes(finding.kind)),
    };
  });
}

/** True statements that are stopped all the same. */
export function falseAlarms(statements: readonly string[]): Measure {
  return {
    of: statements.length,
    found: statements.filter((statement) => stopsOf(statement).length > 0),
  };
}

/** Records whose own sentence is stopped, with the value typed and as a token. */
export function stoppedRecords(): Measure {
  const said = statedFacts.flatMap((record) => [
    statedAs(record, factText(record)),
    statedAs(record, `{{fact:${record.id}}}`),
  ]);
  return falseAlarms(said);
}

export type WrongValue = {
  readonly kind: FactValue["kind"];
  readonly record: string;
  readonly value: string;
  readonly isCaught: boolean;
  readonly isContradiction: boolean;
};

const contradictions: readonly Finding["kind"][] = [
  "contradiction",
  "other-edition",
  "swapped-category",
];

/** Every record's sentence with every wrong value. */
export function wrongValuesMeasured(): readonly WrongValue[] {
  return statedFacts.flatMap((record) =>
    wrongValues(record).map((value) => {
      const stops = stopsOf(statedAs(record, value));
      return {
        kind: record.value.kind,
        record: record.id,
        value,
        isCaught: stops.length > 0,
        isContradiction: stops.some(({ kind }) => contradictions.includes(kind)),
      };
    }),
  );
}

/** Sentences that name another group than their value's record and are not stopped. */
export function unnoticedSwaps(form: ValueForm): Measure {
  const swapped = swappedGroups();
  const found = swapped.filter(({ record, sentence }) => {
    const value = form === "typed" ? factText(record) : `{{fact:${record.id}}}`;
    const text = `## ${record.topic}\n\n${sentence.replace("{value}", value)}`;
    return stopsOf(text).length === 0;
  });
  return { of: swapped.length, found: found.map(({ sentence }) => sentence) };
}

/** What is stopped in the site's own prose, among all its statements. */
export function stoppedProse(form: ValueForm): readonly Finding[] {
  return siteProse(form).flatMap((text) => stopsOf(text));
}
