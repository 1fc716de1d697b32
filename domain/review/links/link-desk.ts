import type { Queries } from "../../../database/open-database.ts";
import { openMarks } from "../../posts/revisions/kept-marks.ts";
import { isLive, type PostOverview } from "../../posts/post.ts";
import { changedSince } from "../../posts/revisions/post-drafts.ts";
import { fail, succeed, type Result } from "../../shared/result.ts";
import { writtenTextSchema } from "../../shared/written-text.ts";
import { longestMessage, mostAddresses, type LinkScope } from "./link-terms.ts";
import type { ReviewLink, IssueLinkCommand } from "./review-links.ts";
import type { ReviewNotifications } from "../mails/review-notifications.ts";
import { mayApprove, mayHoldApproval, type OfficePerson } from "../office.ts";
import type { SecondApproverRule } from "../second-approver.ts";
import type { ReviewRoom } from "../review-room.ts";

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
  readonly post: Pick<PostOverview, "id" | "title">;
  /** Whether anything waits for approval: a draft, or a change beside a live post. */
  readonly isReviewable: boolean;
  /** Newest first. */
  readonly links: readonly ListedLink[];
  /** Whether mails can be sent, and the addresses that are offered. */
  readonly canSend: boolean;
  readonly reviewers: readonly string[];
  readonly secondApprover: SecondApproverRule;
  /** Whether a link publishes only for an approver who has signed in. */
  readonly linkSignIn: "off" | "required";
};

type By = { readonly by: Pick<OfficePerson, "email"> };

export type LinkDesk = ReturnType<typeof createLinkDesk>;

type Dependencies = ReviewRoom & {
  readonly notifications: ReviewNotifications;
  readonly secondApprover: () => SecondApproverRule;
  readonly linkSignIn: () => "off" | "required";
};

/** The review links of a post, for the office, which hands them out and takes them back. */
export function createLinkDesk({ database, clock, audit, posts, links, ...rest }: Dependencies) {
  const { notifications, reviewers, secondApprover, linkSignIn, membershipOf } = rest;
  const office = { membershipOf, reviewers };
  return {
    /** All links of a post, newest first; `not-found` without such a post. Stores nothing. */
    async list({ postId, by }: By & { readonly postId: string }): Promise<Result<LinksOfPost>> {
      const post = await posts.revisions.newest(postId);
      if (!post.ok) return post;
      const { id, title } = post.value;
      const all = (await links.ofPost(id)).reverse();
      return succeed({
        post: { id, title },
        isReviewable: !isLive(post.value),
        links: await Promise.all(all.map((link) => listedLink(link, `admin:${by.email}`))),
        canSend: notifications.canSend(),
        reviewers: reviewers(),
        secondApprover: secondApprover(),
        linkSignIn: linkSignIn(),
      });
    },

    /**
     * A new link of a post's latest revision, to be handed out; `not-found` without such a post,
     * `forbidden` when it is to approve and its maker may not. Without a scope it allows what they may.
     */
    issue({
      by,
      ...command
    }: By & Pick<IssueLinkCommand, "postId" | "scope" | "days">): Promise<
      Result<{ previewUrl: string }>
    > {
      return database.transaction(async (queries) => {
        if (command.scope === "approve" && !(await mayApprove(membershipOf, queries, by.email)))
          return fail("forbidden", noApprovingLink);
        const post = await posts.revisions.lockForUpdate(queries, command.postId);
        if (!post.ok) return post;
        const { revision } = post.value.newest;
        const link = { ...command, revision, by: `admin:${by.email}` };
        return succeed({ previewUrl: await links.issue(queries, link) });
      });
    },

    /**
     * Ends one link, or all links of a post that open something for null, with all tokens derived
     * from them; answers how many. `not-found` without such a post, or when that link opens nothing.
     */
    revoke(
      command: By & { readonly postId: string; readonly linkId: string | null },
    ): Promise<Result<{ revoked: number }>> {
      return database.transaction(async (queries) => {
        const post = await posts.revisions.lockForUpdate(queries, command.postId);
        if (!post.ok) return post;
        const by = `admin:${command.by.email}`;
        const revoked = await links.revoke(queries, { ...command, by });
        return revoked === 0 && command.linkId !== null
          ? fail("not-found", "There is no such link, or it has ended already.")
          : succeed({ revoked });
      });
    },

    /**
     * Mails each of these people a link of their own. `unavailable` without a mail server, `conflict`
     * when the post is published, `malformed` without an address, `unacceptable` with too many or too long a message,
     * `forbidden` when one of them may not approve as the link would: a writer of the office, or for a
     * writer who asks, anybody but approvers and the usual reviewers.
     */
    async sendForReview(command: {
      readonly by: OfficePerson;
      readonly postId: string;
      readonly scope: LinkScope;
      readonly days: number;
      readonly addresses: readonly string[];
      readonly message: string;
    }): Promise<Result<{ sent: number }>> {
      if (!notifications.canSend()) return fail("unavailable", noMailServer);
      const addresses = uniqueAddresses(command.addresses);
      if (addresses.length === 0) return fail("malformed", "Please name who is to review it.");
      if (addresses.length > mostAddresses)
        return fail("unacceptable", `Please ask at most ${mostAddresses} people at once.`);
      const message = writtenTextSchema.parse(command.message);
      if (message.length > longestMessage)
        return fail("unacceptable", `Please keep the message to ${longestMessage} characters.`);
      const person = `admin:${command.by.email}`;
      const seen = await posts.revisions.newest(command.postId);
      if (!seen.ok) return seen;
      const { id, revision: seenRevision } = seen.value;
      const ledger = await posts.revisions.ledgerOf(id, seenRevision);
      if (!ledger.ok) return ledger;
      return database.transaction(async (queries) => {
        const locked = await posts.revisions.lockForUpdate(queries, command.postId);
        if (!locked.ok) return locked;
        const post = locked.value.newest;
        const { id: postId, revision } = post;
        if (revision !== seenRevision) return changedSince();
        if (isLive(post))
          return fail("conflict", "This post is published: there is nothing to review.");
        const { scope, days } = command;
        const refused = scope === "approve" ? await whoMayNot(queries, command.by, addresses) : [];
        if (refused.length > 0)
          return fail("forbidden", `${refused.join(", ")} may not approve: choose another link.`);
        const by = person;
        const open = openMarks(ledger.value, await posts.keptMarks.of(postId, queries));
        const request = { post, open, by, scope, days, message, addresses };
        await notifications.reviewRequested(queries, request);
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

  /** Those of these addresses that are not to get a link that approves. */
  async function whoMayNot(
    queries: Queries,
    { role }: OfficePerson,
    addresses: readonly string[],
  ): Promise<string[]> {
    const maker = role === "admin" ? "approver" : "writer";
    const refused: string[] = [];
    for (const address of addresses)
      if (!(await mayHoldApproval(office, queries, { address, maker }))) refused.push(address);
    return refused;
  }

  async function listedLink(link: ReviewLink, asker: string): Promise<ListedLink> {
    const { id, scope, revision, sent_to, created_by, created_at, expires_at } = link;
    const { last_used_at, last_use } = link;
    const listed = { id, scope, revision, sent_to, created_by, created_at, expires_at };
    const state = stateOf(link);
    const isOwn = link.created_by === asker && link.sent_to === null;
    const previewUrl = isOwn && state === "open" ? await links.addressOf(link) : null;
    return { ...listed, last_used_at, last_use, state, previewUrl };
  }

  function stateOf({ revoked_at, expires_at }: ReviewLink): ListedLink["state"] {
    if (revoked_at !== null) return "revoked";
    return expires_at <= clock.now().toISOString() ? "expired" : "open";
  }
}

const noApprovingLink =
  "Writers make links that let others read or edit. A link that approves is for approvers to make.";

const noMailServer =
  "E-mail is not set up here, so nothing can be sent: copy a link and send it yourself. An approver sets e-mail up under Settings.";

/** Addresses without those that differ in case alone. */
function uniqueAddresses(addresses: readonly string[]): string[] {
  const byName = new Map(addresses.map((address) => [address.toLowerCase(), address]));
  return [...byName.values()];
}
