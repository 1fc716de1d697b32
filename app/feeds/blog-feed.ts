import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import { catalogueEntry } from "../../content/page-catalogue.ts";
import { postAddress } from "../../domain/posts/post-address.ts";
import { postCategories } from "../../domain/posts/post-categories.ts";
import type { Site } from "../site-context.ts";
import { feedLinksTo, type FeedContents } from "./feed-formats.ts";

/** The newest posts. */
export async function blogFeed(
  { services, url, provider }: Site,
  facts: FactSnapshot,
): Promise<FeedContents> {
  const { path, title, description } = catalogueEntry("/blog");
  const posts = await services.posts.published.newest(facts);
  return {
    title,
    description,
    language: "en-IN",
    author: { name: provider.name, address: url },
    address: url + path,
    ownAddresses: { xml: url + feedFiles.rss.path, json: url + feedFiles.json.path },
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

/** The blog's feeds: where they are, what they are called and their media types. */
export const feedFiles = {
  rss: { path: "/blog/rss.xml", name: "RSS", type: "application/rss+xml" },
  json: { path: "/blog/feed.json", name: "JSON Feed", type: "application/feed+json" },
} as const;

/** What the blog's pages say in their head, so that a reader's program finds the feeds by itself. */
export const feedLinks = feedLinksTo(feedFiles);
