import type { OpenDatabase } from "../../database/open-database.ts";
import type { AuditLog } from "../audit/audit-log.ts";
import type { Clock } from "../shared/clock.ts";
import { stoppingFindings } from "../posts/ledger.ts";
import { isLive, type PostBrief } from "../posts/post.ts";
import type { PostService } from "../posts/post-service.ts";
import { fail, succeed, type Result } from "../shared/result.ts";
import { writtenTextSchema } from "../shared/written-text.ts";
import { createLinkIssue } from "./link-issue.ts";
import { longestMessage, mostAddresses } from "./link-limits.ts";
import type { LinkScope } from "./link-scope.ts";
import type { ReviewLink, ReviewLinks } from "./review-links.ts";
import type { createReviewNotices } from "./review-notices.ts";
import type { SecondApproverRule } from "./second-approver.ts";

/** A link as the desk lists it. */
export type ListedLink = Omit<ReviewLink, "post_id" | "revoked_at"> & {
  readonly state: "open" | "expired" | "revoked";
  /**
   * Its address, to be copied again by the admin who made it. What was mailed belongs to its
   * addressee alone: null, as for all links that open nothing.
   */
  readonly previewUrl: string | null;
};

export type LinksOfPost = {
  readonly post: Pick<PostBrief, "id" | "title">;
  /** Whether anything waits for approval: a draft, or a change beside a live post. */
  readonly isReviewable: boolean;
  /** Newest first. */
  readonly links: readonly ListedLink[];
  /** Whether mails can be sent, and the addresses that are offered. */
  readonly canSend: boolean;
  readonly reviewers: readonly string[];
  readonly secondApprover: SecondApproverRule;
};

type By = { readonly by: { readonly email: string } };

export type LinkDesk = ReturnType<typeof createLinkDesk>;

type Dependencies = {
  readonly database: OpenDatabase;
  readonly clock: Clock;
  readonly audit: AuditLog;
  readonly posts: PostService;
  readonly links: ReviewLinks;
  readonly notices: ReturnType<typeof createReviewNotices>;
  readonly reviewers: readonly string[];
  readonly secondApprover: SecondApproverRule;
};

/** The review links of a post, for the admins who hand them out and take them back. */
export function createLinkDesk({ database, clock, audit, posts, links, ...rest }: Dependencies) {
  const { notices, reviewers, secondApprover } = rest;
  return {
    /** All links of a post, newest first; `not-found` without such a post. Stores nothing. */
    async list({ postId, by }: By & { readonly postId: string }): Promise<Result<LinksOfPost>> {
      const post = await posts.byId(postId);
      if (!post.ok) return post;
      const { id, title } = post.value;
      const all = (await links.ofPost(id)).reverse();
      return succeed({
        post: { id, title },
        isReviewable: !isLive(post.value),
        links: await Promise.all(all.map((link) => listed(link, `admin:${by.email}`))),
        canSend: notices.canSend,
        reviewers,
        secondApprover,
      });
    },

    issue: createLinkIssue({ database, posts, links }),

    /**
     * Ends one link, or all links of a post that open something for null, with all tokens derived
     * from them; answers how many. `not-found` without such a post, or when that link opens nothing.
     */
    revoke(
      wish: By & { readonly postId: string; readonly linkId: string | null },
    ): Promise<Result<{ revoked: number }>> {
      return database.transaction(async (queries) => {
        const post = await posts.hold(queries, wish.postId);
        if (!post.ok) return post;
        const by = `admin:${wish.by.email}`;
        const revoked = await links.revoke(queries, { ...wish, by });
        return revoked === 0 && wish.linkId !== null
          ? fail("not-found", "There is no such link, or it has ended already.")
          : succeed({ revoked });
      });
    },

    /**
     * Mails each of these people a link of their own. `unavailable` without a mail server, `conflict`
     * when the post is published, `malformed` without an address, `unacceptable` with too many or too long a message.
     */
    async sendForReview(
      wish: By & {
        readonly postId: string;
        readonly scope: LinkScope;
        readonly days: number;
        readonly addresses: readonly string[];
        readonly message: string;
      },
    ): Promise<Result<{ sent: number }>> {
      if (!notices.canSend) return fail("unavailable", noMailServer);
      const addresses = eachOnce(wish.addresses);
      if (addresses.length === 0) return fail("malformed", "Please name who is to review it.");
      if (addresses.length > mostAddresses)
        return fail("unacceptable", `Please ask at most ${mostAddresses} people at once.`);
      const message = writtenTextSchema.parse(wish.message);
      if (message.length > longestMessage)
        return fail("unacceptable", `Please keep the message to ${longestMessage} characters.`);
      return database.transaction(async (queries) => {
        const post = await posts.hold(queries, wish.postId);
        if (!post.ok) return post;
        const { id: postId, revision } = post.value;
        if (isLive(post.value))
          return fail("conflict", "This post is published: there is nothing to review.");
        const { scope, days } = wish;
        const by = `admin:${wish.by.email}`;
        const ledger = await posts.ledgerOf(queries, postId, revision);
        const stopped = ledger === null ? [] : stoppingFindings(ledger);
        const letter = { post: post.value, stopped, by, scope, days, message, addresses };
        await notices.reviewWanted(queries, letter);
        await audit.append(queries, {
          actor: by,
          action: "review-requested",
          postId,
          revision,
          ...(message !== "" && { reason: message }),
          details: { sentTo: addresses, scope },
        });
        return succeed({ sent: addresses.length });
      });
    },
  };

  async function listed(link: ReviewLink, asking: string): Promise<ListedLink> {
    const { id, scope, revision, sent_to, created_by, created_at, expires_at } = link;
    const { last_used_at, last_use } = link;
    const shown = { id, scope, revision, sent_to, created_by, created_at, expires_at };
    const state = stateOf(link);
    const isTheirs = link.created_by === asking && link.sent_to === null;
    const previewUrl = isTheirs && state === "open" ? await links.addressOf(link) : null;
    return { ...shown, last_used_at, last_use, state, previewUrl };
  }

  function stateOf({ revoked_at, expires_at }: ReviewLink): ListedLink["state"] {
    if (revoked_at !== null) return "revoked";
    return expires_at <= clock.now().toISOString() ? "expired" : "open";
  }
}

const noMailServer =
  "No mail server is set, so nothing can be sent: copy a link and send it yourself.";

/** Addresses without those that differ in case alone. */
function eachOnce(addresses: readonly string[]): string[] {
  const byName = new Map(addresses.map((address) => [address.toLowerCase(), address]));
  return [...byName.values()];
}
