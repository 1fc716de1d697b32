import type { Queries } from "../../database/open-database.ts";
import type { AuditLog } from "../audit/audit-log.ts";
import { indianDate, type Clock } from "../shared/clock.ts";
import { fail, succeed, type Result } from "../shared/result.ts";
import {
  changeOf,
  recordsUsed,
  reviewDay,
  reviewDays,
  type ChangedRecord,
  type LastLook,
  type UsedRecord,
} from "./last-look.ts";
import type { Ledger } from "./ledger.ts";
import type { ListPlace } from "./list-cursor.ts";
import * as looks from "./look-repository.ts";
import { lineageOf } from "./lineage.ts";
import type { PostContent } from "./post.ts";
import { isPostId, noSuchPost } from "./post-identity.ts";
import { findRevision } from "./revision-repository.ts";
import { listOrigins } from "./waiting-revision-repository.ts";

/** A live revision and what the checks saw in it. */
export type LiveRevision = {
  readonly postId: string;
  readonly revision: number;
  readonly publishedAt: string;
  readonly content: PostContent;
  readonly ledger: Ledger | null;
};

/** A live post that has to be looked at, and why. */
export type DuePost = looks.DueRow & {
  /** Its day has passed. */
  readonly isOverdue: boolean;
  /** The records it uses that have another value since it was checked. */
  readonly changes: readonly ChangedRecord[];
};

type Dependencies = { readonly clock: Clock; readonly audit: AuditLog };

/**
 * What is known of the last look at each live post, and which of them are due for the next one.
 * Methods belong into the caller's transaction where they write.
 */
export function createPostLooks({ clock, audit }: Dependencies) {
  return {
    /** Notes that a revision has gone live; `byPerson` says whether somebody has looked at it before. */
    async beginLook(queries: Queries, live: LiveRevision, byPerson: boolean): Promise<void> {
      const at = clock.now().toISOString();
      const { look, records } = await firstLook(queries, live, { at, byPerson });
      await looks.keepLook(queries, live.postId, look, records);
    },

    /** The same for a post that went live at `at`, before looks were kept; nothing when one is kept or it is public no more. */
    async catchUpLook(
      queries: Queries,
      postId: string,
      byPersonIf: (revision: number) => boolean,
    ): Promise<void> {
      const held = await looks.holdWhatReadersHave(queries, postId);
      if (held?.status !== "published" || held.published_at === null) return;
      const { revision, published_at: publishedAt, updated_at: at } = held;
      const kept = await findRevision(queries, postId, revision);
      if (kept === null) throw new Error(`post ${postId} has lost revision ${revision}`);
      const live = { postId, revision, publishedAt, ...kept };
      const byPerson = byPersonIf(revision);
      const { look, records } = await firstLook(queries, live, { at, byPerson });
      if (!(await looks.insertLook(queries, postId, look, records))) return;
      const details = { slug: held.slug, reviewBy: look.reviewBy };
      await audit.append(queries, {
        actor: "system",
        action: "look-noted",
        postId,
        revision,
        details,
      });
    },

    /** Keeps a post as it is until the transaction ends; `conflict` when this revision is not what readers have. */
    async holdLive(
      queries: Queries,
      postId: string,
      revision: number,
    ): Promise<Result<{ readonly title: string }>> {
      const held = isPostId(postId) ? await looks.holdWhatReadersHave(queries, postId) : null;
      if (held === null) return noSuchPost();
      const { title, status, deleted_at } = held;
      const isLive = status === "published" && deleted_at === null && held.revision === revision;
      return isLive ? succeed({ title }) : changedMeanwhile();
    },

    /** Notes that a person has found a live post still right; the caller has made sure that it is as it was seen. */
    async confirmLook(
      queries: Queries,
      { postId, revision, content, ledger }: Omit<LiveRevision, "publishedAt">,
      actor: string,
    ): Promise<LastLook & { readonly checkedAt: string }> {
      const before = await looks.findLook(queries, postId);
      if (before === null) throw new Error(`nothing is known of the look at post ${postId}`);
      const at = clock.now().toISOString();
      const records = recordsUsed(content, ledger);
      const known = (await looks.recordsOf(queries, [postId])).get(postId) ?? [];
      const reviewBy = reviewDay(records, indianDate(at), reviewDays.checked);
      const look = { ...before, checkedAt: at, reviewBy };
      await looks.keepLook(queries, postId, look, records);
      await audit.append(queries, {
        actor,
        action: "post-confirmed",
        postId,
        revision,
        details: {
          slug: content.slug,
          reviewBy,
          changes: known.flatMap((record) => changeOf(record) ?? []),
        },
      });
      return look;
    },

    /** Published posts of which nothing is known yet, a few at a time, in the order of their ids. */
    unknownLooks: looks.listUnknown,

    /** What is known of the last look at a live post; null when nothing is. */
    lastLook: looks.findLook,

    /** The records of a live post, with their values at the last look. */
    async recordsAtLook(queries: Queries, postId: string): Promise<readonly UsedRecord[]> {
      return (await looks.recordsOf(queries, [postId])).get(postId) ?? [];
    },

    /** The posts that have to be looked at, the most urgent first, with the number of all of them. */
    async due(
      queries: Queries,
      page: { readonly after: ListPlace | null; readonly limit: number },
    ): Promise<{ readonly count: number; readonly posts: readonly DuePost[] }> {
      const today = indianDate(clock.now());
      const values = await looks.listValues(queries);
      const changed = values.flatMap((value) => (changeOf(value) === null ? [] : [value.hash]));
      const wish = { today, changed };
      const rows = await looks.dueRows(queries, { ...wish, ...page }).execute();
      const records = await looks.recordsOf(
        queries,
        rows.map(({ id }) => id),
      );
      return {
        count: await looks.countDue(queries, wish),
        posts: rows.map((row) => ({
          ...row,
          isOverdue: row.review_by < today,
          changes: (records.get(row.id) ?? []).flatMap((record) => changeOf(record) ?? []),
        })),
      };
    },
  };

  async function firstLook(
    queries: Queries,
    { postId, revision, publishedAt, content, ledger }: LiveRevision,
    { at, byPerson }: { readonly at: string; readonly byPerson: boolean },
  ) {
    const records = recordsUsed(content, ledger);
    const origins = (await listOrigins(queries, [postId])).get(postId) ?? [];
    const lineage = lineageOf(origins, revision);
    const own = lineage[0];
    const isLater = own !== undefined && own.created_at > publishedAt;
    const days = byPerson ? reviewDays.checked : reviewDays.unchecked;
    const look: LastLook = {
      checkedAt: byPerson ? at : null,
      reviewBy: reviewDay(records, indianDate(at), days),
      // Revisions that went live before this was kept have no time of their own.
      changedAt: isLater ? (own.published_at ?? at) : null,
      // A model is named with its service, `service/model`; what is composed without one is not.
      byModel: lineage.some(({ written_by }) => written_by.includes("/")),
    };
    return { look, records };
  }
}

const changedMeanwhile = () =>
  fail("conflict", "This is not what readers have now. Please look at the list again.");
