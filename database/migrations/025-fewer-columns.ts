import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Of unsaved words those that were typed last stay; a live post is changed by hand. */
export const fewerColumns: Migration = {
  async up({ schema }: Kysely<never>) {
    await schema.alterTable("working_copies").dropColumn("version").execute();
    await schema.alterTable("working_copies").dropColumn("begun_at").execute();
    await schema.alterTable("drafting_runs").dropColumn("reader_note").execute();
  },
};
