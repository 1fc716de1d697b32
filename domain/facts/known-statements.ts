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
import { canonicalJson } from "../shared/canonical-form.ts";
import {
  editionListAt,
  editionsAt,
  type EditionHistory,
  type EditionMark,
} from "./edition-history.ts";
import type { EffectiveStatement } from "./told-changes-repository.ts";
import type { FactStatement } from "./fact-statement.ts";
import { factTag } from "./recorded-facts.ts";

/** How long a change stands beside the value, in milliseconds. */
export const recentTime = 30 * 24 * 60 * 60 * 1_000;

/** What has to be known to say what holds at any instant from the one of reading on. */
export type KnownStatements = {
  /** When they were read (ISO instant). */
  readonly readAt: string;
  /** How many statements had taken effect then. */
  readonly version: number;
  /** What held then, or is approved for later, in the order of taking effect. */
  readonly approved: readonly FactStatement[];
  /** What readers were told in the 30 days before, newest first. */
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

/** The statement in force on each record that has one, by the record's tag, at an instant not before the reading. */
export function statementsInForce(
  { approved }: Pick<KnownStatements, "approved">,
  at: string,
): ReadonlyMap<string, FactStatement> {
  return new Map(
    approved
      .filter(({ effectiveAt }) => effectiveAt !== null && effectiveAt <= at)
      .map((statement) => [tagOf(statement), statement]),
  );
}

/** All records of the current edition as they hold at an instant, which is not before that of the reading. */
export function snapshotAt(known: KnownStatements, at: string): FactSnapshot {
  const snapshots = snapshotsAt(known, at);
  return snapshots.get(editionListAt(known.editions, at).current) ?? builtInFacts;
}

/** The records of every edition at that instant, those of planned ones too, which no snapshot leads to. */
export function snapshotsAt(
  known: KnownStatements,
  at: string,
): ReadonlyMap<Edition, FactSnapshot> {
  const inForce = statementsInForce(known, at);
  if (inForce.size === 0 && known.editions.length === 0)
    return new Map([[firstEdition, builtInFacts]]);
  const since = new Date(Date.parse(at) - recentTime).toISOString();
  const sinceReading = takenEffect(known, at);
  const told = [
    ...sinceReading.filter(({ statement }) => !statement.isMinor).reverse(),
    ...known.told,
  ];
  const version = known.version + sinceReading.length;
  const recentChanges = told
    .filter(({ statement }) => (statement.effectiveAt ?? "") > since)
    .map(changeOf);
  const stated = Map.groupBy(inForce.values(), ({ edition }) => edition);
  const editions = editionListAt(known.editions, at);
  const shown = new Set(editions.listed.map(({ edition }) => edition));
  const snapshots = new Map<Edition, FactSnapshot>();
  let former: readonly Fact[] = builtInFacts.all;
  for (const { edition, checkedOn, openedAt } of editionsAt(known.editions, at)) {
    former = recordsOf(edition, stated.get(edition) ?? [], former, {
      marks: known.marks.filter((mark) => mark.edition === edition),
      checkedOn: checkedOn ?? (openedAt ?? at).slice(0, 10),
    });
    const snapshot = factSnapshot(
      {
        edition,
        editions,
        version,
        all: former,
        recentChanges: recentChanges.filter((change) => change.edition === edition),
      },
      (name) => (shown.has(name) ? snapshots.get(name) : undefined),
    );
    snapshots.set(edition, snapshot);
  }
  return snapshots;
}

/** When the next snapshot is another one: a statement takes effect, or a change is recent no more; null for never. */
export function nextInstant(known: KnownStatements, at: string): string | null {
  const later = known.approved.flatMap(({ effectiveAt }) => effectiveAt ?? []);
  const told = [...later, ...known.told.flatMap(({ statement }) => statement.effectiveAt ?? [])];
  const ends = told.map((instant) => new Date(Date.parse(instant) + recentTime).toISOString());
  return [...later, ...ends].filter((instant) => instant > at).sort()[0] ?? null;
}

function tagOf({ edition, factId }: FactStatement): string {
  return factTag(edition, factId);
}

/** What has taken effect since the reading, in that order. */
function takenEffect({ approved, readAt }: KnownStatements, at: string): EffectiveStatement[] {
  const last = new Map<string, FactStatement>();
  const taken: EffectiveStatement[] = [];
  for (const statement of approved) {
    const { effectiveAt } = statement;
    if (effectiveAt === null || effectiveAt > at) break;
    const key = tagOf(statement);
    if (effectiveAt > readAt) taken.push({ statement, before: last.get(key) ?? null });
    last.set(key, statement);
  }
  return taken;
}

function changeOf({ statement, before }: EffectiveStatement): FactChange & { edition: Edition } {
  const { factId, edition, effectiveAt, value, publicNote } = statement;
  return {
    factId,
    edition,
    at: effectiveAt ?? "",
    before: before?.value ?? shippedValue(statement) ?? value,
    after: value,
    note: publicNote,
  };
}

function shippedValue({ factId, edition }: FactStatement): FactValue | undefined {
  return edition === firstEdition ? builtInFacts.find(factId)?.value : undefined;
}

type FoundOut = { readonly marks: readonly EditionMark[]; readonly checkedOn: string };

/**
 * The records of an edition: what was stated for it; of the first one the others as shipped, of every later
 * one what the edition before it had, which is carried over unless it holds in every edition.
 */
function recordsOf(
  edition: Edition,
  stated: readonly FactStatement[],
  former: readonly Fact[],
  { marks, checkedOn }: FoundOut,
): readonly Fact[] {
  if (edition === firstEdition && stated.length === 0) return former;
  const statements = new Map(stated.map((statement) => [statement.factId, statement]));
  const marked = new Map(marks.map((mark) => [mark.factId, mark]));
  return former.map((record) => {
    const statement = statements.get(record.id);
    if (statement !== undefined)
      return statedRecord(
        edition === firstEdition ? record : { ...record, ...ownOf(edition) },
        statement,
      );
    if (edition === firstEdition || holdsInEveryEdition(record)) return record;
    const mark = marked.get(record.id);
    return {
      ...record,
      carried: {
        into: edition,
        from: record.carried?.from ?? String(Number(edition) - 1),
        checkedOn: mark?.checkedOn ?? checkedOn,
        isShown: mark?.isShown ?? true,
      },
    };
  });
}

/** What of a record is its edition's: its sentence and its question were written of another year. */
function ownOf(edition: Edition): Partial<Fact> {
  const former = { sentence: undefined, question: undefined, carried: undefined };
  return { ...former, edition: `20${edition.slice(2)}` };
}

/** A record as a statement has it. */
export function statedRecord(record: Fact, statement: FactStatement): Fact {
  const { value, standing, source, checkedOn, effectiveAt } = statement;
  return {
    ...record,
    ...(!isSaidBy(record, statement) && { sentence: undefined }),
    value,
    standing,
    source,
    checkedOn,
    ...(effectiveAt !== null && { changedAt: effectiveAt }),
  };
}

/** Whether the record's sentence says this value: one without a gap for it was written for the shipped value. */
function isSaidBy({ sentence, value }: Fact, statement: FactStatement): boolean {
  if (sentence === undefined || sentence.includes("{value}")) return true;
  return canonicalJson(value) === canonicalJson(statement.value) && hasUsualStanding(statement);
}

function hasUsualStanding({ standing }: FactStatement): boolean {
  return standing !== "expected" && standing !== "withdrawn";
}
