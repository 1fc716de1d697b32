import { blogFeedFiles, changesPage } from "../../app/feeds/feeds.ts";
import { factsFilePath } from "../../app/feeds/facts-file.ts";
import { addressIn, isOfEdition } from "../../content/edition-address.ts";
import type { EditionPlace } from "../../content/facts/index.ts";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import { cataloguePaths, pageCatalogue } from "../../content/page-catalogue.ts";
import type { FactPlace, FindPlaces } from "../../domain/facts/fact-places.ts";
import { postAddress } from "../../domain/posts/post-address.ts";
import {
  publishedPageSize,
  type createPublishedPosts,
} from "../../domain/posts/publishing/published-posts.ts";
import type { RenderPublic } from "../public-pages.ts";
import { changedWords } from "./changed-value-words.ts";
import { visibleWords, type VisibleWords } from "./visible-words.ts";

type Dependencies = {
  readonly render: RenderPublic;
  readonly published: Pick<ReturnType<typeof createPublishedPosts>, "showing" | "addresses">;
};

/** Each takes some milliseconds: more posts are counted and not rendered. */
const maxPosts = 40;

const maxParts = 10;

const titles: ReadonlyMap<string, string> = new Map<string, string>([
  ["/important-dates.ics", "Calendar of important dates"],
  [factsFilePath, "All exam facts, for programs"],
  [blogFeedFiles.rss.path, "Feed of the blog (RSS)"],
  [blogFeedFiles.json.path, "Feed of the blog (JSON Feed)"],
]);

export function createPlaceFinder({ render, published }: Dependencies): FindPlaces {
  return async function findPlaces({ factIds, before: beforeIn, after: afterIn }, signal) {
    const { edition, editions } = afterIn;
    // Readers see nothing of an edition before it is opened.
    if (editions.listed.every((listed) => listed.edition !== edition)) return [];
    const before = siteOf(beforeIn);
    const after = siteOf(afterIn);

    async function placesAt(path: string): Promise<readonly FactPlace[]> {
      signal?.throwIfAborted();
      const rendering = await render(path, before);
      const wordsBefore = await visibleWords(rendering);
      if (!rendering.ok) return [];
      const title = titleOf(path, after, wordsBefore);
      const changedAnswer = await render(path, after);
      if (!changedAnswer.ok) {
        const shown = `(this page could not be shown: ${changedAnswer.status})`;
        return [{ path, title, before: title, after: shown, words: [], times: 1 }];
      }
      const differences = changedWords(wordsBefore.rows, (await visibleWords(changedAnswer)).rows);
      return differences.map((difference) => ({ path, title, ...difference }));
    }

    const places: FactPlace[] = [];
    async function look(path: string): Promise<void> {
      places.push(...(await placesAt(path)));
    }
    for (const fixedPath of pathsWithValues)
      for (const path of addressesOf(fixedPath, afterIn)) await look(path);
    for (const id of factIds) await look(`/facts/${id}`);

    const allPosts = await published.addresses();
    const using = await published.showing(factIds, edition);
    const usingSlugs = new Set(using.map(({ slug }) => slug));
    const otherPost = allPosts.find(({ slug }) => !usingSlugs.has(slug));
    // A difference on a post that does not use the records stands in the frame of all of them.
    const isOnAll =
      otherPost !== undefined &&
      using.length <= maxPosts &&
      (await placesAt(postAddress(otherPost))).length > 0;
    const isOnAllParts = places.some(({ path }) => path === "/blog");
    const listedPosts = using.slice(0, maxPosts).filter((post) => post.isListedWithValue);
    for (const part of partsOf(allPosts, isOnAllParts ? allPosts : listedPosts)) await look(part);
    const posts = isOnAll ? allPosts : using;
    for (const post of posts.slice(0, maxPosts)) await look(postAddress(post));
    const uncheckedCount = posts.length - maxPosts;
    const title = `And ${uncheckedCount} more posts`;
    if (uncheckedCount > 0)
      places.push({ path: "/blog", title, before: "", after: "", words: [], times: 1 });
    return places;
  };
}

function siteOf(facts: FactSnapshot): FactSnapshot {
  return facts.inEdition(facts.editions.current) ?? facts;
}

/** Later editions carry the value over. */
function addressesOf(path: string, { edition, editions }: EditionPlace): readonly string[] {
  if (path === factsFilePath && edition !== editions.current)
    return [path, `${path}?edition=${edition}`];
  if (!isOfEdition(path)) return [path];
  const showing = editions.listed.filter((listed) => listed.edition >= edition);
  return showing.map((listed) => addressIn(path, { edition: listed.edition, editions }));
}

type Listed = { readonly slug: string };

function partsOf(allPosts: readonly Listed[], posts: readonly Listed[]): readonly string[] {
  const slugs = new Set(posts.map(({ slug }) => slug));
  const parts = new Set<string>();
  for (const [place, { slug }] of allPosts.entries()) {
    const page = Math.floor(place / publishedPageSize) + 1;
    if (slugs.has(slug) && page > 1) parts.add(`/blog?page=${page}`);
    if (parts.size === maxParts) break;
  }
  return [...parts];
}

/** Changes are told elsewhere once a value holds. */
const pathsWithValues: readonly string[] = [
  ...new Set([...cataloguePaths, "/blog", ...titles.keys()]),
].filter((path) => path !== changesPage.path);

function titleOf(path: string, { edition }: FactSnapshot, { title }: VisibleWords): string {
  const page = pageCatalogue(edition).find((one) => one.path === path);
  return page?.title ?? titles.get(path) ?? title ?? path;
}
