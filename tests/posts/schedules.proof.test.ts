import { spawn, type ChildProcess } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import {
  openDatabase,
  type DatabaseLocation,
  type OpenDatabase,
} from "../../database/open-database.ts";
import { newDatabase } from "../support/engines.ts";
import { movableClock } from "../support/movable-clock.ts";
import { openPublishing, type Publishing } from "../support/publishing.ts";
import { contentNamed } from "../support/writing.ts";
import type { ScheduleOrder } from "./schedule-process.ts";

const count = 40;
/** Over how long a time they are due, in milliseconds. */
const span = 15_000;
const beginsIn = 5_000;
/** After so many publications one of the instances is killed, at most so many milliseconds later. */
const killedAfter = 5;
const killedWithin = 1_000;

test("40 schedules over four instances that are killed, one with a slow and one with a stopped clock: each once, none early, none lost", async () => {
  const location = await newDatabase("postgres");
  const database = await openDatabase(location);
  try {
    // Made long before: so nothing is due while they are made.
    const site = openPublishing(database, { clock: movableClock(new Date(0).toISOString()) });
    const scheduled = await scheduleDrafts(site, database);
    const begin = Date.now() + beginsIn;
    const dueOf = new Map<string, string>();
    for (const [index, postId] of scheduled.entries()) {
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
    const countWaiting = async () => (await site.schedules.list()).waiting.length;
    const kills = await publishWithKills(location, instances, countWaiting);
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

/** The ids of so many drafts, each scheduled. */
async function scheduleDrafts(
  { posts, schedules, drafting, facts }: Publishing,
  database: OpenDatabase,
): Promise<readonly string[]> {
  const ids: string[] = [];
  const { edition } = facts.current();
  for (let index = 0; index < count; index++) {
    const content = { ...contentNamed(`One of many, ${index}`), category: "news" as const };
    const whole = { ...content, slug: `one-of-many-${index}`, author: null };
    const ledger = await drafting.recheck({ id: null, edition, content: whole });
    const authorship = {
      instructions: "One of many",
      runId: null,
      writtenBy: "offline",
      actor: "admin:author@guide.example",
      ledger,
    };
    const { id: postId } = await database.transaction((queries) =>
      posts.drafts.add(queries, content, authorship, edition),
    );
    const publishAt = new Date(1).toISOString();
    const by = { email: "admin@guide.example" };
    const answer = await schedules.schedule({ postId, revision: 1, publishAt, by });
    if (!answer.ok) throw new Error(answer.failure.message);
    ids.push(postId);
  }
  return ids;
}

/** Instances that publish what is due; now and then one of them is killed and started anew, until nothing waits. */
async function publishWithKills(
  location: DatabaseLocation,
  instances: readonly Omit<ScheduleOrder, "location">[],
  countWaiting: () => Promise<number>,
): Promise<number> {
  const running = instances.map((order) => start({ location, ...order }));
  onTestFinished(() => running.forEach((child) => child.kill("SIGKILL")));
  let kills = 0;
  for (let left = await countWaiting(); left > 0; left = await countWaiting()) {
    // On a slow machine an instance takes longer to start than others to be killed: without progress none would publish.
    await expect
      .poll(countWaiting, { interval: 200, timeout: 600_000 })
      .toBeLessThanOrEqual(Math.max(0, left - killedAfter));
    await sleep(killedWithin * Math.random());
    const place = kills % running.length;
    const order = instances[place];
    if (order === undefined) break;
    running[place]?.kill("SIGKILL");
    running[place] = start({ location, ...order });
    kills += 1;
  }
  return kills;
}

function start(order: ScheduleOrder): ChildProcess {
  return spawn(process.execPath, ["tests/posts/schedule-process.ts", JSON.stringify(order)], {
    stdio: ["ignore", "ignore", "inherit"],
  });
}

/** How often each post was published, by the audit log, and when. */
async function publications({ queries }: OpenDatabase) {
  const rows = await queries
    .selectFrom("audit_log")
    .select(["post_id", "at"])
    .where("action", "=", "post-published")
    .execute();
  return Map.groupBy(rows, ({ post_id }) => post_id ?? "");
}
