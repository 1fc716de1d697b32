import type { Queries } from "../../database/open-database.ts";
import { notesSincePublic, type Correction } from "./correction.ts";
import type { Post } from "./post.ts";
import { listOrigins } from "./waiting-revision-repository.ts";

/** What readers are told when this revision becomes public now: nothing at its post's first publication. */
export async function newCorrections(
  queries: Queries,
  { id, revision, published_at, corrections }: Post,
  now: string,
): Promise<Correction[]> {
  if (published_at === null) return [];
  const told = new Set(corrections.map((correction) => correction.revision));
  const origins = (await listOrigins(queries, [id])).get(id) ?? [];
  return notesSincePublic(origins, revision)
    .filter((note) => !told.has(note.revision))
    .map((note) => ({ ...note, published_at: now }));
}
