import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** One row that changes with everything that readers can see: cached pages belong to it. */
export function siteVersion(): Migration {
  return {
    async up({ schema }: Kysely<never>) {
      await schema
        .createTable("site_version")
        .addColumn("id", "integer", (column) => column.primaryKey())
        .addColumn("version", "text", (column) => column.notNull())
        .execute();
    },
  };
}
