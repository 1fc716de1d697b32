import { expect, test } from "vitest";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { actOn, onlyPost, openDesk, openPost, saveEdit } from "../support/desk.ts";
import { draftWithTokens, snapshot, type Publishing } from "../support/publishing.ts";
import { onEitherEngine } from "../support/tier.ts";

type Site = Publishing;

/** A published post with this title, and its id. */
async function published(site: Site, title: string): Promise<string> {
  const { postId } = await draftWithTokens(site, title);
  await act(site, title, "publish");
  return postId;
}

async function act(site: Site, title: string, action: "publish" | "unpublish" | "discard") {
  const post = await onlyPost(site, { q: title });
  const answer = await actOn(site, post, action, "Because");
  if (answer.status !== 200) throw new Error(await answer.text());
}

async function moveTo(site: Site, postId: string, slug: string): Promise<Response> {
  return saveEdit(site, await openPost(site, postId), { slug });
}

const slugAt = async ({ posts }: Site, slug: string) => {
  const found = await posts.published.bySlug(slug, builtInFacts);
  return found.ok ? found.value.post.slug : found.failure.kind;
};

onEitherEngine("the address of a post", (openTestDatabase) => {
  test("of a live post it changes with the publication, and the former one leads to the post", async () => {
    const site = openDesk(await openTestDatabase());
    const postId = await published(site, "Fees explained");
    await moveTo(site, postId, "what-it-costs");
    expect(await slugAt(site, "fees-explained")).toBe("fees-explained");
    expect(await slugAt(site, "what-it-costs")).toBe("not-found");
    await act(site, "Fees explained", "publish");
    expect(await slugAt(site, "fees-explained")).toBe("what-it-costs");
    expect(await slugAt(site, "what-it-costs")).toBe("what-it-costs");
    expect(await site.posts.published.addresses()).toMatchObject([{ slug: "what-it-costs" }]);
    expect(await site.posts.published.formerAddresses()).toMatchObject([
      { slug: "fees-explained" },
    ]);
    const { details } = (await snapshot(site.database)).audit.at(-1) ?? {};
    expect(JSON.stringify(details)).toMatch(/formerSlug[^,]*fees-explained/);
  });

  test("is taken back by its own post, and by no other", async () => {
    const site = openDesk(await openTestDatabase());
    const postId = await published(site, "Fees explained");
    await moveTo(site, postId, "what-it-costs");
    await act(site, "Fees explained", "publish");
    const { postId: other } = await draftWithTokens(site, "Other words");
    for (const taken of ["fees-explained", "what-it-costs"]) {
      const refused = await moveTo(site, other, taken);
      expect(refused.status).toBe(422);
      expect(await refused.json()).toMatchObject({
        fields: { slug: expect.stringContaining("belongs to another post") as string },
      });
    }
    await moveTo(site, postId, "fees-explained");
    await act(site, "Fees explained", "publish");
    expect(await slugAt(site, "what-it-costs")).toBe("fees-explained");
    expect(await slugAt(site, "fees-explained")).toBe("fees-explained");
    const again = await draftWithTokens(site, "What it costs");
    expect(again.slug).toBe("what-it-costs-2");
  });

  test("of two posts that want the same one at once, one gets it and the other is told", async () => {
    const site = openDesk(await openTestDatabase());
    const drafts = await Promise.all(
      ["One", "Two", "Three", "Four"].map((title) => draftWithTokens(site, title)),
    );
    const answers = await Promise.all(drafts.map(({ postId }) => moveTo(site, postId, "wanted")));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422]);
    expect(site.faults).toEqual([]);
  });
});
