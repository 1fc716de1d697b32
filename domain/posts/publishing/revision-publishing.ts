import {
  tryAdvisoryLock,
  type OpenDatabase,
  type Queries,
} from "../../../database/open-database.ts";
import { raiseSiteVersion } from "../../../database/site-version.ts";
import type { AuditLog } from "../../audit/audit-log.ts";
import type { FactsService } from "../../facts/facts-service.ts";
import type { Clock } from "../../shared/clock.ts";
import { fail, succeed, type Result } from "../../shared/result.ts";
import { findKeptMarks } from "../revisions/kept-mark-repository.ts";
import { openMarks, type OpenMarks } from "../revisions/kept-marks.ts";
import type { Ledger } from "../revisions/ledger.ts";
import { changedSince } from "../revisions/post-drafts.ts";
import { movePost, slugTaken } from "../post-moves.ts";
import { updatePendingRevision, updatePost } from "../post-repository.ts";
import type { LockedPost, PostRevisions } from "../revisions/post-revisions.ts";
import { isLive, type Post } from "../post.ts";
import { checkGate } from "./publication-gate.ts";
import {
  newCorrections,
  revisionAncestry,
  unpublishedAncestry,
} from "../revisions/revision-ancestry.ts";
import {
  findRevision,
  listRevisionNotes,
  markPublished,
  type RevisionNote,
} from "../revisions/revision-repository.ts";
import { dismissStopped, endWaiting } from "../schedules/schedule-repository.ts";
import { isSlugTaken } from "./former-slug-repository.ts";
import { findReview, replaceReview } from "./live-review-repository.ts";
import { checkTitle, comparableTitle } from "./live-titles.ts";
import { blogPostingData, type PublishingSite } from "./post-structured-data.ts";
import { usedPictures, type UsedPicture } from "../uses/used-pictures.ts";

const maxAnsweredFor = 20;

type Dependencies = {
  readonly database: Pick<OpenDatabase, "engine">;
  readonly clock: Clock;
  readonly audit: AuditLog;
  readonly site: PublishingSite;
  readonly revisions: PostRevisions;
  readonly facts: Pick<FactsService, "current">;
  readonly onPublished: (queries: Queries, post: Post) => Promise<void>;
  /** `unacceptable` when a picture is not there, or has no words and is not declared decorative. */
  readonly checkPictures: (
    queries: Queries,
    pictures: readonly UsedPicture[],
  ) => Promise<Result<null>>;
  /** `forbidden` when this person must leave the publication to another. */
  readonly authorizePublication: (
    queries: Queries,
    command: {
      readonly postId: string;
      readonly actor: string;
      /** The revisions that would become public with this one. */
      readonly unpublished: readonly number[];
    },
  ) => Promise<Result<null>>;
};

type PublishCommand = {
  readonly revision: number;
  readonly actor: string;
  readonly again?: boolean;
  /** Nobody has looked at it since its drafting. */
  readonly unseen?: boolean;
  readonly scheduledFor?: string;
  /** As `PostRevisions.ledgerOf` has it; left out, the one that was stored with the revision. */
  readonly ledger?: Ledger | undefined;
};

/** How a revision becomes public, in the caller's transaction. There is no other way to publish. */
export function createRevisionPublishing(dependencies: Dependencies) {
  const { database, clock, audit, site, revisions, facts } = dependencies;
  return { publish, publishScheduled, judge };

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
    // A post of the same title may be publishing at this moment, not yet committed: nobody waits for that.
    const name = `live title ${comparableTitle(current, facts.current())}`;
    if (!(await tryAdvisoryLock(database.engine, queries, name))) return titleBeingPublished();
    const judged = await judge(queries, current, actor, command.ledger);
    if (!judged.ok) return judged;
    const { open, origins } = judged.value;
    const now = clock.now().toISOString();
    const moved = await movePost(queries, stored, { to: slug, at: now });
    if (!moved.ok) return moved;
    // A post that comes back keeps its address.
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
    await markPublished(queries, { postId, revision, at: now });
    await replaceReview(queries, postId, {
      ...historyOf(origins, { revision, publishedAt, at: now }),
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
        ...(slug !== stored.slug && { formerSlug: stored.slug }),
        ...(current.live_revision !== null && { replaced: current.live_revision }),
        ...(added.length > 0 && { corrections: added.map(({ text }) => text) }),
        ...(command.scheduledFor !== undefined && { scheduledFor: command.scheduledFor }),
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
    const checkedAt = clock.now().toISOString();
    await replaceReview(queries, postId, { ...review, checkedAt });
    await audit.append(queries, {
      actor,
      action: "post-reviewed",
      postId,
      revision,
      details: { slug, title, ...answeredFor(judged.value.open) },
    });
    await raiseSiteVersion(queries);
    return succeed(post);
  }

  /** The same for a revision that somebody scheduled: there may be a newer one by now, which waits beside it as a change from then on. */
  async function publishScheduled(
    queries: Queries,
    locked: LockedPost,
    command: PublishCommand,
  ): Promise<Result<Post>> {
    const { stored, newest } = locked;
    const scheduled = await revisions.atRevision(queries, locked, command.revision);
    if (!scheduled.ok) return scheduled;
    const published = await publish(queries, scheduled.value, { ...command, again: true });
    if (published.ok && newest.revision > command.revision)
      await updatePendingRevision(queries, stored.id, newest.revision);
    return published;
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
    const title = await checkTitle(queries, current, facts.current());
    if (!title.ok) return title;
    return (await isSlugTaken(queries, slug, postId))
      ? slugTaken(slug)
      : succeed({ open, origins });
  }
}

function historyOf(
  origins: readonly RevisionNote[],
  live: { readonly revision: number; readonly publishedAt: string; readonly at: string },
) {
  const ancestry = revisionAncestry(origins, live.revision);
  const [own] = ancestry;
  const isLater = own !== undefined && own.created_at > live.publishedAt;
  return {
    // Revisions that went live before this was kept have no time of their own.
    changedAt: isLater ? (own.published_at ?? live.at) : null,
    // A model is named with its service, `service/model`; what is composed without one is not.
    byModel: ancestry.some(({ written_by }) => written_by.includes("/")),
  };
}

/** For which statements whoever publishes answers by name, as the log keeps it; nothing where there are none. */
function answeredFor({ unverified }: OpenMarks) {
  if (unverified.length === 0) return {};
  const statements = unverified.slice(0, maxAnsweredFor).map(({ sentence }) => sentence);
  return { unverified: unverified.length, statements };
}

export async function endSchedule(
  queries: Queries,
  postId: string,
  outcome: string,
  at: string,
): Promise<void> {
  await endWaiting(queries, postId, { state: "cancelled", outcome, at });
  await dismissStopped(queries, "post_id", postId, at);
}

/** An approval from before the withdrawal must not undo it. */
const withdrawnSince = () =>
  fail("conflict", "This article was withdrawn. An admin can publish it again on the dashboard.");

const notChecked = () =>
  fail("conflict", "This version has not been checked yet. Please open its preview and try again.");

const titleBeingPublished = () =>
  fail(
    "unacceptable",
    "A post with this title is being published. Change the title, then publish.",
  );
