import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { migrate } from "../../database/migrate.ts";
import { openDatabase, type Queries } from "../../database/open-database.ts";
import {
  findKeptMarks,
  insertKeptMark,
} from "../../domain/posts/revisions/kept-mark-repository.ts";
import { keptKey } from "../../domain/posts/revisions/kept-marks.ts";
import { onBothEngines, unusedDatabase } from "../support/engines.ts";

const at = "2026-01-20T10:00:00.000Z";
const before = "020-notices-outlines-and-looks";

onBothEngines("confirmed statements", (_open, engine) => {
  test("are kept marks after the migration, and the same is not kept twice", async () => {
    const database = await openDatabase(await unusedDatabase(engine));
    onTestFinished(() => database.close());
    const { queries } = database;
    await migrate(database, before);
    await addPost(queries, "draft");
    const sentence = "Bring a “photo”.";
    await sql`
      insert into claim_confirmations
        (post_id, claim_hash, sentence, under_heading, revision, confirmed_by, confirmed_at, address)
      values ('one', 'x', ${sentence}, 'Documents', 2, 'one@example.com', ${at}, 'https://nta.ac.in/')
    `.execute(queries);
    await migrate(database);
    const mark = {
      sentence,
      under: "Documents",
      against: "",
      revision: 2,
      by: "one@example.com",
      at,
      reason: "Checked by a person.",
      address: "https://nta.ac.in/",
    };
    expect(await findKeptMarks(queries, "one")).toEqual(new Map([[keptKey(mark), mark]]));
    expect(await insertKeptMark(queries, "one", { ...mark, reason: "Again." })).toBe(false);
  });
});

onBothEngines("a database with rows of rooms that went", (_open, engine) => {
  test("keeps the readings and the review of a post after the migration", async () => {
    const database = await openDatabase(await unusedDatabase(engine));
    onTestFinished(() => database.close());
    const { queries } = database;
    await migrate(database, before);
    await addPost(queries, "published");
    for (const row of [
      sql`insert into planned_posts (id, title, note, day, created_by, created_at)
        values ('plan', 'Fees', '', '2026-05-01', 'admin:a@example.com', ${at})`,
      sql`insert into post_looks (post_id, checked_at, review_by, by_model)
        values ('one', ${at}, '2026-04-20', 1)`,
      sql`insert into record_values (hash, record_id, value) values ('hash', 'fee', '500')`,
      sql`insert into post_records (post_id, value_hash) values ('one', 'hash')`,
      sql`insert into post_readings (post_id, day, readings, useful, not_useful)
        values ('one', '2026-01-20', 3, 1, 1)`,
      sql`insert into site_secrets (name, value) values ('as-of-views', 'a'), ('review-links', 'b')`,
    ])
      await row.execute(queries);
    await migrate(database);
    expect(await queries.selectFrom("post_looks").selectAll().execute()).toEqual([
      { post_id: "one", checked_at: at, changed_at: null, by_model: 1 },
    ]);
    expect(await queries.selectFrom("post_readings").selectAll().execute()).toEqual([
      { post_id: "one", day: "2026-01-20", readings: 3 },
    ]);
    const secrets = await queries.selectFrom("site_secrets").select("name").execute();
    expect(secrets).toEqual([{ name: "review-links" }]);
  });
});

/** A post as the former schema had it. */
async function addPost(queries: Queries, status: string): Promise<void> {
  await sql`
    insert into blog_posts (id, slug, status, title, category, tags, hero_summary, meta_description,
      body_markdown, schema_jsonld, internal_links, source_references, revision, written_by, created_at, updated_at)
    values ('one', 'one', ${status}, 'One', 'news', '[]', '', '', '', '{}', '[]', '[]', 1, 'hand', ${at}, ${at})
  `.execute(queries);
}
