import { migrate } from "../../database/migrate.ts";
import { openDatabase, type Queries } from "../../database/open-database.ts";
import { saveState, noteLook } from "../../domain/facts/edition-repository.ts";
import type { FactStatement } from "../../domain/facts/fact-statement.ts";
import { insertStatements } from "../../domain/facts/fact-repository.ts";
import { openedAt, statementsOf2027, type Rollover } from "./season-editions.ts";
import { opened2027, statementsIn, type StateOf2027 } from "./edition-states.ts";
import { newDatabase } from "./engines.ts";
import { openOtherInstance, type TestSite } from "./site.ts";

export async function write2027(dataDir: string, rollover: Rollover): Promise<void> {
  const database = await openDatabase({ dataDir });
  await migrate(database);
  if (rollover !== "unopened")
    await openEdition(database.queries, {
      at: openedAt,
      lookedOn: "2026-10-05",
      statements: statementsOf2027[rollover],
    });
  await database.close();
}

type Opening = {
  readonly at: string;
  readonly lookedOn: string;
  readonly statements: readonly FactStatement[];
};

async function openEdition(queries: Queries, { at, lookedOn, statements }: Opening) {
  await saveState(queries, { edition: "2027", state: "open" }, at);
  await noteLook(queries, "2027", { on: lookedOn, at });
  if (statements.length > 0) await insertStatements(queries, statements);
  for (const { id, position, effectiveAt } of statements)
    await queries
      .updateTable("fact_statements")
      .set({ state: "approved", approval: position, effective_at: effectiveAt })
      .where("id", "=", id)
      .execute();
}

/** A whole site on a day between the cycles, with 2027 as far as that. */
export async function openInState(state: StateOf2027): Promise<TestSite> {
  const location = await newDatabase("sqlite");
  const database = await openDatabase(location);
  if (state !== "only2026")
    await openEdition(database.queries, {
      at: opened2027.openedAt ?? "",
      lookedOn: opened2027.checkedOn ?? "",
      statements: statementsIn(state),
    });
  await database.close();
  return openOtherInstance({ location }, { NODE_ENV: "test", NOW: "2026-11-23T06:00:00Z" });
}
