// @module-tag proof

import { join } from "node:path";
import { expect, test } from "vitest";
import { emptyFolder } from "../support/empty-folder.ts";
import { newDatabase, unusedDatabase, openSecondConnection } from "../support/engines.ts";
import { multiplyPost } from "../support/many-posts.ts";
import { draftWithTokens, openPublishing } from "../support/publishing.ts";
import { runScript } from "../support/run-command.ts";

const posts = Number(process.env.POSTS ?? 1_400);
/** Characters of each. */
const length = 80_000;
/** In megabytes: a fraction of the size of the posts. */
const memory = 96;

test.each(["sqlite", "postgres"] as const)(
  "a site on %s larger than the memory that the commands have is backed up and restored",
  async (engine) => {
    const location = await newDatabase(engine);
    const database = await openSecondConnection(location);
    await draftWithTokens(openPublishing(database));
    await multiplyPost(database, posts - 1);
    const body_markdown = "x".repeat(length);
    await database.queries.updateTable("blog_posts").set({ body_markdown }).execute();

    const file = join(emptyFolder(), "site.sqlite");
    const target = await unusedDatabase(engine);
    const environment = { NODE_OPTIONS: `--max-old-space-size=${memory}` };
    const made = await runScript(location, "backup", [file], { environment });
    expect(made).toMatchObject({ code: 0, errors: "" });
    expect(await runScript(target, "restore", [file], { environment })).toMatchObject({ code: 0 });
    const copy = await openSecondConnection(target);
    const restored = await copy.queries
      .selectFrom("blog_posts")
      .select(({ fn }) => fn.countAll().as("count"))
      .where("body_markdown", "=", body_markdown)
      .executeTakeFirstOrThrow();
    expect(Number(restored.count)).toBe(posts);
  },
);
