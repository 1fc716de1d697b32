import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { ColumnTypes } from "./column-types.ts";

/** When each edition began and ended, what was found out of its facts, and the mistakes that readers report. */
export function editions({ time }: ColumnTypes): Migration {
  return {
    async up(database: Kysely<never>) {
      for (const column of ["opened_at", "finished_at", "archived_at"])
        await database.schema.alterTable("editions").addColumn(column, time).execute();
      await database.schema.alterTable("editions").addColumn("checked_on", "text").execute();
      await database.schema
        .createTable("edition_marks")
        .addColumn("edition", "text", (column) => column.notNull())
        .addColumn("fact_id", "text", (column) => column.notNull())
        .addColumn("mark", "text", (column) => column.notNull())
        .addColumn("checked_on", "text", (column) => column.notNull())
        .addColumn("marked_by", "text", (column) => column.notNull())
        .addColumn("marked_at", time, (column) => column.notNull())
        .addPrimaryKeyConstraint("edition_marks_key", ["edition", "fact_id"])
        .execute();
      await database.schema
        .createTable("mistake_reports")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("page", "text", (column) => column.notNull())
        .addColumn("words", "text", (column) => column.notNull())
        .addColumn("source", "text")
        .addColumn("created_at", time, (column) => column.notNull())
        .addColumn("settled_at", time)
        .addColumn("settled_by", "text")
        .addColumn("outcome", "text")
        .addColumn("note", "text")
        .execute();
      await database.schema
        .createIndex("mistake_reports_by_time")
        .on("mistake_reports")
        .columns(["settled_at", "created_at"])
        .execute();
    },
  };
}
