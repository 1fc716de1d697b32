/** Where a revision comes from. */
export type RevisionOrigin = {
  readonly revision: number;
  /** The revision whose content it began with; null for the first, and for those older than this column. */
  readonly base_revision: number | null;
  readonly reader_note: string | null;
  /** What wrote it: a model is named with its service, `service/model`. */
  readonly written_by: string;
  readonly created_at: string;
  /** When readers first got it; null for one that they never got. */
  readonly published_at: string | null;
};

/**
 * This revision and those that its content grew from, newest first: what was discarded on the way, or
 * undone by a restoration, is not among them.
 */
export function lineageOf(
  origins: readonly RevisionOrigin[],
  revision: number,
): readonly RevisionOrigin[] {
  const byNumber = new Map(origins.map((origin) => [origin.revision, origin]));
  const lineage: RevisionOrigin[] = [];
  let at = byNumber.get(revision);
  while (at !== undefined) {
    lineage.push(at);
    // Those older than this column began with the one before them, but for what was restored then.
    at = byNumber.get(at.base_revision ?? at.revision - 1);
  }
  return lineage;
}

/** The same, back to the first that readers have had, without that. */
export function lineageSincePublic(
  origins: readonly RevisionOrigin[],
  revision: number,
): readonly RevisionOrigin[] {
  const lineage = lineageOf(origins, revision);
  const known = lineage.findIndex(({ published_at }) => published_at !== null);
  return known === -1 ? lineage : lineage.slice(0, known);
}
