import { sql } from "kysely";
import type { OpenDatabase } from "./open-database.ts";

/** In bytes. */
export async function storageSize({ engine, queries }: OpenDatabase) {
  const databaseSize =
    engine === "postgres"
      ? sql<{ bytes: number | string }>`select pg_database_size(current_database()) as bytes`
      : sql<{ bytes: number }>`
          select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()
        `;
  const { rows } = await databaseSize.execute(queries);
  const files = await queries
    .selectFrom("picture_files")
    .select((of) => [
      of.fn.count<number | string>("picture_id").distinct().as("pictures"),
      sql<number | string | null>`sum(length(content))`.as("bytes"),
    ])
    .executeTakeFirstOrThrow();
  return {
    database: Number(rows[0]?.bytes),
    pictures: Number(files.pictures),
    pictureBytes: Number(files.bytes ?? 0),
  };
}
