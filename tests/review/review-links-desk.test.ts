import { expect, test } from "vitest";
import {
  adminBearer,
  draftWithTokens,
  openPublishing,
  otherAdminBearer,
  snapshot,
  tokenOf,
} from "../support/publishing.ts";
import { listed, posted, previewed, scopedToken } from "../support/review-links.ts";
import { onEitherEngine } from "../support/tier.ts";

const by = { email: "admin@guide.example" };
const day = 24 * 60 * 60 * 1_000;

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
