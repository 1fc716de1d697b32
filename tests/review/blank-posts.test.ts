import { expect, test } from "vitest";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { actOn, onlyPost } from "../support/desk.ts";
import { openPost, saveEdit } from "../support/editing.ts";
import { soundBody } from "../support/model-article.ts";
import { adminBearer, openPublishing, snapshot, type Publishing } from "../support/publishing.ts";
import { posted } from "../support/review-links.ts";
import { onEitherEngine } from "../support/tier.ts";

function create(site: Publishing, body: unknown): Promise<Response> {
  return posted(site, "create-post", body, adminBearer);
}

const written = {
  hero_summary: "What it costs, in plain words.",
  tags: ["fees"],
  body_markdown: `## Fees\n\n${soundBody}`,
  meta_description: "What the form costs, when to pay it, and what should be kept afterwards.",
};

onEitherEngine("a blank post", (openTestDatabase) => {
  test("is a draft with a title, an address of it and the named author, written by hand", async () => {
    const database = await openTestDatabase();
    const site = openPublishing(database);
    const answer = await create(site, {
      title: " The form, step by step ",
      category: "news",
      author: "Anu Thomas",
    });
    expect(answer.status).toBe(201);
    const { post } = (await answer.json()) as { post: { postId: string } };
    expect(post).toMatchObject({
      status: "draft",
      revision: 1,
      fields: {
        title: "The form, step by step",
        slug: "the-form-step-by-step",
        category: "news",
        author: "Anu Thomas",
        body_markdown: "",
      },
      previewUrl: expect.stringContaining("token=") as string,
    });
    const { posts, revisions, runs, audit } = await snapshot(database);
    expect(posts).toMatchObject([{ written_by: "hand", status: "draft", author: "Anu Thomas" }]);
    expect(revisions).toMatchObject([{ reason: "written", run_id: null, edition: "2026" }]);
    expect(runs).toEqual([]);
    expect(audit.find(({ action }) => action === "post-created")).toMatchObject({
      actor: "admin:admin@guide.example",
      post_id: post.postId,
      revision: 1,
    });
  });

  test("may be saved unfinished, and is published like a drafted one when it is whole", async () => {
    const site = openPublishing(await openTestDatabase());
    const answer = await create(site, { title: "The form, step by step" });
    const { post } = (await answer.json()) as { post: { postId: string } };
    const opened = await openPost(site, post.postId);
    const unfinished = await saveEdit(site, opened, { hero_summary: written.hero_summary });
    expect(await unfinished.json()).toMatchObject({
      message: expect.stringContaining("The body is missing.") as string,
      post: { revision: 2 },
    });
    const whole = await saveEdit(site, await openPost(site, post.postId), written);
    expect(await whole.json()).toMatchObject({
      message: "Saved as version 3.",
      post: { checks: { conflicts: 0 } },
    });
    expect((await actOn(site, await onlyPost(site), "publish")).status).toBe(200);
    const found = await site.posts.published.bySlug("the-form-step-by-step", builtInFacts);
    expect(found).toMatchObject({
      ok: true,
      value: { post: { written_by: "hand" }, review: { byModel: false } },
    });
    const emptied = await saveEdit(site, await openPost(site, post.postId), { hero_summary: " " });
    expect(emptied.status).toBe(422);
    expect(await emptied.json()).toMatchObject({
      fields: { hero_summary: "The summary is missing." },
    });
  });
});
