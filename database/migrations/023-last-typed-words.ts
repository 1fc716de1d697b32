import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The words that were typed last stay: no copy names the one that it goes on from. */
export const lastTypedWords: Migration = {
  async up({ schema }: Kysely<never>) {
    await schema.alterTable("working_copies").dropColumn("version").execute();
    await schema.alterTable("working_copies").dropColumn("begun_at").execute();
  },
};
