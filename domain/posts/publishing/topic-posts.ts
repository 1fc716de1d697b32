import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import type { Queries } from "../../../database/open-database.ts";
import { fail, succeed, type Result } from "../../shared/result.ts";
import { postCategories } from "../../../content/post-categories.ts";
import { publishedPage, type PublishedPage } from "./published-pages.ts";
import { countPosts, findTagName, listUsedTopics } from "./topic-repository.ts";
import type { Topic } from "./post-topics.ts";

export type { UsedTopic } from "./topic-repository.ts";

/** A topic as its readers know it, with its posts. */
type Named<Found> = Found & { readonly name: string };

/** The published posts of a category or a tag. */
export function createTopicPosts({ queries }: { readonly queries: Queries }) {
  return {
    /** The newest posts of a topic, or those after the post with this slug; `not-found` where there is no such tag or page. */
    async page(
      topic: Topic,
      after: string | null,
      snapshot: FactSnapshot,
    ): Promise<Result<Named<PublishedPage>>> {
      const name = await nameOf(topic);
      if (name === null) return noSuchTopic();
      const page = await publishedPage(queries, { topic, after }, snapshot);
      return page.ok ? succeed({ name, ...page.value }) : page;
    },

    /** How many published posts each category has. */
    counts: () => countPosts(queries),

    /** Every topic with a published post, and when one of them last changed. */
    used: () => listUsedTopics(queries),
  };

  /** A category is there before its first post; a tag is what published posts make it. */
  function nameOf(topic: Topic): Promise<string | null> {
    return topic.kind === "category"
      ? Promise.resolve(postCategories[topic.category])
      : findTagName(queries, topic.slug);
  }
}

const noSuchTopic = () => fail("not-found", "There are no posts with this tag.");
