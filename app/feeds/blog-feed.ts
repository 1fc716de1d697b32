import type { Edition } from "../../content/facts/edition.ts";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import { catalogueEntry } from "../../content/page-catalogue.ts";
import { postAddress } from "../../domain/posts/post-address.ts";
import { postCategories } from "../../content/post-categories.ts";
import type { PostSummary } from "../../domain/posts/post.ts";
import { topicPath, type Topic } from "../../domain/posts/publishing/post-topics.ts";
import { succeed, type Result } from "../../domain/shared/result.ts";
import { publisherName } from "../institute-name.ts";
import { postImage } from "../share-image/share-image.ts";
import type { Site } from "../site-context.ts";
import { topicDescription, topicTitle } from "../topic-words.ts";
import { feedLinksTo, type FeedContents } from "./feed-formats.ts";

type PostFeedFiles = ReturnType<typeof postFeedFiles>;

export async function blogFeed(site: Site, facts: FactSnapshot): Promise<FeedContents> {
  const posts = await site.services.posts.published.newest(facts);
  const { edition } = facts;
  const list = { ...catalogueEntry("/blog", edition), files: feedFiles };
  return feedOf({ ...site, edition }, list, posts);
}

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
  return succeed(feedOf({ ...site, edition: facts.edition }, list, posts));
}

type FedList = {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly files: PostFeedFiles;
};

function feedOf(
  publisher: Pick<Site, "url" | "provider"> & { readonly edition: Edition },
  { path, title, description, files }: FedList,
  posts: readonly PostSummary[],
): FeedContents {
  const { url, provider } = publisher;
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
      image: postImage(publisher, post).address,
      tags: [postCategories[post.category], ...post.tags],
    })),
  };
}

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

export const feedFiles = postFeedFiles("/blog");

export function topicFeedFiles(topic: Topic): PostFeedFiles {
  return postFeedFiles(topicPath(topic));
}

export const feedLinks = feedLinksTo(feedFiles);
