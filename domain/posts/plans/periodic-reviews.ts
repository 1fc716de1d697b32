import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import type { Queries } from "../../../database/open-database.ts";
import { raiseSiteVersion } from "../../../database/site-version.ts";
import type { AuditLog } from "../../audit/audit-log.ts";
import type { FactsService } from "../../facts/facts-service.ts";
import { indianDate, type Clock } from "../../shared/clock.ts";
import type { ListCursor } from "../lists/list-cursor.ts";
import * as repository from "./periodic-review-repository.ts";
import {
  changedRecord,
  dueDay,
  recordsUsed,
  reviewDays,
  type ChangedRecord,
  type LiveText,
  type PeriodicReview,
  type UsedRecord,
} from "./periodic-review-rules.ts";
import type { LockedPost } from "../revisions/post-revisions.ts";
import { revisionAncestry } from "../revisions/revision-ancestry.ts";
import {
  findRevision,
  listOrigins,
  type RevisionOrigin,
} from "../revisions/revision-repository.ts";

/** A live revision, what the checks saw in it, and where the revisions of its post come from. */
type LiveRevision = LiveText & {
  readonly postId: string;
  readonly revision: number;
  readonly publishedAt: string;
  readonly origins: readonly RevisionOrigin[];
};

/** A live post whose review is due, and why. */
export type DuePost = repository.DueReviewRow & {
  /** Its day has passed. */
  readonly isOverdue: boolean;
  /** The records it uses that have another value since it was checked. */
  readonly changes: readonly ChangedRecord[];
};

export type PeriodicReviews = ReturnType<typeof createPeriodicReviews>;

type Dependencies = {
  readonly queries: Queries;
  readonly clock: Clock;
  readonly audit: AuditLog;
  readonly facts: Pick<FactsService, "current">;
};

/**
 * When each live post was last reviewed, and which of them are due for the next review. Methods whose
 * first parameter is `transaction` belong to the caller's transaction.
 */
export function createPeriodicReviews({ queries, clock, audit, facts }: Dependencies) {
  return {
    /** Notes that a revision has gone live at this instant; `byPerson` says whether somebody has looked at it before. */
    async begin(
      transaction: Queries,
      live: LiveRevision,
      when: { readonly at: string; readonly byPerson: boolean },
    ): Promise<void> {
      const { review, records } = firstReview(live, { ...when, facts: facts.current() });
      await repository.replaceReview(transaction, live.postId, review, records);
    },

    /** The same for a post that went live before reviews were kept; nothing when it has one or is public no more. */
    async backfill(
      transaction: Queries,
      { stored }: LockedPost,
      { byPerson }: { readonly byPerson: boolean },
    ): Promise<void> {
      const { id: postId, slug, revision, published_at: publishedAt, updated_at: at } = stored;
      if (stored.status !== "published" || publishedAt === null) return;
      const live = await findRevision(transaction, postId, revision);
      if (live === null) throw new Error(`post ${postId} has lost revision ${revision}`);
      const origins = (await listOrigins(transaction, [postId])).get(postId) ?? [];
      const { review, records } = firstReview(
        { postId, revision, publishedAt, origins, ...live },
        { at, byPerson, facts: facts.current() },
      );
      if (!(await repository.insertReview(transaction, postId, review, records))) return;
      await audit.append(transaction, {
        actor: "system",
        action: "look-noted",
        postId,
        revision,
        details: { slug, reviewBy: review.reviewBy },
      });
      await raiseSiteVersion(transaction);
    },

    /** Notes that a person has found a live post still right; the caller has made sure that it is as it was seen. */
    async confirm(
      transaction: Queries,
      live: Omit<LiveRevision, "publishedAt" | "origins">,
      actor: string,
    ): Promise<PeriodicReview & { readonly checkedAt: string }> {
      const { postId, revision, content } = live;
      const current = facts.current();
      const before = await repository.findReview(transaction, postId);
      if (before === null) throw new Error(`nothing is known of the review of post ${postId}`);
      const at = clock.now().toISOString();
      const records = recordsUsed(live, current);
      const known = (await repository.listUsedRecords(transaction, [postId])).get(postId) ?? [];
      const reviewBy = dueDay(records, {
        today: indianDate(at),
        days: reviewDays.checked,
        facts: current,
      });
      const review = { ...before, checkedAt: at, reviewBy };
      await repository.replaceReview(transaction, postId, review, records);
      await audit.append(transaction, {
        actor,
        action: "post-confirmed",
        postId,
        revision,
        details: { slug: content.slug, reviewBy, changes: changesOf(known, current) },
      });
      await raiseSiteVersion(transaction);
      return review;
    },

    /** Of a post that is live no more. */
    delete: repository.deleteReview,

    /** Published posts without a review, a few at a time, in the order of their ids. */
    missing: (afterId: string, limit: number) =>
      repository.listWithoutReview(queries, afterId, limit),

    /** The last review of a live post; null when none is known. */
    find: (postId: string) => repository.findReview(queries, postId),

    /** The records of a live post, with their values at the last review. */
    async records(postId: string): Promise<readonly UsedRecord[]> {
      return (await repository.listUsedRecords(queries, [postId])).get(postId) ?? [];
    },

    /** The posts whose review is due, the most urgent first, with the number of all of them. */
    async due(page: {
      readonly after: ListCursor | null;
      readonly limit: number;
    }): Promise<{ readonly count: number; readonly posts: readonly DuePost[] }> {
      const current = facts.current();
      const today = indianDate(clock.now());
      const values = await repository.listKnownValues(queries);
      const changed = values.flatMap((value) =>
        changedRecord(value, current) === null ? [] : value.hash,
      );
      const rows = await repository
        .selectDueReviews(queries, { today, changed, ...page })
        .execute();
      const ids = rows.map(({ id }) => id);
      const records = await repository.listUsedRecords(queries, ids);
      return {
        count: await repository.countDueReviews(queries, { today, changed }),
        posts: rows.map((row) => ({
          ...row,
          isOverdue: row.review_by < today,
          changes: changesOf(records.get(row.id) ?? [], current),
        })),
      };
    },
  };
}

function firstReview(
  live: LiveRevision,
  when: { readonly at: string; readonly byPerson: boolean; readonly facts: FactSnapshot },
): { readonly review: PeriodicReview; readonly records: readonly UsedRecord[] } {
  const { revision, publishedAt, origins } = live;
  const { at, byPerson, facts } = when;
  const records = recordsUsed(live, facts);
  const ancestry = revisionAncestry(origins, revision);
  const own = ancestry[0];
  const isLater = own !== undefined && own.created_at > publishedAt;
  const days = byPerson ? reviewDays.checked : reviewDays.unchecked;
  const review: PeriodicReview = {
    checkedAt: byPerson ? at : null,
    reviewBy: dueDay(records, { today: indianDate(at), days, facts }),
    // Revisions that went live before this was kept have no time of their own.
    changedAt: isLater ? (own.published_at ?? at) : null,
    // A model is named with its service, `service/model`; what is composed without one is not.
    byModel: ancestry.some(({ written_by }) => written_by.includes("/")),
  };
  return { review, records };
}

function changesOf(records: readonly UsedRecord[], facts: FactSnapshot): readonly ChangedRecord[] {
  return records.flatMap((record) => changedRecord(record, facts) ?? []);
}
