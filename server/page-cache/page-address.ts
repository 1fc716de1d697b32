import { feedFiles } from "../../app/feeds/blog-feed.ts";
import { changeFiles, changesPage } from "../../app/feeds/change-feed.ts";
import { factsFilePath } from "../../app/feeds/facts-file.ts";
import { isNewsTab } from "../../app/sections/news-cards.tsx";
import { pathInCode } from "../../content/edition-address.ts";
import { isEdition } from "../../content/facts/edition.ts";
import { noticeCheckPath } from "../../content/official-sites.ts";
import { cataloguePaths } from "../../content/page-catalogue.ts";
import { yearCalendarPath, yearSteps } from "../../content/year-steps.ts";
import { isSlug } from "../../domain/posts/post.ts";
import { readTopic, topicPath } from "../../domain/posts/publishing/post-topics.ts";

/** A page or file that is the same for everybody. */
export type PageAddress = {
  /** Its path, with those parts of the query alone that it reads. */
  readonly key: string;
  /** The pattern of its route: the same for all posts. */
  readonly pattern: string;
  /** The slug of the post, where it is the page of one. */
  readonly post?: string;
};

/** Pages with an address of their own, whatever posts there are. */
export const fixedPaths: readonly string[] = [
  ...new Set([
    ...cataloguePaths,
    "/robots.txt",
    "/important-dates.ics",
    ...yearSteps.map(({ id }) => yearCalendarPath(id)),
    "/blog",
    "/sitemap.xml",
    ...[feedFiles.rss, feedFiles.json].map(({ path }) => path),
    changesPage.path,
    ...[changeFiles.atom, changeFiles.json].map(({ path }) => path),
    factsFilePath,
  ]),
];

const fixedAddresses: ReadonlyMap<string, PageAddress> = new Map(
  fixedPaths.map((path) => [path, { key: path, pattern: path }]),
);

/** A page of a record, a theme or a post that does not exist answers 404, and is not cached. */
const themePath = /^\/answers\/[a-z-]+$/;
const factPath = /^\/facts\/[\w.]+$/;
const postPath = /^\/blog\/\d{4}\/\d{2}\/([a-z0-9-]+)$/;
const topicPathPattern = /^\/blog\/(category|tag)\/([^/]+)$/;

type ReadQuery = (query: URLSearchParams) => string | null;

/** Every other address answers 404, and only pages are cached: there are as many as posts in the list. */
function partOfList(query: URLSearchParams): string | null {
  const after = query.get("after") ?? "";
  if (after === "") return "";
  return isSlug(after) ? `?after=${after}` : null;
}

/** An answer is one of very many; the empty form is the same for everybody. */
function nothingAsked(query: URLSearchParams): string | null {
  return query.size === 0 ? "" : null;
}

function without(name: string): ReadQuery {
  return (query) => ((query.get(name) ?? "") === "" ? "" : null);
}

function isSearchOrTool(path: string): boolean {
  return path === "/search" || path === "/year" || path.startsWith("/tools/");
}

/** The part of a query that pages read, by their pattern: empty for nothing, null for an answer to one reader, of which there is no end. */
const queryReaders: Readonly<Record<string, ReadQuery>> = {
  "/faq": without("q"),
  "/latest-updates": (query) => {
    if (without("q")(query) === null) return null;
    const tab = query.get("category") ?? "";
    return isNewsTab(tab) && tab !== "all" ? `?category=${tab}` : "";
  },
  // An answer to one reader, which nobody keeps.
  [noticeCheckPath]: without("address"),
  ...Object.fromEntries(
    cataloguePaths.filter(isSearchOrTool).map((path) => [path, nothingAsked] as const),
  ),
  "/blog": partOfList,
  "/blog/category/:category": partOfList,
  "/blog/tag/:tag": partOfList,
  [changesPage.path]: (query) => {
    const before = query.get("before") ?? "";
    if (before === "") return "";
    return /^[\w-]+$/.test(before) ? `?before=${before}` : null;
  },
  [factsFilePath]: (query) => {
    const edition = query.get("edition");
    if (edition === null) return "";
    return isEdition(edition) ? `?edition=${edition}` : null;
  },
};

/** The address under which this request target is cached; null when it is no page that is the same for everybody. */
export function pageAddress(target: string): PageAddress | null {
  const queryStart = target.indexOf("?");
  const path = queryStart === -1 ? target : target.slice(0, queryStart);
  const page = fixedAddresses.get(path) ?? variableAddressOf(path);
  if (page === null || queryStart === -1) return page;
  const readQuery = queryReaders[page.pattern];
  if (readQuery === undefined) return page;
  const searchKey = readQuery(new URLSearchParams(target.slice(queryStart)));
  return searchKey === null ? null : { ...page, key: page.key + searchKey };
}

function variableAddressOf(path: string): PageAddress | null {
  // A page of an edition that has not the evergreen address.
  const inCode = pathInCode(path);
  if (inCode !== path) return { key: path, pattern: inCode };
  const slug = postPath.exec(path)?.[1];
  if (slug !== undefined) return { key: path, pattern: "/blog/:year/:month/:slug", post: slug };
  if (factPath.test(path)) return { key: path, pattern: "/facts/:factId" };
  if (themePath.test(path)) return { key: path, pattern: "/answers/:theme" };
  return topicAddressOf(path);
}

/** The list of a topic; one that is written otherwise than its own address is not cached. */
function topicAddressOf(path: string): PageAddress | null {
  const [, kind, name = ""] = topicPathPattern.exec(path) ?? [];
  const topic = kind === "category" || kind === "tag" ? readTopic(kind, decodedName(name)) : null;
  if (topic === null) return null;
  return { key: topicPath(topic), pattern: `/blog/${topic.kind}/:${topic.kind}` };
}

/** Empty for broken percent encoding. */
function decodedName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return "";
  }
}
