import type { Fact } from "../../content/facts/index.ts";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import { addressIn, archivePath, isOfEdition } from "../../content/edition-address.ts";
import { faqCategories } from "../../content/faq-content.ts";
import { libraryThemes, themePath } from "../../content/library/index.ts";
import { homeContents } from "../../content/home-content.ts";
import { cataloguePaths } from "../../content/page-catalogue.ts";
import { informationPages } from "../../content/pages/index.ts";
import { postAddress } from "../../domain/posts/post-address.ts";
import { topicPath } from "../../domain/posts/publishing/post-topics.ts";
import type { UsedTopic } from "../../domain/posts/publishing/published-posts.ts";
import type { PostService } from "../../domain/posts/post-service.ts";
import type { PublishedAddress } from "../../domain/posts/post.ts";
import type { Log } from "../../domain/shared/log.ts";
import { fail, type Result, succeed } from "../../domain/shared/result.ts";
import { checkedSince, citedFacts } from "../../content/cited-facts.ts";
import { withTimeout } from "../deferred-data.ts";
import { changesPage } from "./feeds.ts";
import type { UpdatesService } from "../../domain/updates/updates-service.ts";
import type { SiteUpdate } from "../../domain/updates/update.ts";
import { factsInNews, newestNews } from "../shown-news.ts";

type SitemapSite = {
  readonly services: {
    readonly posts: {
      readonly published: Pick<PostService["published"], "addresses">;
      readonly topics: Pick<PostService["topics"], "used">;
    };
    readonly updates: Pick<UpdatesService, "current">;
  };
  /** Canonical origin, without a trailing slash. */
  readonly url: string;
  readonly log: Log;
};

/**
 * All public pages and published posts as https://www.sitemaps.org/protocol.html. Never rejects:
 * a failure is logged and comes back as `unavailable`.
 */
export async function generateSitemap(
  { services, url, log }: SitemapSite,
  facts: FactSnapshot,
): Promise<Result<string>> {
  try {
    const { published: publishedPosts, topics } = services.posts;
    const [posts, used] = await withTimeout(
      Promise.all([publishedPosts.addresses(), topics.used()]),
    );
    const listedContents = { posts, topics: used, updates: services.updates.current() };
    return succeed(sitemapXml(sitemapEntries(listedContents, facts), url));
  } catch (fault) {
    log.error("The sitemap could not be generated.", { fault });
    return fail("unavailable", "Failed to generate sitemap");
  }
}

export function sitemapOrError(sitemap: Result<string>): string {
  if (sitemap.ok) return sitemap.value;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<error>${sitemap.failure.message}</error>`;
}

function sitemapXml(entries: readonly SitemapEntry[], site: string): string {
  const urls = entries.map(({ path, lastChange }) => {
    const address = new URL(path, site).href.replaceAll("&", "&amp;");
    const day = new Date(lastChange).toISOString();
    return `<url>\n<loc>${address}</loc>\n<lastmod>${day}</lastmod>\n</url>\n`;
  });
  const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9";
  const declaration = `<?xml version="1.0" encoding="UTF-8"?>`;
  return `${declaration}\n<urlset xmlns="${namespace}">\n${urls.join("")}</urlset>\n`;
}

type SitemapEntry = { readonly path: string; readonly lastChange: string };

type Listed = {
  readonly posts: readonly PublishedAddress[];
  readonly topics: readonly UsedTopic[];
  readonly updates: readonly SiteUpdate[];
};

function sitemapEntries(
  { posts, topics, updates }: Listed,
  facts: FactSnapshot,
): readonly SitemapEntry[] {
  // A list changed when its newest entry came. What has no facts was last looked at with all the contents.
  const newest = [
    newestNews(updates, facts) ?? "",
    ...updates.flatMap(({ updatedAt }) => updatedAt ?? []),
  ];
  const home = lastChangeOf(homeContents(facts.edition), facts) ?? "";
  const changes = ownChanges(facts)
    .set("/", latest([home, ...newest]))
    .set("/latest-updates", latest([...changesOf(factsInNews(updates, facts)), ...newest]))
    .set("/blog", latest(posts.map(({ updated_at }) => updated_at)));
  const otherwise = checkedSince(facts.all) ?? "";
  // Without a change there is nothing to find on the list of changes.
  const lastChange = latest(facts.all.flatMap(({ changedAt }) => changedAt ?? []));
  return [
    ...pageEntries(cataloguePaths, changes, facts),
    ...facts.editions.listed.flatMap(({ edition }) => archiveEntries(facts.inEdition(edition))),
    ...(lastChange === undefined ? [] : [{ path: changesPage.path, lastChange }]),
    ...libraryThemes.map(({ id }) => ({ path: themePath(id), lastChange: otherwise })),
    ...topics.map(({ topic, updated_at }) => ({ path: topicPath(topic), lastChange: updated_at })),
    ...posts.map((post) => ({ path: postAddress(post), lastChange: post.updated_at })),
  ];
}

function pageEntries(
  paths: readonly string[],
  changes: ReadonlyMap<string, string | undefined>,
  facts: FactSnapshot,
): readonly SitemapEntry[] {
  const otherwise = checkedSince(facts.all) ?? "";
  return paths.map((path) => ({
    path: addressIn(path, facts),
    lastChange: changes.get(path) ?? otherwise,
  }));
}

function archiveEntries(facts: FactSnapshot | undefined): readonly SitemapEntry[] {
  if (facts === undefined || facts.edition === facts.editions.current) return [];
  const paths = [archivePath, ...cataloguePaths.filter(isOfEdition)];
  return pageEntries(paths, ownChanges(facts), facts);
}

/** A page changed when its facts were last checked or one of them became another. */
function ownChanges(facts: FactSnapshot): Map<string, string | undefined> {
  const changes = new Map<string, string | undefined>();
  for (const page of informationPages(facts.edition))
    changes.set(page.path, lastChangeOf(page, facts));
  return changes.set("/faq", lastChangeOf(faqCategories(facts.edition), facts));
}

function lastChangeOf(contents: unknown, facts: FactSnapshot): string | undefined {
  const cited = citedFacts(contents, facts);
  return latest([checkedSince(cited) ?? [], changesOf(cited)].flat());
}

function changesOf(facts: readonly Fact[]): readonly string[] {
  return facts.flatMap(({ changedAt, carried }) =>
    carried ? [carried.checkedOn, carried.openedAt ?? []].flat() : (changedAt ?? []),
  );
}

function latest(isoTimes: readonly string[]): string | undefined {
  return [...isoTimes].sort().at(-1);
}
