import { expect, test } from "vitest";
import { callEditing, openPost } from "../support/editing.ts";
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
});

type Previewed = {
  post: { title: string; tree: unknown };
  checks: { flagged: { stops: boolean; quote: string }[] };
};
