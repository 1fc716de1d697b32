import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import { addressIn } from "../../../content/edition-address.ts";
import { cataloguePaths } from "../../../content/page-catalogue.ts";
import { topicPath } from "../publishing/post-topics.ts";
import { postAddress } from "../post-address.ts";
import type { PostService } from "../post-service.ts";

/** Pages that the catalogue leaves out, short addresses that redirect to one (contract, section 3), and files. */
const alsoThere = [
  "/changes",
  "/eligibility",
  "/registration",
  "/syllabus",
  "/sitemap.xml",
  "/important-dates.ics",
  "/blog/rss.xml",
  "/changes.xml",
];

export async function ownPaths(
  { published, topics }: Pick<PostService, "published" | "topics">,
  facts: Records,
): Promise<ReadonlySet<string>> {
  const posts = [...(await published.addresses()), ...(await published.formerAddresses())];
  const used = await topics.used();
  return new Set([
    ...pagePaths(facts),
    ...posts.map(postAddress),
    ...used.map(({ topic }) => topicPath(topic)),
  ]);
}

type Records = Pick<FactSnapshot, "all" | "editions">;

export function pagePaths({ all, editions }: Records): readonly string[] {
  const ofEditions = editions.listed.flatMap(({ edition }) =>
    [...cataloguePaths, ...alsoThere].map((path) => addressIn(path, { edition, editions })),
  );
  return [...new Set([...ofEditions, ...all.map(({ id }) => `/facts/${id}`)])];
}
