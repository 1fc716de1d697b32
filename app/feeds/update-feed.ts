import { createHash } from "node:crypto";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import { latestUpdatesPage } from "../../content/updates-content.ts";
import { newsCategories } from "../../content/news-categories.ts";
import { indianDate } from "../../domain/shared/clock.ts";
import { shownNews } from "../shown-news.ts";
import { publisherName } from "../institute-name.ts";
import type { Site } from "../site-context.ts";
import { feedLinksTo, type FeedContents } from "./feed-formats.ts";

/** Its feeds: where they are, what they are called and their media types. */
export const updateFiles = {
  atom: { path: "/latest-updates.xml", name: "Atom", type: "application/atom+xml" },
  json: { path: "/latest-updates.json", name: "JSON Feed", type: "application/feed+json" },
} as const;

/** What the page says in its head, so that a reader's program finds the feeds by itself. */
export const updateFeedLinks = feedLinksTo(updateFiles);

/** Updates that a feed holds. */
const feedLength = 50;

/** The newest updates with the values of these records. */
export function updateFeed(
  { services, url, provider, clock }: Site,
  facts: FactSnapshot,
): FeedContents {
  const { path, heading, description } = latestUpdatesPage(facts.edition);
  const updates = services.updates.current();
  const publicationTimes = new Map(updates.map(({ id, publishedAt }) => [id, publishedAt]));
  const shownUpdates = shownNews(updates, { facts, today: indianDate(clock.now()) });
  return {
    title: heading,
    description,
    language: "en-IN",
    author: { name: publisherName(provider), address: url },
    address: url + path,
    ownAddresses: { xml: url + updateFiles.atom.path, json: url + updateFiles.json.path },
    entries: shownUpdates
      .map(({ id, date, headline, summary, category, link }) => ({
        id: entryId(id),
        address: `${url}${path}#${id}`,
        title: headline,
        summary: link === null ? summary : `${summary}\n${new URL(link, url).href}`,
        publishedAt: new Date(publicationTimes.get(id) ?? date),
        tags: [newsCategories[category]],
      }))
      .toSorted((one, other) => other.publishedAt.getTime() - one.publishedAt.getTime())
      .slice(0, feedLength),
  };
}

/** A name that no other site gives: the update's own, or for what the site ships one made of its id (RFC 9562, version 8). */
function entryId(id: string): string {
  if (id.startsWith("u-")) return `urn:uuid:${id.slice("u-".length)}`;
  const hash = createHash("sha256").update(`jee-main-guide update ${id}`).digest("hex");
  return `urn:uuid:${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}
