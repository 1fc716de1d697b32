import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import { catalogueEntry } from "../../content/page-catalogue.ts";
import { postAddress } from "../../domain/posts/post-address.ts";
import { postCategories } from "../../content/post-categories.ts";
import type { PostSummary } from "../../domain/posts/post.ts";
import { topicPath, type Topic } from "../../domain/posts/publishing/post-topics.ts";
import { succeed, type Result } from "../../domain/shared/result.ts";
import { publisherName } from "../institute-name.ts";
import type { Site } from "../site-context.ts";
import { topicDescription, topicTitle } from "../topic-words.ts";
import { feedLinksTo, type FeedContents } from "./feed-formats.ts";

/** The feeds of a list of posts: where they are, what they are called and their media types. */
type PostFeedFiles = ReturnType<typeof postFeedFiles>;

/** The newest posts. */
export async function blogFeed(site: Site, facts: FactSnapshot): Promise<FeedContents> {
  const posts = await site.services.posts.published.newest(facts);
  return feedOf(site, { ...catalogueEntry("/blog", facts.edition), files: feedFiles }, posts);
}

/** The newest posts of a category or a tag; `not-found` where there is no such tag. */
export async function topicFeed(
  site: Site,
  topic: Topic,
  facts: FactSnapshot,
): Promise<Result<FeedContents>> {
  const topicPosts = await site.services.posts.topics.newest(topic, facts);
  if (!topicPosts.ok) return topicPosts;
  const { name, posts } = topicPosts.value;
  const list = {
    path: topicPath(topic),
    title: topicTitle(topic, name, facts.edition),
    description: topicDescription(topic, name, facts.edition),
    files: topicFeedFiles(topic),
  };
  return succeed(feedOf(site, list, posts));
}

type FedList = {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly files: PostFeedFiles;
};

function feedOf(
  { url, provider }: Site,
  { path, title, description, files }: FedList,
  posts: readonly PostSummary[],
): FeedContents {
  return {
    title,
    description,
    language: "en-IN",
    author: { name: publisherName(provider), address: url },
    address: url + path,
    ownAddresses: { xml: url + files.rss.path, json: url + files.json.path },
    entries: posts.map((post) => ({
      id: `urn:uuid:${post.id}`,
      address: url + postAddress(post),
      title: post.title,
      summary: post.hero_summary,
      publishedAt: new Date(post.published_at),
      tags: [postCategories[post.category], ...post.tags],
    })),
  };
}

/** The files below the path of a list. */
export const feedFileNames = { rss: "rss.xml", json: "feed.json" } as const;

function postFeedFiles(path: string) {
  return {
    rss: { path: `${path}/${feedFileNames.rss}`, name: "RSS", type: "application/rss+xml" },
    json: {
      path: `${path}/${feedFileNames.json}`,
      name: "JSON Feed",
      type: "application/feed+json",
    },
  } as const;
}

/** The feeds of the whole blog. */
export const feedFiles = postFeedFiles("/blog");

export function topicFeedFiles(topic: Topic): PostFeedFiles {
  return postFeedFiles(topicPath(topic));
}

/** What the blog's pages say in their head, so that a reader's program finds the feeds by itself. */
export const feedLinks = feedLinksTo(feedFiles);
