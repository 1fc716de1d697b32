import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import type { Queries } from "../../../database/open-database.ts";
import { fail, succeed, type Result } from "../../shared/result.ts";
import { postCategories } from "../../../content/post-categories.ts";
import { publishedPage, type PublishedPage } from "./published-pages.ts";
import { countPosts, findTagName, listUsedTopics } from "./topic-repository.ts";
import type { Topic } from "./post-topics.ts";

export type { UsedTopic } from "./topic-repository.ts";

type Named<Found> = Found & { readonly name: string };

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

    counts: () => countPosts(queries),

    used: () => listUsedTopics(queries),
  };

  function nameOf(topic: Topic): Promise<string | null> {
    return topic.kind === "category"
      ? Promise.resolve(postCategories[topic.category])
      : findTagName(queries, topic.slug);
  }
}

const noSuchTopic = () => fail("not-found", "There are no posts with this tag.");
