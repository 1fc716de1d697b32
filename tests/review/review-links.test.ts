import { expect, test } from "vitest";
import { previewed as tokensBy } from "../support/live-changes.ts";
import { openMailing } from "../support/mail-server.ts";
import { onBothEngines } from "../support/engines.ts";
import { bodyWriter, checksByFirstWord, settled } from "../support/marked-drafts.ts";
import {
  adminBearer,
  draftWithTokens,
  openPublishing,
  otherAdminBearer,
  snapshot,
  tokenOf,
  untilRunEnds,
} from "../support/publishing.ts";
import { listed, posted, previewed, scopedToken } from "../support/review-links.ts";
import { checksStoppingWrong } from "../support/writing.ts";
import { onEitherEngine } from "../support/tier.ts";

const day = 24 * 60 * 60 * 1_000;
const marked = ["counts", "marks", "notCovered"];

onEitherEngine("review links", (open) => {
  test("a link hands out tokens for what it allows, and no more", async () => {
    const site = openPublishing(await open());
    const { postId } = await draftWithTokens(site);
    const given = new Map<string, string[]>();
    for (const scope of ["preview", "edit", "approve"] as const) {
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

  test("tokens that are altered, older, expired, revoked or spent each have their status", async () => {
    const site = openPublishing(await open());
    const { postId, previewToken, approveToken, editToken } = await draftWithTokens(site);
    const publish = async (token: string) =>
      (await posted(site, "publish-blog", { postId, token })).status;
    expect(await publish(`${approveToken.slice(0, -2)}AA`)).toBe(403);
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
    const { approveToken: latest } = await tokensBy(site, postId, previewToken);
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
    const database = await open();
    const { server, site } = await openMailing(database, ["one@example.com"]);
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
    const told = server.inbox.find(({ mail }) => mail.subject === "Published: Fees");
    expect(told?.mail.text).toContain("https://guide.example/blog/2026/01/fees");
  });
});

const by = { email: "admin@guide.example" };

onEitherEngine("review links on the desk", (open) => {
  test("the desk lists the links that open a post, newest first, and only who made one may copy it", async () => {
    const site = openPublishing(await open());
    const { postId } = await draftWithTokens(site);
    await scopedToken(site, postId, "edit", 1);
    const made = { sent_to: null, created_by: `admin:${by.email}` };
    const own = await listed(site, postId);
    expect(own).toMatchObject([
      { ...made, scope: "edit" },
      { ...made, scope: "approve" },
    ]);
    const copied = tokenOf(own[0]?.previewUrl ?? "");
    expect((await previewed(site, postId, copied)).status).toBe(200);
    const others = await listed(site, postId, otherAdminBearer);
    expect(others.map(({ previewUrl }) => previewUrl)).toEqual([null, null]);
    site.clock.advance(day);
    expect(await listed(site, postId)).toMatchObject([{ scope: "approve" }]);
    site.clock.advance(7 * day);
    expect(await listed(site, postId)).toEqual([]);
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
    expect(await listed(site, postId)).toEqual([]);
    const again = await posted(site, "revoke-links", all, adminBearer);
    expect(await again.json()).toEqual({ revoked: 0 });
  });
});

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
