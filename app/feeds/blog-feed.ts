import type { MetaDescriptor } from "react-router";
import { catalogueEntry } from "../../content/page-catalogue.ts";
import { postAddress } from "../../domain/posts/post-address.ts";
import { postCategories } from "../../domain/posts/post-categories.ts";
import type { Site } from "../site-context.ts";

/** The newest posts as both feeds tell of them; addresses are absolute. */
export type BlogFeed = {
  readonly title: string;
  readonly description: string;
  readonly language: string;
  readonly author: { readonly name: string; readonly address: string };
  readonly address: string;
  readonly ownAddresses: { readonly rss: string; readonly json: string };
  readonly entries: readonly FeedEntry[];
};

export type FeedEntry = {
  /** Stays the same wherever the site moves. */
  readonly id: string;
  readonly address: string;
  readonly title: string;
  /** Plain text. The article itself stays on the site, beside its sources and notes. */
  readonly summary: string;
  readonly publishedAt: Date;
  /** Its category's label first. */
  readonly tags: readonly string[];
};

export async function blogFeed({ services, url, provider }: Site): Promise<BlogFeed> {
  const { path, title, description } = catalogueEntry("/blog");
  const posts = await services.posts.published.newest();
  return {
    title,
    description,
    language: "en-IN",
    author: { name: provider.name, address: url },
    address: url + path,
    ownAddresses: { rss: url + feedFiles.rss.path, json: url + feedFiles.json.path },
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
export const feedLinks: readonly MetaDescriptor[] = Object.values(feedFiles).map(
  ({ path, name, type }) => ({ tagName: "link", rel: "alternate", type, title: name, href: path }),
);

/** The feed as RSS 2.0; `builtAt` is said of one that has no entry yet. */
export async function rssFeed(feed: BlogFeed, builtAt: Date): Promise<string> {
  // Loaded when first asked for: it would add 13 ms to each start.
  const { Feed } = await import("feed");
  const rss = new Feed({
    title: feed.title,
    description: feed.description,
    language: feed.language,
    link: feed.address,
    feed: feed.ownAddresses.rss,
    generator: false,
    updated: feed.entries[0]?.publishedAt ?? builtAt,
  });
  for (const { id, address, title, summary, publishedAt, tags } of feed.entries)
    rss.addItem({
      id,
      link: address,
      title: splitCdataEnds(xmlText(title)),
      // Readers take this element for HTML.
      description: `<p>${escapeHtml(xmlText(summary))}</p>`,
      date: publishedAt,
      category: tags.map((tag) => ({ name: xmlText(tag) })),
    });
  return rss.rss2();
}

/** XML has no form for control characters. */
function xmlText(text: string): string {
  return text.toWellFormed().replaceAll(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, "");
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** The package splits the first `]]>` of a title, which would end its CDATA; the others come split. */
function splitCdataEnds(text: string): string {
  const afterFirst = text.indexOf("]]>") + "]]>".length;
  const rest = text.slice(afterFirst).replaceAll("]]>", "]]]]><![CDATA[>");
  return text.slice(0, afterFirst) + rest;
}

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
