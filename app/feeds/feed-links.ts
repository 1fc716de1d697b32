import type { MetaDescriptor } from "react-router";

/** The blog's feeds: where they are, what they are called and their media types. */
export const feedFiles = {
  rss: { path: "/blog/rss.xml", name: "RSS", type: "application/rss+xml" },
  json: { path: "/blog/feed.json", name: "JSON Feed", type: "application/feed+json" },
} as const;

/** What the blog's pages say in their head, so that a reader's program finds the feeds by itself. */
export const feedLinks: readonly MetaDescriptor[] = Object.values(feedFiles).map(
  ({ path, name, type }) => ({ tagName: "link", rel: "alternate", type, title: name, href: path }),
);
