import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

type Tables = { site_secrets: { name: string } };

/** Takes out the tables and columns of rooms that are no more. */
export function roomsThatGo(): Migration {
  return {
    async up(untyped: Kysely<never>) {
      const database = untyped as unknown as Kysely<Tables>;
      const { schema } = database;
      await database.deleteFrom("site_secrets").where("name", "=", "as-of-views").execute();
      await schema.dropTable("planned_posts").execute();
      await schema.dropTable("post_records").execute();
      await schema.dropTable("record_values").execute();
      await schema.dropIndex("post_looks_by_review_day").execute();
      await schema.dropIndex("post_looks_unchecked").execute();
      await schema.alterTable("post_looks").dropColumn("review_by").execute();
      for (const column of ["useful", "not_useful"])
        await schema.alterTable("post_readings").dropColumn(column).execute();
    },
  };
}
