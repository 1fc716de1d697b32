import { officialSites, type OfficialSite } from "../../content/official-sites.ts";
import { usedHosts, type UsedHost } from "../../content/used-hosts.ts";

/** Nothing but the list makes an address official, and nothing is called safe. */
export type Verdict =
  | { readonly kind: "unreadable"; readonly why: "nothing" | "mail" | "broken" }
  /** `look-alike`: has an official host or the name of one where that counts for nothing. */
  | (Judged & { readonly kind: "official" | "look-alike"; readonly site: OfficialSite })
  /** Not on the list, but an official body has worked there. */
  | (Judged & { readonly kind: "used"; readonly use: UsedHost })
  /** Not on the list: below an ending that is given to bodies of the government alone, or anybody's. */
  | (Judged & { readonly kind: "government" | "unknown" });

type Judged = {
  readonly host: string;
  readonly owner: string;
  readonly signs: readonly string[];
  /** Further addresses in the same text, which were not looked at. */
  readonly others: number;
};

/** Longer ones do not fit into the address of a page. */
export const maxPasted = 400;

const official = Object.values<OfficialSite>(officialSites).map((site) => {
  const { host } = new URL(site.address);
  const [name = host] = host.split(".");
  return { site, host, name };
});

/** The official site at this host or above it, letter by letter. */
export function officialAt(host: string): OfficialSite | undefined {
  return official.find((one) => isAtOrBelow(host, one.host))?.site;
}

/** Asks nobody, and never throws. */
export function judgeAddress(pastedText: string): Verdict {
  const [address, ...others] = findAddresses(pastedText.slice(0, maxPasted));
  if (address === undefined)
    return { kind: "unreadable", why: /\S@\S/.test(pastedText) ? "mail" : "nothing" };
  const url = URL.parse(hasScheme(address) ? address : `https://${address}`);
  const host = hostOf(url);
  if (url === null || host === "") return { kind: "unreadable", why: "broken" };
  const odd = oddities(url, address);
  const notes = url.protocol === "http:" ? [insecure] : [];
  const judged = {
    host,
    owner: registeredPart(host),
    others: others.length,
    signs: [...odd, ...notes],
  };
  if (odd.length === 0) {
    const site = officialAt(host);
    if (site !== undefined) return { ...judged, kind: "official", site };
    const use = usedHosts.find((one) => isAtOrBelow(host, one.host));
    if (use !== undefined) return { ...judged, kind: "used", use };
    // Endings that the Government of India gives to its own bodies alone (NIC's guidelines for gov.in names).
    if (/\.(?:nic|gov)\.in$/.test(host)) return { ...judged, kind: "government" };
  }
  const imitated = officialAt(host) === undefined && official.find((one) => imitates(url, one));
  if (!imitated) return { ...judged, kind: "unknown" };
  const sign = `It has the name of the official site ${imitated.host}, but the address belongs to ${judged.owner}.`;
  return { ...judged, kind: "look-alike", site: imitated.site, signs: [sign, ...judged.signs] };
}

/** Endings of addresses in messages: a full stop without a space after it makes no address. */
const knownEnding =
  /\.(?:app|co|com|dev|edu|gov|in|info|io|link|live|ly|me|net|online|org|page|shop|site|top|web|xyz)$/i;

/** Those with a scheme or a known ending, otherwise any that look like one; mail addresses are none. */
function findAddresses(text: string): readonly string[] {
  const words = text
    .split(/[\s<>"“”«»`]+/)
    .map((word) => word.replaceAll(/^[([{'‘*_]+|[.,;:!?*_)\]}'’…|]+$/g, ""))
    .filter((word) => hasScheme(word) || isHost(hostIn(word)));
  const isMail = (word: string) => /^[^/\\:]+@[^/\\:@]+$/.test(word);
  const addresses = words.filter((word) => !isMail(word));
  const sure = addresses.filter((word) => hasScheme(word) || knownEnding.test(hostIn(word)));
  return sure.length > 0 ? sure : addresses.slice(0, 1);
}

function hasScheme(text: string): boolean {
  return /^(?:https?:|[a-z][a-z\d+.-]*:\/\/)./i.test(text);
}

/** As it is written, between what may stand before an @ sign and the port or path. */
function hostIn(address: string): string {
  const [authority = ""] = address.replace(/^[a-z][a-z\d+.-]*:[\\/]*/i, "").split(/[/\\?#]/);
  return (authority.split("@").at(-1) ?? "").replace(/:\d*$/, "").replace(/\.$/, "");
}

function isHost(text: string): boolean {
  return /^[^\p{P}\p{S}\s][^.。]*(?:[.。][^.。]+)*[.。]\p{L}{2,}$/u.test(text);
}

function hostOf(url: URL | null): string {
  return url?.hostname.replace(/\.$/, "") ?? "";
}

const insecure =
  "It begins with http:, so others on the way can read and change the page. Official pages open with https:.";

const shorteners =
  /^(?:www\.)?(?:bit\.ly|cutt\.ly|goo\.gl|is\.gd|rb\.gy|t\.co|t\.ly|tinyurl\.com)$/;

/** No official page is given in any of these ways. */
function oddities(url: URL, address: string): readonly string[] {
  const { protocol, port, username, password } = url;
  const host = hostOf(url);
  const odd: string[] = [];
  if (isNumber(host)) odd.push("It is a number, not a name. No official page is given that way.");
  if (shorteners.test(host)) odd.push("It is a shortened link: it hides where it leads.");
  if (/(?:^|\.)xn--/.test(host))
    odd.push("It uses letters of another script, which can look like ours.");
  if (!/^https?:$/.test(protocol)) odd.push(`It begins with “${protocol}”, not with “https:”.`);
  if (username + password !== "") odd.push("It has an @ sign: only what follows it is the site.");
  if (port !== "") odd.push(`It names a port (:${port}), which official pages do not need.`);
  if (hostIn(address).toLowerCase() !== host)
    odd.push("Its name uses unusual symbols, which browsers read as others.");
  return odd;
}

function isNumber(host: string): boolean {
  return /^(?:\d+(?:\.\d+){3}|\[.*\])$/.test(host);
}

/** Names of three letters are a part of too many words to be looked for, and institutes host others' pages. */
function imitates(url: URL, { host, name }: { readonly host: string; readonly name: string }) {
  const isNamed = name.length > 3 && hostOf(url).replaceAll(/[-_.]/g, "").includes(name);
  return (isNamed && !hostOf(url).endsWith(".ac.in")) || url.href.includes(host);
}

function isAtOrBelow(host: string, owner: string): boolean {
  return host === owner || host.endsWith(`.${owner}`);
}

/** `example.co.in` of `www.example.co.in`: below such endings of two parts anybody, or everybody of a kind, gets a name. */
function registeredPart(host: string): string {
  if (isNumber(host)) return host;
  const isBelowTwo = /\.(?:ac|co|com|edu|gen|gov|ind|net|nic|org|res)\.[a-z]{2}$/.test(host);
  return host
    .split(".")
    .slice(isBelowTwo ? -3 : -2)
    .join(".");
}
