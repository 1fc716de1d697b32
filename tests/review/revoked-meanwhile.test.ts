import { expect, test } from "vitest";
import { onBothEngines } from "../support/engines.ts";
import { adminBearer, draftWithTokens, openPublishing, snapshot } from "../support/publishing.ts";
import { bodyWriter, checksByFirstWord, settled } from "../support/marked-drafts.ts";
import { posted } from "../support/review-links.ts";
import { checksStoppingWrong } from "../support/writing.ts";

onBothEngines("the holder of a link", (openTestDatabase) => {
  test("restores nothing once the link was revoked, be it while the checks look", async () => {
    const database = await openTestDatabase();
    const meanwhile = { work: () => Promise.resolve() };
    const site = openPublishing(database, {
      checkDraft: async (content, context) => {
        await meanwhile.work();
        return checksStoppingWrong(content, context);
      },
    });
    const { postId, editToken: token } = await draftWithTokens(site);
    const corrections = { postId, token, corrections: "Shorter" };
    expect((await posted(site, "edit-blog", corrections)).status).toBe(202);
    await expect
      .poll(async () => (await site.review.approval.status({ postId, token })).ok)
      .toBe(true);
    await expect.poll(async () => (await snapshot(database)).revisions.length).toBe(2);
    meanwhile.work = async () => {
      const revoked = await posted(site, "revoke-links", { postId }, adminBearer);
      expect(await revoked.json()).toEqual({ revoked: 1 });
    };
    const command = { postId, token, revision: 1, latest: 2 };
    expect((await posted(site, "restore-revision", command)).status).toBe(410);
    expect((await snapshot(database)).revisions).toHaveLength(2);
  });

  test.each(["keep", "delete"])(
    "can %s nothing after the link was revoked, whichever call came first",
    async (action) => {
      const database = await openTestDatabase();
      const options = { writer: bodyWriter(), checkDraft: checksByFirstWord };
      const site = openPublishing(database, options);
      const { postId, editToken: token } = await draftWithTokens(
        site,
        "Doubtful is the fee. Read on.",
      );
      const call = { postId, token, revision: 1, markId: "m1", action, reason: "Looked up." };
      const [settling, revoked] = await Promise.all([
        settled(site, call),
        posted(site, "revoke-links", { postId }, adminBearer),
      ]);
      expect(revoked.status).toBe(200);
      expect([200, 410]).toContain(settling.status);
      const { audit } = await snapshot(database);
      const actions = audit.map(({ action: recorded }) => recorded);
      const after = actions.slice(actions.indexOf("link-revoked"));
      expect(after).not.toContain("mark-kept");
      expect(after).not.toContain("post-edited");
    },
  );
});
