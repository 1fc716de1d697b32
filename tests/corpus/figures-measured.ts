import { factText, type FactValue } from "../../content/facts/index.ts";
import { stoppingFindings, type Finding } from "../../domain/posts/revisions/ledger.ts";
import { statedAs, statedFacts, wrongValues } from "./altered-values.ts";
import { checkedWith, stopsOf } from "./checked.ts";
import type { Fault } from "./faults.ts";
import { swappedGroups } from "./groups.ts";
import { siteProse, type ValueForm } from "./site-prose.ts";

export type Measure = { readonly of: number; readonly found: readonly string[] };

/** Faults with their outcome: whether the draft is stopped or waits for a person, and for the expected reason. */
export function faultsMeasured(faults: readonly Fault[]) {
  return faults.map(({ kinds, draft }) => {
    const { ledger } = checkedWith(draft);
    const stops = stoppingFindings(ledger);
    const waits = ledger.claims.some(({ verdict }) => verdict === "to-confirm");
    return {
      fault: JSON.stringify(draft),
      kinds,
      isCaught: stops.length > 0 || waits,
      isOfKind: waits || stops.some((finding) => kinds.includes(finding.kind)),
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

type WrongValue = {
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
      const { ledger } = checkedWith({ body_markdown: statedAs(record, value) });
      const stops = stoppingFindings(ledger);
      return {
        kind: record.value.kind,
        record: record.id,
        value,
        isCaught: stops.length > 0 || ledger.claims.some(({ verdict }) => verdict === "to-confirm"),
        isContradiction: stops.some(({ kind }) => contradictions.includes(kind)),
      };
    }),
  );
}

/** Sentences that name another group than their value's record and are called supported, or nothing. */
export function unnoticedSwaps(form: ValueForm): Measure {
  const swapped = swappedGroups();
  const found = swapped.filter(({ record, sentence }) => {
    const value = form === "typed" ? factText(record) : `{{fact:${record.id}}}`;
    const text = `## ${record.topic}\n\n${sentence.replace("{value}", value)}`;
    const { ledger } = checkedWith({ body_markdown: text });
    return ledger.claims.every(({ verdict }) => verdict === "supported");
  });
  return { of: swapped.length, found: found.map(({ sentence }) => sentence) };
}

/** What is stopped in the site's own prose, among all its statements. */
export function stoppedProse(form: ValueForm): readonly Finding[] {
  return siteProse(form).flatMap((text) => stopsOf(text));
}
