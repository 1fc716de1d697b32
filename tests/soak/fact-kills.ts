import { migrate } from "../../database/migrate.ts";
import { openDatabase, type Engine, type OpenDatabase } from "../../database/open-database.ts";
import { verifyChain } from "../../domain/audit/audit-log.ts";
import type { Acknowledged, StatingOrder } from "../support/stating-process.ts";
import { createChance } from "./chance.ts";
import { killedAtRandom } from "./killed-at-random.ts";
import { places } from "./places.ts";

/** No other record has a say in these. */
const desks: StatingOrder["desks"] = [
  ["papers.years_to_solve"],
  ["papers.questions_2020", "papers.questions_to_2019"],
  ["papers.marks_to_2019"],
];

type FactKillReport = {
  readonly kills: number;
  /** How many changes were acknowledged as proposed, and as approved. */
  readonly proposed: number;
  readonly approved: number;
  /** All rows of statements in the end. */
  readonly statements: number;
  /** What was acknowledged and is not there. */
  readonly lost: readonly string[];
  /** What is there in part, twice, or in a wrong state. */
  readonly broken: readonly string[];
};

type Order = { readonly engine: Engine; readonly kills: number; readonly seed: number };

/**
 * Kills a process so many times while three people in it propose and approve values of exam facts, and
 * holds what it acknowledged against the rows that there are then.
 */
export async function killWhileStating({ engine, kills, seed }: Order): Promise<FactKillReport> {
  const place = await places[engine]();
  const database = await openDatabase(place.location);
  try {
    await migrate(database);
    const acknowledged: Acknowledged[] = [];
    const faults: { lost: string[]; broken: string[] } = { lost: [], broken: [] };
    for (let round = 0; round < kills; round++) {
      const order: StatingOrder = { location: place.location, desks };
      const answers = await killedAtRandom(
        ["tests/support/stating-process.ts", JSON.stringify(order)],
        createChance(seed + round),
      );
      acknowledged.push(...answers.map((line) => JSON.parse(line) as Acknowledged));
      const found = await inspect(database, acknowledged);
      faults.lost.push(...found.lost.map((fault) => `round ${round}: ${fault}`));
      faults.broken.push(...found.broken.map((fault) => `round ${round}: ${fault}`));
    }
    const chain = await verifyChain(database.queries);
    if (!chain.intact) faults.broken.push(`the audit log is broken at ${chain.brokenAt}`);
    const counted = (what: Acknowledged["did"]) =>
      acknowledged.filter(({ did }) => did === what).length;
    const statements = (await allRows(database)).length;
    return {
      kills,
      proposed: counted("proposed"),
      approved: counted("approved"),
      statements,
      ...faults,
    };
  } finally {
    await database.close();
    await place.remove();
  }
}

function allRows({ queries }: OpenDatabase) {
  return queries.selectFrom("fact_statements").selectAll().orderBy("position").execute();
}

async function inspect(database: OpenDatabase, acknowledged: readonly Acknowledged[]) {
  const rows = await allRows(database);
  const changes = Map.groupBy(rows, (row) => row.change_id);
  const lost = acknowledged.flatMap(({ did, id }) => {
    const stored = changes.get(id) ?? [];
    if (stored.length === 0) return [`the proposal ${id}`];
    const isDone = did === "proposed" || stored.every((row) => row.effective_at !== null);
    return isDone ? [] : [`the approval of ${id}`];
  });
  const broken = [...changes].flatMap(([id, stored]) => {
    const ids = stored.map(({ fact_id }) => fact_id).join(" ");
    const instants = new Set(stored.map(({ effective_at }) => effective_at));
    const isWhole = desks.some((factIds) => factIds.join(" ") === ids);
    return isWhole && instants.size === 1 ? [] : [`${id} is there in part`];
  });
  if (rows.some(({ position }, index) => position !== index + 1)) broken.push("a place is missing");
  const inForce = rows.filter(({ state }) => state === "approved").map(({ fact_id }) => fact_id);
  if (new Set(inForce).size !== inForce.length) broken.push("a record has two values");
  const approvals = rows.filter(({ approval }) => approval !== null);
  const audited = await database.queries
    .selectFrom("audit_log")
    .select("details")
    .where("action", "=", "fact-approved")
    .execute();
  if (audited.length !== new Set(approvals.map((row) => row.change_id)).size)
    broken.push("an approval and its entry in the log are not both there");
  return { lost, broken };
}
