import { dayMs, later } from "../shared/clock.ts";
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
import type { Queries } from "../../database/open-database.ts";
import { editionListAt, editionsAt, seenAt, type EditionHistory } from "./edition-history.ts";
import { recordsOf } from "./edition-records.ts";
import { listApproved, listEditions } from "./fact-repository.ts";
import type { KnownStatement } from "./fact-statement.ts";

const recentTime = 30 * dayMs;

/** Enough to say what holds at any instant. */
export type KnownStatements = {
  /** Those that were replaced and those of later too, in the order of taking effect. */
  readonly approved: readonly KnownStatement[];
  readonly editions: readonly EditionHistory[];
};

export const nothingStated: KnownStatements = { approved: [], editions: [] };

export async function readKnown(queries: Queries): Promise<KnownStatements> {
  return {
    approved: await listApproved(queries),
    editions: await listEditions(queries),
  };
}

export function inEffectAt({ approved }: KnownStatements, at: string): readonly KnownStatement[] {
  return approved.filter(({ effectiveAt }) => effectiveAt !== null && effectiveAt <= at);
}

export type ToldStatement = {
  readonly statement: KnownStatement;
  /** For the same record and edition; null for none. */
  readonly before: KnownStatement | null;
  readonly seenAt: string;
};

/** Newest first, without minor edits; of those before an edition's opening only the last. */
export function toldUntil(known: KnownStatements, at: string): readonly ToldStatement[] {
  const openings = new Map(known.editions.map(({ edition, openedAt }) => [edition, openedAt]));
  const lastOfRecord = new Map<string, ToldStatement>();
  const told = new Set<ToldStatement>();
  for (const statement of inEffectAt(known, at)) {
    const { edition, factId, isMinor, effectiveAt } = statement;
    const openedAt = openings.get(edition) ?? null;
    const isBeforeOpening = openedAt !== null && (effectiveAt ?? "") <= openedAt;
    const record = `${edition}/${factId}`;
    const former = lastOfRecord.get(record);
    if (former !== undefined && isBeforeOpening) told.delete(former);
    const one: ToldStatement = {
      statement,
      before: isBeforeOpening ? null : (former?.statement ?? null),
      seenAt: seenAt(effectiveAt ?? "", { openedAt }),
    };
    lastOfRecord.set(record, one);
    const isSeen = edition === firstEdition || (openedAt !== null && openedAt <= at);
    if (isSeen && !isMinor) told.add(one);
  }
  const newestFirst = [...told].reverse();
  return newestFirst.sort((one, other) => other.seenAt.localeCompare(one.seenAt));
}

export function editionAt(known: KnownStatements, edition: Edition, at: string): FactSnapshot {
  const snapshots = snapshotsAt(known, at);
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
  known: KnownStatements,
  at: string,
): ReadonlyMap<Edition, FactSnapshot> {
  const inEffect = inEffectAt(known, at);
  if (inEffect.length === 0 && known.editions.length === 0)
    return new Map([[firstEdition, builtInFacts]]);
  const recentChanges = recentAt(known, at).map(changeOf);
  const statedByEdition = Map.groupBy(inEffect, ({ edition }) => edition);
  const editions = editionListAt(known.editions, at);
  const shownEditions = new Set(editions.listed.map(({ edition }) => edition));
  const snapshots = new Map<Edition, FactSnapshot>();
  let former: readonly Fact[] = builtInFacts.all;
  for (const history of editionsAt(known.editions, at)) {
    const { edition } = history;
    former = recordsOf(history, {
      stated: statedByEdition.get(edition) ?? [],
      former,
    });
    const snapshot = factSnapshot(
      {
        edition,
        editions,
        version: inEffect.length,
        all: former,
        recentChanges: recentChanges.filter((change) => change.edition === edition),
      },
      (name) => (shownEditions.has(name) ? snapshots.get(name) : undefined),
    );
    snapshots.set(edition, snapshot);
  }
  return snapshots;
}

/** All that the records depend on at an instant, as a text: another text, other records. */
export function fingerprintAt(known: KnownStatements, at: string): string {
  return JSON.stringify([
    editionsAt(known.editions, at),
    inEffectAt(known, at).map(({ id }) => id),
    recentAt(known, at).map(({ statement }) => statement.id),
  ]);
}

/** When a statement or a step of an edition takes effect, or a change is recent no more; null for never. */
export function nextInstant(known: KnownStatements, at: string): string | null {
  const instants = [
    ...known.approved.map(({ effectiveAt }) => effectiveAt),
    ...known.editions.flatMap((one) => [one.openedAt, one.finishedAt, one.archivedAt]),
    ...recentAt(known, at).map((one) => later(new Date(one.seenAt), recentTime)),
  ];
  const ahead = instants.filter((instant) => instant !== null && instant > at);
  return ahead.sort()[0] ?? null;
}

function recentAt(known: KnownStatements, at: string): readonly ToldStatement[] {
  const since = later(new Date(at), -recentTime);
  return toldUntil(known, at).filter((told) => told.seenAt > since);
}

function changeOf({ statement, before, seenAt: at }: ToldStatement) {
  const { factId, edition, value, publicNote } = statement;
  return {
    factId,
    edition,
    at,
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
