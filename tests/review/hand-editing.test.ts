import { expect, test } from "vitest";
import { actOn, openDesk } from "../support/desk.ts";
import { openPost, saveEdit } from "../support/editing.ts";
import { draftWithTokens, openPublishing, snapshot } from "../support/publishing.ts";
import { soundBody } from "../support/model-article.ts";
import { contentNamed, testWriter } from "../support/writing.ts";
import { succeed } from "../../domain/shared/result.ts";
import { onEitherEngine } from "../support/tier.ts";

const change = {
  title: "Fees, looked at again",
  hero_summary: "What it costs, in plain words.",
  tags: [" fees ", "help", "fees", ""],
  body_markdown: `## Fees\r\n\r\n${soundBody}\n\nAsk early.`,
  meta_description: "What the form costs,\nwhen to pay it, and what should be kept afterwards.",
  hero_image_url: "https://jeemain.nta.nic.in/picture.png",
  hero_image_alt: "A form",
  source_references: [
    { title: "NTA", url: "https://jeemain.nta.nic.in/" },
    { title: "", url: " " },
  ],
};

onEitherEngine("editing by hand", (openTestDatabase) => {
  test("an admin's words become the newest revision under the same address, in the history as edited", async () => {
    const database = await openTestDatabase();
    const site = openPublishing(database);
    const { postId, slug } = await draftWithTokens(site);
    const opened = await openPost(site, postId);
    expect(opened).toMatchObject({ status: "draft", revision: 1, fields: { hero_image_url: "" } });
    const answer = await saveEdit(site, opened, change);
    expect(answer.status).toBe(200);
    const { post } = (await answer.json()) as { post: unknown };
    expect(post).toEqual(await openPost(site, postId));
    const { posts, revisions, audit, runs } = await snapshot(database);
    expect(posts).toMatchObject([{ slug, title: change.title, revision: 2, category: "news" }]);
    expect(runs).toHaveLength(1);
    expect(revisions.at(-1)).toMatchObject({ revision: 2, reason: "edited", run_id: null });
    const kept = await site.posts.revisions.find(postId, 2);
    expect(kept).toMatchObject({
      ok: true,
      value: {
        content: {
          title: change.title,
          tags: ["fees", "help"],
          body_markdown: `## Fees\n\n${soundBody}\n\nAsk early.`,
          meta_description:
            "What the form costs, when to pay it, and what should be kept afterwards.",
          hero_image_alt: "A form",
          source_references: [change.source_references[0]],
          internal_links: ["/registration-2026"],
        },
        ledger: { checked_at: "2026-01-20T10:00:00.000Z" },
      },
    });
    expect(audit.at(-1)).toMatchObject({
      action: "post-edited",
      actor: "admin:admin@guide.example",
      post_id: postId,
      revision: 2,
      reason: expect.stringMatching(/^Edited by hand: title, summary, tags, image,/) as string,
    });
    expect(await site.audit.verifyChain(database.queries)).toMatchObject({ intact: true });
  });

  test("a body that begins with code keeps its indentation, and loses blank lines around it alone", async () => {
    const site = openPublishing(await openTestDatabase());
    const { postId } = await draftWithTokens(site);
    const body_markdown = ` \r\n    code\r\n\r\n${soundBody}\n\n`;
    expect((await saveEdit(site, await openPost(site, postId), { body_markdown })).status).toBe(
      200,
    );
    const { fields } = await openPost(site, postId);
    expect(fields.body_markdown).toBe(`    code\n\n${soundBody}`);
  });

  test("joiners and flags of tags are letters; what else cannot be seen is taken away", async () => {
    const site = openPublishing(await openTestDatabase());
    const { postId } = await draftWithTokens(site);
    const flag = "\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}";
    const letters = `👩‍🎓 👁️‍🗨️ ${flag} ഞാന്\u200d അവന്\u200dറെ ರಾಮ್\u200c కార్\u200c क्\u200dष`;
    const pasted =
      "\ufeffAp\u00adply\u200b \u200eear\u200fly\u202e,\u2066 gua\u200drantee\u{e0041}d\u061c\u3164\u180e";
    const opened = await openPost(site, postId);
    const body_markdown = `${soundBody}\n\n${letters}\n\n${pasted}`;
    const change = { body_markdown, title: `${letters} ${pasted}` };
    expect((await saveEdit(site, opened, change)).status).toBe(200);
    const { fields } = await openPost(site, postId);
    expect(fields.title).toBe(`${letters} Apply early, guaranteed`);
    expect(fields.body_markdown).toBe(`${soundBody}\n\n${letters}\n\nApply early, guaranteed`);
  });

  test("who saves without a change is told so, and no revision is made", async () => {
    const database = await openTestDatabase();
    const site = openPublishing(database);
    const opened = await openPost(site, (await draftWithTokens(site)).postId);
    const before = await snapshot(database);
    const answer = await saveEdit(site, opened, {});
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      message: expect.stringMatching(/^Nothing to save/) as string,
      post: { revision: 1 },
    });
    expect(await snapshot(database)).toEqual(before);
  });

  test("the second of two editors gets a conflict with the first one's words and the difference, and may save on top", async () => {
    const site = openPublishing(await openTestDatabase());
    const opened = await openPost(site, (await draftWithTokens(site)).postId);
    await saveEdit(site, opened, { title: "The first one's title" });
    const refused = await saveEdit(site, opened, { title: "The second one's title" });
    expect(refused.status).toBe(409);
    const { newer } = (await refused.json()) as { newer: { revision: number } };
    expect(newer).toMatchObject({
      revision: 2,
      by: "admin@guide.example",
      fields: { title: "The first one's title" },
      difference: {
        fields: [
          {
            name: "Title",
            words: [
              { kind: "same" },
              { kind: "removed", text: "first" },
              { kind: "added", text: "second" },
              { kind: "same" },
            ],
          },
        ],
      },
    });
    const onTop = { ...opened, revision: newer.revision };
    const saved = await saveEdit(site, onTop, { title: "The second one's title" });
    expect(await saved.json()).toMatchObject({ post: { revision: 3 } });
    expect((await openPost(site, opened.postId)).fields.title).toBe("The second one's title");
  });

  test("while AI regenerates the post nothing is saved, and its revision is the newer one afterwards", async () => {
    const database = await openTestDatabase();
    const asked = Promise.withResolvers<undefined>();
    const gate = Promise.withResolvers<undefined>();
    const writer = testWriter(async (request) => {
      if (request === "Another title") {
        asked.resolve(undefined);
        await gate.promise;
      }
      return succeed({ content: contentNamed(request), usage: null });
    });
    const site = openPublishing(database, { writer });
    const { postId, editToken: token } = await draftWithTokens(site);
    const opened = await openPost(site, postId);
    await site.review.requests.correct({ postId, token, corrections: "Another title" });
    await asked.promise;
    expect((await openPost(site, postId)).status).toBe("regenerating");
    const refused = await saveEdit(site, opened, { title: "Mine" });
    expect(refused.status).toBe(409);
    expect(await refused.json()).toEqual({
      error: "AI is regenerating this post. Please wait for its next version.",
    });
    gate.resolve(undefined);
    await expect.poll(async () => (await openPost(site, postId)).revision).toBe(2);
    const late = await saveEdit(site, opened, { title: "Mine" });
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({
      newer: { revision: 2, by: "a reviewer with a link", fields: { title: "Another title" } },
    });
  });

  test("an address that an admin adds counts as given by a person, one that was stopped before does not", async () => {
    const planted = "https://planted.example/page";
    const writer = testWriter((request) => {
      const body_markdown = `## Fees\n\n${soundBody}\n\nSee [this](${planted}).`;
      return Promise.resolve(
        succeed({ content: contentNamed(request, { body_markdown }), usage: null }),
      );
    });
    const site = openPublishing(await openTestDatabase(), { writer });
    const opened = await openPost(site, (await draftWithTokens(site)).postId);
    const mine = { title: "A guide", url: "https://guide.example.org/fees" };
    const saved = await saveEdit(site, opened, {
      source_references: [...opened.fields.source_references, mine],
    });
    const answer = (await saved.json()) as { message: string };
    expect(answer).toMatchObject({ post: { checks: { conflicts: 1 } } });
    expect(answer.message).toContain(planted);
    const body_markdown = `## Fees\n\n${soundBody}`;
    const corrected = await saveEdit(site, await openPost(site, opened.postId), { body_markdown });
    expect(await corrected.json()).toMatchObject({ post: { checks: { conflicts: 0 } } });
  });

  test("a withdrawn post can be edited and stays withdrawn, a deleted one is not there", async () => {
    const site = openDesk(await openTestDatabase());
    const { postId: id } = await draftWithTokens(site);
    await actOn(site, { id, revision: 1 }, "publish");
    await actOn(site, { id, revision: 1 }, "unpublish", "Wrong");
    const opened = await openPost(site, id);
    expect(opened.status).toBe("withdrawn");
    const saved = await saveEdit(site, opened, { title: "Right now" });
    expect(await saved.json()).toMatchObject({ post: { status: "withdrawn", revision: 2 } });
    await actOn(site, { id, revision: 2 }, "delete");
    expect((await saveEdit(site, opened, { title: "Late" })).status).toBe(404);
  });
});
