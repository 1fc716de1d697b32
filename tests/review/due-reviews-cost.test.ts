import { sql } from "kysely";
import { expect, test } from "vitest";
import { selectDueReviews } from "../../domain/posts/plans/periodic-review-repository.ts";
import type { OpenDatabase } from "../../database/open-database.ts";
import { onBothEngines } from "../support/engines.ts";
import { livePost } from "../support/live-changes.ts";
import { postsToLookAt, writerOf } from "../support/periodic-reviews.ts";
import { multiplyPost, rowsRead } from "../support/many-posts.ts";
import { openPublishing } from "../support/publishing.ts";

onBothEngines("the posts to look at", (openTestDatabase, engine) => {
  test("are found among thousands without reading the others", async () => {
    const database = await openTestDatabase();
    const site = openPublishing(database, { writer: writerOf("fee.sc_st_pwd.one_paper") });
    const { id } = await livePost(site, "Fees explained");
    await multiplyPost(database, 4_000);
    await lookAtCopies(database, id);
    const page = selectDueReviews(database.queries, {
      today: "2026-01-20",
      changed: ["changed"],
      after: null,
      limit: 9,
    });
    expect(await page.execute()).toHaveLength(3);
    expect((await postsToLookAt(site)).count).toBe(3);
    if (engine === "sqlite") {
      const plan = JSON.stringify(await page.explain(undefined, sql`query plan`));
      for (const index of ["by_review_day", "unchecked", "by_value"])
        expect(plan).toMatch(new RegExp(`INDEX post_(looks|records)_${index}`));
      // The index of those that nobody has checked holds no others.
      expect(plan).not.toMatch(
        /SCAN (?:look|post)\b|SCAN post_\w+ (?!USING (?:COVERING )?INDEX post_looks_unchecked)/,
      );
    } else {
      const plan = await page.explain("json", sql`analyze`);
      expect(rowsRead(plan)).toBeLessThanOrEqual(3);
    }
  });
});

/** All copies as the first post is, but one overdue, one that nobody has checked, and one with a changed value. */
async function lookAtCopies({ queries }: OpenDatabase, id: string): Promise<void> {
  const copies = sql`from blog_posts as post where post.id <> ${id}`;
  await sql`
    insert into post_looks (post_id, checked_at, review_by, changed_at, by_model)
    select post.id, look.checked_at, look.review_by, null, 0
    from blog_posts as post, post_looks as look where post.id <> ${id}
  `.execute(queries);
  await sql`
    insert into post_records (post_id, value_hash)
    select post.id, (select hash from record_values) ${copies}
  `.execute(queries);
  const [overdue, unchecked, changed] = (
    await queries.selectFrom("post_looks").select("post_id").orderBy("post_id").limit(3).execute()
  ).map(({ post_id }) => post_id);
  await queries
    .insertInto("record_values")
    .values({ hash: "changed", record_id: "fee.sc_st_pwd.one_paper", value: "₹499" })
    .execute();
  await sql`update post_looks set review_by = '2026-01-19' where post_id = ${overdue}`.execute(
    queries,
  );
  await sql`update post_looks set checked_at = null where post_id = ${unchecked}`.execute(queries);
  await sql`update post_records set value_hash = 'changed' where post_id = ${changed}`.execute(
    queries,
  );
  await sql`analyze`.execute(queries);
}
