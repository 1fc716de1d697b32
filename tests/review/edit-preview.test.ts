import { expect, test } from "vitest";
import { answerTo } from "../support/caller.ts";
import { previewEdit } from "../../app/calls/editing.ts";
import { bodyWriter, checksByFirstWord, settled, statedRecord } from "../support/marked-drafts.ts";
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
