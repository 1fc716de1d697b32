import { sql, type Kysely } from "kysely";

/** The list of all posts, narrowed: each of its pages is read in order, whatever it is narrowed by. */
export async function deskList(database: Kysely<never>): Promise<void> {
  await sql`
    create index blog_posts_made_in_category on blog_posts (category, created_at, id)
    where deleted_at is null
  `.execute(database);
  await sql`
    create index blog_posts_made_by on blog_posts (created_by, created_at, id)
    where deleted_at is null
  `.execute(database);
  await sql`
    create index blog_posts_pending on blog_posts (created_at, id)
    where deleted_at is null and pending_revision is not null
  `.execute(database);
}
