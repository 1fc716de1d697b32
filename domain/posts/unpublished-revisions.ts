import type { Queries } from "../../database/open-database.ts";
import { lineageSincePublic } from "./lineage.ts";
import { listOrigins } from "./waiting-revision-repository.ts";

/** Of each of these posts, named with their newest revisions: the revisions that grew into that one since readers last had one of them. */
export async function unpublishedRevisions(
  queries: Queries,
  newest: ReadonlyMap<string, number>,
): Promise<ReadonlyMap<string, readonly number[]>> {
  const origins = await listOrigins(queries, [...newest.keys()]);
  return new Map(
    [...newest].map(([postId, revision]) => {
      const lineage = lineageSincePublic(origins.get(postId) ?? [], revision);
      return [postId, lineage.map((origin) => origin.revision)];
    }),
  );
}
