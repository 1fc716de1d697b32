import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { migrate } from "../../database/migrate.ts";
import { openDatabase } from "../../database/open-database.ts";
import {
  findKeptMarks,
  insertKeptMark,
} from "../../domain/posts/revisions/kept-mark-repository.ts";
import { keptKey } from "../../domain/posts/revisions/kept-marks.ts";
import { onBothEngines, unusedDatabase } from "../support/engines.ts";

const at = "2026-01-20T10:00:00.000Z";

onBothEngines("confirmed statements", (_open, engine) => {
  test("are kept marks after the migration, and the same is not kept twice", async () => {
    const database = await openDatabase(await unusedDatabase(engine));
    onTestFinished(() => database.close());
    const { queries } = database;
    await migrate(database, "020-notices-outlines-and-looks");
    await sql`
      insert into blog_posts (id, slug, status, title, category, tags, hero_summary, meta_description,
        body_markdown, schema_jsonld, internal_links, source_references, revision, written_by, created_at, updated_at)
      values ('one', 'one', 'draft', 'One', 'news', '[]', '', '', '', '{}', '[]', '[]', 1, 'hand', ${at}, ${at})
    `.execute(queries);
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
