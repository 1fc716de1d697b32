import { dayMs } from "../shared/clock.ts";
import { uuidv7 } from "uuidv7";
import { z } from "zod";
import type { Queries } from "../../database/open-database.ts";
import { changedSince, type SavedRevision } from "../posts/revisions/post-drafts.ts";
import { readablePost } from "../posts/text/article.ts";
import type { Schedule } from "../posts/schedules/schedule.ts";
import type { Ledger } from "../posts/revisions/ledger.ts";
import { isLive, isPostId, type Post } from "../posts/post.ts";
import { longIndianTime } from "../shared/indian-times.ts";
import type { Log } from "../shared/log.ts";
import { fail, succeed, type Result } from "../shared/result.ts";
import { regenerating } from "./post-access.ts";
import type { ReviewNotifications } from "./mails/review-notifications.ts";
import type { ReviewRoom } from "./review-room.ts";

const furthest = 366 * dayMs;

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

type Named = { readonly title: string; readonly newest: number };

export type Schedules = ReturnType<typeof createSchedules>;

export type ScheduleList = Awaited<ReturnType<Schedules["list"]>>;

type Dependencies = ReviewRoom & { readonly log: Log; readonly notifications: ReviewNotifications };

export function createSchedules(dependencies: Dependencies) {
  const { database, clock, audit, posts, drafting, facts, notifications } = dependencies;
  const { schedules, publication, revisions } = posts;
  const failing = new Set<string>();
  return {
    /** Whoever schedules approves: everything that would keep them from publishing now keeps them from scheduling. */
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

    async list() {
      const waiting = await schedules.listWaiting(database.queries, null);
      const stopped = await schedules.listStopped(database.queries);
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

    dismiss({ id, by }: { readonly id: string; readonly by: By }): Promise<Result<null>> {
      return database.transaction(async (queries) => {
        if (!isPostId(id) || !(await schedules.dismissStopped(queries, "id", id, present())))
          return fail("not-found", "This was put away already.");
        const [actor, action] = [`admin:${by.email}`, "schedule-dismissed"] as const;
        await audit.append(queries, { actor, action, details: { scheduleId: id } });
        return succeed(null);
      });
    },

    /** In every instance: whoever claims a due schedule first does it, never before its instant by this process's clock. */
    async performDue(): Promise<void> {
      const now = present();
      const waiting = await schedules.listWaiting(database.queries, null);
      for (const schedule of waiting.filter(({ publishAt }) => publishAt <= now))
        try {
          await perform(schedule);
          failing.delete(schedule.id);
        } catch (fault) {
          const message = "A scheduled post could not be published; it is tried again.";
          if (!failing.has(schedule.id)) dependencies.log.error(message, { fault });
          failing.add(schedule.id);
        }
    },

    /** A newer revision was saved: somebody has to say which one they mean. */
    async stopOutdated(queries: Queries, { post, actor }: SavedRevision): Promise<void> {
      const at = present();
      const waiting = await schedules.findWaiting(queries, post.id);
      if (waiting === null) return;
      const outcome = `Version ${post.revision} was saved after version ${waiting.revision} was scheduled.`;
      await schedules.endWaiting(queries, { postId: post.id }, { state: "stopped", outcome, at });
      await tellOfStop(queries, post, waiting, outcome, actor);
    },
  };

  /** Publishes through the gate as it stands now, or tells the office why not. Nothing when somebody else has done it. */
  async function perform({ id, postId, revision: due }: Schedule): Promise<void> {
    const checked = await revisions.checkNow(postId, due);
    await database.transaction(async (queries) => {
      // The post before its schedule, as everywhere: otherwise two transactions could wait for each other.
      const locked = await revisions.lockAnyForUpdate(queries, postId);
      const end = { state: "published", outcome: null, at: present() } as const;
      const claimed = locked && (await schedules.endWaiting(queries, { id }, end));
      if (locked === null || claimed === null) return;
      const { revision, scheduledBy: actor, publishAt: scheduledFor } = claimed;
      const command = { revision, actor, scheduledFor };
      const published = checked.ok
        ? await publication.publishScheduled(queries, locked, command, checked.value)
        : checked;
      if (published.ok) return;
      const outcome = published.failure.message;
      await schedules.markStopped(queries, id, outcome);
      await tellOfStop(queries, locked.stored, claimed, outcome, "system");
    });
  }

  function present(): string {
    return clock.now().toISOString();
  }

  async function set(
    queries: Queries,
    { postId, revision, by }: ScheduleCommand,
    publishAt: string,
    ledger: Ledger,
  ): Promise<Result<Scheduled>> {
    const locked = await revisions.lockForUpdate(queries, postId);
    if (!locked.ok) return locked;
    const { newest } = locked.value;
    const former = await schedules.findWaiting(queries, postId);
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
    const at = present();
    const moved = { state: "cancelled", outcome: "It was moved.", at } as const;
    await schedules.endWaiting(queries, { postId }, moved);
    await schedules.dismissStopped(queries, "postId", postId, at);
    const schedule = { id: uuidv7(), postId, revision, publishAt, scheduledBy: actor };
    await schedules.insertSchedule(queries, schedule, at);
    const { slug, title } = post;
    const details = { slug, title, publishAt, movedFrom: former?.publishAt };
    await audit.append(queries, { actor, action: "post-scheduled", postId, revision, details });
    const when = longIndianTime(publishAt);
    const message = `${nameOf(post)} goes public on ${when} in India, as version ${revision}.`;
    return succeed({ message, postId, revision, publishAt });
  }

  function unschedule({ postId, by }: ScheduleCommand): Promise<Result<Scheduled>> {
    return database.transaction(async (queries) => {
      const locked = await revisions.lockForUpdate(queries, postId);
      if (!locked.ok) return locked;
      const actor = `admin:${by.email}`;
      const end = { state: "cancelled", outcome: "It was taken back.", at: present() } as const;
      const ended = await schedules.endWaiting(queries, { postId }, end);
      if (ended === null) return fail("conflict", "This post is not scheduled any more.");
      const { revision, publishAt } = ended;
      const { slug, title } = locked.value.newest;
      const details = { slug, title, publishAt };
      await audit.append(queries, { actor, action: "post-unscheduled", postId, revision, details });
      const message = `${nameOf(locked.value.newest)} is not scheduled any more.`;
      return succeed({ message, postId, revision, publishAt: null });
    });
  }

  /** Whoever set it and saved another revision has just been told on the page; all others by mail. */
  async function tellOfStop(
    queries: Queries,
    post: Post,
    schedule: Schedule,
    outcome: string,
    actor: string,
  ): Promise<void> {
    const { postId, revision, publishAt, scheduledBy } = schedule;
    const { slug, title } = post;
    await audit.append(queries, {
      actor,
      action: "schedule-stopped",
      postId,
      revision,
      reason: outcome,
      details: { slug, title, publishAt, scheduledBy },
    });
    if (actor !== scheduledBy)
      await notifications.scheduleStopped(queries, { post, schedule, outcome });
  }

  function nameOf(post: Post): string {
    return `“${readablePost(post, facts.current()).title}”`;
  }
}

const instantSchema = z.iso.datetime({ offset: true });
