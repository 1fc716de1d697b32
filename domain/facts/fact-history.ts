import {
  factText,
  firstEdition,
  type FactSource,
  type Standing,
} from "../../content/facts/index.ts";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import type { OpenDatabase } from "../../database/open-database.ts";
import type { Clock } from "../shared/clock.ts";
import { storableText } from "../shared/written-text.ts";
import { listOfChange, listOfRecord } from "./fact-repository.ts";
import { listToldBefore, type EffectiveStatement } from "./told-changes-repository.ts";
import type { FactStatement } from "./fact-statement.ts";
import { statedRecord } from "./known-statements.ts";

/** A change as readers are told of it: all values that took effect together. */
export type PublicChange = {
  readonly changeId: string;
  /** When it took effect (ISO instant). */
  readonly at: string;
  readonly note: string | null;
  readonly facts: readonly PublicFactChange[];
};

export type PublicFactChange = {
  readonly id: string;
  readonly label: string;
  readonly edition: string;
  /** The page that shows the record. */
  readonly page: string;
  readonly before: string;
  readonly after: string;
  readonly standing: Standing;
  readonly source: FactSource;
  readonly checkedOn: string;
};

type Dependencies = { readonly database: OpenDatabase; readonly clock: Clock };

/** What was stated until now, for readers. */
export function createFactHistory({ database: { queries }, clock }: Dependencies) {
  return {
    /** The statements on a record that are or were in effect, newest first. */
    async history(factId: string, edition: string): Promise<readonly FactStatement[]> {
      const at = clock.now().toISOString();
      const statements = await listOfRecord(queries, factId, edition);
      return statements
        .filter(({ effectiveAt }) => effectiveAt !== null && effectiveAt <= at)
        .sort((one, other) => (orderOf(one) < orderOf(other) ? 1 : -1));
    },

    /**
     * At most `limit` changes, newest first; `before` is the `changeId` of the last one seen. Minor edits
     * are left out. Empty for a `before` that is no change in effect.
     */
    async changes({
      before,
      limit,
    }: {
      readonly before?: string;
      readonly limit: number;
    }): Promise<readonly PublicChange[]> {
      const at = clock.now().toISOString();
      const [last] = before === undefined ? [] : await listOfChange(queries, storableText(before));
      if (before !== undefined && (last?.effectiveAt ?? null) === null) return [];
      const place =
        last === undefined
          ? null
          : { effectiveAt: last.effectiveAt ?? at, position: last.position };
      const told = await listToldBefore(queries, { at, before: place, limit });
      return [...Map.groupBy(told, ({ statement }) => statement.changeId).values()].flatMap(
        publicChange,
      );
    },
  };
}

function orderOf({ effectiveAt, position }: FactStatement): string {
  return `${effectiveAt ?? ""} ${String(position).padStart(12, "0")}`;
}

function publicChange(told: readonly EffectiveStatement[]): readonly PublicChange[] {
  const [first] = told;
  if (first === undefined) return [];
  const { changeId, effectiveAt, publicNote } = first.statement;
  return [{ changeId, at: effectiveAt ?? "", note: publicNote, facts: told.flatMap(publicFact) }];
}

function publicFact({ statement, before }: EffectiveStatement): readonly PublicFactChange[] {
  const { factId, edition, standing, source, checkedOn } = statement;
  const record = builtInFacts.find(factId);
  if (record === undefined) return [];
  const shipped = edition === firstEdition ? factText(record) : "";
  return [
    {
      id: factId,
      label: record.label,
      edition,
      page: record.page,
      before: before === null ? shipped : factText(statedRecord(record, before)),
      after: factText(statedRecord(record, statement)),
      standing,
      source,
      checkedOn,
    },
  ];
}
