import * as repository from "./published-repository.ts";
import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import type { Queries } from "../../../database/open-database.ts";
import { indianDate } from "../../shared/clock.ts";
import { fail, succeed, type ValueOf } from "../../shared/result.ts";
import { postCategories } from "../../../content/post-categories.ts";
import { articleOf, readablePost, readableSummary } from "../text/article.ts";
import {
  readingMinutes,
  isSlug,
  noSuchPost,
  type Post,
  type PostSummary,
  type StoredSummary,
} from "../post.ts";
import { listFactUses } from "../uses/affected-post-repository.ts";
import { postAddress } from "../post-address.ts";
import { findFormerOwner, findPost, findReview, listFormerAddresses } from "../post-repository.ts";
import { tagSlug, tagTopic, type Topic } from "./post-topics.ts";

export type { LiveReview } from "../post-repository.ts";
export type { UsedTopic } from "./published-repository.ts";

const publishedListSize = 24;

export const publishedPageSize = 7;

const relatedPosts = 3;

type PublishedPosts = ReturnType<typeof createPublishedPosts>;

export type PublishedArticle = ValueOf<PublishedPosts["bySlug"]>;

export type PublicCorrection = Awaited<ReturnType<PublishedPosts["corrections"]>>[number];

export function createPublishedPosts(queries: Queries) {
  return {
    /** A published post as its readers get it, also by a slug that it had before; `gone` when it was withdrawn, `not-found` for drafts too. */
    async bySlug(slug: string, snapshot: FactSnapshot) {
      const post = isSlug(slug) ? await postAt(slug) : null;
      if (post?.status === "withdrawn") return fail("gone", "This article has been withdrawn.");
      if (post?.status !== "published") return noSuchPost();
      const review = await findReview(queries, post.id);
      const reviewedAt = review?.checkedAt ?? null;
      return succeed({
        ...articleOf(post, snapshot),
        readingMinutes: readingMinutes(post.body_markdown.length),
        review,
        /** The day in India (ISO) on which a person last answered for what is live; null while nobody has. */
        reviewedOn: reviewedAt === null ? null : indianDate(reviewedAt),
        related: await relatedTo(post, snapshot),
      });
    },

    page: (page: number, snapshot: FactSnapshot) => pageOf(null, page, snapshot),

    async newest(snapshot: FactSnapshot): Promise<PostSummary[]> {
      const posts = await repository.listPublished(queries, null, { limit: publishedListSize });
      return posts.map((post) => readableSummary(post, snapshot));
    },

    newestAsWritten: (limit: number): Promise<Post[]> =>
      repository.listPublishedPosts(queries, limit),

    showing: (factIds: readonly string[], edition: string) =>
      listFactUses(queries, factIds, edition),

    async corrections(limit: number, snapshot: FactSnapshot) {
      const posts = await repository.listCorrected(queries, limit);
      return posts
        .flatMap((post) => {
          const { title, slug, published_at, corrections } = readablePost(post, snapshot);
          const path = postAddress({ slug, published_at: published_at ?? "" });
          return corrections.map(({ published_at: at, text }) => ({ at, text, title, path }));
        })
        .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))
        .slice(0, limit);
    },

    addresses: () => repository.listPublishedAddresses(queries),

    formerAddresses: () => listFormerAddresses(queries),

    topics: {
      async page(topic: Topic, page: number, snapshot: FactSnapshot) {
        // A category is there before its first post; a tag is what published posts make it.
        const name =
          topic.kind === "category"
            ? postCategories[topic.category]
            : await repository.findTagName(queries, topic.slug);
        if (name === null) return fail("not-found", "There are no posts with this tag.");
        const found = await pageOf(topic, page, snapshot);
        return found.ok ? succeed({ name, ...found.value }) : found;
      },

      counts: () => repository.countPosts(queries),

      used: () => repository.listUsedTopics(queries),
    },
  };

  async function postAt(slug: string): Promise<Post | null> {
    const present = await findPost(queries, "slug", slug);
    const id = present === null ? await findFormerOwner(queries, slug) : null;
    const stored = id === null ? present : await findPost(queries, "id", id);
    return stored?.post ?? null;
  }

  async function pageOf(topic: Topic | null, page: number, snapshot: FactSnapshot) {
    // One more than a page has tells whether there are older ones.
    const limit = publishedPageSize + 1;
    const offset = (page - 1) * publishedPageSize;
    const found = await repository.listPublished(queries, topic, { limit, offset });
    if (found.length === 0 && page > 1)
      return fail("not-found", "This page of the list does not exist.");
    const posts = found.slice(0, publishedPageSize).map((post) => readableSummary(post, snapshot));
    return succeed({ posts, hasOlder: found.length > posts.length });
  }

  async function relatedTo(
    { id, category, tags }: Post,
    snapshot: FactSnapshot,
  ): Promise<readonly PostSummary[]> {
    const slugs = new Set(tags.map(tagSlug));
    const topics = [{ kind: "category", category } as const, ...tags.map(tagTopic)];
    const lists = await Promise.all(
      topics.map((topic) => repository.listPublished(queries, topic, { limit: publishedListSize })),
    );
    const found = new Map(lists.flat().map((post) => [post.id, post]));
    found.delete(id);
    const score = (other: StoredSummary) =>
      2 * new Set(other.tags.map(tagSlug)).intersection(slugs).size +
      (other.category === category ? 1 : 0);
    return [...found.values()]
      .toSorted((one, other) => other.published_at.localeCompare(one.published_at))
      .toSorted((one, other) => score(other) - score(one))
      .slice(0, relatedPosts)
      .map((post) => readableSummary(post, snapshot));
  }
}
