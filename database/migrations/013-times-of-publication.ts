import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Revisions that readers got before their time was kept: the audit log knows it. */
export function timesOfPublication(): Migration {
  return {
    async up(database: Kysely<never>) {
      await sql`
        update blog_post_revisions set published_at = (
          select min(at) from audit_log
          where action = 'post-published'
            and audit_log.post_id = blog_post_revisions.post_id
            and audit_log.revision = blog_post_revisions.revision
        )
        where published_at is null
      `.execute(database);
    },
  };
}
