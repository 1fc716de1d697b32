import { feedFileNames, feedFiles } from "../../app/feeds/blog-feed.ts";
import { changeFiles, changesPage } from "../../app/feeds/change-feed.ts";
import { updateFiles } from "../../app/feeds/update-feed.ts";
import { factsFilePath } from "../../app/feeds/facts-file.ts";
import { isNewsTab } from "../../app/sections/news-cards.tsx";
import { pathInCode } from "../../content/edition-address.ts";
import { isEdition } from "../../content/facts/edition.ts";
import { latestUpdatesPath } from "../../content/updates-content.ts";
import { noticeCheckPath } from "../../content/official-sites.ts";
import { cataloguePaths } from "../../content/page-catalogue.ts";
import { yearCalendarPath, yearSteps } from "../../content/year-steps.ts";
import { everyFact } from "../../domain/facts/recorded-facts.ts";
import { isSlug } from "../../domain/posts/post.ts";
import { readTopic, topicPath } from "../../domain/posts/publishing/post-topics.ts";

/** A page or file that is the same for everybody. */
export type PageAddress = {
  /** Its path, with those parts of the query alone that it reads. */
  readonly key: string;
  /** The pattern of its route: the same for all posts. */
  readonly pattern: string;
  /** What a change of invalidates it. */
  readonly tags: readonly string[];
  /** The slug of the post, where it is the page of one. */
  readonly post?: string;
};

/** Pages and files in which updates stand. */
export const updatesTag = "updates";

/** The page of a record, which says whether updates name it: `EDITION/ID`, or the id alone, for it is one for all editions. */
export function updatesOnFact(record: string): string {
  return `updates:${record.slice(record.indexOf("/") + 1)}`;
}

/** Pages that say of which years there are closing ranks. */
export const ranksTag = "ranks";

/** Pages and files in which several posts are named. */
export const postLists = "posts";

/** The page of a post itself, not those that name it. */
export function ownPageTag(slug: string): string {
  return `page:${slug}`;
}

/** Pages that name a few posts, of all: a new one may take the place of another. */
export const relatedPosts = "related";

export function postTag(slug: string): string {
  return `post:${slug}`;
}

const listsOfPosts: readonly string[] = [
  "/blog",
  "/sitemap.xml",
  feedFiles.rss.path,
  feedFiles.json.path,
];
const listsOfUpdates: readonly string[] = [
  "/",
  latestUpdatesPath,
  "/sitemap.xml",
  updateFiles.atom.path,
  updateFiles.json.path,
];
const listsOfRanks: readonly string[] = ["/tools/closing-ranks", "/search"];
/** Pages and files that tell of every fact, or of whatever has changed. */
const listsOfFacts: readonly string[] = [
  changesPage.path,
  changeFiles.atom.path,
  changeFiles.json.path,
  factsFilePath,
];
const otherPaths = [
  ...cataloguePaths,
  "/robots.txt",
  "/important-dates.ics",
  ...yearSteps.map(({ id }) => yearCalendarPath(id)),
];

const addressesByPath: ReadonlyMap<string, PageAddress> = new Map(
  [...new Set([...otherPaths, ...listsOfPosts, ...listsOfUpdates, ...listsOfFacts])].map((key) => [
    key,
    { key, pattern: key, tags: staticTags(key) },
  ]),
);

/** What stands at an address of its own, whatever posts there are. */
export const fixedAddresses: readonly PageAddress[] = [...addressesByPath.values()];

function staticTags(path: string): readonly string[] {
  if (path === changesPage.path) return [everyFact, postLists];
  if (listsOfFacts.includes(path)) return [everyFact];
  return [
    ...(listsOfPosts.includes(path) ? [postLists] : []),
    ...(listsOfUpdates.includes(path) ? [updatesTag] : []),
    ...(listsOfRanks.includes(path) ? [ranksTag] : []),
  ];
}

const postPattern = "/blog/:year/:month/:slug";
const factPattern = "/facts/:factId";
/** A page of a record that does not exist answers 404, and is not cached. */
const factPath = /^\/facts\/([\w.]+)$/;
const postPath = /^\/blog\/\d{4}\/\d{2}\/([a-z0-9-]+)$/;

const topicFiles = Object.values(feedFileNames)
  .map((name) => RegExp.escape(name))
  .join("|");
const topicPathPattern = new RegExp(`^/blog/(category|tag)/([^/]+)(/(?:${topicFiles}))?$`);

type Reads = (query: URLSearchParams) => string | null;

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

function isSearchOrTool(path: string): boolean {
  return path === "/search" || path === "/year" || path.startsWith("/tools/");
}

/** What pages read of a query, by their pattern and as they read it: empty for nothing, null for what is not worth caching. */
const reads: Readonly<Record<string, Reads>> = {
  // What people search for has no end: it would push out the pages.
  "/faq": (query) => (hasText(query, "q") ? null : ""),
  "/latest-updates": (query) => {
    if (hasText(query, "q")) return null;
    const tab = query.get("category") ?? "";
    return isNewsTab(tab) && tab !== "all" ? `?category=${tab}` : "";
  },
  // An answer to one reader, which nobody keeps.
  [noticeCheckPath]: (query) => (hasText(query, "address") ? null : ""),
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
  const [path, search] = splitOnce(target, "?");
  const page =
    addressesByPath.get(path) ??
    editionAddressOf(path) ??
    postAddressOf(path) ??
    factAddressOf(path) ??
    topicAddressOf(path);
  if (page === null || search === undefined) return page;
  const reading = reads[page.pattern];
  const searchKey = reading === undefined ? "" : reading(new URLSearchParams(search));
  return searchKey === null ? null : { ...page, key: page.key + searchKey };
}

/** A page of an edition that has not the evergreen address; one that readers cannot see answers 404, and is not cached. */
function editionAddressOf(path: string): PageAddress | null {
  const inCode = pathInCode(path);
  if (inCode === path) return null;
  const page = addressesByPath.get(inCode);
  return { key: path, pattern: inCode, tags: page?.tags ?? [] };
}

function postAddressOf(path: string): PageAddress | null {
  const slug = postPath.exec(path)?.[1];
  if (slug === undefined) return null;
  const tags = [postTag(slug), ownPageTag(slug), relatedPosts];
  return { key: path, pattern: postPattern, tags, post: slug };
}

function factAddressOf(path: string): PageAddress | null {
  const id = factPath.exec(path)?.[1];
  if (id === undefined) return null;
  return { key: path, pattern: factPattern, tags: [updatesOnFact(id)] };
}

/** The list of a topic or one of its feeds; one that is written otherwise than its own address is not cached. */
function topicAddressOf(path: string): PageAddress | null {
  const [, kind, name = "", file = ""] = topicPathPattern.exec(path) ?? [];
  const topic = kind === "category" || kind === "tag" ? readTopic(kind, decodedName(name)) : null;
  if (topic === null) return null;
  const pattern = `/blog/${topic.kind}/:${topic.kind}${file}`;
  return { key: topicPath(topic) + file, pattern, tags: [postLists] };
}

/** Empty for broken percent encoding. */
function decodedName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return "";
  }
}

function hasText(query: URLSearchParams, name: string): boolean {
  return (query.get(name) ?? "") !== "";
}

function splitOnce(text: string, by: string): [string, string?] {
  const position = text.indexOf(by);
  return position === -1 ? [text] : [text.slice(0, position), text.slice(position + 1)];
}
