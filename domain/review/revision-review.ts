import { factsOf } from "../posts/text/fact-tokens.ts";
import { isLive, type Post } from "../posts/post.ts";
import { fail, succeed, type Result, type ValueOf } from "../shared/result.ts";
import { differenceBetween, type Difference } from "./differences/difference.ts";
import type { OfficePerson } from "./office.ts";
import type { ChangedBy, LinkCall, ReviewTools } from "./post-access.ts";

type RevisionReview = ReturnType<typeof createRevisionReview>;

export type Comparison = NonNullable<ValueOf<RevisionReview["comparison"]>>;

type RestoreCommand = {
  readonly revision: number;
  /** The latest revision that the person saw; null when they did not say. */
  readonly latest: number | null;
};

export function createRevisionReview({ posts, drafting, access, facts }: ReviewTools) {
  return {
    /** With the revision that readers have, else the one before; null when there is none. */
    async comparison(call: LinkCall & { readonly revision: number }) {
      const authorized = await access.authorizeLink(["preview"], call);
      if (!authorized.ok) return authorized;
      const { post } = authorized.value;
      const history = await posts.revisions.history(post.id);
      const present = history.find(({ revision }) => revision === call.revision);
      const earlier = history.filter(({ revision }) => revision < call.revision);
      const live = earlier.find(({ revision }) => revision === post.live_revision);
      const against = (live ?? earlier[0])?.revision;
      if (present === undefined || against === undefined) return succeed(null);
      const { revision, instructions } = present;
      const difference = await differenceOf(post, against, revision);
      if (!difference.ok) return difference;
      return succeed({ revision, against, instructions, difference: difference.value });
    },

    /** Null when corrections did not make the newest revision. */
    async report(call: LinkCall) {
      const authorized = await access.authorizeLink(["preview"], call);
      if (!authorized.ok) return authorized;
      const { post } = authorized.value;
      const run = await drafting.latestRun(post.id);
      const after = await posts.revisions.find(post.id, post.revision);
      if (!after.ok) return after;
      if (run?.kind !== "regenerate" || after.value.run_id !== run.id) return succeed(null);
      return succeed({ asked: run.prompt, remark: run.remark });
    },

    async restore(call: LinkCall & RestoreCommand, staff: OfficePerson | null) {
      const opened = await access.open(["edit"], call, staff);
      if (!opened.ok) return opened;
      const { post, by } = opened.value;
      return restoreRevision(post, call.revision, call.latest ?? by.claims?.revision ?? null, by);
    },
  };

  async function differenceOf(
    post: Post,
    before: number,
    after: number,
  ): Promise<Result<Difference>> {
    const earlier = await posts.revisions.find(post.id, before);
    if (!earlier.ok) return earlier;
    const later = await posts.revisions.find(post.id, after);
    if (!later.ok) return later;
    const own = factsOf(post, facts.current());
    return succeed(differenceBetween(earlier.value.content, later.value.content, own));
  }

  async function restoreRevision(
    seen: Post,
    revision: number,
    latest: number | null,
    by: ChangedBy,
  ) {
    const { id } = seen;
    const base = latest ?? seen.revision;
    if (isLive(seen) && by.claims !== null) return refusePublished();
    if (revision === base) return fail("unacceptable", "The draft is this version already.");
    const stored = await posts.revisions.find(id, revision);
    if (!stored.ok) return stored;
    const { written_by: writtenBy, edition, ledger: before } = stored.value;
    // Words are restored; the address stays what it has become.
    const content = { ...stored.value.content, slug: seen.slug };
    const notCovered = before?.not_covered ?? [];
    const ledger = await drafting.recheck({ id, edition, content, notCovered });
    const authorship = {
      instructions: `Restored version ${revision}`,
      writtenBy,
      actor: by.actor,
      ledger,
      contentOf: { revision, edition },
    };
    const added = await access.change(id, by, async (queries, post) =>
      isLive(post.newest) && by.claims !== null
        ? refusePublished()
        : posts.drafts.revise(queries, post, base, content, authorship, "restored"),
    );
    if (!added.ok) return added;
    const message = `Version ${revision} was restored as version ${added.value.revision}.`;
    return succeed({ message, postId: id, revision: added.value.revision });
  }
}

const refusePublished = () =>
  fail("conflict", "This post is published: no earlier version can be restored.");
