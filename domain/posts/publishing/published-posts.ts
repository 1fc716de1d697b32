import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import type { Queries } from "../../../database/open-database.ts";
import { indianDate } from "../../shared/clock.ts";
import type { Log } from "../../shared/log.ts";
import type { FactsService } from "../../facts/facts-service.ts";
import { fail, succeed, type Result } from "../../shared/result.ts";
import { articleOf, readableSummary, type Article } from "../text/article.ts";
import { readingMinutes } from "../text/reading-time.ts";
import { listFactUses } from "../uses/affected-post-repository.ts";
import { findReview, type LiveReview } from "./live-review-repository.ts";
import { findFormerOwner, listFormerAddresses } from "./former-slug-repository.ts";
import { unknownTokens } from "../text/fact-tokens.ts";
import { factCorrections, newestFirst } from "../uses/fact-corrections.ts";
import { factsOf } from "../post-edition.ts";
import { findPost, findPostBySlug } from "../post-repository.ts";
import * as repository from "./published-list-repository.ts";
import { newestCorrections } from "../uses/corrected-posts.ts";
import { findRelatedPosts } from "./related-posts.ts";
import { publishedListSize, publishedPage, type PublishedPage } from "./published-pages.ts";
import { isSlug, noSuchPost, type Post, type PostSummary } from "../post.ts";
import { correctionData } from "./post-structured-data.ts";

export type { LiveReview } from "./live-review-repository.ts";

export type PublishedArticle = Article & {
  readonly review: LiveReview | null;
  /** The day in India (ISO) on which a person last answered for what is live; null while nobody has. */
  readonly reviewedOn: string | null;
  readonly readingMinutes: number;
  readonly related: readonly PostSummary[];
};

type Dependencies = {
  readonly queries: Queries;
  readonly log: Log;
  readonly facts: Pick<FactsService, "history">;
};

export function createPublishedPosts({ queries, log, facts }: Dependencies) {
  const reported = new Set<string>();
  return {
    /** A published post as its readers get it, also by a slug that it had before; `gone` when it was withdrawn, `not-found` for drafts too. */
    async bySlug(slug: string, snapshot: FactSnapshot): Promise<Result<PublishedArticle>> {
      const post = isSlug(slug) ? await postAt(slug) : null;
      if (post?.status === "withdrawn") return fail("gone", "This article has been withdrawn.");
      if (post?.status !== "published") return noSuchPost();
      reportUnknownTokens(post, snapshot);
      const review = await findReview(queries, post.id);
      const reviewedAt = review?.checkedAt ?? null;
      return succeed({
        ...articleOf(await corrected(post, snapshot), snapshot),
        readingMinutes: readingMinutes(post.body_markdown.length),
        review,
        reviewedOn: reviewedAt === null ? null : indianDate(reviewedAt),
        related: await findRelatedPosts(queries, post, snapshot),
      });
    },

    /** The newest published posts, or those after the post with this slug; `not-found` when it was never published. */
    page: (after: string | null, snapshot: FactSnapshot): Promise<Result<PublishedPage>> =>
      publishedPage(queries, { topic: null, after }, snapshot),

    async newest(snapshot: FactSnapshot): Promise<PostSummary[]> {
      const newest = { topic: null, after: null, limit: publishedListSize };
      const posts = await repository.listPublished(queries, newest);
      return posts.map((post) => readableSummary(post, snapshot));
    },

    newestAsWritten: (limit: number): Promise<Post[]> =>
      repository.listPublishedPosts(queries, limit),

    showing: (factIds: readonly string[], edition: string) =>
      listFactUses(queries, factIds, edition),

    corrections: (limit: number, snapshot: FactSnapshot) =>
      newestCorrections(queries, snapshot, limit),

    addresses: () => repository.listPublishedAddresses(queries),

    formerAddresses: () => listFormerAddresses(queries),
  };

  async function postAt(slug: string): Promise<Post | null> {
    return (await findPostBySlug(queries, slug)) ?? movedPost(slug);
  }

  async function movedPost(slug: string): Promise<Post | null> {
    const id = await findFormerOwner(queries, slug);
    return id === null ? null : ((await findPost(queries, id))?.post ?? null);
  }

  async function corrected(post: Post, snapshot: FactSnapshot): Promise<Post> {
    const added = await factCorrections(post, snapshot, facts);
    if (added.length === 0) return post;
    const corrections = [...added, ...post.corrections].toSorted(newestFirst);
    const schema_jsonld = { ...post.schema_jsonld, ...correctionData(corrections) };
    return { ...post, corrections, schema_jsonld };
  }

  /** The gate lets none through: such a token names a record that was taken out since, or the site has no records of the post's edition. */
  function reportUnknownTokens(post: Post, snapshot: FactSnapshot): void {
    const { id, revision, slug, edition, hero_summary, meta_description, body_markdown } = post;
    const own = factsOf(post, snapshot);
    const tokens = [hero_summary, meta_description, body_markdown].flatMap((text) =>
      unknownTokens(text, own),
    );
    if (tokens.length === 0 || reported.has(`${id}/${revision}`)) return;
    reported.add(`${id}/${revision}`);
    log.error("A published post shows a value without a record.", { slug, edition, tokens });
  }
}
