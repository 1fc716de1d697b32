import { expect, test } from "vitest";
import type { OpenDatabase } from "../../database/open-database.ts";
import { onBothEngines } from "../support/engines.ts";
import { adminBearer, openPublishing, snapshot, type Publishing } from "../support/publishing.ts";
import { posted } from "../support/review-links.ts";
import { feesRequest, gatedWriter } from "../support/writing.ts";

function ask(site: Publishing, name: string | null, prompt = "Fees") {
  const body = { prompt, category: "news", publish: true };
  const headers = name === null ? adminBearer : { ...adminBearer, "Idempotency-Key": name };
  return posted(site, "manual-blog-generation", body, headers);
}

async function counts(database: OpenDatabase) {
  const { posts, runs, revisions } = await snapshot(database);
  return { posts: posts.length, runs: runs.length, revisions: revisions.length };
}

onBothEngines("a request with a name", (openTestDatabase) => {
  test("sent twenty times at once makes one post, under ten names ten", async () => {
    const database = await openTestDatabase();
    const site = openPublishing(database);
    const named = (count: number, name: (index: number) => string) =>
      Promise.all(
        Array.from({ length: count }, async (_, index) => {
          const answer = await ask(site, name(index));
          expect(answer.status).toBe(200);
          return answer.text();
        }),
      );
    expect(new Set(await named(20, () => "one")).size).toBe(1);
    expect(await counts(database)).toEqual({ posts: 1, runs: 1, revisions: 1 });
    expect(new Set(await named(10, (index) => `name-${index}`)).size).toBe(10);
    expect(await counts(database)).toEqual({ posts: 11, runs: 11, revisions: 11 });
  });

  test("joins what is under way in another instance, and hears its stages", async () => {
    const database = await openTestDatabase();
    const { writer, asked, open } = gatedWriter();
    const one = openPublishing(database, { writer });
    const other = openPublishing(database);
    const first = ask(one, "one");
    await asked;
    const heard = Promise.withResolvers<undefined>();
    const second = other.drafting.generate(
      { ...feesRequest, requestedBy: "admin:admin@guide.example", idempotencyKey: "one" },
      {
        onStage(stage) {
          if (stage === "drafting") heard.resolve(undefined);
        },
      },
    );
    await heard.promise;
    open();
    const { post } = (await (await first).json()) as { post: { id: string } };
    expect(await second).toMatchObject({ value: { post: { id: post.id, status: "published" } } });
    expect(await counts(database)).toMatchObject({ posts: 1, runs: 1 });
  });

  test("that is none is refused", async () => {
    const site = openPublishing(await openTestDatabase());
    for (const name of ["", "two words", "x".repeat(201)])
      expect((await ask(site, name)).status).toBe(400);
    expect(await counts(site.database)).toMatchObject({ posts: 0, runs: 0 });
  });
});
