import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { ColumnTypes } from "./column-types.ts";

/** Findings of the checks by revision; runs that can be cancelled, repaired, and are made once. */
export function answeredDrafts({ json }: ColumnTypes): Migration {
  return {
    async up(database: Kysely<never>) {
      await database.schema.alterTable("blog_post_revisions").addColumn("ledger", json).execute();
      await database.schema.alterTable("drafting_runs").addColumn("request_key", "text").execute();
      await database.schema.alterTable("drafting_runs").addColumn("repairs", "integer").execute();
      await database.schema.alterTable("drafting_runs").addColumn("remark", "text").execute();
      await database.schema
        .createIndex("drafting_runs_one_a_request")
        .unique()
        .on("drafting_runs")
        .column("request_key")
        .execute();
    },
  };
}
