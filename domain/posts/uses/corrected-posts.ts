import { z } from "zod";
import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import type { Queries } from "../../../database/open-database.ts";
import { readJson } from "../../../database/values.ts";
import { readableSummary } from "../text/article.ts";
import { correctionSchema } from "../revisions/correction.ts";
import { newestFirst } from "./fact-corrections.ts";
import { postAddress } from "../post-address.ts";
import { listCorrected, listPublishedAmong } from "../publishing/published-list-repository.ts";

export type PublicCorrection = {
  /** ISO instant. */
  readonly at: string;
  readonly text: string;
  readonly title: string;
  readonly path: string;
};

const storedSchema = z.array(correctionSchema);

export async function newestCorrections(
  queries: Queries,
  snapshot: FactSnapshot,
  limit: number,
): Promise<readonly PublicCorrection[]> {
  const corrected = await listCorrected(queries, limit);
  const named = await listPublishedAmong(
    queries,
    corrected.map(({ id }) => id),
  );
  const posts = new Map(named.map((post) => [post.id, readableSummary(post, snapshot)]));
  return corrected
    .flatMap(({ id, corrections }) => {
      const post = posts.get(id);
      if (post === undefined) return [];
      const { title } = post;
      const path = postAddress(post);
      return readJson(storedSchema, corrections).map((one) => ({ ...one, title, path }));
    })
    .toSorted(newestFirst)
    .slice(0, limit)
    .map(({ published_at: at, text, title, path }) => ({ at, text, title, path }));
}
