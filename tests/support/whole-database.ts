import { sql } from "kysely";
import type { Queries } from "../../database/open-database.ts";

/** Every row of every table as text, sorted: what must not change while links are opened. */
export async function wholeDatabase(queries: Queries): Promise<Record<string, string[]>> {
  const tables = await queries.introspection.getTables();
  const rows: Record<string, string[]> = {};
  for (const { name } of tables) {
    const read = await sql<object>`select * from ${sql.table(name)}`.execute(queries);
    rows[name] = read.rows.map((row) => JSON.stringify(spelled(row))).sort();
  }
  return rows;
}

/** The engines hand out bytes as two kinds of arrays. */
function spelled(row: object): object {
  const columns = Object.entries(row).map(([name, value]: [string, unknown]) => [
    name,
    value instanceof Uint8Array ? Buffer.from(value).toString("base64") : value,
  ]);
  return Object.fromEntries(columns) as object;
}
