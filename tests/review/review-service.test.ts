import { expect, test } from "vitest";
import { createReviewService } from "../../domain/review/review-service.ts";
import { draftWithTokens, openPublishing, untilRunEnds } from "../support/publishing.ts";
import { gatedWriter } from "../support/writing.ts";
import { onEitherEngine } from "../support/tier.ts";

onEitherEngine("reviewing", (openTestDatabase) => {
  test("a status never shows a finished run beside the revision before it", async () => {
    const site = openPublishing(await openTestDatabase());
    const { postId, previewToken, editToken } = await draftWithTokens(site);
    await site.review.requests.correct({ postId, token: editToken, corrections: "Shorter" });
    // The run ends while its status is being asked for.
    const latestRun = () => untilRunEnds(site, postId);
    const drafting = { ...site.drafting, latestRun };
    const review = createReviewService({ ...site, linkSignIn: () => "off", drafting });
    expect(await review.approval.status({ postId, token: previewToken })).toMatchObject({
      value: { revision: 2, job: { state: "succeeded" } },
    });
  });

  test("while a regeneration is under way nothing is approved, and its stage can be asked for", async () => {
    const database = await openTestDatabase();
    const { postId, approveToken, editToken } = await draftWithTokens(openPublishing(database));
    const { writer, asked, open } = gatedWriter();
    const site = openPublishing(database, { writer });
    await site.review.requests.correct({ postId, token: editToken, corrections: "Shorter" });
    await asked;
    expect(await site.review.approval.approve({ postId, token: approveToken })).toMatchObject({
      failure: { kind: "conflict" },
    });
    for (const token of [approveToken, editToken])
      expect(await site.review.approval.status({ postId, token })).toMatchObject({
        value: {
          status: "draft",
          revision: 1,
          job: { state: "running", stage: "drafting", error: null },
        },
      });
    open();
    await untilRunEnds(site, postId);
    expect(await site.review.approval.status({ postId, token: editToken })).toMatchObject({
      value: { revision: 2, job: { state: "succeeded" } },
    });
  });
});
