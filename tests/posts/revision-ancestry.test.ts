import { expect, test } from "vitest";
import { onlyPost } from "../support/desk.ts";
import {
  adminBearer,
  openPublishing,
  otherAdminBearer,
  untilRunEnds,
} from "../support/publishing.ts";
import { posted } from "../support/review-links.ts";
import { onEitherEngine } from "../support/tier.ts";

onEitherEngine("of the revisions of a live post", (openTestDatabase) => {
  test("one that was discarded is nobody's authorship, unless it comes back", async () => {
    const site = openPublishing(await openTestDatabase(), { secondApprover: "required" });
    const asked = { prompt: "Fees", category: "news", publish: false };
    const made = await posted(site, "manual-blog-generation", asked, adminBearer);
    const { id: postId } = ((await made.json()) as { post: { id: string } }).post;
    const act = (action: string, revision: number, headers: Record<string, string>) =>
      posted(site, "post-action", { postId, action, revision }, headers);
    expect((await act("publish", 1, otherAdminBearer)).status).toBe(200);
    const corrections = { postId, corrections: "Other words" };
    const command = { ...corrections, revision: 1 };
    expect((await posted(site, "request-corrections", command, adminBearer)).status).toBe(202);
    await untilRunEnds(site, postId);
    expect((await act("discard", 2, otherAdminBearer)).status).toBe(200);
    expect((await posted(site, "request-corrections", command, otherAdminBearer)).status).toBe(202);
    await untilRunEnds(site, postId);
    expect((await act("publish", 3, otherAdminBearer)).status).toBe(403);
    expect((await onlyPost(site)).publishRefusal).toBeNull();
    expect((await act("publish", 3, adminBearer)).status).toBe(200);

    const restore = { postId, revision: 2, latest: 3 };
    expect((await posted(site, "restore-revision", restore, otherAdminBearer)).status).toBe(200);
    expect((await act("publish", 4, adminBearer)).status).toBe(403);
  });
});
