import { domainToUnicode } from "node:url";
import type { OfficialSite } from "../../content/official-sites.ts";
import { usedHosts, type UsedHost } from "../../content/used-hosts.ts";
import { findAddress } from "./find-address.ts";
import { likenessOf, type Likeness } from "./likeness.ts";
import {
  isAtOrBelow,
  isGovernmentHost,
  officialAt,
  officialNames,
  registeredPart,
} from "./official-names.ts";

/** Nothing but the list makes an address official, and nothing is called safe. */
export type Verdict =
  | { readonly kind: "unreadable"; readonly why: "nothing" | "mail" | "broken" }
  | (Judged & { readonly kind: "official"; readonly site: OfficialSite })
  | (Judged & { readonly kind: "look-alike"; readonly site: OfficialSite })
  /** Not on the list, but an official body has worked there. */
  | (Judged & { readonly kind: "used"; readonly use: UsedHost; readonly isGovernment: boolean })
  /** Not on the list, below an ending that is given to bodies of the government alone. */
  | (Judged & { readonly kind: "government" })
  | (Judged & { readonly kind: "unknown" });

type Judged = {
  /** In plain letters: never a link. */
  readonly host: string;
  readonly owner: string;
  readonly signs: readonly string[];
  /** Further addresses in the same text, which were not looked at. */
  readonly others: number;
};

/** Longer ones do not fit into the address of a page. */
export const maxPasted = 400;

/** Asks nobody, and never throws. */
export function judgeAddress(pastedText: string): Verdict {
  const foundAddress = findAddress(pastedText.slice(0, maxPasted));
  if (foundAddress.kind !== "address") return { kind: "unreadable", why: foundAddress.kind };
  const url = readAddress(foundAddress.text);
  const host = url?.hostname.replace(/\.$/, "") ?? "";
  if (url === null || host === "") return { kind: "unreadable", why: "broken" };
  const addressParts = { host, owner: registeredPart(host), others: foundAddress.others };
  const body = officialAt(host);
  const odd = oddities(url, host, foundAddress.text);
  if (body !== undefined)
    return odd.length === 0
      ? { ...addressParts, kind: "official", site: body.site, signs: notes(url) }
      : { ...addressParts, kind: "unknown", signs: [...odd, ...notes(url)] };
  const isGovernment = isGovernmentHost(host);
  const use = usedHosts.find((one) => isAtOrBelow(host, one.host));
  if (use !== undefined && odd.length === 0)
    return { ...addressParts, kind: "used", use, isGovernment, signs: notes(url) };
  const likeness = resembles(url, host);
  const signs = [...odd, ...ofHost(host), ...notes(url)];
  if (likeness !== null)
    return {
      ...addressParts,
      kind: "look-alike",
      site: likeness.official.site,
      signs: [likeness.sign, ...signs],
    };
  return {
    ...addressParts,
    kind: isGovernment && odd.length === 0 ? "government" : "unknown",
    signs,
  };
}

function readAddress(text: string): URL | null {
  const hasScheme = /^(?:https?:|[a-z][a-z\d+.-]*:\/\/)/i.test(text);
  return URL.parse(hasScheme ? text : `https://${text.replace(/^[\\/]+/, "")}`);
}

function resembles(url: URL, host: string): Likeness | null {
  const likeness = !isNumber(host) ? likenessOf(domainToUnicode(host)) : null;
  if (likeness !== null) return likeness;
  const owner = registeredPart(host);
  const [before, after] = [
    `${url.username}:${url.password}`,
    url.pathname + url.search + url.hash,
  ].map(decodedText);
  for (const official of officialNames) {
    if (before?.includes(official.host) === true)
      return {
        official,
        sign: `“${official.host}” comes before an @ sign, where it counts for nothing. The address leads to ${owner}.`,
      };
    if (after?.includes(official.host) === true)
      return {
        official,
        sign: `“${official.host}” comes after the name of the site, where anyone can write it. The address leads to ${owner}.`,
      };
  }
  return null;
}

/** Of IPv4 or IPv6, as addresses are read. */
function isNumber(host: string): boolean {
  return /^(?:\d+(?:\.\d+){3}|\[.*\])$/.test(host);
}

function decodedText(text: string): string {
  try {
    return decodeURIComponent(text).toLowerCase();
  } catch {
    return text.toLowerCase();
  }
}

function oddities(url: URL, host: string, text: string): readonly string[] {
  const { protocol, port, username, password } = url;
  return [
    ...(protocol === "http:" || protocol === "https:"
      ? []
      : [`It begins with “${protocol}”, not with “https:”.`]),
    ...(username + password === "" ? [] : ["It has an @ sign: only what follows it is the site."]),
    ...(port === "" ? [] : [`It names a port (:${port}), which official pages do not need.`]),
    ...(writtenHost(text) === host
      ? []
      : ["Its name uses unusual symbols, which browsers read as others."]),
  ];
}

function writtenHost(text: string): string {
  const [authority = ""] = text.replace(/^(?:[a-z][a-z\d+.-]*:)?[\\/]*/i, "").split(/[/\\?#]/);
  const authorityHost = /^[^/\\?#@:.]+:\d+$/.test(authority)
    ? authority
    : authority.split("@").at(-1);
  return (authorityHost ?? "").replace(/:\d*$/, "").replace(/\.$/, "").toLowerCase();
}

function notes({ protocol }: URL): readonly string[] {
  return protocol === "http:"
    ? [
        "It begins with http:, so others on the way can read and change the page. Official pages open with https:.",
      ]
    : [];
}

const shorteners = new Set(
  "bit.ly buff.ly cutt.ly goo.gl is.gd ow.ly rb.gy rebrand.ly s.id shorturl.at t.co t.ly tiny.cc tinyurl.com".split(
    " ",
  ),
);
const placesOfAnybody =
  /(?:^|\.)(?:blogspot\.com|docs\.google\.com|forms\.gle|github\.io|netlify\.app|pages\.dev|sites\.google\.com|t\.me|telegram\.me|vercel\.app|wa\.me|web\.app|weebly\.com|wixsite\.com|wordpress\.com)$/;

function ofHost(host: string): readonly string[] {
  const signs: string[] = [];
  if (isNumber(host)) signs.push("It is a number, not a name. No official page is given that way.");
  if (shorteners.has(host.replace(/^www\./, "")))
    signs.push("It is a shortened link: it hides where it leads.");
  if (placesOfAnybody.test(host)) signs.push("Anyone can make a page or a chat at this address.");
  if (/(?:^|\.)xn--/.test(host))
    signs.push("It uses letters of another script, which can look like ours.");
  return signs;
}
