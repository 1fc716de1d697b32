import { firstEdition, type Edition } from "../../content/facts/index.ts";
import { builtInFacts, type FactSnapshot } from "../../content/facts/snapshot.ts";
import type { OpenDatabase, Queries } from "../../database/open-database.ts";
import { canonicalJson } from "../shared/canonical-form.ts";
import type { Clock } from "../shared/clock.ts";
import type { EditionHistory } from "./edition-history.ts";
import { listEditions, listMarks } from "./edition-repository.ts";
import { countEffective, listApproved } from "./fact-repository.ts";
import { listToldSince } from "./told-changes-repository.ts";
import {
  currentOf,
  nextInstant,
  nothingStated,
  recentTime,
  snapshotsAt,
  statementsInForce,
  type KnownStatements,
} from "./known-statements.ts";

export type CurrentFacts = ReturnType<typeof createCurrentFacts>;

/** The records as they hold now, in memory. A scheduled statement takes effect when somebody asks after its instant. */
export function createCurrentFacts({
  database,
  clock,
}: {
  readonly database: OpenDatabase;
  readonly clock: Clock;
}) {
  const listeners: (() => void)[] = [];
  let statements = nothingStated;
  let snapshot: FactSnapshot = builtInFacts;
  let ofEditions: ReadonlyMap<Edition, FactSnapshot> = new Map([[firstEdition, builtInFacts]]);
  let shown = "";
  let nextAt = Infinity;
  let judgedAt = -Infinity;

  /** Lets what is due take effect, and takes back what is not due after all because the clock was ahead. */
  function moveOn(): void {
    const now = clock.now().getTime();
    if (now >= nextAt || now < judgedAt) adopt(statements);
  }

  function adopt(newStatements: KnownStatements): void {
    const now = clock.now();
    const at = now.toISOString();
    judgedAt = now.getTime();
    const haveOtherEditions =
      canonicalJson(editionsOf(statements)) !== canonicalJson(editionsOf(newStatements));
    statements = newStatements;
    const instant = nextInstant(statements, at);
    nextAt = instant === null ? Infinity : Date.parse(instant);
    const next = snapshotsAt(statements, at);
    const nextSnapshot = currentOf(next);
    const nextShown = shownOf(statements, nextSnapshot, at);
    const isShownDifferently = shown !== nextShown;
    // What was worked out of the records holds for those of the same object.
    const isSame = !isShownDifferently && snapshot.version === nextSnapshot.version;
    if (isSame && !haveOtherEditions) return;
    snapshot = nextSnapshot;
    ofEditions = next;
    shown = nextShown;
    if (isShownDifferently) for (const listener of listeners) listener();
  }

  return {
    current(): FactSnapshot {
      moveOn();
      return snapshot;
    },

    moveOn,

    /** Of planned editions too. */
    ofEdition(edition: Edition): FactSnapshot | undefined {
      moveOn();
      return ofEditions.get(edition);
    },

    async reload(): Promise<void> {
      adopt(await readKnown(database.queries, clock.now()));
    },

    /** Calls the listener whenever readers are shown another value of a record, or another change beside it. */
    onChange(listener: () => void): void {
      listeners.push(listener);
    },
  };
}

/** In the caller's transaction, or outside of one; of this instant and all later ones. */
export async function readKnown(queries: Queries, instant: Date): Promise<KnownStatements> {
  const { editions, marks } = await readEditions(queries);
  const readAt = instant.toISOString();
  return {
    ...(await readCounted(queries, instant)),
    editions: editions.map((history) => notAfter(history, readAt)),
    marks,
    approved: await listApproved(queries),
  };
}

/** What has happened is past, also by a clock that is a little slower than that of whoever did it. */
function notAfter(history: EditionHistory, at: string): EditionHistory {
  const past = (instant: string | null) => (instant !== null && instant > at ? at : instant);
  const { openedAt, finishedAt, archivedAt } = history;
  return {
    ...history,
    openedAt: past(openedAt),
    finishedAt: past(finishedAt),
    archivedAt: past(archivedAt),
  };
}

async function readEditions(queries: Queries) {
  return { editions: await listEditions(queries), marks: await listMarks(queries) };
}

function editionsOf({ editions, marks }: KnownStatements) {
  return { editions, marks };
}

async function readCounted(queries: Queries, instant: Date) {
  const readAt = instant.toISOString();
  const since = new Date(instant.getTime() - recentTime).toISOString();
  const version = await countEffective(queries, readAt);
  return { readAt, version, told: await listToldSince(queries, { since, at: readAt }) };
}

function shownOf(statements: KnownStatements, { inEdition }: FactSnapshot, at: string): string {
  const inForce = [...statementsInForce(statements, at).values()];
  const shownStatements = inForce.map(({ id, edition, factId }) => {
    const changes = inEdition(edition)?.recentChanges ?? [];
    const ofRecord = changes.filter((change) => change.factId === factId);
    return [id, ...ofRecord.map((change) => change.at)].join(" ");
  });
  return shownStatements.sort().join("\n");
}
