import {
  factText,
  lastDayOf,
  firstEdition,
  holdsInEveryEdition,
  wholeFactText,
  type Edition,
  type Fact,
} from "../../content/facts/index.ts";
import { builtInFacts, factSnapshot, type FactSnapshot } from "../../content/facts/snapshot.ts";
import { standingOf } from "../../content/facts/standing.ts";
import type { OpenDatabase } from "../../database/open-database.ts";
import { indianDate, type Clock, dayMs, later } from "../shared/clock.ts";
import { fail, succeed, type Result } from "../shared/result.ts";
import { editionsAt } from "./edition-history.ts";
import { findingOf, labelIn, statedRecord } from "./edition-records.ts";
import type { FactChange } from "./fact-places.ts";
import type { SecondApproverRule } from "./fact-decisions.ts";
import { listApproved, listEditions, listOfRecord, listWaiting } from "./fact-repository.ts";
import { actorOf, type FactStatement, type Person } from "./fact-statement.ts";

/** Days after which a record is to be checked against its source again. */
const checkedFor = 90;

type Dependencies = {
  readonly database: OpenDatabase;
  readonly clock: Clock;
  readonly secondApprover: () => SecondApproverRule;
  readonly current: () => FactSnapshot;
  readonly ofEdition: (edition: Edition) => FactSnapshot | undefined;
};

export function createFactsDesk(dependencies: Dependencies) {
  const { database, clock, secondApprover, current, ofEdition } = dependencies;
  const { queries } = database;
  return {
    async list(edition: string, by: Person) {
      const facts = editionOf(edition);
      if (!facts.ok) return facts;
      const isOwn = (statement: FactStatement) => statement.edition === facts.value.edition;
      const waiting = await listWaiting(queries);
      const pending = pendingOf([...waiting, ...(await listApproved(queries))].filter(isOwn));
      return succeed({
        edition: facts.value.edition,
        editions: await editionsWithWork(waiting),
        version: facts.value.version,
        facts: facts.value.all.map((record) => listedRecord(record, pending)),
        /** Of every edition, oldest first: statements of one change stand together. */
        waiting: waiting.map(listedStatement),
        secondApprover: secondApprover(),
        /** The current user, as statements name authors: `admin:EMAIL`. */
        me: actorOf(by),
      });
    },

    async outstanding() {
      const editions = await editionsWithWork(await listWaiting(queries));
      const sum = (of: "waiting" | "toCheck") =>
        editions.reduce((total, edition) => total + edition[of], 0);
      return { waiting: sum("waiting"), toCheck: sum("toCheck") };
    },

    async read(id: string, edition: string) {
      const facts = editionOf(edition);
      if (!facts.ok) return facts;
      const record = id.includes("/") ? undefined : facts.value.find(id);
      if (record === undefined) return fail("not-found", "There is no such fact.");
      const { from, first } = firstOf(record, facts.value.edition);
      const statements = await listOfRecord(queries, id, facts.value.edition);
      return succeed({
        edition: facts.value.edition,
        version: facts.value.version,
        fact: listedRecord(record, pendingOf(statements)),
        shipped: {
          from,
          value: first.value,
          text: factText({ ...first, carried: undefined }),
          standing: standingOf(first),
          source: first.source,
          checkedOn: first.checkedOn,
        },
        statements: statements.map(listedStatement),
        withdrawal: {
          factIds: [id],
          before: facts.value,
          after: withoutValue(facts.value, id),
        } satisfies FactChange,
      });
    },
  };

  async function editionsWithWork(waiting: readonly FactStatement[]) {
    const now = clock.now();
    const newest = current().edition;
    return editionsAt(await listEditions(queries), now.toISOString())
      .map(({ edition, state }) => {
        const changes = waiting.filter((statement) => statement.edition === edition);
        // A finished edition is not checked any more, and of a planned one only what is stated already.
        const isChecked = edition === newest || state === "planned" || state === "open";
        const records = (isChecked && ofEdition(edition)?.all) || [];
        return {
          edition,
          state,
          waiting: new Set(changes.map(({ changeId }) => changeId)).size,
          toCheck: records.filter(
            (record) => (state !== "planned" || record.carried === undefined) && isDue(record, now),
          ).length,
        };
      })
      .reverse();
  }

  /** Before all statements of its edition: as shipped, or as it was the year before. */
  function firstOf(record: Fact, edition: Edition) {
    const shippedRecord = builtInFacts.find(record.id) ?? record;
    if (edition === firstEdition || holdsInEveryEdition(record))
      return { from: null, first: shippedRecord };
    const from = record.carried?.from ?? String(Number(edition) - 1);
    return { from, first: ofEdition(from)?.find(record.id) ?? shippedRecord };
  }

  function editionOf(edition: string): Result<FactSnapshot> {
    const snapshot = edition === "" ? current() : ofEdition(edition);
    return snapshot === undefined
      ? fail("not-found", `The site has no edition “${edition}”.`)
      : succeed(snapshot);
  }

  function pendingOf(statements: readonly FactStatement[]): Pending {
    const at = clock.now().toISOString();
    const scheduled = new Map<string, string>();
    for (const { factId, effectiveAt } of statements) {
      const known = scheduled.get(factId);
      if (effectiveAt !== null && effectiveAt > at && !(known !== undefined && known < effectiveAt))
        scheduled.set(factId, effectiveAt);
    }
    const waiting = statements.filter(({ state }) => state === "waiting");
    return { waiting: new Set(waiting.map(({ factId }) => factId)), scheduled };
  }

  function listedRecord(record: Fact, { waiting, scheduled }: Pending) {
    const { id, label, topic, value, source, checkedOn, page } = record;
    return {
      id,
      label,
      topic,
      text: wholeFactText(record),
      found: findingOf(record),
      value,
      standing: standingOf(record),
      source,
      checkedOn,
      page,
      toCheck: reasonsToCheck(record, clock.now()),
      isWaiting: waiting.has(id),
      scheduledAt: scheduled.get(id) ?? null,
    };
  }
}

function withoutValue(facts: FactSnapshot, withdrawnId: string): FactSnapshot {
  const records = facts.all.map((record): Fact =>
    record.id === withdrawnId ? { ...record, standing: "withdrawn" } : record,
  );
  return factSnapshot({ ...facts, all: records }, facts.inEdition);
}

type Pending = {
  readonly waiting: ReadonlySet<string>;
  readonly scheduled: ReadonlyMap<string, string>;
};

function isDue(record: Fact, now: Date): boolean {
  return reasonsToCheck(record, now).some((reason) => reason !== "conflict");
}

/** Of a carried value, by the last look for news. */
function reasonsToCheck(record: Fact, now: Date) {
  const oldest = indianDate(later(now, -checkedFor * dayMs));
  if (record.carried !== undefined)
    return record.carried.checkedOn < oldest ? (["old"] as const) : [];
  const last = lastDayOf(record);
  const isPast = last !== undefined && last < indianDate(now);
  return [
    ...(record.checkedOn < oldest ? (["old"] as const) : []),
    ...(record.standing === "expected" && isPast ? (["expected-and-past"] as const) : []),
    ...(record.status.kind === "conflict" ? (["conflict"] as const) : []),
  ];
}

function listedStatement(statement: FactStatement) {
  const { id, position, seenVersion, seenApproval, approval, ...listed } = statement;
  const { factId, edition } = statement;
  const record = builtInFacts.find(factId);
  return {
    ...listed,
    label: record === undefined ? factId : labelIn(edition, record),
    text: factText(record === undefined ? statement : statedRecord(record, statement)),
  };
}
