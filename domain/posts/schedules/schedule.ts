import { named, type NamedRow } from "../../../database/named-rows.ts";
import type { Queries } from "../../../database/open-database.ts";

export type Schedule = Pick<NamedRow<"post_schedules">, (typeof columns)[number]>;

const columns = ["id", "postId", "revision", "publishAt", "scheduledBy"] as const;

/** A schedule that did not come to its publication, and has not been put away. */
export type StoppedSchedule = Schedule & { readonly endedAt: string; readonly outcome: string };

export type ScheduleEnd = "published" | "stopped" | "cancelled";

/** Fails when the post has a waiting schedule already: whoever calls holds the post's lock and has ended that. */
export async function insertSchedule(
  queries: Queries,
  schedule: Schedule,
  createdAt: string,
): Promise<void> {
  await named(queries)
    .insertInto("postSchedules")
    .values({ ...schedule, state: "waiting", createdAt })
    .execute();
}

/** Of a post, or one that is due by then. */
export async function endWaiting(
  queries: Queries,
  which: { readonly postId: string } | { readonly id: string },
  end: { readonly state: ScheduleEnd; readonly outcome: string | null; readonly at: string },
): Promise<Schedule | null> {
  const waiting = named(queries)
    .updateTable("postSchedules")
    .set({ state: end.state, outcome: end.outcome, endedAt: end.at })
    .where("state", "=", "waiting")
    .returning(columns);
  const ended =
    "id" in which
      ? waiting.where("id", "=", which.id).where("publishAt", "<=", end.at)
      : waiting.where("postId", "=", which.postId);
  return (await ended.executeTakeFirst()) ?? null;
}

export async function markStopped(queries: Queries, id: string, outcome: string): Promise<void> {
  await named(queries)
    .updateTable("postSchedules")
    .set({ state: "stopped", outcome })
    .where("id", "=", id)
    .execute();
}

export async function findWaiting(queries: Queries, postId: string): Promise<Schedule | null> {
  return (await listWaiting(queries, [postId]))[0] ?? null;
}

export async function listWaiting(
  queries: Queries,
  postIds: readonly string[] | null,
): Promise<readonly Schedule[]> {
  if (postIds?.length === 0) return [];
  const waiting = named(queries)
    .selectFrom("postSchedules")
    .select(columns)
    .where("state", "=", "waiting")
    .orderBy("publishAt")
    .orderBy("id");
  return (postIds === null ? waiting : waiting.where("postId", "in", postIds)).execute();
}

export async function listStopped(queries: Queries): Promise<readonly StoppedSchedule[]> {
  const rows = await named(queries)
    .selectFrom("postSchedules")
    .select([...columns, "endedAt", "outcome"])
    .where("state", "=", "stopped")
    .where("dismissedAt", "is", null)
    .orderBy("endedAt", "desc")
    .execute();
  return rows.map(({ endedAt, outcome, ...schedule }) => ({
    ...schedule,
    endedAt: endedAt ?? schedule.publishAt,
    outcome: outcome ?? "",
  }));
}

export async function dismissStopped(
  queries: Queries,
  column: "id" | "postId",
  id: string,
  at: string,
): Promise<boolean> {
  const dismissed = await named(queries)
    .updateTable("postSchedules")
    .set({ dismissedAt: at })
    .where(column, "=", id)
    .where("state", "=", "stopped")
    .where("dismissedAt", "is", null)
    .returning("id")
    .execute();
  return dismissed.length > 0;
}
