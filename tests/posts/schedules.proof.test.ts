import { expect, test } from "vitest";
import { openDatabase } from "../../database/open-database.ts";
import { newDatabase } from "../support/engines.ts";
import { movableClock } from "../support/movable-clock.ts";
import { openPublishing } from "../support/publishing.ts";
import { publications, publishWithKills, scheduleDrafts } from "../support/scheduled-fleet.ts";

const count = 200;
/** Over how long a time they are due, in milliseconds. */
const span = 40_000;
const beginsIn = 5_000;

test("200 schedules over four instances that are killed, one with a slow and one with a stopped clock: each once, none early, none lost", async () => {
  const location = await newDatabase("postgres");
  const database = await openDatabase(location);
  try {
    // Made long before: so nothing is due while they are made.
    const site = openPublishing(database, { clock: movableClock(new Date(0).toISOString()) });
    const due = await scheduleDrafts(site, database, { count, dueAt: () => new Date(1) });
    const begin = Date.now() + beginsIn;
    const dueOf = new Map<string, string>();
    for (const [index, postId] of [...due.keys()].entries()) {
      const publishAt = new Date(begin + (index * span) / count).toISOString();
      dueOf.set(postId, publishAt);
      await database.queries
        .updateTable("post_schedules")
        .set({ publish_at: publishAt })
        .where("post_id", "=", postId)
        .execute();
    }
    const instances = [
      { slowBy: 0, standsFor: 0 },
      { slowBy: 0, standsFor: 0 },
      { slowBy: 3_000, standsFor: 0 },
      { slowBy: 0, standsFor: 8_000 },
    ];
    const kills = await publishWithKills(location, instances, {
      isDone: async () => (await site.posts.schedules.nextInstant()) === null,
      step: 6_000,
      most: 500_000,
    });
    const published = await publications(database);
    const faults = [...dueOf].flatMap(([postId, publishAt]) => {
      const times = published.get(postId) ?? [];
      if (times.length !== 1) return [`${postId} was published ${times.length} times`];
      return times.some(({ at }) => at < publishAt) ? [`${postId} was early`] : [];
    });
    const { waiting, stopped } = await site.schedules.list();
    expect(stopped.map(({ outcome }) => outcome)).toEqual([]);
    expect(waiting).toEqual([]);
    expect(faults).toEqual([]);
    expect(await site.audit.verifyChain(database.queries)).toMatchObject({ intact: true });
    expect(kills).toBeGreaterThan(3);
  } finally {
    await database.close();
  }
});
