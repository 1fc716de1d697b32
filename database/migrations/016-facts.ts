import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { ColumnTypes } from "./column-types.ts";

/** Until this version the site had one edition: every post is about it. */
const onlyEdition = "2026";

/** Statements on the exam facts, and the edition in which the values of a post are looked up. */
export function facts({ time, json }: ColumnTypes): Migration {
  return {
    async up(database: Kysely<never>) {
      await database.schema
        .createTable("editions")
        .addColumn("edition", "text", (column) => column.primaryKey())
        .addColumn("state", "text", (column) => column.notNull())
        .addColumn("created_at", time, (column) => column.notNull())
        .execute();
      await database.schema
        .createTable("fact_statements")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("change_id", "text", (column) => column.notNull())
        .addColumn("position", "integer", (column) => column.notNull().unique())
        .addColumn("fact_id", "text", (column) => column.notNull())
        .addColumn("edition", "text", (column) => column.notNull())
        .addColumn("value", json, (column) => column.notNull())
        .addColumn("standing", "text", (column) => column.notNull())
        .addColumn("source", json, (column) => column.notNull())
        .addColumn("checked_on", "text", (column) => column.notNull())
        .addColumn("valid_from", time)
        .addColumn("state", "text", (column) => column.notNull())
        .addColumn("reason", "text", (column) => column.notNull())
        .addColumn("public_note", "text")
        .addColumn("is_minor", "integer", (column) => column.notNull())
        .addColumn("author", "text", (column) => column.notNull())
        .addColumn("seen_version", "integer", (column) => column.notNull())
        .addColumn("seen_approval", "integer", (column) => column.notNull())
        .addColumn("created_at", time, (column) => column.notNull())
        .addColumn("checker", "text")
        .addColumn("alone", "text")
        .addColumn("decided_at", time)
        .addColumn("decision_reason", "text")
        .addColumn("approval", "integer", (column) => column.unique())
        .addColumn("effective_at", time)
        .execute();
      await database.schema
        .createIndex("fact_statements_by_state")
        .on("fact_statements")
        .columns(["state", "effective_at"])
        .execute();
      await database.schema
        .createIndex("fact_statements_by_fact")
        .on("fact_statements")
        .columns(["fact_id", "edition", "effective_at"])
        .execute();
      await database.schema
        .createIndex("fact_statements_by_change")
        .on("fact_statements")
        .column("change_id")
        .execute();
      for (const table of ["blog_posts", "blog_post_revisions"])
        await database.schema
          .alterTable(table)
          .addColumn("edition", "text", (column) => column.notNull().defaultTo(onlyEdition))
          .execute();
    },
  };
}
