import { expect, test } from "vitest";
import { rotateLinkSecret } from "../../domain/review/links/review-links.ts";
import { draftWithTokens, openPublishing, tokenOf } from "../support/publishing.ts";
import { posted, previewed } from "../support/review-links.ts";
import { onEitherEngine } from "../support/tier.ts";

onEitherEngine("a new secret for review links", (openTestDatabase) => {
  test("ends all of before on every instance at once, and the audit log has it", async () => {
    const database = await openTestDatabase();
    const [one, other] = [openPublishing(database), openPublishing(database)];
    const { postId, previewToken, approveToken: token } = await draftWithTokens(one);
    await rotateLinkSecret(one);
    for (const site of [one, other]) {
      expect((await previewed(site, postId, previewToken)).status).toBe(403);
      expect((await posted(site, "publish-blog", { postId, token })).status).toBe(403);
    }
    const [shown] = await other.review.requests.recent({ email: "admin@guide.example" });
    const renewed = tokenOf(shown?.post?.previewUrl ?? "");
    expect((await previewed(one, postId, renewed)).status).toBe(200);
    const { action } = await database.queries
      .selectFrom("audit_log")
      .select("action")
      .orderBy("sequence", "desc")
      .executeTakeFirstOrThrow();
    expect(action).toBe("link-secret-rotated");
  });
});
