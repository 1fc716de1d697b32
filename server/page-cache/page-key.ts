import { changesPage } from "../../app/feeds/feeds.ts";
import { factsFilePath } from "../../app/feeds/facts-file.ts";
import { isPrivatePage } from "../../app/private-paths.ts";
import { isShortAddress, pathInCode } from "../../content/edition-address.ts";
import { isEdition } from "../../content/facts/edition.ts";
import { noticeCheckPath } from "../../content/official-sites.ts";
import { isNewsTab } from "../../content/updates-content.ts";

/** The spelling of our own links. Others of the same address are answered and not kept: there is no end of them. */
const ownSpelling = /^\/(?:[a-z0-9][a-z0-9_.-]*(?:\/(?!$)|$))*$/;
const tagList = /^\/blog\/tag\/[^/.]+$/;

/** These answer one reader where they are filled in. */
const forms = /^\/(?:search|tools\/[a-z-]+)$/;
const fields: ReadonlyMap<string, string> = new Map([
  ["/faq", "q"],
  ["/latest-updates", "q"],
  [noticeCheckPath, "address"],
]);

type IsValue = (value: string) => boolean;

/** The part of the query that a page reads, and its values of which there is an end. */
function readPart(path: string): readonly [name: string, isValue: IsValue] | null {
  if (path === "/latest-updates") return ["category", (tab) => isNewsTab(tab) && tab !== "all"];
  if (path === changesPage.path) return ["before", (id) => /^[\w-]+$/.test(id)];
  if (path === factsFilePath) return ["edition", isEdition];
  return /^\/blog(?:\/(?:category|tag)\/[^/]+)?$/.test(path)
    ? ["page", (page) => /^[1-9]\d{0,4}$/.test(page)]
    : null;
}

/** The path with the part of the query that the page reads; null for what is not the same for everybody. */
export function pageKey(target: string): string | null {
  const [path = "", ...rest] = target.split("?");
  if (!isOwnSpelling(path) || path.endsWith(".data") || isPrivatePage(path)) return null;
  const query = new URLSearchParams(rest.join("?"));
  if (query.size === 0) return path;
  const inCode = pathInCode(path);
  if (forms.test(inCode) || (query.get(fields.get(inCode) ?? "") ?? "") !== "") return null;
  // A redirect takes the query along.
  if (isShortAddress(path)) return null;
  const [name = "", isValue] = readPart(path) ?? [];
  const value = query.get(name);
  if (isValue === undefined || value === null) return path;
  return isValue(value) ? `${path}?${name}=${value}` : null;
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
