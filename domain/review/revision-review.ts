import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import { factsOf } from "../posts/post-edition.ts";
import { isLive, type Post } from "../posts/post.ts";
import type { RevisionNote, RevisionReason } from "../posts/revisions/post-revisions.ts";
import { fail, succeed, type Result } from "../shared/result.ts";
import { differenceBetween, type Difference } from "./differences/difference.ts";
import { byAdmin, byLink, type ChangedBy, type LinkCall, type ReviewTools } from "./post-access.ts";

type RestoreCommand = {
  readonly revision: number;
  readonly latest: number | null;
};

type Restored = {
  readonly message: string;
  readonly postId: string;
  readonly revision: number;
};

export function createRevisionReview({ posts, drafting, access, facts }: ReviewTools) {
  return {
    async comparison(
      call: LinkCall & { readonly revision: number; readonly against: number | null },
    ): Promise<Result<Comparison | null>> {
      const authorized = await access.authorizeLink(["preview"], call);
      if (!authorized.ok) return authorized;
      const { post } = authorized.value;
      const own = factsOf(post, facts.current());
      return comparisonOf(posts, { ...call, live: post.live_revision }, own);
    },

    async restore(call: LinkCall & RestoreCommand): Promise<Result<Restored>> {
      const authorized = await access.authorizeLink(["edit"], call);
      if (!authorized.ok) return authorized;
      const { post, claims } = authorized.value;
      const command = { ...call, latest: call.latest ?? claims.revision };
      return restoreRevision(post, command, byLink(claims, "restore"));
    },

    async restoreAsAdmin(
      command: RestoreCommand & { readonly postId: string },
      by: { readonly email: string },
    ): Promise<Result<Restored>> {
      const post = await posts.revisions.newest(command.postId);
      return post.ok ? restoreRevision(post.value, command, byAdmin(by)) : post;
    },
  };

  async function restoreRevision(
    seen: Post,
    { revision, latest }: RestoreCommand,
    by: ChangedBy,
  ): Promise<Result<Restored>> {
    if (isLive(seen) && by.link !== null) return refusePublished();
    const base = latest ?? seen.revision;
    if (revision === base) return fail("unacceptable", "The draft is this version already.");
    const stored = await posts.revisions.find(seen.id, revision);
    if (!stored.ok) return stored;
    const { writtenBy, edition, ledger } = stored.value;
    // Words are restored; the address stays what it has become.
    const content = { ...stored.value.content, slug: seen.slug };
    const checkedLedger = await drafting.recheck({
      id: seen.id,
      edition,
      content,
      notCovered: ledger?.not_covered ?? [],
    });
    const instructions = `Restored version ${revision}`;
    const authorship = {
      instructions,
      runId: null,
      writtenBy,
      actor: by.actor,
      ledger: checkedLedger,
      contentOf: { revision, edition },
    };
    const added = await access.change(seen.id, by, async (queries, post) => {
      if (isLive(post.newest) && by.link !== null) return refusePublished();
      return posts.drafts.revise(queries, post, base, content, authorship, "restored");
    });
    if (!added.ok) return added;
    const message = `Version ${revision} was restored as version ${added.value.revision}.`;
    return succeed({ message, postId: seen.id, revision: added.value.revision });
  }
}

const refusePublished = () =>
  fail("conflict", "This post is published: no earlier version can be restored.");

export type RevisionEntry = {
  readonly revision: number;
  /** ISO instant. */
  readonly createdAt: string;
  readonly reason: RevisionReason;
  readonly instructions: string;
  readonly by: "admin" | "link" | "site";
  readonly writtenBy: string;
};

export type Comparison = {
  readonly earlier: readonly RevisionEntry[];
  readonly present: RevisionEntry;
  readonly against: RevisionEntry;
  readonly difference: Difference;
};

async function comparisonOf(
  posts: ReviewTools["posts"],
  wanted: {
    readonly postId: string;
    readonly revision: number;
    readonly against: number | null;
    readonly live: number | null;
  },
  facts: FactSnapshot,
): Promise<Result<Comparison | null>> {
  const { postId, revision, live } = wanted;
  const entries = (await posts.revisions.history(postId)).map(entryOf);
  const present = entries.find((entry) => entry.revision === revision);
  const earlier = entries.filter((entry) => entry.revision < revision);
  const numbered = (number: number | null) => earlier.find((entry) => entry.revision === number);
  const against = numbered(wanted.against) ?? numbered(live) ?? earlier[0];
  if (present === undefined || against === undefined) return succeed(null);
  const before = await posts.revisions.find(postId, against.revision);
  if (!before.ok) return before;
  const after = await posts.revisions.find(postId, revision);
  if (!after.ok) return after;
  const difference = differenceBetween(before.value.content, after.value.content, facts);
  return succeed({ earlier, present, against, difference });
}

function entryOf(note: RevisionNote & { readonly actor: string | null }): RevisionEntry {
  return {
    revision: note.revision,
    createdAt: note.created_at,
    reason: note.reason,
    instructions: note.instructions,
    by: actorKind(note.actor ?? ""),
    writtenBy: note.written_by,
  };
}

function actorKind(actor: string): RevisionEntry["by"] {
  if (actor.startsWith("admin:")) return "admin";
  return actor.startsWith("link:") ? "link" : "site";
}
