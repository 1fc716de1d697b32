import { expect, test } from "vitest";
import { openPublishing } from "../support/publishing.ts";
import { draftPost, pathsFound, publishPost } from "../support/searched-posts.ts";
import { onEitherEngine } from "../support/tier.ts";

const path = "/blog/2026/01/zebra-crossings";

onEitherEngine("a post that an older version of the site publishes", (openTestDatabase) => {
  /** A published post beside another one; the older version writes no words of posts. */
  async function published() {
    const database = await openTestDatabase();
    const site = openPublishing(database);
    await publishPost(site, await draftPost(site, "Quiet evenings"));
    const post = await draftPost(site, "Zebra crossings");
    await publishPost(site, post);
    const kept = () =>
      database.queries.selectFrom("post_words").selectAll().orderBy("place").execute();
    return { database, site, post, kept };
  }

  test("is found after a start, as if this version had published it", async () => {
    const { database, site, post, kept } = await published();
    const asPublished = await kept();
    await database.queries.deleteFrom("post_words").where("post_id", "=", post.id).execute();
    expect(await pathsFound(site, "zebra crossing")).not.toContain(path);
    site.posts.words.start();
    await site.posts.words.stop();
    expect(await pathsFound(site, "zebra crossing")).toContain(path);
    expect(await kept()).toEqual(asPublished);
    expect(await site.posts.words.addMissing()).toBe(0);
  });

  test("is found by the words of its newest revision once the log names it, and by no others", async () => {
    const { database, site, post, kept } = await published();
    const asPublished = await kept();
    await site.posts.words.follow();
    const old = { title_words: "kangaroo", words: "hop kangaroo" };
    await database.queries
      .updateTable("post_words")
      .set(old)
      .where("post_id", "=", post.id)
      .execute();
    expect(await pathsFound(site, "kangaroo")).toContain(path);
    expect(await site.posts.words.follow()).toBe(0);
    await database.transaction((queries) =>
      site.audit.append(queries, {
        action: "post-published",
        actor: "system",
        postId: post.id,
        revision: 1,
        details: { slug: "zebra-crossings" },
      }),
    );
    expect(await site.posts.words.follow()).toBe(1);
    expect(await kept()).toEqual(asPublished);
    expect(await pathsFound(site, "kangaroo")).not.toContain(path);
    expect(await site.posts.words.follow()).toBe(0);
  });

  test("is noted once when two instances start at once", async () => {
    const { database, site, kept } = await published();
    const asPublished = await kept();
    await database.queries.deleteFrom("post_words").execute();
    const instances = [site, openPublishing(database)];
    for (const { posts } of instances) posts.words.start();
    for (const { posts } of instances) await posts.words.stop();
    expect(await kept()).toEqual(asPublished);
    expect([...site.faults, ...(instances[1]?.faults ?? [])]).toEqual([]);
  });

  test("loses its words with its withdrawal, whoever withdraws it", async () => {
    const { database, site, post, kept } = await published();
    const { queries } = database;
    await queries
      .updateTable("blog_posts")
      .set({ status: "withdrawn" })
      .where("id", "=", post.id)
      .execute();
    expect(await site.posts.words.follow()).toBe(1);
    expect((await kept()).map(({ post_id }) => post_id)).not.toContain(post.id);
    expect(await pathsFound(site, "zebra")).not.toContain(path);
  });
});
