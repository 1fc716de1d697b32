import { uuidv7 } from "uuidv7";
import type { Queries } from "../../../database/open-database.ts";
import type { Schedule } from "../../posts/schedules/post-schedules.ts";
import type { SavedRevision } from "../../posts/revisions/post-drafts.ts";
import { longIndianTime } from "../../shared/indian-times.ts";
import type { ReviewNotifications } from "../mails/review-notifications.ts";
import type { ReviewRoom } from "../review-room.ts";

export type SchedulesAfterSaving = ReturnType<typeof createSchedulesAfterSaving>;

type Dependencies = ReviewRoom & { readonly notifications: ReviewNotifications };

/** What becomes of the schedule of a post of which somebody saves a newer revision: never what nobody meant. */
export function createSchedulesAfterSaving({ clock, audit, posts, notifications }: Dependencies) {
  const { schedules, publication } = posts;
  return {
    /**
     * Stops the schedule, keeps it for its own revision, or has the new one go public in its place, as whoever
     * saved it has chosen. What may not be published is not scheduled: then the schedule stops and says why.
     */
    async follow(queries: Queries, saved: SavedRevision): Promise<void> {
      const { post, actor, schedule: choice } = saved;
      const waiting = await schedules.waitingFor(queries, post.id);
      if (waiting === null || choice === "keep") return;
      if (choice === "stop")
        return stop(
          queries,
          saved,
          waiting,
          `Version ${post.revision} was saved after version ${waiting.revision} was scheduled.`,
        );
      const judged = await publication.judge(queries, post, actor);
      if (!judged.ok) return stop(queries, saved, waiting, judged.failure.message);
      await take(queries, saved, waiting);
    },

    /** What whoever saved a revision is told of the schedule that there was before; empty for none. */
    async sentence(
      queries: Queries,
      before: Schedule | null,
      { id, revision }: { readonly id: string; readonly revision: number },
    ): Promise<string> {
      if (before === null) return "";
      const when = longIndianTime(before.publishAt);
      const after = await schedules.waitingFor(queries, id);
      if (after === null)
        return ` Its publication on ${when} was stopped: schedule the version that you mean.`;
      const which =
        after.revision === revision ? "It goes" : `Version ${after.revision} still goes`;
      return ` ${which} public on ${when} in India.`;
    },
  };

  async function take(queries: Queries, { post, actor }: SavedRevision, waiting: Schedule) {
    const { id: postId, revision, slug, title } = post;
    const { publishAt } = waiting;
    const at = clock.now().toISOString();
    const outcome = `Version ${revision} took its place.`;
    await schedules.endWaiting(queries, postId, { state: "cancelled", outcome, at });
    const next = { id: uuidv7(), postId, revision, publishAt, scheduledBy: actor };
    await schedules.insert(queries, next, at);
    const details = { slug, title, publishAt, inPlaceOf: waiting.revision };
    await audit.append(queries, { actor, action: "post-scheduled", postId, revision, details });
  }

  async function stop(
    queries: Queries,
    { post, actor }: SavedRevision,
    waiting: Schedule,
    outcome: string,
  ) {
    const { revision, publishAt, scheduledBy } = waiting;
    const { id: postId, slug, title } = post;
    const at = clock.now().toISOString();
    await schedules.endWaiting(queries, postId, { state: "stopped", outcome, at });
    await audit.append(queries, {
      actor,
      action: "schedule-stopped",
      postId,
      revision,
      reason: outcome,
      details: { slug, title, publishAt, scheduledBy },
    });
    // Whoever set it and saved has just been told on the page.
    if (actor !== scheduledBy)
      await notifications.scheduleStopped(queries, { post, schedule: waiting, outcome });
  }
}
