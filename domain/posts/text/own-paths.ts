import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import { addressIn } from "../../../content/edition-address.ts";
import { cataloguePaths } from "../../../content/page-catalogue.ts";
import { topicPath, type Topic } from "../publishing/post-topics.ts";
import { postAddress } from "../post-address.ts";

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
  "/changes.xml",
  "/changes.json",
  "/facts.json",
];

type Address = { readonly slug: string; readonly published_at: string };

export type LinkTargets = {
  readonly published: {
    readonly addresses: () => Promise<readonly Address[]>;
    readonly formerAddresses: () => Promise<readonly Address[]>;
  };
  readonly topics: { readonly used: () => Promise<readonly { readonly topic: Topic }[]> };
};

/** Every path of this site that a text may lead to: pages, published posts and the lists of them, the pages of the records, files. */
export async function ownPaths(
  { published, topics }: LinkTargets,
  facts: Pick<FactSnapshot, "all" | "editions">,
): Promise<ReadonlySet<string>> {
  const posts = [...(await published.addresses()), ...(await published.formerAddresses())];
  const used = await topics.used();
  return new Set([
    ...pagePaths(facts),
    ...posts.map(postAddress),
    ...used.map(({ topic }) => topicPath(topic)),
  ]);
}

export function pagePaths({
  all,
  editions,
}: Pick<FactSnapshot, "all" | "editions">): readonly string[] {
  const ofEditions = editions.listed.flatMap(({ edition }) =>
    [...cataloguePaths, ...alsoThere].map((path) => addressIn(path, { edition, editions })),
  );
  return [...new Set([...ofEditions, ...all.map(({ id }) => `/facts/${id}`)])];
}
