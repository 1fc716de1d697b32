import { changesPage } from "../../app/feeds/change-feed.ts";
import { factsFilePath } from "../../app/feeds/facts-file.ts";
import { isNewsTab } from "../../app/sections/news-cards.tsx";
import { isShortAddress, pathInCode } from "../../content/edition-address.ts";
import { isEdition } from "../../content/facts/edition.ts";
import { noticeCheckPath } from "../../content/official-sites.ts";
import { isPrivatePage } from "../../app/private-paths.ts";

/** The spelling of our own links. Others of the same address are answered and not kept: there is no end of them. */
const ownSpelling = /^\/(?:[a-z0-9][a-z0-9_.-]*(?:\/(?!$)|$))*$/;
const tagList = /^\/blog\/tag\/[^/.]+$/;

const forms = /^\/(?:search|year|tools\/[a-z-]+)$/;
/** The field of a page that answers one reader where it is filled in. */
const fields: ReadonlyMap<string, string> = new Map([
  ["/faq", "q"],
  ["/latest-updates", "q"],
  [noticeCheckPath, "address"],
]);

type Part = {
  readonly path: RegExp;
  readonly name: string;
  readonly isValue: (value: string) => boolean;
};

const parts: readonly Part[] = [
  {
    path: /^\/latest-updates$/,
    name: "category",
    isValue: (tab) => isNewsTab(tab) && tab !== "all",
  },
  {
    path: /^\/blog(?:\/(?:category|tag)\/[^/]+)?$/,
    name: "page",
    isValue: (page) => /^[1-9]\d{0,4}$/.test(page),
  },
  {
    path: new RegExp(`^${changesPage.path}$`),
    name: "before",
    isValue: (id) => /^[\w-]+$/.test(id),
  },
  { path: new RegExp(`^${factsFilePath}$`), name: "edition", isValue: isEdition },
];

/** The path with the part of the query that the page reads; null for what is not the same for everybody. */
export function pageKey(target: string): string | null {
  const [path = "", ...rest] = target.split("?");
  if (!isOwnSpelling(path) || path.endsWith(".data") || isPrivatePage(path)) return null;
  const inCode = pathInCode(path);
  const query = new URLSearchParams(rest.join("?"));
  if (query.size === 0) return path;
  if (forms.test(inCode) || (query.get(fields.get(inCode) ?? "") ?? "") !== "") return null;
  // A redirect takes the query along.
  if (isShortAddress(path)) return null;
  const part = parts.find((one) => one.path.test(path));
  const value = part === undefined ? null : query.get(part.name);
  if (part === undefined || value === null) return path;
  return part.isValue(value) ? `${path}?${part.name}=${value}` : null;
}

function isOwnSpelling(path: string): boolean {
  if (ownSpelling.test(path)) return true;
  if (!tagList.test(path)) return false;
  try {
    const name = decodeURI(path);
    return encodeURI(name) === path && name === name.toLowerCase();
  } catch {
    return false;
  }
}
