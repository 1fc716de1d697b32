import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import type { Queries } from "../../../database/open-database.ts";
import { readableSummary } from "../text/article.ts";
import type { Post, PostSummary, StoredSummary } from "../post.ts";
import { listPublished } from "./published-list-repository.ts";
import { tagSlug, tagTopic } from "./post-topics.ts";

const relatedPosts = 3;

const comparedPosts = 24;

const weights = { tag: 2, category: 1 } as const;

export async function findRelatedPosts(
  queries: Queries,
  post: Pick<Post, "id" | "category" | "tags" | "published_at">,
  snapshot: FactSnapshot,
): Promise<readonly PostSummary[]> {
  const candidates = await listCandidates(queries, post);
  const tags = new Set(post.tags.map(tagSlug));
  const score = ({ category, tags: others }: StoredSummary) =>
    weights.tag * new Set(others.map(tagSlug)).intersection(tags).size +
    (category === post.category ? weights.category : 0);
  return [...candidates.values()]
    .map((candidate) => ({ candidate, score: score(candidate) }))
    .sort((one, other) => other.score - one.score || byAge(one.candidate, other.candidate))
    .slice(0, relatedPosts)
    .map(({ candidate }) => readableSummary(candidate, snapshot));
}

async function listCandidates(
  queries: Queries,
  { id, category, tags, published_at }: Parameters<typeof findRelatedPosts>[1],
): Promise<Map<string, StoredSummary>> {
  const limit = comparedPosts;
  const topic = { kind: "category", category } as const;
  const place = published_at === null ? null : { id, published_at };
  const lists = await Promise.all([
    ...tags.map((tag) => listPublished(queries, { topic: tagTopic(tag), after: null, limit })),
    listPublished(queries, { topic, after: place, limit }),
    ...(place === null ? [] : [listPublished(queries, { topic, after: place, limit }, true)]),
  ]);
  const candidates = new Map(lists.flat().map((candidate) => [candidate.id, candidate]));
  candidates.delete(id);
  return candidates;
}

function byAge(one: PostSummary, other: PostSummary): number {
  const [a, b] = [one.published_at + one.id, other.published_at + other.id];
  return a < b ? 1 : -1;
}
