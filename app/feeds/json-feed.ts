import type { BlogFeed } from "./blog-feed.ts";

/** The feed as https://www.jsonfeed.org/version/1.1/. By hand: the package `feed` writes version 1.0. */
export function jsonFeed(feed: BlogFeed) {
  return {
    version: "https://jsonfeed.org/version/1.1",
    title: feed.title,
    description: feed.description,
    language: feed.language,
    home_page_url: feed.address,
    feed_url: feed.ownAddresses.json,
    authors: [{ name: feed.author.name, url: feed.author.address }],
    items: feed.entries.map(({ id, address, title, summary, publishedAt, tags }) => ({
      id,
      url: address,
      title,
      content_text: summary,
      date_published: publishedAt.toISOString(),
      tags,
    })),
  };
}
