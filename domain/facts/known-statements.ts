import {
  firstEdition,
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
};

export const nothingStated: KnownStatements = {
  readAt: new Date(0).toISOString(),
  version: 0,
  approved: [],
  told: [],
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

/** All records as they hold at an instant, which is not before that of the reading. */
export function snapshotAt(known: KnownStatements, at: string): FactSnapshot {
  const inForce = statementsInForce(known, at);
  if (inForce.size === 0) return builtInFacts;
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
  const editions = Map.groupBy(inForce.values(), ({ edition }) => edition);
  const snapshots = new Map<Edition, FactSnapshot>();
  for (const edition of new Set([firstEdition, ...editions.keys()]))
    snapshots.set(
      edition,
      factSnapshot(
        {
          edition,
          version,
          all: recordsOf(edition, editions.get(edition) ?? []),
          recentChanges: recentChanges.filter((change) => change.edition === edition),
        },
        (name) => snapshots.get(name),
      ),
    );
  return snapshots.get(firstEdition) ?? builtInFacts;
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

/** The records of an edition: those of the first one as shipped, of every other one what was stated. */
function recordsOf(edition: Edition, stated: readonly FactStatement[]): readonly Fact[] {
  if (edition === firstEdition && stated.length === 0) return builtInFacts.all;
  const byId = new Map(stated.map((statement) => [statement.factId, statement]));
  return builtInFacts.all.flatMap((record) => {
    const statement = byId.get(record.id);
    if (statement !== undefined) return statedRecord(record, statement);
    return edition === firstEdition ? record : [];
  });
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
