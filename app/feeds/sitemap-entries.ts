import { factsCheckedOn } from "../../content/facts/index.ts";
import { faqCategories } from "../../content/faq.ts";
import { news } from "../../content/news.ts";
import { pageCatalogue, type PagePath } from "../../content/page-catalogue.ts";
import { informationPages } from "../../content/pages/index.ts";
import { postAddress } from "../../domain/posts/post-address.ts";
import type { PublishedAddress } from "../../domain/posts/post.ts";
import { checkedSince, citedFacts } from "../cited-facts.ts";

/** One address that search engines may keep; the change is ISO: a day, or an instant for posts. */
export type SitemapEntry = { readonly path: string; readonly lastChange: string };

/** All public pages, then these posts. */
export function sitemapEntries(posts: readonly PublishedAddress[]): readonly SitemapEntry[] {
  const changes = lastChanges(posts);
  return [
    ...pageCatalogue.map(({ path }) => ({ path, lastChange: changes.get(path) ?? factsCheckedOn })),
    ...posts.map((post) => ({ path: postAddress(post), lastChange: post.updated_at })),
  ];
}

/**
 * A page changed when its facts were last checked, a list when its newest entry came. What has
 * neither was last looked at with all the contents.
 */
function lastChanges(
  posts: readonly PublishedAddress[],
): ReadonlyMap<PagePath, string | undefined> {
  const newestNews = latest(news.map(({ date }) => date));
  return new Map<PagePath, string | undefined>([
    ...informationPages.map((page) => [page.path, checkedSince(citedFacts(page))] as const),
    ["/", latest([factsCheckedOn, newestNews ?? ""])],
    ["/faq", checkedSince(citedFacts(faqCategories))],
    ["/latest-updates", newestNews],
    ["/blog", latest(posts.map(({ updated_at }) => updated_at))],
  ]);
}

function latest(isoTimes: readonly string[]): string | undefined {
  return [...isoTimes].sort().at(-1);
}
