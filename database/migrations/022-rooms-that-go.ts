import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

type Tables = { site_secrets: { name: string } };

/** Each before those that it refers to. */
const tables = [
  "mistake_reports",
  "checked_links",
  "planned_posts",
  "post_records",
  "record_values",
];

/** Drops what rooms that are no more have kept. */
export function roomsThatGo(): Migration {
  return {
    async up(untyped: Kysely<never>) {
      const database = untyped as unknown as Kysely<Tables>;
      const { schema } = database;
      await database.deleteFrom("site_secrets").where("name", "=", "as-of-views").execute();
      for (const table of tables) await schema.dropTable(table).execute();
      await schema.dropIndex("post_looks_by_review_day").execute();
      await schema.dropIndex("post_looks_unchecked").execute();
      await schema.alterTable("post_looks").dropColumn("review_by").execute();
      for (const column of ["useful", "not_useful"])
        await schema.alterTable("post_readings").dropColumn(column).execute();
    },
  };
}
