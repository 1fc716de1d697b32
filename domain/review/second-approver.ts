import type { Queries } from "../../database/open-database.ts";
import type { AuditLog } from "../audit/audit-log.ts";
import { unpublishedRevisions } from "../posts/revisions/post-revisions.ts";
import { fail, succeed, type Result } from "../shared/result.ts";
import type { ReviewLink, ReviewLinks } from "./links/review-links.ts";
import { linkOfActor } from "./office.ts";

export type SecondApproverRule = "off" | "required";

export const secondApproverNeeded =
  "A second person has to approve this post: whoever wrote or corrected it cannot publish it.";

export type SecondApprover = ReturnType<typeof createSecondApprover>;

type Dependencies = {
  readonly rule: () => SecondApproverRule;
  readonly audit: AuditLog;
  readonly links: ReviewLinks;
  readonly reviewers: () => readonly string[];
};

/**
 * The rule that nobody publishes what is their own. Authors are those who asked for, corrected,
 * restored or edited what the revision has grown from since readers had it: not what was discarded or
 * undone on the way. Who acts by a link is its addressee when that is one of the reviewers; otherwise whoever made the link
 * answers for it too.
 */
export function createSecondApprover({ rule, audit, links, reviewers }: Dependencies) {
  return {
    /** `forbidden` when a second person is needed and this one is an author. In the caller's transaction. */
    async authorizePublication(
      queries: Queries,
      command: {
        readonly postId: string;
        readonly actor: string;
        readonly unpublished: readonly number[];
      },
    ): Promise<Result<null>> {
      if (rule() === "off") return succeed(null);
      const { postId, actor, unpublished } = command;
      const own = await authoredBy(queries, actor, new Map([[postId, unpublished]]));
      return own.has(postId) ? fail("forbidden", secondApproverNeeded) : succeed(null);
    },

    async ownPosts(
      queries: Queries,
      newest: ReadonlyMap<string, number>,
      actor: string,
    ): Promise<ReadonlySet<string>> {
      if (rule() === "off") return new Set();
      return authoredBy(queries, actor, await unpublishedRevisions(queries, newest));
    },
  };

  async function authoredBy(
    queries: Queries,
    actor: string,
    revisions: ReadonlyMap<string, readonly number[]>,
  ): Promise<ReadonlySet<string>> {
    const authors = await audit.authors(queries, revisions);
    const actorsOf = (postId: string) => [...(authors.get(postId)?.values() ?? [])];
    const postIds = [...revisions.keys()];
    const linkIds = new Set(
      [actor, ...postIds.flatMap(actorsOf)].flatMap((name) => linkOfActor(name) ?? []),
    );
    const known = new Set(reviewers().map((address) => address.toLowerCase()));
    const byId = new Map((await links.byIds(queries, [...linkIds])).map((link) => [link.id, link]));
    const present = new Set(peopleBehind(actor, byId, known));
    return new Set(
      postIds.filter((id) =>
        actorsOf(id)
          .flatMap((author) => peopleBehind(author, byId, known))
          .some((person) => present.has(person)),
      ),
    );
  }

  function peopleBehind(
    actor: string,
    byId: ReadonlyMap<string, ReviewLink>,
    known: ReadonlySet<string>,
  ): string[] {
    const link = byId.get(linkOfActor(actor) ?? "");
    if (link === undefined) return [addressIn(actor)];
    const addressee = link.sent_to?.toLowerCase();
    if (addressee !== undefined && known.has(addressee)) return [addressee];
    const maker = link.created_by?.startsWith("admin:") === true ? link.created_by : actor;
    return addressee === undefined ? [addressIn(maker)] : [addressee, addressIn(maker)];
  }
}

function addressIn(actor: string): string {
  return actor.replace(/^admin:/, "").toLowerCase();
}
