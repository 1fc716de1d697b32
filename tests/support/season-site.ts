import { migrate } from "../../database/migrate.ts";
import { openDatabase } from "../../database/open-database.ts";
import { saveState, noteLook } from "../../domain/facts/edition-repository.ts";
import { insertStatements } from "../../domain/facts/fact-write-repository.ts";
import { openedAt, statementsOf2027, type Rollover } from "./season-editions.ts";

/** Writes 2027 in one of its states into a new database, from its opening on. */
export async function write2027(dataDir: string, rollover: Rollover): Promise<void> {
  const database = await openDatabase({ dataDir });
  await migrate(database);
  if (rollover !== "unopened") {
    const { queries } = database;
    await saveState(queries, { edition: "2027", state: "open" }, openedAt);
    await noteLook(queries, "2027", { on: "2026-10-05", at: openedAt });
    const statements = statementsOf2027[rollover];
    if (statements.length > 0) await insertStatements(queries, statements);
    for (const { id, position } of statements)
      await queries
        .updateTable("fact_statements")
        .set({ state: "approved", approval: position, effective_at: openedAt })
        .where("id", "=", id)
        .execute();
  }
  await database.close();
}
