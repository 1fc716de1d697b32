import { expect, test } from "vitest";
import { z } from "zod";
import { previewEdit } from "../../app/calls/editing.ts";
import { answerTo } from "../support/caller.ts";
import { actOn, openDesk, callEditing, openPost, saveEdit } from "../support/desk.ts";
import { labelledData } from "../support/labelled-data.ts";
import { bodyWriter, checksByFirstWord, settled, statedRecord } from "../support/marked-drafts.ts";
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

/** A part with what cannot be stored, the part that the answer blames, and its words where they are fixed. */
const unacceptable = labelledData(
  "review/cases/unacceptable-edits",
  z.array(z.tuple([z.string(), z.record(z.string(), z.json()), z.string(), z.string().optional()])),
);

onEitherEngine("bad input to the editing calls", (openTestDatabase) => {
  test("each part that cannot be stored is named with a sentence, by both calls, and nothing changes", async () => {
    const database = await openTestDatabase();
    const site = openPublishing(database);
    const { postId, revision, fields } = await openPost(site, (await draftWithTokens(site)).postId);
    const before = await snapshot(database);
    for (const [name, part, blamed, words] of unacceptable)
      for (const call of ["edit-post", "preview-edit"] as const) {
        const body = { postId, revision, fields: { ...fields, ...part } };
        const answer = await callEditing(site, call, body);
        expect([name, answer.status]).toEqual([name, 422]);
        const { error, fields: messages } = (await answer.json()) as Refusal;
        expect([name, Object.keys(messages)]).toEqual([name, [blamed]]);
        expect(error).toBe(messages[blamed]);
        expect([name, error]).toEqual([name, words ?? expect.stringMatching(/^[A-Z].*\.$/)]);
      }
    expect(await snapshot(database)).toEqual(before);
    expect(site.faults).toEqual([]);
  });

  test("the longest body is taken; one that is larger than a call may be answers 413 with a sentence", async () => {
    const site = openPublishing(await openTestDatabase());
    const { postId, revision, fields } = await openPost(site, (await draftWithTokens(site)).postId);
    const paragraph = `${"Look it up on the official form. ".repeat(20).trim()}\n\n`;
    const longest = paragraph.repeat(120).slice(0, 60_000).trim();
    const body = { postId, revision, fields: { ...fields, body_markdown: longest } };
    expect((await callEditing(site, "preview-edit", body)).status).toBe(200);
    expect((await callEditing(site, "edit-post", body)).status).toBe(200);
    const hindi = { ...body, fields: { ...fields, body_markdown: "शुल्क ".repeat(10_000) } };
    for (const call of ["edit-post", "preview-edit"] as const) {
      const answer = await callEditing(site, call, hindi);
      expect(answer.status).toBe(413);
      expect(await answer.json()).toEqual({ error: "This is too large to be sent at once." });
    }
  });
});

type Refusal = { error: string; fields: Record<string, string> };

onEitherEngine("the preview of an edit", (openTestDatabase) => {
  test("a preview of unsaved words shows values and what is wrong, its markup does nothing, and nothing is stored", async () => {
    const database = await openTestDatabase();
    const site = openPublishing(database);
    const opened = await openPost(site, (await draftWithTokens(site)).postId);
    const before = await snapshot(database);
    const body_markdown = [
      "## Fees <script>alert(1)</script>",
      "One paper costs {{fact:fee.sc_st_pwd.one_paper}} for SC/ST/PwD candidates.",
      "One paper costs ₹600 for SC/ST candidates.",
      "[one](javascript:alert(1)) <img src=x onerror=alert(1)> ![two](data:text/html,x)",
    ].join("\n\n");
    const fields = { ...opened.fields, body_markdown, title: "<b>Fees</b>" };
    const answer = await callEditing(site, "preview-edit", { postId: opened.postId, fields });
    expect(answer.status).toBe(200);
    const { post, marks, counts } = await answerTo(previewEdit, answer);
    const tree = JSON.stringify(post.tree);
    expect(tree).toContain("₹500");
    expect(tree).not.toMatch(/"tagName":"(script|img)"|javascript:|onerror|"raw"/);
    expect(post.title).toBe("<b>Fees</b>");
    const conflicts = marks.filter(({ kind }) => kind === "conflict");
    expect(conflicts.map(({ text }) => text).join()).toContain("₹600");
    expect(counts.conflicts).toBe(conflicts.length);
    expect(await snapshot(database)).toEqual(before);
  });

  test("marks are shown in the order of the text, each with who has kept it, and a save counts the conflicts", async () => {
    const site = openPublishing(await openTestDatabase(), {
      writer: bodyWriter(),
      checkDraft: checksByFirstWord,
    });
    const { postId } = await draftWithTokens(site, "## Fees\n\nDoubtful so.");
    const keep = { markId: "m1", action: "keep", reason: "Told by NTA." };
    await settled(site, { postId, revision: 1, ...keep });
    const opened = await openPost(site, postId);
    const body_markdown =
      "## Fees\n\nDoubtful so. Surely so. Read on.\n\nPerhaps not. Wrong is it. Never fear.";
    const fields = { ...opened.fields, body_markdown };
    const answer = await callEditing(site, "preview-edit", { postId, fields });
    const { marks, counts, blocks } = await answerTo(previewEdit, answer);
    expect(blocks).toEqual([1, 2, 3]);
    expect(counts).toEqual({ conflicts: 2, unverified: 1, verified: 1 });
    const record = { factId: statedRecord, value: "₹500" };
    expect(marks).toMatchObject([
      {
        id: "m1",
        kind: "conflict",
        block: 2,
        under: "Fees",
        sentence: "Doubtful so.",
        record,
        settledBy: "admin@guide.example",
        kept: { reason: "Told by NTA.", address: null, on: "2026-01-20" },
        actions: ["edit", "delete", "keep"],
      },
      { kind: "verified", sentence: "Surely so.", record, settledBy: null },
      { kind: "unverified", block: 3, record: null, actions: ["edit", "delete", "keep"] },
      {
        kind: "conflict",
        corrected: "₹500 is it.",
        actions: ["correct", "edit", "delete", "keep"],
      },
      {
        id: "f1",
        kind: "conflict",
        sentence: "Never fear.",
        written: "Never fear.",
        record: null,
        why: "Nobody can promise this.",
        actions: ["edit", "delete"],
      },
    ]);
    const saved = await saveEdit(site, opened, { body_markdown });
    expect(await saved.json()).toMatchObject({
      message:
        "Saved as version 2. Not published: 1 value differs from our records. “Wrong is it.” 1 passage has to be changed. “Never fear.”",
    });
    expect((await openPost(site, postId)).checks).toEqual({ conflicts: 2, unverified: 1 });
  });
});
