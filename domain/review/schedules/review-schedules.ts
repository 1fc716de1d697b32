import { uuidv7 } from "uuidv7";
import { z } from "zod";
import type { Queries } from "../../../database/open-database.ts";
import { changedSince } from "../../posts/revisions/post-drafts.ts";
import { readablePost } from "../../posts/text/article.ts";
import type { Schedule, StoppedSchedule } from "../../posts/schedules/post-schedules.ts";
import type { Ledger } from "../../posts/revisions/ledger.ts";
import type { LockedPost } from "../../posts/revisions/post-revisions.ts";
import { isLive, type Post } from "../../posts/post.ts";
import { longIndianTime } from "../../shared/indian-times.ts";
import { fail, succeed, type Result } from "../../shared/result.ts";
import { regenerating } from "../post-access.ts";
import type { ReviewNotifications } from "../mails/review-notifications.ts";
import type { ReviewRoom } from "../review-room.ts";

/** How far ahead a publication can be set, in milliseconds: a year. */
const furthest = 366 * 24 * 60 * 60 * 1_000;

type By = { readonly email: string };

type ScheduleCommand = {
  readonly postId: string;
  readonly revision: number;
  /** An ISO instant; null ends the schedule. */
  readonly publishAt: string | null;
  readonly by: By;
};

type Scheduled = {
  readonly message: string;
  readonly postId: string;
  readonly revision: number;
  readonly publishAt: string | null;
};

/** A schedule with what the office calls its post. */
type Named = { readonly title: string; readonly newest: number };

/** One that something stopped, with when and why. */
export type StoppedOnDesk = StoppedSchedule & Named;

export type ScheduleList = {
  /** The next one first. */
  readonly waiting: readonly (Schedule & Named)[];
  /** Those that something stopped and nobody has put away, newest first. */
  readonly stopped: readonly StoppedOnDesk[];
};

export type Schedules = ReturnType<typeof createSchedules>;

type Dependencies = ReviewRoom & { readonly notifications: ReviewNotifications };

/** Revisions that go public by themselves, each at its instant, on the word of the approver who set it. */
export function createSchedules(dependencies: Dependencies) {
  const { database, clock, audit, posts, drafting, facts, notifications } = dependencies;
  const { schedules, publication, revisions } = posts;
  return {
    /**
     * Sets when a post's newest revision goes public, moves that, or ends it for null. Whoever schedules
     * approves: everything that would keep them from publishing it now keeps them from scheduling it.
     * `malformed` without an instant, `unacceptable` when it has passed or is more than a year ahead,
     * `conflict` when there is a newer revision than the one that was seen and than the one that is scheduled.
     */
    async schedule(command: ScheduleCommand): Promise<Result<Scheduled>> {
      if (command.publishAt === null) return unschedule(command);
      const instant = instantSchema.safeParse(command.publishAt);
      if (!instant.success) return fail("malformed", "publishAt has to be an ISO instant or null.");
      const now = clock.now().getTime();
      const publishAt = new Date(instant.data);
      if (publishAt.getTime() <= now)
        return fail("unacceptable", "This time has passed. Please choose one that is to come.");
      if (publishAt.getTime() > now + furthest)
        return fail("unacceptable", "Please choose a time within a year.");
      const checked = await revisions.checkNow(command.postId, command.revision);
      if (!checked.ok) return checked;
      const { value: ledger } = checked;
      return database.transaction((queries) =>
        set(queries, command, publishAt.toISOString(), ledger),
      );
    },

    /** What waits and what was stopped, with titles. */
    async list(): Promise<ScheduleList> {
      const waiting = await schedules.waiting();
      const stopped = await schedules.stopped();
      const ids = [...new Set([...waiting, ...stopped].map(({ postId }) => postId))];
      const listed = await Promise.all(ids.map((id) => posts.list.find(id)));
      const known = new Map(
        listed.flatMap((post) => (post.ok ? [[post.value.id, post.value]] : [])),
      );
      const named = <One extends Schedule>(one: One): (One & Named)[] => {
        const post = known.get(one.postId);
        return post === undefined ? [] : [{ ...one, title: post.title, newest: post.revision }];
      };
      return { waiting: waiting.flatMap(named), stopped: stopped.flatMap(named) };
    },

    /** Puts away the news of a stopped schedule; `not-found` when there is none. */
    dismiss({ id, by }: { readonly id: string; readonly by: By }): Promise<Result<null>> {
      return database.transaction(async (queries) => {
        if (!(await schedules.dismiss(queries, id, clock.now().toISOString())))
          return fail("not-found", "This was put away already.");
        await audit.append(queries, {
          actor: `admin:${by.email}`,
          action: "schedule-dismissed",
          details: { scheduleId: id },
        });
        return succeed(null);
      });
    },

    /**
     * Does the work of a schedule that is due, in one transaction with its claim: publishes its revision through
     * the gate as it stands now, or notes why not and tells the office. Nothing when somebody else has done it.
     */
    async perform({ id, postId }: Pick<Schedule, "id" | "postId">): Promise<void> {
      const present = await schedules.ofPosts([postId]);
      const due = present.get(postId);
      if (due?.id !== id) return;
      const checked = await revisions.checkNow(postId, due.revision);
      await database.transaction(async (queries) => {
        // The post before its schedule, as everywhere: otherwise two transactions could wait for each other.
        const locked = await revisions.lockAnyForUpdate(queries, postId);
        const now = clock.now().toISOString();
        const claimed = locked && (await schedules.claimDue(queries, id, now));
        if (locked === null || claimed === null) return;
        const { revision, scheduledBy: actor, publishAt: scheduledFor } = claimed;
        const published = checked.ok
          ? await publication.publishScheduled(queries, locked, {
              revision,
              actor,
              scheduledFor,
              ledger: checked.value,
            })
          : checked;
        if (!published.ok) await stop(queries, locked, claimed, published.failure.message);
      });
    },
  };

  async function set(
    queries: Queries,
    { postId, revision, by }: ScheduleCommand,
    publishAt: string,
    ledger: Ledger,
  ): Promise<Result<Scheduled>> {
    const locked = await revisions.lockForUpdate(queries, postId);
    if (!locked.ok) return locked;
    const { newest } = locked.value;
    const former = await schedules.waitingFor(queries, postId);
    // To move it needs no newer revision: that one stays what it is, a change that waits.
    if (revision !== newest.revision && revision !== former?.revision) return changedSince();
    const seen = await revisions.atRevision(queries, locked.value, revision);
    if (!seen.ok) return seen;
    const post = seen.value.newest;
    if (isLive(post)) return fail("conflict", "Readers have this version already.");
    if (await drafting.hasOpenRun(queries, postId)) return regenerating();
    const actor = `admin:${by.email}`;
    const judged = await publication.judge(queries, post, actor, ledger);
    if (!judged.ok) return judged;
    const at = clock.now().toISOString();
    await schedules.endWaiting(queries, postId, {
      state: "cancelled",
      outcome: "It was moved.",
      at,
    });
    await schedules.dismissOfPost(queries, postId, at);
    await schedules.insert(
      queries,
      { id: uuidv7(), postId, revision, publishAt, scheduledBy: actor },
      at,
    );
    const { slug, title } = post;
    const details = { slug, title, publishAt, ...(former && { movedFrom: former.publishAt }) };
    await audit.append(queries, { actor, action: "post-scheduled", postId, revision, details });
    const when = longIndianTime(publishAt);
    const message = `${nameOf(post)} goes public on ${when} in India, as version ${revision}.`;
    return succeed({ message, postId, revision, publishAt });
  }

  function unschedule({ postId, by }: ScheduleCommand): Promise<Result<Scheduled>> {
    return database.transaction(async (queries) => {
      const locked = await revisions.lockForUpdate(queries, postId);
      if (!locked.ok) return locked;
      const at = clock.now().toISOString();
      const actor = `admin:${by.email}`;
      const end = { state: "cancelled", outcome: "It was taken back.", at } as const;
      const ended = await schedules.endWaiting(queries, postId, end);
      if (ended === null) return fail("conflict", "This post is not scheduled any more.");
      const { revision, publishAt } = ended;
      const { slug, title } = locked.value.newest;
      const details = { slug, title, publishAt };
      await audit.append(queries, { actor, action: "post-unscheduled", postId, revision, details });
      const message = `${nameOf(locked.value.newest)} is not scheduled any more.`;
      return succeed({ message, postId, revision, publishAt: null });
    });
  }

  async function stop(
    queries: Queries,
    { stored }: LockedPost,
    schedule: Schedule,
    outcome: string,
  ): Promise<void> {
    const { id, postId, revision, publishAt, scheduledBy } = schedule;
    await schedules.markStopped(queries, id, outcome);
    const details = { slug: stored.slug, title: stored.title, publishAt, scheduledBy };
    await audit.append(queries, {
      actor: "system",
      action: "schedule-stopped",
      postId,
      revision,
      reason: outcome,
      details,
    });
    await notifications.scheduleStopped(queries, { post: stored, schedule, outcome });
  }

  function nameOf(post: Post): string {
    return `“${readablePost(post, facts.current()).title}”`;
  }
}

const instantSchema = z.iso.datetime({ offset: true });
