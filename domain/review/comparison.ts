import type { PostService, RevisionReason } from "../posts/post-service.ts";
import { succeed, type Result } from "../shared/result.ts";
import { differenceBetween, type Difference } from "./differences/difference.ts";

/** One revision, as a list of them names it. */
export type RevisionEntry = {
  readonly revision: number;
  /** ISO instant. */
  readonly createdAt: string;
  readonly reason: RevisionReason;
  /** The prompt, the corrections, what was restored, or which parts were edited. */
  readonly instructions: string;
  /** Who asked for it. Holders of links see no account's name. */
  readonly by: "admin" | "link" | "site";
  /** What wrote it: `offline` means composed without a model. */
  readonly writtenBy: string;
};

/** A revision beside an earlier one. */
export type Comparison = {
  /** All revisions before it, newest first. */
  readonly earlier: readonly RevisionEntry[];
  readonly present: RevisionEntry;
  /** The one that it is compared with. */
  readonly against: RevisionEntry;
  readonly difference: Difference;
};

/**
 * A revision beside an earlier one: the one asked for where there is such, else the one that readers
 * have, else the one before it.
 * Null for the first revision, which has none before it.
 */
export async function comparisonOf(
  posts: PostService,
  wanted: {
    readonly postId: string;
    readonly revision: number;
    readonly against: number | null;
    /** What readers have; null when they have nothing. */
    readonly live: number | null;
  },
): Promise<Result<Comparison | null>> {
  const { postId, revision, live } = wanted;
  const entries = (await posts.history(postId)).map(entryOf);
  const present = entries.find((entry) => entry.revision === revision);
  const earlier = entries.filter((entry) => entry.revision < revision);
  const numbered = (number: number | null) => earlier.find((entry) => entry.revision === number);
  const against = numbered(wanted.against) ?? numbered(live) ?? earlier[0];
  if (present === undefined || against === undefined) return succeed(null);
  const before = await posts.revision(postId, against.revision);
  if (!before.ok) return before;
  const after = await posts.revision(postId, revision);
  if (!after.ok) return after;
  const difference = differenceBetween(before.value.content, after.value.content);
  return succeed({ earlier, present, against, difference });
}

function entryOf(note: Awaited<ReturnType<PostService["history"]>>[number]): RevisionEntry {
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
