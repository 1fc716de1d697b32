import type { Queries } from "../../database/open-database.ts";
import type { AskedPublication } from "../posts/publishing/post-publication.ts";
import { unpublishedRevisions } from "../posts/revisions/post-revisions.ts";
import { fail, succeed, type Result } from "../shared/result.ts";
import type { ReviewLink } from "./links/review-links.ts";
import { addressOfActor, linkOfActor } from "./office.ts";
import type { ReviewRoom } from "./review-room.ts";

export type SecondApproverRule = "off" | "required";

export const secondApproverNeeded =
  "A second person has to approve this post: whoever wrote or corrected it cannot publish it.";

export type SecondApprover = ReturnType<typeof createSecondApprover>;

type Dependencies = Pick<ReviewRoom, "audit" | "links"> & {
  readonly rule: () => SecondApproverRule;
};

/**
 * The rule that nobody publishes what is their own. Authors are those who asked for, corrected,
 * restored or edited what the revision has grown from since readers had it: not what was discarded or
 * undone on the way. For what is done by a link its addressee answers, and whoever made it.
 */
export function createSecondApprover({ rule, audit, links }: Dependencies) {
  return {
    /** `forbidden` when a second person is needed and this one is an author. In the caller's transaction. */
    async authorizePublication(
      queries: Queries,
      { postId, actor, unpublished }: AskedPublication,
    ): Promise<Result<null>> {
      if (rule() === "off") return succeed(null);
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
    const byId = new Map((await links.byIds(queries, [...linkIds])).map((link) => [link.id, link]));
    const present = new Set(peopleBehind(actor, byId));
    return new Set(
      postIds.filter((id) =>
        actorsOf(id)
          .flatMap((author) => peopleBehind(author, byId))
          .some((person) => present.has(person)),
      ),
    );
  }
}

function peopleBehind(actor: string, byId: ReadonlyMap<string, ReviewLink>): readonly string[] {
  const link = byId.get(linkOfActor(actor) ?? "");
  const maker = addressOfActor(link?.created_by ?? null);
  return [actor, maker, link?.sent_to ?? null].flatMap((name) =>
    name === null ? [] : addressIn(name),
  );
}

function addressIn(actor: string): string {
  return actor.replace(/^admin:/, "").toLowerCase();
}
