import { expect, test } from "vitest";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import type { OpenDatabase } from "../../database/open-database.ts";
import { draftingLimits } from "../../domain/drafting/drafting-limits.ts";
import { onBothEngines } from "../support/engines.ts";
import { movableClock } from "../support/movable-clock.ts";
import { openPublishing, snapshot } from "../support/publishing.ts";
import { feesRequest, gatedWriter, testWriter } from "../support/writing.ts";

const present = "2026-01-20T10:00:00.000Z";

/** Leaves a run behind as a killed process does: begun, leased, and never ended. */
async function leaveInterruptedRun(database: OpenDatabase, attempts: number) {
  const { drafting } = openPublishing(database);
  await drafting.generate({ ...feesRequest, publish: false });
  const { id } = await database.queries
    .selectFrom("drafting_runs")
    .select("id")
    .executeTakeFirstOrThrow();
  await database.queries
    .updateTable("drafting_runs")
    .set({
      state: "running",
      post_id: null,
      finished_at: null,
      attempts,
      publish: 1,
      lease_owner: "a dead process",
      lease_expires_at: "2026-01-20T10:00:30.000Z",
    })
    .execute();
  await database.queries.deleteFrom("review_links").execute();
  await database.queries.deleteFrom("blog_post_revisions").execute();
  await database.queries.deleteFrom("blog_posts").execute();
  return id;
}

async function untilNothingIsOpen(database: OpenDatabase) {
  for (;;) {
    const { runs } = await snapshot(database);
    if (runs.every(({ state }) => state !== "queued" && state !== "running")) return runs;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

onBothEngines("drafting after a crash", (openTestDatabase, engine) => {
  test("what a dead process had begun is finished once by those that start next: one post", async () => {
    const database = await openTestDatabase();
    await leaveInterruptedRun(database, 1);
    const clock = movableClock(present);
    const sites = Array.from({ length: 5 }, () => openPublishing(database, { clock }));
    await Promise.all(sites.map(({ drafting }) => drafting.start()));
    // The embedded database has one server: its leases end with it. Elsewhere they have to expire.
    if (engine === "postgres") clock.advance(draftingLimits.lease);
    const runs = await untilNothingIsOpen(database);
    expect(runs).toMatchObject([{ state: "succeeded", attempts: 2 }]);
    expect(await sites[0]?.posts.published.newest(builtInFacts)).toMatchObject([{ slug: "fees" }]);
    expect((await snapshot(database)).posts).toHaveLength(1);
  });

  if (engine === "postgres")
    test("a run of a living instance is left to it", async () => {
      const database = await openTestDatabase();
      await leaveInterruptedRun(database, 1);
      const writer = testWriter();
      const { drafting } = openPublishing(database, { writer });
      await drafting.start();
      await drafting.generate({ ...feesRequest, prompt: "Another" });
      expect((await snapshot(database)).runs).toMatchObject([
        { state: "running", lease_owner: "a dead process" },
        { state: "succeeded" },
      ]);
      expect(writer.calls()).toBe(1);
    });

  test("a run interrupted too often ends as failed, with its prompt kept and no post", async () => {
    const database = await openTestDatabase();
    await leaveInterruptedRun(database, draftingLimits.attempts);
    const clock = movableClock(present);
    const writer = testWriter();
    const { drafting } = openPublishing(database, { clock, writer });
    await drafting.start();
    clock.advance(draftingLimits.lease);
    await untilNothingIsOpen(database);
    const [run] = await drafting.recentRuns(5);
    expect(run).toMatchObject({ state: "failed", prompt: "Fees", post: null });
    expect(run?.error).toMatch(/interrupted.*kept/);
    expect(writer.calls()).toBe(0);
    expect((await snapshot(database)).posts).toEqual([]);
  });

  test("who has lost the lease can save nothing", async () => {
    const database = await openTestDatabase();
    const { writer, asked, open } = gatedWriter();
    const { drafting } = openPublishing(database, { writer });
    const work = drafting.generate(feesRequest);
    await asked;
    await database.queries.updateTable("drafting_runs").set({ lease_owner: "another" }).execute();
    open();
    expect(await work).toMatchObject({ failure: { kind: "unavailable" } });
    const { posts, runs } = await snapshot(database);
    expect(posts).toEqual([]);
    expect(runs).toMatchObject([{ state: "running", lease_owner: "another", error: null }]);
  });

  test("stopping gives work up for the next start, which is no failed attempt, and so waits what is asked later", async () => {
    const database = await openTestDatabase();
    const { writer, asked } = gatedWriter();
    const stopped = openPublishing(database, { writer });
    const work = stopped.drafting.generate(feesRequest);
    await asked;
    await stopped.drafting.stop(10_000);
    expect(await work).toMatchObject({ failure: { kind: "unavailable" } });
    expect((await snapshot(database)).runs).toMatchObject([
      { state: "queued", attempts: 0, lease_owner: null },
    ]);
    const later = await stopped.drafting.generate({ ...feesRequest, prompt: "Dates" });
    expect(later).toMatchObject({ failure: { kind: "unavailable" } });

    const next = openPublishing(database);
    await next.drafting.start();
    await untilNothingIsOpen(database);
    const slugs = (await next.posts.published.newest(builtInFacts)).map(({ slug }) => slug);
    expect(slugs.toSorted()).toEqual(["dates", "fees"]);
  });
});
