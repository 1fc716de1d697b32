import type { MetaDescriptor } from "react-router";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import { catalogueEntry } from "../../content/page-catalogue.ts";
import { postAddress } from "../../domain/posts/post-address.ts";
import { postCategories } from "../../content/post-categories.ts";
import { publisherName } from "../institute-name.ts";
import { postImage } from "../share-image/share-image.ts";
import type { Site } from "../site-context.ts";
import { nameOfChange, type PublicChange } from "../../domain/facts/public-change.ts";
import { standingNames } from "../../content/facts/standing.ts";
import { longIndianDate } from "../../domain/shared/clock.ts";
import { checkedSince } from "../../content/cited-facts.ts";

type FeedFiles = Readonly<Record<string, { path: string; name: string; type: string }>>;

export function feedLinks(files: FeedFiles): readonly MetaDescriptor[] {
  return Object.values(files).map(({ path, name, type }) => ({
    tagName: "link",
    rel: "alternate",
    type,
    title: name,
    href: path,
  }));
}

export type FeedContents = ReturnType<typeof feedOf> & { readonly entries: readonly FeedEntry[] };

type FeedEntry = {
  /** Stays the same wherever the site moves. */
  readonly id: string;
  readonly address: string;
  readonly title: string;
  /** Plain text, a line a paragraph. The whole stays on the site, beside its sources and notes. */
  readonly summary: string;
  readonly publishedAt: Date;
  readonly image?: string;
  /** Its category's label first. */
  readonly tags: readonly string[];
};

/** The feed as RSS 2.0 or as Atom (RFC 4287); `builtAt` is said of one that has no entry yet. */
export async function xmlFeed(
  feed: FeedContents,
  format: "rss2" | "atom1",
  builtAt: Date,
): Promise<string> {
  // When first asked for: it would add 13 ms to each start.
  const { Feed } = await import("feed");
  const xml = new Feed({
    id: feed.address,
    title: feed.title,
    description: feed.description,
    language: feed.language,
    author: { name: xmlText(feed.author.name), link: feed.author.address },
    link: feed.address,
    feed: feed.ownAddresses.xml,
    generator: false,
    updated: feed.entries[0]?.publishedAt ?? builtAt,
  });
  for (const entry of feed.entries) {
    const title = xmlText(entry.title);
    xml.addItem({
      id: entry.id,
      link: entry.address,
      // The package says of an Atom title that it is HTML.
      title: format === "atom1" ? escapeHtml(title) : splitCdataEnds(title),
      description: entry.summary.split("\n").map(paragraph).join(""),
      date: entry.publishedAt,
      // Its size is known once it is drawn.
      enclosure:
        entry.image === undefined ? undefined : { url: entry.image, type: "image/jpeg", length: 0 },
      category: entry.tags.map(xmlText).map((tag) => ({ name: tag, term: tag })),
    });
  }
  return xml[format]();
}

/** The feed as https://www.jsonfeed.org/version/1.1/. By hand: the package `feed` writes version 1.0. */
export function jsonFeed(feed: FeedContents): string {
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title: feed.title,
    description: feed.description,
    language: feed.language,
    home_page_url: feed.address,
    feed_url: feed.ownAddresses.json,
    authors: [{ name: feed.author.name, url: feed.author.address }],
    items: feed.entries.map(({ id, address, title, summary, publishedAt, image, tags }) => ({
      id,
      url: address,
      title,
      content_text: summary,
      date_published: publishedAt.toISOString(),
      image,
      tags,
    })),
  });
}

/** Feed readers take a summary for HTML. */
function paragraph(text: string): string {
  return `<p>${escapeHtml(xmlText(text))}</p>`;
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
  const remainder = text.slice(afterFirst).replaceAll("]]>", "]]]]><![CDATA[>");
  return text.slice(0, afterFirst) + remainder;
}

type FeedPage = { readonly path: string; readonly title: string; readonly description: string };

/** The feed of a page, without its entries. */
function feedOf(
  { url, provider }: Site,
  { path, title, description }: FeedPage,
  xml: { readonly path: string },
  json: { readonly path: string },
) {
  return {
    title,
    description,
    language: "en-IN",
    author: { name: publisherName(provider), address: url },
    address: url + path,
    ownAddresses: { xml: url + xml.path, json: url + json.path },
  };
}

export const blogFeedFiles = {
  rss: { path: "/blog/rss.xml", name: "RSS", type: "application/rss+xml" },
  json: { path: "/blog/feed.json", name: "JSON Feed", type: "application/feed+json" },
} as const;

export async function blogFeed(site: Site, facts: FactSnapshot): Promise<FeedContents> {
  const { url, provider, services } = site;
  const posts = await services.posts.published.newest(facts);
  const { edition } = facts;
  return {
    ...feedOf(site, catalogueEntry("/blog", edition), blogFeedFiles.rss, blogFeedFiles.json),
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

export const changesPage = {
  path: "/changes",
  title: "What Has Changed on This Site",
  description:
    "Dates, fees and other exam facts that we have changed: the old value, the new value, the day, the reason and the source.",
} as const;

export const changeFeedFiles = {
  atom: { path: "/changes.xml", name: "Atom", type: "application/atom+xml" },
  json: { path: "/changes.json", name: "JSON Feed", type: "application/feed+json" },
} as const;

const feedLength = 50;

export async function changeFeed(site: Site): Promise<FeedContents> {
  const { services, url } = site;
  const changes = await services.facts.changes({ limit: feedLength });
  return {
    ...feedOf(site, changesPage, changeFeedFiles.atom, changeFeedFiles.json),
    entries: changes.map((change) => ({
      id: `urn:uuid:${change.changeId}`,
      address: addressOf(change, url),
      title: titleOf(change),
      summary: summaryOf(change),
      publishedAt: new Date(change.at),
      tags: [],
    })),
  };
}

export function factsCheckedAt({ all }: Pick<FactSnapshot, "all">): Date {
  return new Date(checkedSince(all) ?? 0);
}

function addressOf({ facts: [first, ...otherChanges] }: PublicChange, url: string): string {
  return first === undefined || otherChanges.length > 0
    ? url + changesPage.path
    : `${url}/facts/${first.id}`;
}

/** Longer values stand in the entry alone, in characters. */
const maxTitleValue = 80;

function titleOf({ facts }: PublicChange): string {
  const [first, ...otherChanges] = facts;
  if (first === undefined) return changesPage.title;
  if (otherChanges.length > 0) return `Changed: ${facts.map(nameOfChange).join("; ")}`;
  const name = nameOfChange(first);
  return first.after.length > maxTitleValue
    ? `Changed: ${name}`
    : `Changed: ${name}, now ${first.after}`;
}

function summaryOf({ facts, note }: PublicChange): string {
  return [
    ...(note === null ? [] : [note]),
    ...facts.flatMap((fact) => {
      const { before, after, source, standing, checkedOn } = fact;
      const { title, address, page, quotedLine } = source;
      return [
        `${nameOfChange(fact)}. Before: ${before}. Now: ${after}.`,
        `Source: ${[title, page, address].filter(Boolean).join(", ")}. ${standingNames[standing]}, checked on ${longIndianDate(checkedOn)}.`,
        ...(quotedLine === undefined ? [] : [`In the source: “${quotedLine}”`]),
      ];
    }),
  ].join("\n");
}
