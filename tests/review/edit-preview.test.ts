import { expect, test } from "vitest";
import { answerTo } from "../support/caller.ts";
import { previewEdit } from "../../app/calls/editing.ts";
import { bodyWriter, checksByFirstWord, confirmed } from "../support/claims.ts";
import { callEditing, openPost, saveEdit } from "../support/editing.ts";
import { draftWithTokens, openPublishing, snapshot } from "../support/publishing.ts";
import { onEitherEngine } from "../support/tier.ts";

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
    const { post, checks } = (await answer.json()) as Previewed;
    const tree = JSON.stringify(post.tree);
    expect(tree).toContain("₹500");
    expect(tree).not.toMatch(/"tagName":"(script|img)"|javascript:|onerror|"raw"/);
    expect(post.title).toBe("<b>Fees</b>");
    const stopping = checks.flagged.filter(({ stops }) => stops).map(({ quote }) => quote);
    expect(stopping.join()).toContain("₹600");
    expect(await snapshot(database)).toEqual(before);
  });

  test("statements that wait are shown with their heading and who has confirmed them, and a save counts the others", async () => {
    const writer = bodyWriter();
    const site = openPublishing(await openTestDatabase(), {
      writer,
      checkDraft: checksByFirstWord,
    });
    const one = "Perhaps so.";
    const { postId } = await draftWithTokens(site, `## Fees\n\n${one}`);
    await confirmed(site, { postId, revision: 1, sentences: [one] });
    const opened = await openPost(site, postId);
    const body_markdown = `## Fees\n\n${one} Surely so. Read on.\n\nPerhaps not.`;
    const fields = { ...opened.fields, body_markdown };
    const answer = await callEditing(site, "preview-edit", { postId, fields });
    const { checks } = await answerTo(previewEdit, answer);
    expect(checks).toMatchObject({ sentences: 4, noClaims: 1, supported: 1 });
    const waits = { under: "Fees", why: "No record answers this.", raised: false };
    const first = { place: { field: "body_markdown", block: 2 }, anchor: "block-2" };
    const by = { by: "admin@guide.example", on: "2026-01-20", address: null };
    expect(checks.toConfirm).toMatchObject([
      { ...waits, ...first, sentence: one, confirmed: by },
      { ...waits, sentence: "Perhaps not.", anchor: "block-3", confirmed: null },
    ]);
    const saved = await saveEdit(site, opened, { body_markdown });
    expect(await saved.json()).toMatchObject({
      message:
        "Saved as version 2. The post stays a draft. 1 statement waits for somebody to check it: “Perhaps not.”.",
    });
    expect((await openPost(site, postId)).checks).toEqual({ stopped: 0, unconfirmed: 1 });
  });
});

type Previewed = {
  post: { title: string; tree: unknown };
  checks: { flagged: { stops: boolean; quote: string }[] };
};
