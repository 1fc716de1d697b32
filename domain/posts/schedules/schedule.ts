import type { Queries } from "../../../database/open-database.ts";

/** A revision that goes public by itself at an instant. */
export type Schedule = {
  readonly id: string;
  readonly postId: string;
  readonly revision: number;
  /** ISO instant. */
  readonly publishAt: string;
  readonly scheduledBy: string;
};

/** A schedule that did not come to its publication, and has not been put away. */
export type StoppedSchedule = Schedule & { readonly endedAt: string; readonly outcome: string };

export type ScheduleEnd = "published" | "stopped" | "cancelled";

const columns = [
  "id",
  "post_id as postId",
  "revision",
  "publish_at as publishAt",
  "scheduled_by as scheduledBy",
] as const;

/** Fails when the post has a waiting schedule already: whoever calls holds the post's lock and has ended that. */
export async function insertSchedule(
  queries: Queries,
  { id, postId, revision, publishAt, scheduledBy }: Schedule,
  at: string,
): Promise<void> {
  await queries
    .insertInto("post_schedules")
    .values({
      id,
      post_id: postId,
      revision,
      publish_at: publishAt,
      state: "waiting",
      scheduled_by: scheduledBy,
      created_at: at,
    })
    .execute();
}

/** Of a post, or one that is due by then. */
export async function endWaiting(
  queries: Queries,
  which: { readonly postId: string } | { readonly id: string },
  end: { readonly state: ScheduleEnd; readonly outcome: string | null; readonly at: string },
): Promise<Schedule | null> {
  const waiting = queries
    .updateTable("post_schedules")
    .set({ state: end.state, outcome: end.outcome, ended_at: end.at })
    .where("state", "=", "waiting")
    .returning(columns);
  const ended =
    "id" in which
      ? waiting.where("id", "=", which.id).where("publish_at", "<=", end.at)
      : waiting.where("post_id", "=", which.postId);
  return (await ended.executeTakeFirst()) ?? null;
}

export async function markStopped(queries: Queries, id: string, outcome: string): Promise<void> {
  await queries
    .updateTable("post_schedules")
    .set({ state: "stopped", outcome })
    .where("id", "=", id)
    .execute();
}

export async function findWaiting(queries: Queries, postId: string): Promise<Schedule | null> {
  return (await listWaiting(queries, [postId]))[0] ?? null;
}

/** The schedule that waits for each of these posts, or of all for null, the next one first. */
export async function listWaiting(
  queries: Queries,
  postIds: readonly string[] | null,
): Promise<readonly Schedule[]> {
  if (postIds?.length === 0) return [];
  const waiting = queries
    .selectFrom("post_schedules")
    .select(columns)
    .where("state", "=", "waiting")
    .orderBy("publish_at")
    .orderBy("id");
  return (postIds === null ? waiting : waiting.where("post_id", "in", postIds)).execute();
}

export async function listStopped(queries: Queries): Promise<readonly StoppedSchedule[]> {
  const rows = await queries
    .selectFrom("post_schedules")
    .select([...columns, "ended_at as endedAt", "outcome"])
    .where("state", "=", "stopped")
    .where("dismissed_at", "is", null)
    .orderBy("ended_at", "desc")
    .execute();
  return rows.map(({ endedAt, outcome, ...schedule }) => ({
    ...schedule,
    endedAt: endedAt ?? schedule.publishAt,
    outcome: outcome ?? "",
  }));
}

export async function dismissStopped(
  queries: Queries,
  column: "id" | "post_id",
  id: string,
  at: string,
): Promise<boolean> {
  const dismissed = await queries
    .updateTable("post_schedules")
    .set({ dismissed_at: at })
    .where(column, "=", id)
    .where("state", "=", "stopped")
    .where("dismissed_at", "is", null)
    .returning("id")
    .execute();
  return dismissed.length > 0;
}
