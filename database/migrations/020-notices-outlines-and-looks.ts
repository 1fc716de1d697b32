import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { ColumnTypes } from "./column-types.ts";

/**
 * The watched pages of official bodies, the outline of a post, and what a second person looks at. One step, so that
 * the version before it still starts on this schema.
 */
export function noticesOutlinesAndLooks(types: ColumnTypes): Migration {
  return {
    async up(database: Kysely<never>) {
      await officialPages(database, types);
      await runOutlines(database);
      await secondLooks(database, types);
    },
  };
}

/** What a post was asked to be made of, and what it was made of: JSON as `chosenOutlineSchema` has it. */
async function runOutlines({ schema }: Kysely<never>): Promise<void> {
  for (const column of ["outline", "made_of"])
    await schema.alterTable("drafting_runs").addColumn(column, "text").execute();
}

/** When an update ends, whose words it is and in place of which one; who asked for an edition to be opened. */
async function secondLooks({ schema }: Kysely<never>, { time }: ColumnTypes): Promise<void> {
  for (const column of ["ends_on", "replaces"])
    await schema.alterTable("updates").addColumn(column, "text").execute();
  await schema
    .alterTable("updates")
    .addColumn("authors", "text", (column) => column.notNull().defaultTo("[]"))
    .execute();
  await schema.alterTable("editions").addColumn("opening_asked_by", "text").execute();
  await schema.alterTable("editions").addColumn("opening_asked_at", time).execute();
}

/** Pages of official bodies that are looked at, what changed on them, and when each host may be asked. */
async function officialPages(
  { schema }: Kysely<never>,
  { time, json }: ColumnTypes,
): Promise<void> {
  await schema
    .createTable("watched_pages")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("address", "text", (column) => column.notNull().unique())
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("origin", "text", (column) => column.notNull())
    .addColumn("created_at", time, (column) => column.notNull())
    .addColumn("removed_at", time)
    .addColumn("removed_by", "text")
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("reason", "text", (column) => column.notNull())
    .addColumn("failures", "integer", (column) => column.notNull())
    .addColumn("failed_since", time)
    .addColumn("suspect_since", time)
    .addColumn("etag", "text")
    .addColumn("last_modified", "text")
    .addColumn("tried_at", time)
    .addColumn("looked_at", time)
    .addColumn("changed_at", time)
    .addColumn("next_look_at", time, (column) => column.notNull())
    .addColumn("text", json)
    .addColumn("former_text", json)
    .addColumn("ticking", json, (column) => column.notNull())
    .execute();
  await schema
    .createIndex("watched_pages_by_next_look")
    .on("watched_pages")
    .column("next_look_at")
    .execute();
  await schema
    .createTable("page_changes")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("page_id", "text", (column) => column.notNull().references("watched_pages.id"))
    .addColumn("at", time, (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("blocks", json, (column) => column.notNull())
    .addColumn("facts", json, (column) => column.notNull())
    .addColumn("proposals", json, (column) => column.notNull())
    .addColumn("new_files", json, (column) => column.notNull())
    .addColumn("decided_by", "text")
    .addColumn("decided_at", time)
    .addColumn("note", "text")
    .addColumn("mailed_at", time)
    .execute();
  await schema
    .createIndex("page_changes_by_state")
    .on("page_changes")
    .columns(["state", "at"])
    .execute();
  await schema
    .createTable("watched_hosts")
    .addColumn("host", "text", (column) => column.primaryKey())
    .addColumn("free_at", time, (column) => column.notNull())
    .execute();
}
