import { spawn, type ChildProcess } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { onTestFinished } from "vitest";
import type { DatabaseLocation, OpenDatabase } from "../../database/open-database.ts";
import type { Publishing } from "./publishing.ts";
import type { ScheduleOrder } from "./schedule-process.ts";

/** So many drafts, each scheduled at an instant of its own; answers when each is due, by its post. */
export async function scheduleDrafts(
  { posts, schedules, drafting, facts }: Publishing,
  database: OpenDatabase,
  { count, dueAt }: { readonly count: number; readonly dueAt: (index: number) => Date },
): Promise<ReadonlyMap<string, string>> {
  const { contentNamed } = await import("./writing.ts");
  const due = new Map<string, string>();
  const content = { ...contentNamed("One of many"), category: "news" as const };
  const { edition } = facts.current();
  const whole = { ...content, slug: "one-of-many", author: null };
  const person = "admin:author@guide.example";
  const ledger = await drafting.recheck({ id: null, edition, content: whole, person });
  if (!ledger.ok) throw new Error(ledger.failure.message);
  const authorship = {
    instructions: "One of many",
    runId: null,
    writtenBy: "offline",
    actor: person,
    ledger: ledger.value,
  };
  for (let index = 0; index < count; index++) {
    const { id: postId } = await database.transaction((queries) =>
      posts.drafts.add(queries, content, authorship, edition),
    );
    const publishAt = dueAt(index).toISOString();
    const by = { email: "admin@guide.example" };
    const answer = await schedules.schedule({ postId, revision: 1, publishAt, by });
    if (!answer.ok) throw new Error(answer.failure.message);
    due.set(postId, publishAt);
  }
  return due;
}

/** Instances that publish what is due; one of them is killed and started anew at each step, until nothing waits. */
export async function publishWithKills(
  location: DatabaseLocation,
  instances: readonly Omit<ScheduleOrder, "location">[],
  until: { readonly isDone: () => Promise<boolean>; readonly step: number; readonly most: number },
): Promise<number> {
  const running = instances.map((order) => start({ location, ...order }));
  onTestFinished(() => running.forEach((child) => child.kill("SIGKILL")));
  let kills = 0;
  const latest = Date.now() + until.most;
  while (!(await until.isDone()) && Date.now() < latest) {
    await sleep(until.step * (0.5 + Math.random()));
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
  return spawn(process.execPath, ["tests/support/schedule-process.ts", JSON.stringify(order)], {
    stdio: ["ignore", "ignore", "inherit"],
  });
}

/** How often each post was published, by the audit log, and when. */
export async function publications({ queries }: OpenDatabase) {
  const rows = await queries
    .selectFrom("audit_log")
    .select(["post_id", "at"])
    .where("action", "=", "post-published")
    .execute();
  return Map.groupBy(rows, ({ post_id }) => post_id ?? "");
}
