import {
  factText,
  firstEdition,
  holdsInEveryEdition,
  notAnnounced,
} from "../../content/facts/index.ts";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import type { OpenDatabase } from "../../database/open-database.ts";
import type { Clock } from "../shared/clock.ts";
import { editionListAt, seenAt, stateAt } from "./edition-history.ts";
import { labelIn, statedRecord } from "./edition-records.ts";
import { listEditions, listOfRecord } from "./fact-repository.ts";
import type { FactStatement } from "./fact-statement.ts";
import { readKnown, toldUntil, type ToldStatement } from "./known-statements.ts";

type Dependencies = { readonly database: OpenDatabase; readonly clock: Clock };

export type FactHistory = ReturnType<typeof createFactHistory>;

type ChangesInput = { readonly before?: string; readonly limit: number };

export function createFactHistory({ database: { queries }, clock }: Dependencies) {
  return {
    /** As readers see them: none of an edition that they do not see, and of those before its opening the last. */
    async history(factId: string, edition: string): Promise<readonly FactStatement[]> {
      const at = clock.now().toISOString();
      const history = (await listEditions(queries)).find((one) => one.edition === edition);
      if (history !== undefined && stateAt(history, at) === "planned") return [];
      const openedAt = history?.openedAt ?? null;
      const statements = (await listOfRecord(queries, factId, edition))
        .filter(({ effectiveAt }) => effectiveAt !== null && effectiveAt <= at)
        .sort((one, other) => (orderOf(one) < orderOf(other) ? 1 : -1));
      const first = statements.findIndex(
        ({ effectiveAt }) => (effectiveAt ?? "") < (openedAt ?? ""),
      );
      return statements.slice(0, first === -1 ? undefined : first + 1).map((statement) => ({
        ...statement,
        effectiveAt: seenAt(statement.effectiveAt, { openedAt }),
      }));
    },

    /** Newest first; `before` is the `changeId` of the last one seen. Minor edits are left out. */
    async changes({ before, limit }: ChangesInput) {
      const at = clock.now().toISOString();
      const known = await readKnown(queries);
      const told = Map.groupBy(toldUntil(known, at), ({ statement }) => statement.changeId);
      const changes = [...told];
      const start = before === undefined ? 0 : changes.findIndex(([id]) => id === before) + 1;
      if (before !== undefined && start === 0) return [];
      const { listed } = editionListAt(known.editions, at);
      return changes
        .slice(start, start + limit)
        .flatMap(([, statements]) => publicChange(statements.toReversed(), listed.length > 1));
    },
  };
}

function orderOf({ effectiveAt, position }: FactStatement): string {
  return `${effectiveAt ?? ""} ${String(position).padStart(12, "0")}`;
}

function publicChange(statements: readonly ToldStatement[], areSeveralEditions: boolean) {
  const [first] = statements;
  if (first === undefined) return [];
  const { changeId, publicNote } = first.statement;
  const facts = statements.flatMap((one) => publicFact(one, areSeveralEditions));
  return [{ changeId, at: first.seenAt, note: publicNote, facts }];
}

function publicFact({ statement, before }: ToldStatement, areSeveralEditions: boolean) {
  const { factId, edition, standing, source, checkedOn } = statement;
  const record = builtInFacts.find(factId);
  if (record === undefined) return [];
  const isAlways = holdsInEveryEdition(record);
  const first = edition === firstEdition || isAlways ? factText(record) : notAnnounced;
  return [
    {
      id: factId,
      label: labelIn(edition, record),
      /** Null for what is about all editions, and while readers see one only. */
      year: areSeveralEditions && !isAlways ? edition : null,
      before: before === null ? first : factText(statedRecord(record, before)),
      after: factText(statedRecord(record, statement)),
      standing,
      source,
      checkedOn,
    },
  ];
}
