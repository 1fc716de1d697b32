import { expect, test } from "vitest";
import { createSmtpTransport } from "../../domain/notify/providers/smtp.ts";
import { openMailServer } from "../support/mail-server.ts";
import {
  adminBearer,
  draftWithTokens,
  openPublishing,
  snapshot,
  tokenOf,
  untilRunEnds,
} from "../support/publishing.ts";
import { posted, previewed, scopedToken } from "../support/review-links.ts";
import { onEitherEngine } from "../support/tier.ts";

const day = 24 * 60 * 60 * 1_000;
const marked = ["counts", "marks", "notCovered"];

onEitherEngine("review links", (open) => {
  test("a link hands out tokens for what it allows, and no more", async () => {
    const site = openPublishing(await open());
    const { postId } = await draftWithTokens(site);
    const given = new Map<string, string[]>();
    for (const scope of ["preview", "edit", "approve"]) {
      const answer = await previewed(site, postId, await scopedToken(site, postId, scope));
      const found = Object.entries((await answer.json()) as object);
      given.set(scope, found.flatMap(([name, value]) => (value === null ? [] : [name])).sort());
    }
    expect(given.get("preview")).toEqual([...marked, "post"].sort());
    expect(given.get("edit")).toEqual([...marked, "editToken", "post"].sort());
    expect(given.get("approve")).toEqual([...marked, "approveToken", "editToken", "post"].sort());
  });

  test("a token for more than its link allows is refused, although we signed it", async () => {
    const database = await open();
    const site = openPublishing(database);
    const { postId } = await draftWithTokens(site);
    const claims = await site.links.read(await scopedToken(site, postId, "preview"));
    if (claims === null) throw new Error("not our token");
    const before = await snapshot(database);
    const approve = await site.links.derive(claims, "approve", 1);
    const edit = await site.links.derive(claims, "edit", 1);
    expect((await posted(site, "publish-blog", { postId, token: approve })).status).toBe(403);
    const corrections = { postId, token: edit, corrections: "Shorter" };
    expect((await posted(site, "edit-blog", corrections)).status).toBe(403);
    expect(await snapshot(database)).toEqual(before);
  });

  test("tokens that are altered, of another post or purpose, older, expired, revoked or spent each have their status", async () => {
    const site = openPublishing(await open());
    const { postId, previewToken, approveToken, editToken } = await draftWithTokens(site);
    const other = await draftWithTokens(site, "Another");
    const publish = async (token: string) =>
      (await posted(site, "publish-blog", { postId, token })).status;
    expect(await publish(`${approveToken.slice(0, -2)}AA`)).toBe(403);
    expect(await publish(other.approveToken)).toBe(403);
    expect(await publish(editToken)).toBe(403);
    expect(await publish(previewToken)).toBe(403);
    const corrections = { postId, token: editToken, corrections: "Shorter" };
    expect((await posted(site, "edit-blog", corrections)).status).toBe(202);
    await untilRunEnds(site, postId);
    expect(await publish(approveToken)).toBe(409);
    expect((await posted(site, "edit-blog", corrections)).status).toBe(409);
    const brief = await scopedToken(site, postId, "approve", 1);
    const revoked = await scopedToken(site, postId, "approve");
    const claims = await site.links.read(revoked);
    const end = { postId, linkId: claims?.linkId };
    expect((await posted(site, "revoke-links", end, adminBearer)).status).toBe(200);
    expect((await previewed(site, postId, revoked)).status).toBe(410);
    expect((await posted(site, "revoke-links", end, adminBearer)).status).toBe(404);
    site.clock.advance(day);
    expect((await previewed(site, postId, brief)).status).toBe(410);
    const preview = await site.review.approval.preview({ postId, token: previewToken });
    const latest = (preview.ok ? preview.value.approveToken : undefined) ?? "";
    expect(await publish(latest)).toBe(200);
    expect(await publish(latest)).toBe(200);
    const seen = { postId, action: "unpublish", revision: 2, reason: "A wrong date." };
    expect((await posted(site, "post-action", seen, adminBearer)).status).toBe(200);
    expect(await publish(latest)).toBe(409);
  });

  test("who approves or corrects an older revision is led to the latest, by the same link", async () => {
    const site = openPublishing(await open());
    const { postId, approveToken, editToken } = await draftWithTokens(site);
    const corrections = { postId, token: editToken, corrections: "Shorter" };
    await posted(site, "edit-blog", corrections);
    await untilRunEnds(site, postId);
    const approval = await posted(site, "publish-blog", { postId, token: approveToken });
    const [sentence, address = ""] = (await approval.text()).split("\n");
    expect(sentence).toMatch(/\.$/);
    expect(approval.headers.get("Link")).toBe(`<${address}>; rel="latest-version"`);
    const correction = await posted(site, "edit-blog", corrections);
    expect(await correction.json()).toEqual({
      error: expect.stringMatching(/\.$/) as string,
      latest: address,
    });
    const answer = await previewed(site, postId, tokenOf(address));
    expect(await answer.json()).toMatchObject({ post: { revision: 2, title: "Shorter" } });
  });

  test("fifty approvals at once publish once, with one entry and one mail each", async () => {
    const server = await openMailServer();
    const from = { name: "", address: "guide@example.com" };
    const transport = createSmtpTransport({ url: server.url, from });
    const database = await open();
    const reviewers = ["one@example.com"];
    const site = openPublishing(database, { mail: { transport, reviewers } });
    await site.mailSender.start();
    const { postId, approveToken: token } = await draftWithTokens(site, "Fees");
    const approvals = Array.from({ length: 50 }, () =>
      posted(site, "publish-blog", { postId, token }),
    );
    const answers = await Promise.all(approvals);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
    await server.received(2);
    const { audit } = await snapshot(database);
    expect(audit.filter(({ action }) => action === "post-published")).toHaveLength(1);
    const mails = await database.queries.selectFrom("mails").selectAll().execute();
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      "New draft: Fees",
      "Published: Fees",
    ]);
  });
});
