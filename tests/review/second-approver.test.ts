import { expect, test } from "vitest";
import { actOn, onlyPost } from "../support/desk.ts";
import { type OpenTestDatabase } from "../support/engines.ts";
import { openMailing } from "../support/mail-server.ts";
import type { MailServer } from "../support/smtp-server.ts";
import {
  adminBearer,
  draftWithTokens,
  otherAdminBearer,
  snapshot,
  tokenOf,
  untilRunEnds,
  type Publishing,
} from "../support/publishing.ts";
import { previewed as tokensBy } from "../support/live-changes.ts";
import { posted, scopedToken } from "../support/review-links.ts";
import { onEitherEngine } from "../support/tier.ts";

const reviewer = "one@example.com";

const openDesk = async (open: OpenTestDatabase) =>
  openMailing(await open(), [reviewer], { secondApprover: "required" });

/** The tokens of the preview that the newest mail to this address leads to. */
function mailedTokens(site: Publishing, server: MailServer, postId: string, to: string) {
  const mail = server.inbox.filter((received) => received.to.includes(to)).at(-1)?.mail;
  const address = /https:\/\/guide\.example\/blog\S*/.exec(mail?.text ?? "")?.[0] ?? "";
  return tokensBy(site, postId, tokenOf(address));
}

onEitherEngine("with a second approver", (open) => {
  test("the author of a draft cannot publish it, is told so before, and another admin can", async () => {
    const { site } = await openDesk(open);
    const { postId, approveToken } = await draftWithTokens(site);
    const before = await snapshot(site.database);
    const post = await onlyPost(site);
    expect(post.publishRefusal).toMatch(/second person/);
    const refused = await actOn(site, post, "publish");
    expect(refused.status).toBe(403);
    expect(await refused.json()).toEqual({ error: post.publishRefusal });
    const byLink = await posted(site, "publish-blog", { postId, token: approveToken });
    expect(byLink.status).toBe(403);
    expect(await byLink.text()).toBe(post.publishRefusal);
    expect(await snapshot(site.database)).toEqual(before);
    const list = await site.api.request("/functions/posts", { headers: otherAdminBearer });
    expect(await list.json()).toMatchObject({
      posts: [{ publishRefusal: null, previewUrl: null }],
    });
    const command = { postId, action: "publish", revision: 1 };
    expect((await posted(site, "post-action", command, otherAdminBearer)).status).toBe(200);
  });

  test("whoever sends a draft back says what has to change, becomes no author of it, and may still approve it", async () => {
    const { site } = await openDesk(open);
    const { postId } = await draftWithTokens(site);
    const link = await scopedToken(site, postId, undefined, undefined, otherAdminBearer);
    const { editToken: token } = await tokensBy(site, postId, link);
    const back = { postId, token, revision: 1 };
    const note = "Name the fee for girls.";
    const sent = await posted(site, "send-back", { ...back, note });
    expect(sent.status).toBe(200);
    expect(await onlyPost(site)).toMatchObject({
      status: "draft",
      revision: 1,
      review: { revision: 1, note },
    });
    const publish = { postId, action: "publish", revision: 1 };
    expect((await posted(site, "post-action", publish, otherAdminBearer)).status).toBe(200);
    const again = await posted(site, "send-back", { ...back, note });
    expect(again.status).toBe(409);
  });

  test("what is to be published at once stays a draft with a remark, and the reviewers are asked", async () => {
    const { server, site } = await openDesk(open);
    const command = { prompt: "Fees", category: "news", publish: true };
    const answer = await posted(site, "manual-blog-generation", command, adminBearer);
    expect(await answer.json()).toMatchObject({
      message: expect.stringMatching(/second person/) as string,
      post: { status: "draft", published_at: null },
    });
    expect((await server.received(1))[0]?.mail.subject).toBe("New draft: Fees");
  });

  test("a reviewer approves by the own link, but not what was corrected by it", async () => {
    const { server, site } = await openDesk(open);
    const first = await draftWithTokens(site, "Fees");
    await server.received(1);
    const mine = await mailedTokens(site, server, first.postId, reviewer);
    const corrections = { postId: first.postId, token: mine.editToken, corrections: "Shorter" };
    expect((await posted(site, "edit-blog", corrections)).status).toBe(202);
    await untilRunEnds(site, first.postId);
    await server.received(2);
    const again = await mailedTokens(site, server, first.postId, reviewer);
    const own = { postId: first.postId, token: again.approveToken };
    expect((await posted(site, "publish-blog", own)).status).toBe(403);

    const second = await draftWithTokens(site, "Dates");
    await server.received(3);
    const { approveToken } = await mailedTokens(site, server, second.postId, reviewer);
    const approval = { postId: second.postId, token: approveToken };
    expect((await posted(site, "publish-blog", approval)).status).toBe(200);
  });

  test("an author finds no way around: restoring, deleting, withdrawing", async () => {
    const { site } = await openDesk(open);
    const { postId } = await draftWithTokens(site, "Fees");
    const own = async () => (await actOn(site, await onlyPost(site), "publish")).status;
    const asOther = async (action: string, reason = "") => {
      const { revision } = await onlyPost(site);
      const command = { postId, action, revision, reason };
      expect((await posted(site, "post-action", command, otherAdminBearer)).status).toBe(200);
    };
    expect((await actOn(site, await onlyPost(site), "delete")).status).toBe(200);
    const deleted = await onlyPost(site, { status: "deleted" });
    expect((await actOn(site, deleted, "restore")).status).toBe(200);
    expect(await own()).toBe(403);

    await asOther("publish");
    await asOther("unpublish", "A wrong fee.");
    // The same words that another person has published.
    expect(await own()).toBe(200);
    await asOther("unpublish", "A wrong fee.");
    const link = await scopedToken(site, postId, undefined, undefined, otherAdminBearer);
    const { editToken } = await tokensBy(site, postId, link);
    const corrections = { postId, token: editToken, corrections: "Shorter" };
    expect((await posted(site, "edit-blog", corrections)).status).toBe(202);
    await untilRunEnds(site, postId);
    const restore = { postId, revision: 1, latest: 2 };
    expect((await posted(site, "restore-revision", restore, adminBearer)).status).toBe(200);
    expect(await own()).toBe(403);
    // The other one's corrections were undone: none of their words are in it.
    const command = { postId, action: "publish", revision: 3 };
    expect((await posted(site, "post-action", command, otherAdminBearer)).status).toBe(200);
  });
});
