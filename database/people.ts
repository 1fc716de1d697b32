import { sql } from "kysely";
import type { Queries } from "./open-database.ts";

/** Every column outside the accounts and the audit log that holds a person's address, or `admin:` and it. */
const columns = [
  ["blog_posts", "created_by"],
  ["drafting_runs", "requested_by"],
  ["review_links", "created_by"],
  ["review_links", "sent_to"],
  ["locked_passages", "locked_by"],
] as const;

/**
 * Takes a person's address out of all rows: a name without meaning stands in its place. Review links
 * that they made or were sent work no longer, and records of mails to them are deleted. The audit
 * log is sealed and stays.
 */
export async function forgetPerson(
  queries: Queries,
  { email, replacement, at }: { email: string; replacement: string; at: string },
): Promise<void> {
  const spellings = [email, `admin:${email}`];
  await queries
    .updateTable("review_links")
    .set({ revoked_at: at })
    .where("revoked_at", "is", null)
    .where((where) =>
      where.or([
        where(sql<string>`lower(created_by)`, "in", spellings),
        where(sql<string>`lower(sent_to)`, "in", spellings),
      ]),
    )
    .execute();
  for (const [table, column] of columns)
    await sql`
      update ${sql.table(table)} set ${sql.ref(column)} = ${replacement}
      where lower(${sql.ref(column)}) in (${sql.join(spellings)})
    `.execute(queries);
  await queries
    .deleteFrom("mails")
    .where(sql<string>`lower(to_address)`, "=", email)
    .execute();
}
