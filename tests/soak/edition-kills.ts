import { z } from "zod";
import { firstEdition } from "../../content/facts/index.ts";
import { migrate } from "../../database/migrate.ts";
import { openDatabase, type Engine, type OpenDatabase } from "../../database/open-database.ts";
import { verifyChain } from "../../domain/audit/audit-log.ts";
import type { OpeningAnswer, OpeningOrder } from "../support/opening-process.ts";
import { createChance } from "./chance.ts";
import { killedAtRandom } from "./killed-at-random.ts";
import { places } from "./places.ts";

const marked: OpeningOrder["marked"] = ["fee.general_male.one_paper", "date.s1.result"];

type EditionKillReport = {
  /** How many answers of each kind there were. */
  readonly answers: Readonly<Record<string, number>>;
  /** What was acknowledged and is not there. */
  readonly lost: readonly string[];
  /** What is there in part, twice, or without its entry in the log. */
  readonly broken: readonly string[];
};

type Order = { readonly engine: Engine; readonly kills: number; readonly seed: number };

/**
 * Kills a process so many times while two people in it bring editions further and mark records of them,
 * and holds what it acknowledged against the rows that there are then.
 */
export async function killWhileOpening({ engine, kills, seed }: Order): Promise<EditionKillReport> {
  const place = await places[engine]();
  const database = await openDatabase(place.location);
  try {
    await migrate(database);
    const answers: OpeningAnswer[] = [];
    const faults: { lost: string[]; broken: string[] } = { lost: [], broken: [] };
    for (let round = 0; round < kills; round++) {
      const order: OpeningOrder = { location: place.location, marked };
      const lines = await killedAtRandom(
        ["tests/support/opening-process.ts", JSON.stringify(order)],
        createChance(seed + round),
      );
      answers.push(...lines.map((line) => JSON.parse(line) as OpeningAnswer));
      const found = await inspect(database, answers);
      faults.lost.push(...found.lost.map((fault) => `round ${round}: ${fault}`));
      faults.broken.push(...found.broken.map((fault) => `round ${round}: ${fault}`));
    }
    const chain = await verifyChain(database.queries);
    if (!chain.intact) faults.broken.push(`the audit log is broken at ${chain.brokenAt}`);
    const kinds = Map.groupBy(answers, ({ did }) => did);
    const counted = [...kinds].map(([did, all]) => [did, all.length] as const);
    return { answers: Object.fromEntries(counted), ...faults };
  } finally {
    await database.close();
    await place.remove();
  }
}

const stepsSchema = z.array(z.object({ edition: z.string(), state: z.string() }));
const loggedSchema = z.object({
  edition: z.string(),
  steps: z.optional(stepsSchema),
  facts: z.optional(z.array(z.string())),
});

async function inspect({ queries }: OpenDatabase, answers: readonly OpeningAnswer[]) {
  const rows = await queries.selectFrom("editions").selectAll().orderBy("edition").execute();
  const marks = await queries.selectFrom("edition_marks").selectAll().execute();
  const entries = await queries
    .selectFrom("audit_log")
    .select("details")
    .where("action", "=", "edition-changed")
    .execute();
  const logged = entries.map(({ details }) => loggedSchema.parse(asData(details)));
  const broken: string[] = [];

  const stored = rows.flatMap((row) => [
    ...(row.edition === firstEdition ? [] : [`${row.edition} planned`]),
    ...(row.opened_at === null ? [] : [`${row.edition} open`]),
    ...(row.finished_at === null ? [] : [`${row.edition} finished`]),
    ...(row.archived_at === null ? [] : [`${row.edition} archived`]),
  ]);
  const told = logged.flatMap(({ steps = [] }) =>
    steps.map(({ edition, state }) => `${edition} ${state}`),
  );
  if (told.toSorted().join() !== stored.toSorted().join())
    broken.push(`the log tells ${told.join(", ")}, and stored is ${stored.join(", ")}`);

  // The year before is over in the instant in which the next one is opened.
  for (const { edition, opened_at } of rows) {
    const before = rows.find((row) => row.edition === String(Number(edition) - 1));
    if (opened_at !== (before?.finished_at ?? null) && edition !== firstEdition)
      broken.push(`${edition} was opened without the end of the year before`);
  }
  if (rows.filter(({ state }) => state === "open").length > 1) broken.push("two are open");

  for (const [edition, of] of Map.groupBy(marks, (mark) => mark.edition)) {
    const kinds = new Set(of.map(({ mark, marked_at }) => `${mark} ${marked_at}`));
    if (of.length !== marked.length || kinds.size !== 1)
      broken.push(`the marks of ${edition} are there in part`);
  }
  const looks = new Set(logged.flatMap(({ edition, facts }) => (facts ? [edition] : [])));
  const isMarked = new Set(marks.map(({ edition }) => edition));
  if (looks.symmetricDifference(isMarked).size > 0)
    broken.push("marks and their entries in the log are not both there");

  const lost = answers
    .filter(({ edition, did }) =>
      did === "marked" ? !isMarked.has(edition) : !stored.includes(`${edition} ${did}`),
    )
    .map(({ edition, did }) => `${edition} ${did}`);
  return { lost, broken };
}

/** PostgreSQL answers data, SQLite its text. */
function asData(details: unknown): unknown {
  return typeof details === "string" ? JSON.parse(details) : details;
}
