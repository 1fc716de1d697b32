import type { Queries } from "../../database/open-database.ts";
import type { AuditLog, RevisionEntry } from "../audit/audit-log.ts";
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
 * restored or edited a revision since the post was last published, as the audit log has it. Who
 * acts by a link is its addressee when that is one of the reviewers; otherwise whoever made the link
 * answers for it too.
 */
export function createSecondApprover({ rule, audit, links, reviewers }: Dependencies) {
  const known = new Set(reviewers.map((address) => address.toLowerCase()));
  return {
    /** `forbidden` when a second person is needed and this one is an author. In the caller's transaction. */
    mayPublish,

    /** Those of these posts that this person must leave to another. */
    ownPosts,
  };

  async function mayPublish(
    queries: Queries,
    { postId, actor }: { readonly postId: string; readonly actor: string },
  ): Promise<Result<null>> {
    const own = await ownPosts(queries, [postId], actor);
    return own.has(postId) ? fail("forbidden", secondApproverNeeded) : succeed(null);
  }

  async function ownPosts(
    queries: Queries,
    postIds: readonly string[],
    actor: string,
  ): Promise<ReadonlySet<string>> {
    if (rule === "off") return new Set();
    const entries = await audit.revisionEntries(queries, postIds);
    const authors = new Map(
      postIds.map((id) => [id, authorsIn(entries.filter(({ post_id }) => post_id === id))]),
    );
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

/** Who made each revision that is newer than the last published one: the first thing done to a revision is to make it. */
function authorsIn(entries: readonly RevisionEntry[]): string[] {
  const published = entries.filter(({ action }) => action === "post-published");
  const live = Math.max(0, ...published.map(({ revision }) => revision));
  const makers = new Map<number, string>();
  for (const { revision, actor } of entries)
    if (revision > live && !makers.has(revision)) makers.set(revision, actor);
  return [...new Set(makers.values())];
}

function linkIdIn(actor: string): string | undefined {
  return /^link:(.+)$/.exec(actor)?.[1];
}

function addressIn(actor: string): string {
  return actor.replace(/^admin:/, "").toLowerCase();
}
