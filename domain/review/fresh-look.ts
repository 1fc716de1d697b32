import { z } from "zod";
import type { OpenDatabase } from "../../database/open-database.ts";
import type { DraftingService } from "../drafting/drafting-service.ts";
import { filledText } from "../posts/fact-tokens.ts";
import type { ChangedRecord } from "../posts/last-look.ts";
import { createListCursor } from "../posts/list-cursor.ts";
import type { Ledger } from "../posts/ledger.ts";
import { postAddress } from "../posts/post-address.ts";
import type { DuePost } from "../posts/post-looks.ts";
import type { KeptRevision, PostService } from "../posts/post-service.ts";
import { checkGate } from "../posts/publication-gate.ts";
import { fail, succeed, type Result } from "../shared/result.ts";

/** How many posts a page of the list has: each of them is checked again when it is shown. */
export const duePageSize = 8;

/** A live post that somebody has to look at, with everything that its row shows. */
export type PostToLookAt = {
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
  readonly changes: readonly ChangedRecord[];
  /** Why it would not be published today: it has to be corrected or withdrawn. Null when the checks pass it. */
  readonly stopped: string | null;
};

export type LookPage = {
  /** Of all pages. */
  readonly count: number;
  readonly posts: readonly PostToLookAt[];
  /** Where the next page begins; null on the last one. */
  readonly nextCursor: string | null;
};

export type Confirmed = {
  readonly message: string;
  readonly postId: string;
  readonly revision: number;
  /** ISO instant. */
  readonly checkedAt: string;
  /** ISO day in India. */
  readonly reviewBy: string;
};

export type FreshLook = ReturnType<typeof createFreshLook>;

type Dependencies = {
  readonly database: OpenDatabase;
  readonly posts: PostService;
  readonly drafting: DraftingService;
  /** Canonical origin, without a trailing slash. */
  readonly siteUrl: string;
};

const cursors = createListCursor(z.iso.date());

/** The live posts that have to be looked at again, because of their records or of their age, for admins. */
export function createFreshLook({ database, posts, drafting, siteUrl }: Dependencies) {
  const { queries } = database;
  return {
    /** One page of them, the most urgent first; `malformed` when the cursor is none of ours. Changes nothing. */
    async due(cursor: string): Promise<Result<LookPage>> {
      const after = cursors.read(cursor);
      if (!after.ok) return after;
      // One more than is shown tells whether there is a next page.
      const found = await posts.due(queries, { after: after.value, limit: duePageSize + 1 });
      const shown = found.posts.slice(0, duePageSize);
      const rows: PostToLookAt[] = [];
      // One after the other: a check takes the processor for itself.
      for (const post of shown) rows.push(await rowOf(post));
      const last = shown.at(-1);
      const isLast = found.posts.length === shown.length || last === undefined;
      return succeed({
        count: found.count,
        posts: rows,
        nextCursor: isLast ? null : cursors.write({ at: last.review_by, id: last.id }),
      });
    },

    /**
     * Notes that an admin has found a live post still right. `conflict` when it is not published or
     * this is not its live revision, `unacceptable` when today's checks would stop it.
     */
    async confirm(wish: {
      readonly postId: string;
      readonly revision: number;
      readonly by: { readonly email: string };
    }): Promise<Result<Confirmed>> {
      const { postId, revision, by } = wish;
      const kept = await posts.revision(postId, revision);
      // A number that no revision has: the post decides whether it is missing or has changed.
      const checked = kept.ok ? await checkedToday(postId, kept.value) : kept;
      return database.transaction(async (transaction) => {
        const held = await posts.holdLive(transaction, postId, revision);
        if (!held.ok) return held;
        if (!kept.ok) return kept;
        if (!checked.ok) return checked;
        await posts.catchUpLook(transaction, postId, () => true);
        const live = { postId, revision, content: kept.value.content, ledger: checked.value };
        const look = await posts.confirmLook(transaction, live, `admin:${by.email}`);
        const { checkedAt, reviewBy } = look;
        const message = `Checked: “${filledText(held.value.title)}” is still right.`;
        return succeed({ message, postId, revision, checkedAt, reviewBy });
      });
    },
  };

  async function rowOf(post: DuePost): Promise<PostToLookAt> {
    const { id, slug, title, revision, published_at, checked_at, review_by } = post;
    const kept = await posts.revision(id, revision);
    const checked = kept.ok ? await checkedToday(id, kept.value) : kept;
    return {
      id,
      slug,
      title: filledText(title),
      revision,
      publicUrl: siteUrl + postAddress({ slug, published_at }),
      checkedAt: checked_at,
      reviewBy: review_by,
      isOverdue: post.isOverdue,
      changes: post.changes,
      stopped: checked.ok ? null : checked.failure.message,
    };
  }

  /** What the checks see in a revision today; `unacceptable` when they would stop it. */
  async function checkedToday(
    postId: string,
    { content }: Pick<KeptRevision, "content">,
  ): Promise<Result<Ledger>> {
    const ledger = await drafting.recheck(postId, content);
    // What has not even the shape of a post any more is no failure of a service here.
    if (!ledger.ok)
      return fail("unacceptable", `This article needs a correction: ${ledger.failure.message}`);
    const gate = checkGate(ledger.value, "live");
    return gate.ok ? ledger : gate;
  }
}
