import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { ColumnTypes } from "./column-types.ts";

type Confirmation = {
  readonly post_id: string;
  readonly sentence: string;
  readonly under_heading: string;
  readonly revision: number;
  readonly confirmed_by: string;
  readonly confirmed_at: string;
  readonly address: string | null;
};

type Tables = {
  site_secrets: { name: string };
  claim_confirmations: Confirmation;
  kept_marks: {
    post_id: string;
    mark_hash: string;
    sentence: string;
    under_heading: string;
    against: string;
    revision: number;
    kept_by: string;
    kept_at: string;
    reason: string;
    address: string | null;
  };
};

/** How many rows are carried over at a time. */
const batch = 100;

/** Each before those that it refers to. */
const droppedTables = [
  "claim_confirmations",
  "locked_passages",
  "mistake_reports",
  "checked_links",
  "planned_posts",
  "post_records",
  "record_values",
];

/**
 * Marks that people have kept, in place of statements that they have confirmed: nothing said otherwise of those. One row
 * that changes with everything that readers can see: cached pages belong to it. Drops what rooms that are no more have kept.
 */
export function marksAndSiteVersion({ time }: ColumnTypes): Migration {
  return {
    async up(untyped: Kysely<never>) {
      const database = untyped as unknown as Kysely<Tables>;
      const { schema } = database;
      await schema
        .createTable("site_version")
        .addColumn("id", "integer", (column) => column.primaryKey())
        .addColumn("version", "text", (column) => column.notNull())
        .execute();
      await schema
        .createTable("kept_marks")
        .addColumn("post_id", "text", (column) => column.notNull().references("blog_posts.id"))
        .addColumn("mark_hash", "text", (column) => column.notNull())
        .addColumn("sentence", "text", (column) => column.notNull())
        .addColumn("under_heading", "text", (column) => column.notNull())
        .addColumn("against", "text", (column) => column.notNull())
        .addColumn("revision", "integer", (column) => column.notNull())
        .addColumn("kept_by", "text", (column) => column.notNull())
        .addColumn("kept_at", time, (column) => column.notNull())
        .addColumn("reason", "text", (column) => column.notNull())
        .addColumn("address", "text")
        .addPrimaryKeyConstraint("kept_marks_once", ["post_id", "mark_hash"])
        .execute();
      const confirmations = await database
        .selectFrom("claim_confirmations")
        .select(["post_id", "sentence", "under_heading", "revision"])
        .select(["confirmed_by", "confirmed_at", "address"])
        .execute();
      for (let first = 0; first < confirmations.length; first += batch)
        await database
          .insertInto("kept_marks")
          .values(confirmations.slice(first, first + batch).map(keptMark))
          .execute();
      for (const table of droppedTables) await schema.dropTable(table).execute();
      await database.deleteFrom("site_secrets").where("name", "=", "as-of-views").execute();
      await schema.dropIndex("post_looks_by_review_day").execute();
      await schema.dropIndex("post_looks_unchecked").execute();
      await schema.alterTable("post_looks").dropColumn("review_by").execute();
      for (const column of ["useful", "not_useful"])
        await schema.alterTable("post_readings").dropColumn(column).execute();
      for (const column of ["outline", "made_of", "repairs"])
        await schema.alterTable("drafting_runs").dropColumn(column).execute();
      await schema.alterTable("page_changes").dropColumn("proposals").execute();
    },
  };
}

function keptMark({ confirmed_by, confirmed_at, ...row }: Confirmation): Tables["kept_marks"] {
  const key = JSON.stringify([row.under_heading, row.sentence, ""]);
  return {
    ...row,
    mark_hash: createHash("sha256").update(key).digest("hex"),
    against: "",
    kept_by: confirmed_by,
    kept_at: confirmed_at,
    reason: "Checked by a person.",
  };
}
