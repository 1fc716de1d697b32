import type { BlogFeed } from "./blog-feed.ts";

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
