import { expect, test } from "vitest";
import { createSmtpCarrier } from "../domain/notify/providers/smtp.ts";
import { onBothEngines } from "./support/engines.ts";
import { openMailServer } from "./support/mail-server.ts";
import {
  adminBearer,
  draftWithTokens,
  openPublishing,
  otherAdminBearer,
  snapshot,
  tokenOf,
  untilRunEnds,
  type Publishing,
} from "./support/publishing.ts";

const by = { email: "admin@guide.example" };
const day = 24 * 60 * 60 * 1_000;

function posted(site: Publishing, call: string, body: unknown, headers = {}) {
  const init = { method: "POST", headers, body: JSON.stringify(body) };
  return Promise.resolve(site.api.request(`/functions/${call}`, init));
}

function previewed(site: Publishing, postId: string, token: string) {
  const query = new URLSearchParams({ postId, token }).toString();
  return Promise.resolve(site.api.request(`/functions/preview-blog?${query}`));
}

async function listed(site: Publishing, postId: string, headers = adminBearer) {
  const answer = await site.api.request(`/functions/review-links?postId=${postId}`, { headers });
  expect(answer.status).toBe(200);
  const list = (await answer.json()) as {
    links: { id: string; state: string; previewUrl: string | null }[];
  };
  return list.links;
}

/** A token of a new link that may do this much. */
async function scopedToken(site: Publishing, postId: string, scope: string, days?: number) {
  const answer = await posted(site, "review-link", { postId, scope, days }, adminBearer);
  expect(answer.status).toBe(200);
  return tokenOf(((await answer.json()) as { previewUrl: string }).previewUrl);
}

onBothEngines("review links", (open) => {
  test("a link hands out tokens for what it allows, and no more", async () => {
    const site = openPublishing(await open());
    const { postId } = await draftWithTokens(site);
    const given = new Map<string, string[]>();
    for (const scope of ["preview", "edit", "approve"]) {
      const answer = await previewed(site, postId, await scopedToken(site, postId, scope));
      given.set(scope, Object.keys((await answer.json()) as object).sort());
    }
    expect(given.get("preview")).toEqual(["post"]);
    expect(given.get("edit")).toEqual(["editToken", "post"]);
    expect(given.get("approve")).toEqual(["approveToken", "editToken", "post"]);
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
    const preview = await site.review.preview({ postId, token: previewToken });
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
    const carrier = createSmtpCarrier({ url: server.url, from });
    const database = await open();
    const reviewers = ["one@example.com"];
    const site = openPublishing(database, { mail: { carrier, reviewers } });
    await site.mailSender?.start();
    const { postId, approveToken: token } = await draftWithTokens(site, "Fees");
    const approvals = Array.from({ length: 50 }, () =>
      posted(site, "publish-blog", { postId, token }),
    );
    const answers = await Promise.all(approvals);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
    await server.received(2);
    const { audit, links } = await snapshot(database);
    expect(audit.filter(({ action }) => action === "post-published")).toHaveLength(1);
    expect(links.filter(({ last_use }) => last_use === "approval")).toHaveLength(1);
    const mails = await database.queries.selectFrom("mails").selectAll().execute();
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      "New draft: Fees",
      "Published: Fees",
    ]);
  });

  test("the desk lists each link with its last use, which opening it does not leave", async () => {
    const site = openPublishing(await open());
    const { postId, previewToken, editToken } = await draftWithTokens(site);
    await previewed(site, postId, previewToken);
    expect(await listed(site, postId)).toMatchObject([
      { scope: "approve", revision: 1, state: "open", last_used_at: null, last_use: null },
    ]);
    const corrections = { postId, token: editToken, corrections: "Shorter" };
    await posted(site, "edit-blog", corrections);
    await untilRunEnds(site, postId);
    const used = { last_used_at: site.clock.now().toISOString(), last_use: "corrections" };
    expect(await listed(site, postId)).toMatchObject([used]);
    site.clock.advance(8 * day);
    expect(await listed(site, postId)).toMatchObject([{ state: "expired", previewUrl: null }]);
  });

  test("an admin copies own links again, and nobody's else", async () => {
    const site = openPublishing(await open());
    const { postId } = await draftWithTokens(site);
    const [own] = await listed(site, postId);
    const token = tokenOf(own?.previewUrl ?? "");
    expect((await previewed(site, postId, token)).status).toBe(200);
    expect(await listed(site, postId, otherAdminBearer)).toMatchObject([{ previewUrl: null }]);
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
    const carrier = createSmtpCarrier({ url: server.url, from });
    const database = await open();
    const site = openPublishing(database, { mail: { carrier, reviewers: [] } });
    await site.mailSender?.start();
    const { postId } = await draftWithTokens(site, "Fees");
    const addresses = ["one@example.com", "two@example.com", "ONE@example.com"];
    const wish = { postId, scope: "edit", days: 3, addresses, message: "Are the fees\nright?" };
    const answer = await posted(site, "send-for-review", wish, adminBearer);
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
      const seen = await (await previewed(site, postId, token)).json();
      expect(Object.keys(seen as object).sort()).toEqual(["editToken", "post"]);
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
    const wish = { postId, scope: "edit", addresses: ["one@example.com"] };
    const answer = await posted(site, "send-for-review", wish, adminBearer);
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain("No mail server is set");
  });

  test.each([
    ["review-link", { scope: "all" }, 400],
    ["review-link", { scope: "edit", days: 31 }, 400],
    ["review-link", { scope: "edit", days: 0.5 }, 400],
    ["review-link", { scope: "edit", postId: "x" }, 404],
    ["review-link", [], 400],
    ["revoke-links", { linkId: 5 }, 400],
    ["revoke-links", { linkId: "x" }, 404],
    ["revoke-links", { postId: 1 }, 400],
    ["send-for-review", { scope: "edit" }, 400],
    ["send-for-review", { scope: "edit", addresses: [] }, 400],
    ["send-for-review", { scope: "edit", addresses: ["one"] }, 400],
    ["send-for-review", { scope: "edit", addresses: ["a@b.example"], message: 4 }, 400],
    [
      "send-for-review",
      { scope: "edit", addresses: ["a@b.example"], message: "x".repeat(501) },
      422,
    ],
  ])("%s of %j answers %i and changes nothing", async (call, change, status) => {
    const database = await open();
    const deliver = () => Promise.reject(new Error("nothing is sent"));
    const carrier = { deliver, close: () => Promise.resolve() };
    const site = openPublishing(database, { mail: { carrier, reviewers: [] } });
    const { postId } = await draftWithTokens(site);
    const before = await snapshot(database);
    const body = "length" in change ? change : { postId, ...change };
    const answer = await posted(site, call, body, adminBearer);
    expect(answer.status).toBe(status);
    expect(Object.keys((await answer.json()) as object)).toEqual(["error"]);
    expect((await posted(site, call, body)).status).toBe(401);
    expect(await snapshot(database)).toEqual(before);
    expect(site.faults).toEqual([]);
  });
});
