import { z } from "zod";
import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import { sentencesOf } from "../../drafting/marks/sentences.ts";
import { openMarks, type OpenMarks } from "../../posts/revisions/kept-marks.ts";
import { filledText } from "../../posts/text/fact-tokens.ts";
import type { ChangedRecord } from "../../posts/plans/periodic-review-rules.ts";
import { createCursorCodec } from "../../posts/lists/list-cursor.ts";
import type { Ledger } from "../../posts/revisions/ledger.ts";
import { postAddress } from "../../posts/post-address.ts";
import type { DuePost } from "../../posts/plans/periodic-reviews.ts";
import { factsOf } from "../../posts/post-edition.ts";
import { noSuchPost } from "../../posts/post.ts";
import type { StoredRevision } from "../../posts/revisions/post-revisions.ts";
import { describeConflicts } from "../../posts/publishing/publication-gate.ts";
import { fail, succeed, type Result } from "../../shared/result.ts";
import type { ReviewRoom } from "../review-room.ts";

/** How many posts a page of the list has: each of them is checked again when it is shown. */
const duePageSize = 8;

/** A live post whose review is due, with everything that its row shows. */
export type DueReview = {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly revision: number;
  readonly publicUrl: string;
  /** When a person last checked it; null when nobody has since its drafting. */
  readonly checkedAt: string | null;
  /** ISO day in India. */
  readonly reviewBy: string;
  readonly isOverdue: boolean;
  readonly changes: readonly DueChange[];
  /** Why it would not be published today: it has to be corrected or withdrawn. Null when the checks pass it. */
  readonly stopped: string | null;
  /** How many of its statements no record answers; they do not stop it. */
  readonly unverified: number;
};

/** A record that has another value since; `sentence` says the former one in words of its own, null when none does. */
type DueChange = ChangedRecord & { readonly sentence: string | null };

type DueReviewPage = {
  /** Of all pages. */
  readonly count: number;
  readonly posts: readonly DueReview[];
  /** Where the next page begins; null on the last one. */
  readonly nextCursor: string | null;
};

type Confirmed = {
  readonly message: string;
  readonly postId: string;
  readonly revision: number;
  /** ISO instant. */
  readonly checkedAt: string;
  /** ISO day in India. */
  readonly reviewBy: string;
};

/** Whose turn it is where the whole list is checked. */

const cursors = createCursorCodec(z.iso.date());

/** The live posts whose periodic review is due, because of their records or of their age, for admins. */
export function createDueReviews({ database, posts, facts, siteUrl }: ReviewRoom) {
  return {
    /** One page of them, the most urgent first; `malformed` when the cursor is none of ours. Changes nothing. */
    async page(cursor: string): Promise<Result<DueReviewPage>> {
      const after = cursors.decode(cursor);
      if (!after.ok) return after;
      // One more than a page has tells whether there is a next page.
      const limit = duePageSize + 1;
      const found = await posts.periodicReviews.due({ after: after.value, limit });
      const due = found.posts.slice(0, duePageSize);
      const rows: DueReview[] = [];
      // One after the other: a check takes the processor for itself.
      const current = facts.current();
      for (const post of due) rows.push(await rowOf(post, current));
      const last = due.at(-1);
      const isLast = found.posts.length === due.length || last === undefined;
      return succeed({
        count: found.count,
        posts: rows,
        nextCursor: isLast ? null : cursors.encode({ at: last.review_by, id: last.id }),
      });
    },

    /**
     * Notes that an admin has found a live post still right. `conflict` when it is not published or
     * this is not its live revision, `unacceptable` when today's checks would stop it.
     */
    async confirm(command: {
      readonly postId: string;
      readonly revision: number;
      readonly by: { readonly email: string };
    }): Promise<Result<Confirmed>> {
      const { postId, revision, by } = command;
      const seen = await posts.revisions.find(postId, revision);
      // A number that no revision has: the post decides whether it is missing or has changed.
      const checked = await checkedToday(postId, revision);
      return database.transaction(async (queries) => {
        const locked = await posts.revisions.lockAnyForUpdate(queries, postId);
        if (locked === null) return noSuchPost();
        const { stored: live, deletedAt } = locked;
        if (live.status !== "published" || deletedAt !== null || live.revision !== revision)
          return fail(
            "conflict",
            "This is not what readers have now. Please look at the list again.",
          );
        if (!seen.ok) return seen;
        if (!checked.ok) return checked;
        const { periodicReviews } = posts;
        await periodicReviews.backfill(queries, locked, { byPerson: true });
        const { content, edition } = seen.value;
        const confirmed = { postId, revision, content, edition, ledger: checked.value.ledger };
        const review = await periodicReviews.confirm(queries, confirmed, `admin:${by.email}`);
        const { checkedAt, reviewBy } = review;
        const title = filledText(live.title, factsOf(live, facts.current()));
        const message = `Checked: “${title}” is still right.`;
        return succeed({ message, postId, revision, checkedAt, reviewBy });
      });
    },
  };

  async function rowOf(post: DuePost, current: FactSnapshot): Promise<DueReview> {
    const { id, slug, title, revision, published_at, checked_at, review_by } = post;
    const stored = await posts.revisions.find(id, revision);
    const checked = await checkedToday(id, revision);
    const own = factsOf(post, current);
    return {
      id,
      slug,
      title: filledText(title, own),
      revision,
      publicUrl: siteUrl + postAddress({ slug, published_at }),
      checkedAt: checked_at,
      reviewBy: review_by,
      isOverdue: post.isOverdue,
      changes: stored.ok ? changesIn(stored.value, post.changes, own) : [],
      stopped: checked.ok ? null : checked.failure.message,
      unverified: checked.ok ? checked.value.open.unverified.length : 0,
    };
  }

  /** What the checks see in a revision today; `unacceptable` when they would stop it. */
  async function checkedToday(
    postId: string,
    revision: number,
  ): Promise<Result<{ readonly ledger: Ledger; readonly open: OpenMarks }>> {
    const checked = await posts.revisions.checkNow(postId, revision);
    if (!checked.ok) return checked;
    const ledger = checked.value;
    const open = openMarks(ledger, await posts.keptMarks.of(postId));
    const conflicts = describeConflicts(open);
    return conflicts === null
      ? succeed({ ledger, open })
      : fail("unacceptable", `This article needs a correction: ${conflicts}`);
  }
}

/** Each change with the sentence of the post that a new value does not reach. */
function changesIn(
  { content, edition }: StoredRevision,
  changes: readonly ChangedRecord[],
  facts: FactSnapshot,
): readonly DueChange[] {
  if (changes.length === 0) return [];
  const sentences = sentencesOf(content, factsOf({ edition }, facts));
  return changes.map((change) => {
    const was = change.was.toLowerCase();
    const found = sentences.find(
      ({ text, tokens }) => tokens.length === 0 && text.toLowerCase().includes(was),
    );
    return { ...change, sentence: found?.sentence ?? null };
  });
}
