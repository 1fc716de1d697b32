import type { Edition } from "../../../content/facts/edition.ts";
import type { Queries } from "../../../database/open-database.ts";
import type { PostTools } from "../post-tools.ts";
import { fail, succeed, type Result } from "../../shared/result.ts";
import type { Ledger } from "./ledger.ts";
import type { Verdict } from "./mark.ts";
import { isPostId, noSuchPost, type Post, type PostContent } from "../post.ts";
import { findPost, lockPostForUpdate, type StoredPost } from "../post-repository.ts";
import type { Correction } from "./correction.ts";
import {
  findRevision,
  listRevisionNotes,
  listRevisions,
  type RevisionNote,
  type StoredRevision,
} from "./revision-repository.ts";
import { blogPostingData } from "../publishing/post-structured-data.ts";

export type { RevisionNote, RevisionReason, StoredRevision } from "./revision-repository.ts";

export type LockedPost = {
  /** As its row has it: of a published post what readers have. */
  readonly stored: Post;
  /** With its newest revision, which may wait beside the published one. */
  readonly newest: Post;
  readonly deletedAt: string | null;
};

export type PostPast = {
  readonly prompt: string | null;
  readonly requests: readonly string[];
  readonly otherWords: readonly string[];
  readonly verdicts: readonly Verdict[];
};

export type CheckContent = (asked: {
  readonly id: string;
  readonly edition: Edition;
  readonly content: PostContent;
  readonly notCovered: readonly string[];
}) => Promise<Ledger>;

export type PostRevisions = ReturnType<typeof createPostRevisions>;

type Dependencies = PostTools & { readonly checkContent: CheckContent };

export function createPostRevisions(dependencies: Dependencies) {
  const { queries, audit, site, facts, checkContent } = dependencies;
  return {
    async newest(id: string): Promise<Result<Post>> {
      const stored = isPostId(id) ? await findPost(queries, "id", id) : null;
      const post = stored && (await newestOf(queries, stored));
      return post === null ? noSuchPost() : succeed(post);
    },

    async lockForUpdate(transaction: Queries, id: string): Promise<Result<LockedPost>> {
      const locked = await lockAnyForUpdate(transaction, id);
      return locked?.deletedAt === null ? succeed(locked) : noSuchPost();
    },

    lockAnyForUpdate,

    /** A locked post as if this revision were its newest one; `not-found` when there is none of this number. */
    async atRevision(
      transaction: Queries,
      { stored, deletedAt }: LockedPost,
      revision: number,
    ): Promise<Result<LockedPost>> {
      const newest = await newestOf(transaction, { post: stored, pendingRevision: revision });
      return newest === null ? noSuchRevision() : succeed({ stored, newest, deletedAt });
    },

    find,

    /** The checks of a revision: as stored with it, or made now where those are older than marks, or than the records. */
    ledgerOf: (id: string, revision: number): Promise<Result<Ledger>> =>
      checked(id, revision, (version) => version === null || version === facts.current().version),

    /** Checks a revision anew, whatever is stored; otherwise as `ledgerOf`. */
    checkNow: (id: string, revision: number): Promise<Result<Ledger>> =>
      checked(id, revision, () => false),

    async history(id: string): Promise<(RevisionNote & { readonly actor: string | null })[]> {
      const notes = (await listRevisionNotes(queries, [id])).get(id) ?? [];
      const revisions = new Map([[id, notes.map(({ revision }) => revision)]]);
      const authors = (await audit.authors(queries, revisions)).get(id);
      return notes.map((note) => ({ ...note, actor: authors?.get(note.revision) ?? null }));
    },

    async past(id: string): Promise<PostPast> {
      const revisions = await listRevisions(queries, id);
      const requests: string[] = [];
      const otherWords: string[] = [];
      for (const { reason, instructions, ledger, content } of revisions) {
        const isRequest = reason === "generated" || reason === "corrected";
        (isRequest ? requests : otherWords).push(instructions);
        if (ledger === null) otherWords.push(JSON.stringify(content));
      }
      return {
        prompt: revisions.find(({ reason }) => reason === "generated")?.instructions ?? null,
        requests,
        otherWords,
        verdicts: revisions.toReversed().flatMap(({ ledger }) => ledger?.verdicts ?? []),
      };
    },
  };

  async function find(id: string, revision: number): Promise<Result<StoredRevision>> {
    const stored = isPostId(id) ? await findRevision(queries, id, revision) : null;
    return stored === null ? noSuchRevision() : succeed(stored);
  }

  async function checked(
    id: string,
    revision: number,
    isCurrent: (version: number | null) => boolean,
  ): Promise<Result<Ledger>> {
    const stored = await find(id, revision);
    if (!stored.ok) return stored;
    const { edition, content, ledger } = stored.value;
    if (ledger !== null && isCurrent(ledger.facts_version)) return succeed(ledger);
    const notCovered = ledger?.not_covered ?? [];
    return succeed(await checkContent({ id, edition, content, notCovered }));
  }

  async function lockAnyForUpdate(transaction: Queries, id: string): Promise<LockedPost | null> {
    const stored = isPostId(id) ? await lockPostForUpdate(transaction, id) : null;
    const newest = stored && (await newestOf(transaction, stored));
    return newest && { stored: stored.post, newest, deletedAt: stored.deletedAt };
  }

  async function newestOf(
    source: Queries,
    { post, pendingRevision: revision }: Pick<StoredPost, "post" | "pendingRevision">,
  ): Promise<Post | null> {
    if (revision === null) return post;
    const pending = await findRevision(source, post.id, revision);
    // Only a post that was erased since it was read has lost its revisions.
    if (pending === null) return null;
    const { content, edition, written_by, created_at: updated_at } = pending;
    const dates = { publishedAt: post.published_at, modifiedAt: updated_at };
    const schema_jsonld = blogPostingData(content, site, dates, post.corrections);
    return { ...post, ...content, revision, edition, written_by, updated_at, schema_jsonld };
  }
}

const noSuchRevision = () => fail("not-found", "There is no such version.");

export async function unpublishedRevisions(
  queries: Queries,
  newest: ReadonlyMap<string, number>,
): Promise<ReadonlyMap<string, readonly number[]>> {
  const origins = await listRevisionNotes(queries, [...newest.keys()]);
  return new Map(
    [...newest].map(([postId, revision]) => {
      const ancestry = unpublishedAncestry(origins.get(postId) ?? [], revision);
      return [postId, ancestry.map((origin) => origin.revision)];
    }),
  );
}

export function revisionAncestry(
  origins: readonly RevisionNote[],
  revision: number,
): readonly RevisionNote[] {
  const byNumber = new Map(origins.map((origin) => [origin.revision, origin]));
  const ancestry: RevisionNote[] = [];
  let next = byNumber.get(revision);
  while (next !== undefined) {
    ancestry.push(next);
    // Revisions older than this column began with the one before them, except restored ones.
    next = byNumber.get(next.base_revision ?? next.revision - 1);
  }
  return ancestry;
}

/** The part of the ancestry that readers have not had: back to the first published revision, without it. */
export function unpublishedAncestry(
  origins: readonly RevisionNote[],
  revision: number,
): readonly RevisionNote[] {
  const ancestry = revisionAncestry(origins, revision);
  const published = ancestry.findIndex(({ published_at }) => published_at !== null);
  return published === -1 ? ancestry : ancestry.slice(0, published);
}

export function newCorrections(
  { revision, published_at, corrections }: Post,
  origins: readonly RevisionNote[],
  now: string,
): Correction[] {
  if (published_at === null) return [];
  const told = new Set(corrections.map((correction) => correction.revision));
  return unpublishedAncestry(origins, revision).flatMap(({ revision: number, reader_note }) =>
    reader_note === null || told.has(number)
      ? []
      : [{ revision: number, text: reader_note, published_at: now }],
  );
}
