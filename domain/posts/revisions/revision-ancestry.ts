import type { Correction } from "./correction.ts";
import type { Post } from "../post.ts";
import type { RevisionNote } from "./revision-repository.ts";

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
