import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import { catalogueEntry } from "../../content/page-catalogue.ts";
import { postAddress } from "../../domain/posts/post-address.ts";
import { postCategories } from "../../content/post-categories.ts";
import { postImage } from "../share-image/share-image.ts";
import type { Site } from "../site-context.ts";
import type { FeedContents } from "./feed-formats.ts";

export const blogFeedPath = "/blog/rss.xml";

export async function blogFeed(site: Site, facts: FactSnapshot): Promise<FeedContents> {
  const { url, provider, services } = site;
  const posts = await services.posts.published.newest(facts);
  const { edition } = facts;
  const { path, title, description } = catalogueEntry("/blog", edition);
  return {
    title,
    description,
    language: "en-IN",
    address: url + path,
    ownAddress: url + blogFeedPath,
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
