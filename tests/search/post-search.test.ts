import { expect, test } from "vitest";
import { onBothEngines } from "../support/engines.ts";
import { openPublishing, type Publishing } from "../support/publishing.ts";
import { draftPost, pathsFound, publishPost } from "../support/published-posts.ts";

const blog = /^\/blog\//;

async function postsFound(site: Publishing, query: string): Promise<readonly string[]> {
  return (await pathsFound(site, query)).filter((path) => blog.test(path));
}

onBothEngines("a search of posts", (openTestDatabase) => {
  test("finds a post with its publication, and not before", async () => {
    const site = openPublishing(await openTestDatabase());
    const draft = await draftPost(site, "Zebra crossings near the hall");
    expect(await postsFound(site, "zebra crossing")).toEqual([]);
    await publishPost(site, draft);
    expect(await pathsFound(site, "zebra crossing")).toEqual([
      "/blog/2026/01/zebra-crossings-near-the-hall",
    ]);
  });

  test("finds a word of the body, whatever its markdown, and nothing of addresses and tokens' values", async () => {
    const site = openPublishing(await openTestDatabase());
    const body_markdown =
      "## Ways\n\nTake the **kangaroos** [there](https://example.org/wallaby). It costs {{fact:fee.obc_ews.one_paper}}.";
    await publishPost(site, await draftPost(site, "A long way", { body_markdown }));
    expect(await pathsFound(site, "kangaroo")).toEqual([expect.stringMatching(blog)]);
    expect(await postsFound(site, "wallaby")).toEqual([]);
  });

  test("loses a post that is withdrawn or deleted, and has it again when it is restored", async () => {
    const site = openPublishing(await openTestDatabase());
    const { database, posts } = site;
    const post = await draftPost(site, "Zebra crossings");
    await publishPost(site, post);
    const command = { postId: post.id, actor: "system", reason: "A test." };
    const change = async (kind: "delete" | "withdraw") =>
      database.transaction(async (queries) => {
        const locked = await posts.revisions.lockForUpdate(queries, post.id);
        if (!locked.ok) throw new Error(locked.failure.message);
        return kind === "delete"
          ? posts.publication.delete(queries, locked.value, command)
          : posts.publication.withdraw(queries, locked.value, command);
      });
    await change("delete");
    expect(await postsFound(site, "zebra")).toEqual([]);
    await database.transaction((queries) =>
      posts.publication.restore(queries, { ...command, status: "published", revision: 1 }),
    );
    expect(await pathsFound(site, "zebra")).toEqual([expect.stringMatching(blog)]);
    await change("withdraw");
    expect(await postsFound(site, "zebra")).toEqual([]);
  });

  test("keeps words of Malayalam and Hindi whole", async () => {
    const site = openPublishing(await openTestDatabase());
    await publishPost(site, await draftPost(site, "തയ്യാറെടുപ്പിന്റെ കഥകൾ"));
    await publishPost(site, await draftPost(site, "छात्रावास की बातें"));
    expect(await pathsFound(site, "കഥകൾ")).toHaveLength(1);
    expect(await pathsFound(site, "കഥകള\u0d4d\u200d")).toHaveLength(1);
    expect(await postsFound(site, "കഥ")).toEqual([]);
    expect(await postsFound(site, "छात्रावास")).toHaveLength(1);
  });

  test("orders the same posts the same, the newer of equals first", async () => {
    const site = openPublishing(await openTestDatabase());
    for (const title of ["Zebra herd", "Zebra foal", "The stripes of a zebra", "Zebra mare"]) {
      await publishPost(site, await draftPost(site, title, { hero_summary: "Words." }));
      site.clock.advance(60_000);
    }
    const found = await pathsFound(site, "zebra");
    expect(found.map((path) => path.split("/").at(-1))).toEqual([
      "zebra-mare",
      "zebra-foal",
      "zebra-herd",
      "the-stripes-of-a-zebra",
    ]);
  });
});
