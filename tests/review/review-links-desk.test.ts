import { expect, test } from "vitest";
import { createSmtpTransport } from "../../domain/notify/providers/smtp.ts";
import { change, livePost } from "../support/live-changes.ts";
import { openMailServer } from "../support/mail-server.ts";
import {
  adminBearer,
  draftWithTokens,
  openPublishing,
  otherAdminBearer,
  snapshot,
  tokenOf,
  untilRunEnds,
} from "../support/publishing.ts";
import { isReviewable, listed, posted, previewed, scopedToken } from "../support/review-links.ts";
import { onEitherEngine } from "../support/tier.ts";

const by = { email: "admin@guide.example" };
const day = 24 * 60 * 60 * 1_000;

onEitherEngine("review links on the desk", (open) => {
  test("the desk lists each link, which only who made it may copy, with its last use, which opening it does not leave", async () => {
    const site = openPublishing(await open());
    const { postId, previewToken, editToken } = await draftWithTokens(site);
    await previewed(site, postId, previewToken);
    const [own] = await listed(site, postId);
    const unused = { state: "open", last_used_at: null, last_use: null };
    expect(own).toMatchObject({ scope: "approve", revision: 1, ...unused });
    expect((await previewed(site, postId, tokenOf(own?.previewUrl ?? ""))).status).toBe(200);
    expect(await listed(site, postId, otherAdminBearer)).toMatchObject([{ previewUrl: null }]);
    const corrections = { postId, token: editToken, corrections: "Shorter" };
    await posted(site, "edit-blog", corrections);
    await untilRunEnds(site, postId);
    const used = { last_used_at: site.clock.now().toISOString(), last_use: "corrections" };
    expect(await listed(site, postId)).toMatchObject([used]);
    site.clock.advance(8 * day);
    expect(await listed(site, postId)).toMatchObject([{ state: "expired", previewUrl: null }]);
  });

  test("what waits for approval can be sent for review: a draft and a change, no post that is live", async () => {
    const site = openPublishing(await open());
    const draft = await draftWithTokens(site, "Fees for SC candidates");
    expect(await isReviewable(site, draft.postId)).toBe(true);
    const { postId } = await livePost(site);
    expect(await isReviewable(site, postId)).toBe(false);
    await change(site, { postId, revision: 1, corrections: "Fees, corrected" });
    expect(await isReviewable(site, postId)).toBe(true);
  });

  test("all links of a post are revoked at once, each with its entry", async () => {
    const database = await open();
    const site = openPublishing(database);
    const { postId, previewToken, approveToken } = await draftWithTokens(site);
    const other = await draftWithTokens(site, "Another");
    const narrow = await scopedToken(site, postId, "edit");
    const all = { postId };
    const answer = await posted(site, "revoke-links", all, adminBearer);
    expect(await answer.json()).toEqual({ revoked: 2 });
    for (const token of [previewToken, narrow])
      expect((await previewed(site, postId, token)).status).toBe(410);
    const approval = await posted(site, "publish-blog", { postId, token: approveToken });
    expect(approval.status).toBe(410);
    expect((await previewed(site, other.postId, other.previewToken)).status).toBe(200);
    const { audit } = await snapshot(database);
    const ended = audit.filter(({ action }) => action === "link-revoked");
    expect(ended).toMatchObject([{ actor: `admin:${by.email}` }, { post_id: postId }]);
    const again = await posted(site, "revoke-links", all, adminBearer);
    expect(await again.json()).toEqual({ revoked: 0 });
  });

  test("sent for review, each person gets an own link, which no admin can copy", async () => {
    const server = await openMailServer();
    const from = { name: "", address: "guide@example.com" };
    const transport = createSmtpTransport({ url: server.url, from });
    const database = await open();
    const site = openPublishing(database, { mail: { transport, reviewers: [] } });
    await site.mailSender.start();
    const { postId } = await draftWithTokens(site, "Fees");
    const addresses = ["one@example.com", "two@example.com", "ONE@example.com"];
    const command = { postId, scope: "edit", days: 3, addresses, message: "Are the fees\nright?" };
    const answer = await posted(site, "send-for-review", command, adminBearer);
    expect(await answer.json()).toEqual({ sent: 2 });
    const mails = await server.received(2);
    const tokens = mails.map(({ mail }) => {
      expect(mail.subject).toBe("For your review: Fees");
      expect(mail.text).toContain("> Are the fees right?");
      expect(mail.text).toContain("It works for 3 days");
      return tokenOf(/https:\/\/guide\.example\/blog\S*/.exec(mail.text ?? "")?.[0] ?? "");
    });
    expect(new Set(tokens).size).toBe(2);
    for (const token of tokens) {
      const seen: unknown = await (await previewed(site, postId, token)).json();
      expect(Object.keys(seen as object).sort()).toEqual([
        "approveToken",
        "counts",
        "editToken",
        "marks",
        "notCovered",
        "post",
      ]);
      expect(seen).toMatchObject({ approveToken: null });
    }
    const links = await listed(site, postId);
    expect(links.filter(({ previewUrl }) => previewUrl !== null)).toHaveLength(1);
    const { audit } = await snapshot(database);
    expect(audit.at(-1)).toMatchObject({
      action: "review-requested",
      reason: "Are the fees\nright?",
    });
  });

  test("without a mail server nothing can be sent, and the answer says so", async () => {
    const site = openPublishing(await open());
    const { postId } = await draftWithTokens(site);
    const command = { postId, scope: "edit", addresses: ["one@example.com"] };
    const answer = await posted(site, "send-for-review", command, adminBearer);
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain("E-mail is not set up here");
  });
});
