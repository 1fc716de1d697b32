import { expect, test } from "vitest";
import { fail } from "../../domain/shared/result.ts";
import {
  adminBearer,
  draftWithTokens,
  openPublishing,
  snapshot,
  untilRunEnds,
  type Publishing,
} from "../support/publishing.ts";
import { posted } from "../support/review-links.ts";
import { onEitherEngine } from "../support/tier.ts";
import { feesRequest, gatedWriter } from "../support/writing.ts";

const cancelled = fail("conflict", "This was cancelled. Your text is kept on the dashboard.");

function cancel(site: Publishing, runId: string) {
  return posted(site, "cancel-run", { runId }, adminBearer);
}

async function onlyRunOf({ drafting }: Publishing): Promise<string> {
  const [run] = await drafting.recentRuns(1);
  return run?.id ?? "";
}

onEitherEngine("cancelling", (openTestDatabase) => {
  test("ends a run that is worked on here at once; its prompt is kept, and no post is made", async () => {
    const database = await openTestDatabase();
    const { writer, asked, open } = gatedWriter();
    const site = openPublishing(database, { writer });
    const work = site.drafting.generate(feesRequest);
    await asked;
    const runId = await onlyRunOf(site);
    expect((await cancel(site, runId)).status).toBe(200);
    // The writer has not answered and never listens to its signal.
    expect(await work).toEqual(cancelled);
    open();
    expect(await site.review.requests.recent({ email: "admin@guide.example" })).toMatchObject([
      { id: runId, state: "cancelled", prompt: "Fees", error: null, post: null },
    ]);
    const { posts, audit } = await snapshot(database);
    expect(posts).toEqual([]);
    expect(audit.at(-1)).toMatchObject({
      action: "drafting-cancelled",
      actor: "admin:admin@guide.example",
    });
    expect((await cancel(site, runId)).status).toBe(409);
  });

  test("ends a run that waits: nobody takes it up", async () => {
    const database = await openTestDatabase();
    const site = openPublishing(database);
    await site.drafting.stop(1_000);
    await site.drafting.generate(feesRequest);
    const later = openPublishing(database);
    expect((await cancel(later, await onlyRunOf(later))).status).toBe(200);
    await later.drafting.start();
    await later.drafting.generate({ ...feesRequest, prompt: "Dates" });
    expect((await snapshot(database)).runs).toMatchObject([
      { state: "cancelled", attempts: 0 },
      { state: "succeeded" },
    ]);
  });

  test("leaves the draft of a regeneration as it was, to be corrected or approved", async () => {
    const database = await openTestDatabase();
    const draft = await draftWithTokens(openPublishing(database));
    const before = (await snapshot(database)).posts;
    const { writer, asked, open } = gatedWriter();
    const site = openPublishing(database, { writer });
    const { postId, editToken, approveToken, previewToken } = draft;
    await site.review.requests.correct({ postId, token: editToken, corrections: "Shorter" });
    await asked;
    expect((await cancel(site, await onlyRunOf(site))).status).toBe(200);
    open();
    expect(await untilRunEnds(site, postId)).toMatchObject({ state: "cancelled" });
    expect((await snapshot(database)).posts).toEqual(before);
    expect(await site.review.approval.status({ postId, token: previewToken })).toMatchObject({
      value: { revision: 1, job: { state: "cancelled", error: null } },
    });
    expect(await site.review.approval.editing({ postId, token: editToken })).toMatchObject({
      value: { failedCorrections: "Shorter" },
    });
    expect((await site.review.approval.approve({ postId, token: approveToken })).ok).toBe(true);
  });

  test("at the moment of the end either makes the post or cancels, never both", async () => {
    const database = await openTestDatabase();
    const site = openPublishing(database);
    for (let round = 1; round <= 10; round++) {
      const prompt = `Round ${round}`;
      const begun = Promise.withResolvers<undefined>();
      const work = site.drafting.generate(
        { ...feesRequest, prompt },
        {
          onStage(stage) {
            if (stage === "saving") begun.resolve(undefined);
          },
        },
      );
      await begun.promise;
      const answer = await cancel(site, await onlyRunOf(site));
      expect((await work).ok).toBe(answer.status === 409);
      const [run] = await site.drafting.recentRuns(1);
      expect(run).toMatchObject(
        answer.status === 409
          ? { state: "succeeded", post: { title: prompt } }
          : { state: "cancelled", post: null },
      );
    }
    expect(site.faults).toEqual([]);
  });
});
