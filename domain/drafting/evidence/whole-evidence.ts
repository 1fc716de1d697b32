import { pageCatalogue } from "../../../content/page-catalogue.ts";
import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import { filledText } from "../../posts/text/fact-tokens.ts";
import type { AskEvidence, Evidence } from "../writer.ts";
import type { RequestReading } from "./request-reading.ts";
import { isWeak, subjectTerms } from "./text-search.ts";

/** What the drafting room reads of a published post. */
export type PublishedPost = {
  /** Where readers find it. */
  readonly path: string;
  readonly title: string;
  readonly hero_summary: string;
};

export const evidenceBounds = {
  /** Passages of all asks together, and of one ask where there are many. */
  passages: 16,
  fewestOfAsk: 3,
  /** Records of one ask besides those that its passages show. */
  facts: 12,
  pages: 5,
  posts: 3,
} as const;

/** The published posts that share a telling word with a request. */
export function postsFor(
  terms: ReadonlySet<string>,
  posts: readonly PublishedPost[],
  facts: FactSnapshot,
): Evidence["pages"] {
  return posts
    .map((post) => ({ post, shared: terms.intersection(new Set(subjectTerms(post.title))) }))
    .filter(({ shared }) => [...shared].some((term) => !isWeak(term)))
    .toSorted((one, other) => other.shared.size - one.shared.size)
    .slice(0, evidenceBounds.posts)
    .map(({ post: { path, title, hero_summary: summary } }) => ({
      path,
      title,
      description: filledText(summary, facts),
    }));
}

/** The evidence of all asks together. */
export function whole(
  records: FactSnapshot,
  reading: RequestReading,
  asks: readonly AskEvidence[],
  posts: Evidence["pages"],
): Evidence {
  const passages = [...new Set(asks.flatMap((ask) => ask.passages))];
  const facts = new Map(asks.flatMap((ask) => ask.facts).map((one) => [one.id, one]));
  const weights = new Map<string, number>();
  for (const ask of asks)
    for (const [place, { path }] of ask.passages.entries())
      weights.set(path, (weights.get(path) ?? 0) + 1 / (place + 1));
  for (const { page } of facts.values()) weights.set(page, (weights.get(page) ?? 0) + 0.1);
  const pages = [...weights]
    .toSorted(([, one], [, other]) => other - one)
    .flatMap(([path]) => pageCatalogue(records.edition).filter((page) => page.path === path))
    .slice(0, evidenceBounds.pages)
    .map(({ path, title, description }) => ({ path, title, description }));
  return {
    records,
    reading,
    asks,
    facts: [...facts.values()],
    pages: [...pages, ...posts],
    passages,
  };
}
