import { expect, test } from "vitest";
import { editPost, previewEdit, readEditable } from "../../app/calls/editing.ts";
import { generateBlog } from "../../app/calls/generation.ts";
import { cancelRun, readRecentRuns } from "../../app/calls/runs.ts";
import * as links from "../../app/calls/links.ts";
import { issuePreviewLink } from "../../app/calls/preview-link.ts";
import * as posts from "../../app/calls/posts.ts";
import * as postActions from "../../app/calls/post-actions.ts";
import * as review from "../../app/calls/review.ts";
import { readAuditLog, readRole, readSiteStatus } from "../../app/calls/site-schema.ts";
import { callerOf } from "../support/caller.ts";
import { openDesk } from "../support/desk.ts";
import { adminBearer, draftWithTokens, untilRunEnds } from "../support/publishing.ts";
import { onEitherEngine } from "../support/tier.ts";

onEitherEngine("the calls on a post’s way", (openTestDatabase) => {
  test("every call from a prompt to the log answers what the next one needs", async () => {
    const site = openDesk(await openTestDatabase());
    const { call: answer, send } = callerOf(site.api, adminBearer);
    const { postId, previewToken, editToken, approveToken } = await draftWithTokens(site);
    const made = { prompt: "Dates explained", category: "news", publish: false };
    const generated = await answer(generateBlog, made);
    expect(generated.post.status).toBe("draft");
    const { runs } = await answer(readRecentRuns, {});
    expect(runs).toHaveLength(2);
    expect((await send(cancelRun, { runId: runs[0]?.id ?? "" })).status).toBe(409);

    const preview = await answer(review.previewBlog, { postId, token: previewToken });
    expect(preview).toMatchObject({ post: { id: postId }, approveToken, editToken });
    expect(preview.checks.toConfirm).toEqual([]);
    const locked = { postId, token: editToken, revision: 1, blocks: [1], seen: [] };
    expect((await answer(review.lockPassages, locked)).locked).toEqual([1]);

    const opened = await answer(readEditable, { postId });
    const fields = { ...opened.post.fields, title: "Fees, explained again" };
    expect((await answer(previewEdit, { postId, fields })).post.title).toBe(fields.title);
    const edited = await answer(editPost, { postId, revision: 1, fields, readerNote: "" });
    expect(edited.post.revision).toBe(2);
    const restored = { postId, token: "", revision: 1, latest: 2 };
    expect((await answer(review.restoreRevision, restored)).revision).toBe(3);
    const wanted = { postId, revision: 3, corrections: "wrong", readerNote: null };
    await answer(review.requestCorrections, wanted);
    await untilRunEnds(site, postId);
    const { status } = await answer(review.readPostStatus, { postId, token: previewToken });
    expect(status).toBe("draft");

    const list = await answer(posts.listPosts, {});
    const post = list.posts.find(({ id }) => id === postId);
    const act = { postId, action: "publish", revision: post?.revision ?? 0 } as const;
    expect((await answer(postActions.actOnPost, act)).post.status).toBe("published");
    const { slug } = (await answer(postActions.readPostRecord, { postId })).post;
    expect(slug).toBe("fees-explained");
    site.clock.advance(400 * 86_400_000);
    const due = await answer(posts.listDuePosts, {});
    expect(due.posts.map(({ id }) => id)).toEqual([postId]);
    await answer(posts.confirmPost, { postId, revision: act.revision });

    const { id: draft } = generated.post;
    await answer(issuePreviewLink, { postId: draft });
    await answer(links.makeReviewLink, { postId: draft, scope: "approve" });
    const { links: all } = await answer(links.listReviewLinks, { postId: draft });
    const { revoked } = await answer(links.revokeReviewLinks, { postId: draft });
    expect(revoked).toBe(all.filter(({ state }) => state === "open").length);

    expect(await answer(readRole, {})).toEqual({ role: "admin" });
    expect((await answer(readSiteStatus, {})).parts.length).toBeGreaterThan(0);
    const log = await answer(readAuditLog, {});
    expect([log.entries.length > 5, log.chain?.intact]).toEqual([true, true]);
  });

  test("an approval answers where readers find the post", async () => {
    const site = openDesk(await openTestDatabase());
    const { postId, approveToken } = await draftWithTokens(site);
    const approval = { postId, token: approveToken };
    const { post } = await callerOf(site.api, adminBearer).call(review.publishBlog, approval);
    expect(post.slug).toBe("fees-explained");
  });
});
