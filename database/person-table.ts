import { sql } from "kysely";
import type { Queries } from "./open-database.ts";

const columns = [
  ["blog_posts", "created_by"],
  ["drafting_runs", "requested_by"],
  ["review_links", "created_by"],
  ["review_links", "sent_to"],
  ["kept_marks", "kept_by"],
  ["fact_statements", "author"],
  ["fact_statements", "checker"],
  ["site_settings", "updated_by"],
] as const;

/** A name without meaning takes their place; runs and links end. The audit log is sealed and stays. */
export async function erasePerson(
  queries: Queries,
  { email, replacement, at }: { email: string; replacement: string; at: string },
) {
  const spellings = [email, `admin:${email}`];
  // Posts, then runs, then links, as everywhere: otherwise two transactions could wait for each other.
  const openRuns = queries
    .selectFrom("drafting_runs")
    .where("state", "in", ["queued", "running"])
    .where(sql<string>`lower(requested_by)`, "in", spellings);
  await queries
    .updateTable("blog_posts")
    .set((set) => ({ id: set.ref("id") }))
    .where("id", "in", openRuns.select("post_id").$castTo<{ post_id: string }>())
    .execute();
  const endedRuns = await queries
    .updateTable("drafting_runs")
    .set({ state: "cancelled", lease_owner: null, lease_expires_at: null, finished_at: at })
    .where("state", "in", ["queued", "running"])
    .where(sql<string>`lower(requested_by)`, "in", spellings)
    .returning(["id", "post_id", "prompt"])
    .execute();

  let changedRows = 0n;
  for (const [table, column] of columns) {
    const { numAffectedRows } = await sql`
      update ${sql.table(table)} set ${sql.ref(column)} = ${replacement}
      ${table === "review_links" ? sql`, revoked_at = coalesce(revoked_at, ${at})` : sql``}
      where lower(${sql.ref(column)}) in (${sql.join(spellings)})
    `.execute(queries);
    changedRows += numAffectedRows ?? 0n;
  }
  const { numDeletedRows } = await queries
    .deleteFrom("mails")
    .where(sql<string>`lower(to_address)`, "=", email)
    .executeTakeFirst();
  const copies = await queries
    .deleteFrom("working_copies")
    .where(sql<string>`lower(author)`, "=", email)
    .executeTakeFirst();
  const changed = changedRows + numDeletedRows + copies.numDeletedRows;
  return { endedRuns, changed: Number(changed) };
}
