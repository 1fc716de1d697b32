import { dayMs, later } from "../../shared/clock.ts";
import type { Queries } from "../../../database/open-database.ts";
import { raiseSiteVersion } from "../../../database/site-version.ts";
import { fail, succeed, type Result } from "../../shared/result.ts";
import { postAddress } from "../post-address.ts";
import { factsOf, filledText } from "../text/fact-tokens.ts";
import { isLive, isPendingChange, noSuchPost, type Post, type PostStatus } from "../post.ts";
import {
  changePost,
  deletePost,
  findReview,
  isSlugTaken,
  listUnread,
  replaceReview,
  updatePost,
} from "../post-repository.ts";
import type { PostTools } from "../post-tools.ts";
import { findKeptMarks, openMarks, type OpenMarks } from "../revisions/kept-marks.ts";
import type { Ledger } from "../revisions/ledger.ts";
import { changedSince, movePost, slugTaken } from "../revisions/post-drafts.ts";
import {
  newCorrections,
  revisionAncestry,
  unpublishedAncestry,
  type LockedPost,
  type PostRevisions,
} from "../revisions/post-revisions.ts";
import {
  findRevision,
  listRevisionNotes,
  markPublished,
  type RevisionNote,
} from "../revisions/revision-repository.ts";
import { dismissStopped, endWaiting } from "../schedules/schedule.ts";
import { usedPictures, type UsedPicture } from "../uses/picture-uses.ts";
import { blogPostingData } from "./post-structured-data.ts";
import { listLiveTitles } from "./published-repository.ts";

const maxAnsweredFor = 20;

const deletedPostDays = 30;

export type SeenPost = {
  readonly postId: string;
  readonly revision: number;
  readonly status?: PostStatus | undefined;
};

export type AskedPublication = {
  readonly postId: string;
  readonly actor: string;
  readonly unpublished: readonly number[];
};

export type StatusCommand = { readonly actor: string; readonly reason: string | null };

type Dependencies = PostTools & {
  readonly revisions: PostRevisions;
  readonly onErased: (queries: Queries, erased: { readonly postId: string }) => Promise<void>;
  readonly onPublished: (queries: Queries, post: Post) => Promise<void>;
  /** `unacceptable` when a picture is not there, or has no words and is not declared decorative. */
  readonly checkPictures: (
    queries: Queries,
    pictures: readonly UsedPicture[],
  ) => Promise<Result<null>>;
  /** `forbidden` when this person must leave the publication to another. */
  readonly authorizePublication: (
    queries: Queries,
    asked: AskedPublication,
  ) => Promise<Result<null>>;
};

type PublishCommand = {
  readonly revision: number;
  readonly actor: string;
  readonly again?: boolean;
  readonly unseen?: boolean;
  readonly scheduledFor?: string;
  /** As `PostRevisions.ledgerOf` has it; left out, the one that was stored with the revision. */
  readonly ledger?: Ledger | undefined;
};

export function createPostPublication(dependencies: Dependencies) {
  const { database, clock, audit, site, revisions, facts, onErased } = dependencies;
  return {
    publish,
    judge,

    async delete(
      queries: Queries,
      locked: LockedPost,
      command: StatusCommand,
    ): Promise<Result<null>> {
      const { id } = locked.stored;
      const at = clock.now().toISOString();
      await changePost(queries, id, { deleted_at: at });
      await endSchedule(queries, id, "The post was deleted.", at);
      return noteChange(queries, "post-deleted", locked, command);
    },

    async restore(queries: Queries, command: SeenPost & StatusCommand): Promise<Result<null>> {
      const locked = await revisions.lockAnyForUpdate(queries, command.postId);
      if (locked === null) return noSuchPost();
      if (locked.deletedAt === null || !isAsSeen(locked, command)) return changedMeanwhile();
      await changePost(queries, command.postId, { deleted_at: null });
      return noteChange(queries, "post-restored", locked, command);
    },

    async eraseExpired(): Promise<number> {
      const oldest = later(clock.now(), -deletedPostDays * dayMs);
      const expired = await database.queries
        .selectFrom("blog_posts")
        .select("id")
        .where("deleted_at", "<=", oldest)
        .execute();
      let erased = 0;
      for (const { id } of expired)
        if (await database.transaction((queries) => erase(queries, id))) erased++;
      return erased;
    },

    async lockAsSeen(queries: Queries, seen: SeenPost): Promise<Result<LockedPost>> {
      const locked = await revisions.lockAnyForUpdate(queries, seen.postId);
      if (locked === null) return noSuchPost();
      return locked.deletedAt === null && isAsSeen(locked, seen)
        ? succeed(locked)
        : changedMeanwhile();
    },

    /** A newer revision than the scheduled one waits beside it as a change from then on. */
    async publishScheduled(
      queries: Queries,
      locked: LockedPost,
      command: PublishCommand,
      ledger: Ledger,
    ): Promise<Result<Post>> {
      const { stored, newest } = locked;
      const scheduled = await revisions.atRevision(queries, locked, command.revision);
      if (!scheduled.ok) return scheduled;
      const now = { ...command, ledger, again: true };
      const published = await publish(queries, scheduled.value, now);
      if (published.ok && newest.revision > command.revision)
        await changePost(queries, stored.id, { pending_revision: newest.revision });
      return published;
    },

    async withdraw(
      queries: Queries,
      locked: LockedPost,
      command: StatusCommand & { readonly reason: string },
    ): Promise<Result<null>> {
      const { stored, newest } = locked;
      const { id } = newest;
      if (newest.status !== "published")
        return fail("conflict", "This post is not published now. Nothing was changed.");
      const at = clock.now().toISOString();
      if (isPendingChange(newest)) {
        const moved = await movePost(queries, stored, newest.slug, at);
        const slug = moved.ok ? newest.slug : stored.slug;
        const withdrawn = { ...newest, slug, status: "withdrawn", live_revision: null } as const;
        await updatePost(queries, withdrawn, facts.current());
      }
      const withdrawal = { withdrawn_reason: command.reason, updated_at: at };
      await changePost(queries, id, { status: "withdrawn", ...withdrawal });
      await queries.deleteFrom("post_looks").where("post_id", "=", id).execute();
      await endSchedule(queries, id, "The post was withdrawn.", at);
      return noteChange(queries, "post-withdrawn", locked, command);
    },

    async isUnread(queries: Queries, postId: string): Promise<boolean> {
      return (await listUnread(queries, [postId])).has(postId);
    },

    /** Gives up the change that waits beside a live post: the next revision begins with what readers have. */
    async discardChange(
      queries: Queries,
      locked: LockedPost,
      command: StatusCommand,
    ): Promise<Result<null>> {
      if (!isPendingChange(locked.newest))
        return fail("conflict", "No such change waits any more. Please look at the list again.");
      const { id } = locked.newest;
      await changePost(queries, id, { pending_revision: null });
      await endSchedule(queries, id, "The change was given up.", clock.now().toISOString());
      return noteChange(queries, "change-discarded", locked, command);
    },
  };

  async function noteChange(
    queries: Queries,
    action: "post-withdrawn" | "change-discarded" | "post-deleted" | "post-restored",
    { stored: { id: postId, slug, title, status }, newest: { revision } }: LockedPost,
    { actor, reason }: StatusCommand,
  ): Promise<Result<null>> {
    const entry = { actor, action, postId, revision, details: { slug, title, status } };
    await audit.append(queries, reason === null ? entry : { ...entry, reason });
    // Readers never had a change that is given up.
    if (action !== "change-discarded") await raiseSiteVersion(queries);
    return succeed(null);
  }

  async function erase(queries: Queries, postId: string): Promise<boolean> {
    const locked = await revisions.lockAnyForUpdate(queries, postId);
    if (locked === null || locked.deletedAt === null) return false;
    await onErased(queries, { postId });
    await deletePost(queries, postId);
    const { deletedAt, newest } = locked;
    await audit.append(queries, {
      actor: "system",
      action: "post-erased",
      postId,
      revision: newest.revision,
      details: { deletedAt },
    });
    return true;
  }

  /** There is no other way to publish. Of a live revision nothing changes but that a person has read it. */
  async function publish(
    queries: Queries,
    { stored, newest: current }: LockedPost,
    command: PublishCommand,
  ): Promise<Result<Post>> {
    const { id: postId, revision, slug, title } = current;
    if (revision !== command.revision) return changedSince();
    if (isLive(current)) return markReviewed(queries, current, command);
    if (current.status === "withdrawn" && command.again !== true) return withdrawnSince();
    const { actor } = command;
    const judged = await judge(queries, current, actor, command.ledger);
    if (!judged.ok) return judged;
    const { open, origins } = judged.value;
    const now = clock.now().toISOString();
    const moved = await movePost(queries, stored, slug, now);
    if (!moved.ok) return moved;
    const publishedAt = current.published_at ?? now;
    const added = newCorrections(current, origins, now);
    const corrections = [...added, ...current.corrections];
    const dates = { publishedAt, modifiedAt: now };
    const post: Post = {
      ...current,
      status: "published",
      live_revision: revision,
      schema_jsonld: blogPostingData(current, site, dates, corrections),
      published_at: publishedAt,
      updated_at: now,
      corrections,
    };
    await updatePost(queries, post, facts.current());
    await markPublished(queries, postId, revision, now);
    const ancestry = revisionAncestry(origins, revision);
    const [own] = ancestry;
    await replaceReview(queries, postId, {
      // Revisions that went live before this was kept have no time of their own.
      changedAt:
        own !== undefined && own.created_at > publishedAt ? (own.published_at ?? now) : null,
      // A model is named with its service, `service/model`; what is composed without one is not.
      byModel: ancestry.some(({ written_by }) => written_by.includes("/")),
      checkedAt: command.unseen === true ? null : now,
    });
    await endSchedule(queries, postId, "The post was published by hand.", now);
    await dependencies.onPublished(queries, post);
    await audit.append(queries, {
      actor,
      action: "post-published",
      postId,
      revision,
      details: {
        slug,
        title,
        formerSlug: slug === stored.slug ? undefined : stored.slug,
        replaced: current.live_revision ?? undefined,
        corrections: added.length === 0 ? undefined : added.map(({ text }) => text),
        scheduledFor: command.scheduledFor,
        ...answeredFor(open),
      },
    });
    await raiseSiteVersion(queries);
    return succeed(post);
  }

  /** Whoever publishes what went live unread answers for it from then on. */
  async function markReviewed(
    queries: Queries,
    post: Post,
    { actor, ledger, unseen }: PublishCommand,
  ): Promise<Result<Post>> {
    const review = await findReview(queries, post.id);
    if (unseen === true || review === null || review.checkedAt !== null) return succeed(post);
    const judged = await judge(queries, post, actor, ledger);
    if (!judged.ok) return judged;
    const { id: postId, revision, slug, title } = post;
    await replaceReview(queries, postId, { ...review, checkedAt: clock.now().toISOString() });
    const details = { slug, title, ...answeredFor(judged.value.open) };
    await audit.append(queries, { actor, action: "post-reviewed", postId, revision, details });
    await raiseSiteVersion(queries);
    return succeed(post);
  }

  async function judge(
    queries: Queries,
    current: Post,
    actor: string,
    checked?: Ledger,
  ): Promise<Result<{ open: OpenMarks; origins: readonly RevisionNote[] }>> {
    const { id: postId, revision, slug } = current;
    const origins = (await listRevisionNotes(queries, [postId])).get(postId) ?? [];
    const unpublished = unpublishedAncestry(origins, revision).map((origin) => origin.revision);
    const publication = { postId, actor, unpublished };
    const authorized = await dependencies.authorizePublication(queries, publication);
    if (!authorized.ok) return authorized;
    const ledger = checked ?? (await findRevision(queries, postId, revision))?.ledger;
    if (ledger == null) return notChecked();
    const open = openMarks(ledger, await findKeptMarks(queries, postId));
    const gate = checkGate(open);
    if (!gate.ok) return gate;
    const pictures = await dependencies.checkPictures(queries, usedPictures(current));
    if (!pictures.ok) return pictures;
    const title = comparable(titleOf(current));
    const other = (await listLiveTitles(queries)).find(
      (one) => one.id !== postId && comparable(titleOf(one)) === title,
    );
    if (other !== undefined)
      return fail(
        "unacceptable",
        `There is a live post with this title already: ${titleOf(other)} (${postAddress(other)}). Change the title, then publish.`,
      );
    return (await isSlugTaken(queries, slug, postId))
      ? slugTaken(slug)
      : succeed({ open, origins });
  }

  function titleOf(post: Pick<Post, "title" | "edition">): string {
    return filledText(post.title, factsOf(post, facts.current()));
  }
}

function comparable(title: string): string {
  return title.toLowerCase().replaceAll(/\s+/g, " ").trim();
}

/** For which statements whoever publishes answers by name, as the log keeps it; nothing where there are none. */
function answeredFor({ unverified }: OpenMarks) {
  if (unverified.length === 0) return {};
  const statements = unverified.slice(0, maxAnsweredFor).map(({ sentence }) => sentence);
  return { unverified: unverified.length, statements };
}

async function endSchedule(
  queries: Queries,
  postId: string,
  outcome: string,
  at: string,
): Promise<void> {
  await endWaiting(queries, { postId }, { state: "cancelled", outcome, at });
  await dismissStopped(queries, "postId", postId, at);
}

function isAsSeen(
  { newest }: LockedPost,
  { revision, status = newest.status }: Pick<SeenPost, "revision" | "status">,
): boolean {
  return newest.revision === revision && newest.status === status;
}

const changedMeanwhile = () =>
  fail("conflict", "This post has changed since. Please look at the list again.");

/** An approval from before the withdrawal must not undo it. */
const withdrawnSince = () =>
  fail("conflict", "This article was withdrawn. An admin can publish it again on the dashboard.");

const notChecked = () =>
  fail("conflict", "This version has not been checked yet. Please open its preview and try again.");

const maxQuoted = 3;
const maxQuote = 90;

export function checkGate(open: OpenMarks): Result<null> {
  const conflicts = describeConflicts(open);
  return conflicts === null ? succeed(null) : fail("unacceptable", `Not published: ${conflicts}`);
}

type Stopping = Pick<OpenMarks, "conflicts" | "stopping">;

export function describeConflicts({ conflicts, stopping }: Stopping): string | null {
  const sentences = conflicts.map(({ sentence }) => sentence);
  const passages = stopping.flatMap(({ quote }) => quote.trim() || []);
  const missing = stopping.filter(({ quote }) => quote.trim() === "");
  const parts = [
    ...counted(sentences, ["value differs from our records.", "values differ from our records."]),
    ...counted(passages, ["passage has to be changed.", "passages have to be changed."]),
    ...new Set(missing.map(({ message }) => message)),
  ];
  return parts.length === 0 ? null : parts.join(" ");
}

function counted(
  sentences: readonly string[],
  [one, many]: readonly [string, string],
): readonly string[] {
  const { length } = sentences;
  if (length === 0) return [];
  const quotes = [...new Set(sentences)].slice(0, maxQuoted).map((text) => `“${shortened(text)}”`);
  return [`${length} ${length === 1 ? one : many} ${quotes.join(" ")}`];
}

function shortened(statement: string): string {
  const text = statement.trim().replaceAll(/\s+/g, " ");
  if (text.length <= maxQuote) return text;
  return `${text.slice(0, maxQuote - 1).toWellFormed()}…`;
}
