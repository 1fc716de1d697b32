import {
  firstEdition,
  holdsInEveryEdition,
  type Edition,
  type Fact,
  type FactValue,
} from "../../content/facts/index.ts";
import {
  builtInFacts,
  factSnapshot,
  type FactChange,
  type FactSnapshot,
} from "../../content/facts/snapshot.ts";
import {
  editionListAt,
  editionsAt,
  type EditionHistory,
  type EditionMark,
} from "./edition-history.ts";
import { recordsOf } from "./edition-records.ts";
import type { EffectiveStatement } from "./told-changes-repository.ts";
import type { KnownStatement } from "./fact-statement.ts";

/** In milliseconds. */
export const recentTime = 30 * 24 * 60 * 60 * 1_000;

/** Enough to say what holds at any instant from `readAt` on. */
export type KnownStatements = {
  /** ISO instant. */
  readonly readAt: string;
  readonly version: number;
  /** In force or approved for later, in the order of taking effect. */
  readonly approved: readonly KnownStatement[];
  /** Of the 30 days before, newest first. */
  readonly told: readonly EffectiveStatement[];
  readonly editions: readonly EditionHistory[];
  readonly marks: readonly EditionMark[];
};

export const nothingStated: KnownStatements = {
  readAt: new Date(0).toISOString(),
  version: 0,
  approved: [],
  told: [],
  editions: [],
  marks: [],
};

/** By `recordKey`. */
export function statementsInForce(
  { approved }: Pick<KnownStatements, "approved">,
  at: string,
): ReadonlyMap<string, KnownStatement> {
  return new Map(
    approved
      .filter(({ effectiveAt }) => effectiveAt !== null && effectiveAt <= at)
      .map((statement) => [recordKey(statement), statement]),
  );
}

/** Without records for an unknown edition. */
export function editionAt(statements: KnownStatements, edition: Edition, at: string): FactSnapshot {
  const snapshots = snapshotsAt(statements, at);
  const { editions, version } = currentOf(snapshots);
  return (
    snapshots.get(edition) ??
    factSnapshot({ edition, editions, version, all: [], recentChanges: [] })
  );
}

export function currentOf(snapshots: ReadonlyMap<Edition, FactSnapshot>): FactSnapshot {
  const [anySnapshot = builtInFacts] = snapshots.values();
  return snapshots.get(anySnapshot.editions.current) ?? anySnapshot;
}

/** Those of planned editions too, which no snapshot leads to. */
export function snapshotsAt(
  statements: KnownStatements,
  at: string,
): ReadonlyMap<Edition, FactSnapshot> {
  const inForce = statementsInForce(statements, at);
  if (inForce.size === 0 && statements.editions.length === 0)
    return new Map([[firstEdition, builtInFacts]]);
  const since = new Date(Date.parse(at) - recentTime).toISOString();
  const sinceReading = takenEffect(statements, at);
  const toldChanges = [
    ...sinceReading.filter(({ statement }) => !statement.isMinor).reverse(),
    ...statements.told.filter(({ seenAt }) => seenAt <= at),
  ];
  const version = statements.version + sinceReading.length - countAhead(statements, at);
  const recentChanges = toldChanges.filter((change) => change.seenAt > since).map(changeOf);
  const statedByEdition = Map.groupBy(inForce.values(), ({ edition }) => edition);
  const editions = editionListAt(statements.editions, at);
  const shownEditions = new Set(editions.listed.map(({ edition }) => edition));
  const snapshots = new Map<Edition, FactSnapshot>();
  let former: readonly Fact[] = builtInFacts.all;
  for (const history of editionsAt(statements.editions, at)) {
    const { edition } = history;
    former = recordsOf(history, {
      stated: statedByEdition.get(edition) ?? [],
      former,
      marks: statements.marks.filter((mark) => mark.edition === edition),
    });
    const snapshot = factSnapshot(
      {
        edition,
        editions,
        version,
        all: former,
        recentChanges: recentChanges.filter((change) => change.edition === edition),
      },
      (name) => (shownEditions.has(name) ? snapshots.get(name) : undefined),
    );
    snapshots.set(edition, snapshot);
  }
  return snapshots;
}

/** When a statement takes effect, or a change is recent no more; null for never. */
export function nextInstant(statements: KnownStatements, at: string): string | null {
  const later = statements.approved.flatMap(({ effectiveAt }) => effectiveAt ?? []);
  const toldInstants = [
    ...later,
    ...statements.told.flatMap(({ statement }) => statement.effectiveAt ?? []),
  ];
  const ends = toldInstants.map((instant) =>
    new Date(Date.parse(instant) + recentTime).toISOString(),
  );
  return [...later, ...ends].filter((instant) => instant > at).sort()[0] ?? null;
}

export function recordKey({ edition, factId }: Pick<KnownStatement, "edition" | "factId">): string {
  return `${edition}/${factId}`;
}

/** In effect at the reading, and not at this earlier instant. */
function countAhead({ approved, readAt }: KnownStatements, at: string): number {
  const ahead = approved.filter(
    ({ effectiveAt }) => effectiveAt !== null && effectiveAt > at && effectiveAt <= readAt,
  );
  return ahead.length;
}

function takenEffect({ approved, readAt }: KnownStatements, at: string): EffectiveStatement[] {
  const last = new Map<string, KnownStatement>();
  const effectiveStatements: EffectiveStatement[] = [];
  for (const statement of approved) {
    const { effectiveAt } = statement;
    if (effectiveAt === null || effectiveAt > at) break;
    const key = recordKey(statement);
    if (effectiveAt > readAt)
      effectiveStatements.push({ statement, before: last.get(key) ?? null, seenAt: effectiveAt });
    last.set(key, statement);
  }
  return effectiveStatements;
}

function changeOf({ statement, before, seenAt }: EffectiveStatement) {
  const { factId, edition, value, publicNote } = statement;
  return {
    factId,
    edition,
    at: seenAt,
    before: before?.value ?? shippedValue(statement),
    after: value,
    note: publicNote,
  } satisfies FactChange & { edition: Edition };
}

/** Null when an edition had no value of its own. */
function shippedValue({ factId, edition }: KnownStatement): FactValue | null {
  const shippedRecord = builtInFacts.find(factId);
  if (shippedRecord === undefined) return null;
  return edition === firstEdition || holdsInEveryEdition(shippedRecord)
    ? shippedRecord.value
    : null;
}
