import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The entries for backups that were made: the last one is asked for often, and mostly among many others. */
export function madeBackups(): Migration {
  return {
    async up(database: Kysely<never>) {
      await sql`
        create index audit_log_backups on audit_log (sequence) where action = 'backup-made'
      `.execute(database);
    },
  };
}
