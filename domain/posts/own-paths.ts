import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import { pageCatalogue } from "../../content/page-catalogue.ts";
import { postAddress } from "./post-address.ts";
import type { PublishedAddress } from "./post.ts";

/** Pages that the catalogue leaves out, short addresses that redirect to one (contract, section 3), and files. */
const alsoThere = [
  "/changes",
  "/eligibility",
  "/registration",
  "/syllabus",
  "/sitemap.xml",
  "/important-dates.ics",
  "/blog/rss.xml",
  "/blog/feed.json",
  "/latest-updates.xml",
  "/latest-updates.json",
  "/changes.xml",
  "/changes.json",
  "/facts.json",
];

/** Every path of this site that a text may lead to: pages, published posts, the pages of the records, files. */
export function ownPaths(
  published: readonly Pick<PublishedAddress, "slug" | "published_at">[],
  { all }: Pick<FactSnapshot, "all">,
): ReadonlySet<string> {
  return new Set([
    ...pageCatalogue.map(({ path }) => path),
    ...alsoThere,
    ...all.map(({ id }) => `/facts/${id}`),
    ...published.map(postAddress),
  ]);
}
