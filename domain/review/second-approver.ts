import type { Queries } from "../../database/open-database.ts";
import type { AuditLog } from "../audit/audit-log.ts";
import { unpublishedRevisions } from "../posts/unpublished-revisions.ts";
import { fail, succeed, type Result } from "../shared/result.ts";
import type { ReviewLink, ReviewLinks } from "./review-links.ts";

/** Whether a post is published only by somebody who is none of its authors (setting `SECOND_APPROVER`). */
export type SecondApproverRule = "off" | "required";

/** Why an author cannot publish. */
export const secondApproverNeeded =
  "A second person has to approve this post: whoever wrote or corrected it cannot publish it.";

export type SecondApprover = ReturnType<typeof createSecondApprover>;

type Dependencies = {
  readonly rule: SecondApproverRule;
  readonly audit: AuditLog;
  readonly links: ReviewLinks;
  /** The addresses of those who review. */
  readonly reviewers: readonly string[];
};

/**
 * The rule that nobody publishes what is their own. Authors are those who asked for, corrected,
 * restored or edited what the revision has grown from since readers had it: not what was discarded or
 * undone on the way. Who acts by a link is its addressee when that is one of the reviewers; otherwise whoever made the link
 * answers for it too.
 */
export function createSecondApprover({ rule, audit, links, reviewers }: Dependencies) {
  const known = new Set(reviewers.map((address) => address.toLowerCase()));
  return {
    /** `forbidden` when a second person is needed and this one is an author. In the caller's transaction. */
    mayPublish,

    /** Those of these posts, named with their newest revisions, that this person must leave to another. */
    ownPosts,
  };

  async function mayPublish(
    queries: Queries,
    wanted: { readonly postId: string; readonly revision: number; readonly actor: string },
  ): Promise<Result<null>> {
    const { postId, revision, actor } = wanted;
    const own = await ownPosts(queries, new Map([[postId, revision]]), actor);
    return own.has(postId) ? fail("forbidden", secondApproverNeeded) : succeed(null);
  }

  async function ownPosts(
    queries: Queries,
    newest: ReadonlyMap<string, number>,
    actor: string,
  ): Promise<ReadonlySet<string>> {
    if (rule === "off") return new Set();
    const postIds = [...newest.keys()];
    const makers = await audit.makers(queries, await unpublishedRevisions(queries, newest));
    const authors = new Map(postIds.map((id) => [id, [...(makers.get(id)?.values() ?? [])]]));
    const actors = new Set([actor, ...[...authors.values()].flat()]);
    const linkIds = [...actors].flatMap((name) => linkIdIn(name) ?? []);
    const byId = new Map((await links.byIds(queries, linkIds)).map((link) => [link.id, link]));
    const present = new Set(peopleBehind(actor, byId));
    return new Set(
      postIds.filter((id) =>
        authors
          .get(id)
          ?.flatMap((author) => peopleBehind(author, byId))
          .some((person) => present.has(person)),
      ),
    );
  }

  /** Addresses in lower case; an actor without one stands for itself. */
  function peopleBehind(actor: string, byId: ReadonlyMap<string, ReviewLink>): string[] {
    const link = byId.get(linkIdIn(actor) ?? "");
    if (link === undefined) return [addressIn(actor)];
    const addressee = link.sent_to?.toLowerCase();
    if (addressee !== undefined && known.has(addressee)) return [addressee];
    const maker = link.created_by?.startsWith("admin:") === true ? link.created_by : actor;
    return addressee === undefined ? [addressIn(maker)] : [addressee, addressIn(maker)];
  }
}

function linkIdIn(actor: string): string | undefined {
  return /^link:(.+)$/.exec(actor)?.[1];
}

function addressIn(actor: string): string {
  return actor.replace(/^admin:/, "").toLowerCase();
}
