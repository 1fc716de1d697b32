import { sql } from "kysely";
import { isUniqueViolation } from "../../../database/database-faults.ts";
import type { Queries } from "../../../database/open-database.ts";

export async function isSlugTaken(
  queries: Queries,
  slug: string,
  postId: string | null,
): Promise<boolean> {
  const present = await queries
    .selectFrom("blog_posts")
    .select("id")
    .where("slug", "=", slug)
    .executeTakeFirst();
  if (present !== undefined) return present.id !== postId;
  const former = await findFormerOwner(queries, slug);
  return former !== null && former !== postId;
}

export async function findFormerOwner(queries: Queries, slug: string): Promise<string | null> {
  const row = await queries
    .selectFrom("former_slugs")
    .select("post_id")
    .where("slug", "=", slug)
    .executeTakeFirst();
  return row?.post_id ?? null;
}

export async function updateSlug(queries: Queries, id: string, slug: string): Promise<boolean> {
  // On PostgreSQL a unique violation would end the caller's transaction.
  await sql`savepoint new_slug`.execute(queries);
  try {
    await queries.updateTable("blog_posts").set({ slug }).where("id", "=", id).execute();
  } catch (fault) {
    if (!isUniqueViolation(fault)) throw fault;
    await sql`rollback to savepoint new_slug`.execute(queries);
    return false;
  } finally {
    await sql`release savepoint new_slug`.execute(queries);
  }
  return true;
}

export async function insertFormerSlug(
  queries: Queries,
  { postId, slug, at }: { readonly postId: string; readonly slug: string; readonly at: string },
): Promise<void> {
  await queries
    .insertInto("former_slugs")
    .values({ slug, post_id: postId, created_at: at })
    .execute();
}

export async function deleteFormerSlug(queries: Queries, slug: string): Promise<void> {
  await queries.deleteFrom("former_slugs").where("slug", "=", slug).execute();
}

export async function deleteFormerSlugsOfPost(queries: Queries, postId: string): Promise<void> {
  await queries.deleteFrom("former_slugs").where("post_id", "=", postId).execute();
}

export async function listFormerAddresses(
  queries: Queries,
): Promise<{ slug: string; published_at: string }[]> {
  const rows = await queries
    .selectFrom("former_slugs as former")
    .innerJoin("blog_posts as post", "post.id", "former.post_id")
    .select(["former.slug", "post.published_at"])
    .where("post.status", "=", "published")
    .where("post.deleted_at", "is", null)
    .execute();
  return rows.flatMap(({ slug, published_at }) =>
    published_at === null ? [] : [{ slug, published_at }],
  );
}
