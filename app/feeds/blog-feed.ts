import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import { catalogueEntry } from "../../content/page-catalogue.ts";
import { postAddress } from "../../domain/posts/post-address.ts";
import { postCategories } from "../../content/post-categories.ts";
import { publisherName } from "../institute-name.ts";
import { postImage } from "../share-image/share-image.ts";
import type { Site } from "../site-context.ts";
import type { FeedContents } from "./feed-formats.ts";

export const blogFeedFiles = {
  rss: { path: "/blog/rss.xml", name: "RSS", type: "application/rss+xml" },
  json: { path: "/blog/feed.json", name: "JSON Feed", type: "application/feed+json" },
} as const;

export async function blogFeed(site: Site, facts: FactSnapshot): Promise<FeedContents> {
  const { url, provider, services } = site;
  const posts = await services.posts.published.newest(facts);
  const { edition } = facts;
  const { path, title, description } = catalogueEntry("/blog", edition);
  return {
    title,
    description,
    language: "en-IN",
    author: { name: publisherName(provider), address: url },
    address: url + path,
    ownAddresses: { xml: url + blogFeedFiles.rss.path, json: url + blogFeedFiles.json.path },
    entries: posts.map((post) => ({
      id: `urn:uuid:${post.id}`,
      address: url + postAddress(post),
      title: post.title,
      summary: post.hero_summary,
      publishedAt: new Date(post.published_at),
      image: postImage({ url, provider, edition }, post).address,
      tags: [postCategories[post.category], ...post.tags],
    })),
  };
}
