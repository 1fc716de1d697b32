import { domainToUnicode } from "node:url";
import { officialSites, type OfficialSite } from "../../content/official-sites.ts";
import { usedHosts, type UsedHost } from "../../content/used-hosts.ts";

/** Nothing but the list makes an address official, and nothing is called safe. */
export type Verdict =
  | { readonly kind: "unreadable"; readonly why: "nothing" | "mail" | "broken" }
  | (Judged & { readonly kind: "official" | "look-alike"; readonly site: OfficialSite })
  /** Not on the list, but an official body has worked there. */
  | (Judged & { readonly kind: "used"; readonly use: UsedHost; readonly isGovernment: boolean })
  /** Not on the list: below an ending that is given to bodies of the government alone, or anybody's. */
  | (Judged & { readonly kind: "government" | "unknown" });

type Judged = {
  /** In plain letters: never a link. */
  readonly host: string;
  readonly owner: string;
  /** Sentences for readers. */
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
  const host = url?.hostname.replace(/\.$/, "") ?? "";
  if (url === null || host === "") return { kind: "unreadable", why: "broken" };
  const odd = oddities(url, address);
  const notes = url.protocol === "http:" ? [insecure] : [];
  const judged = {
    host,
    owner: registeredPart(host),
    others: others.length,
    signs: [...odd, ...notes],
  };
  const site = officialAt(host);
  if (site !== undefined)
    return odd.length === 0
      ? { ...judged, kind: "official", site }
      : { ...judged, kind: "unknown" };
  const isGovernment = governmentEndings.some((ending) => host.endsWith(ending));
  const use = usedHosts.find((one) => isAtOrBelow(host, one.host));
  if (use !== undefined && odd.length === 0) return { ...judged, kind: "used", use, isGovernment };
  const imitation = imitationIn(url, judged.owner, isGovernment);
  if (imitation !== null) {
    const signs = [imitation.sign, ...signsOfHost(host), ...judged.signs];
    return { ...judged, kind: "look-alike", site: imitation.site, signs };
  }
  const signs = [...signsOfHost(host), ...judged.signs];
  return { ...judged, kind: isGovernment && odd.length === 0 ? "government" : "unknown", signs };
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

function oddities({ protocol, port, username, password, hostname }: URL, address: string) {
  const odd: string[] = [];
  if (!/^https?:$/.test(protocol)) odd.push(`It begins with “${protocol}”, not with “https:”.`);
  if (username + password !== "") odd.push("It has an @ sign: only what follows it is the site.");
  if (port !== "") odd.push(`It names a port (:${port}), which official pages do not need.`);
  if (hostIn(address).toLowerCase() !== hostname.replace(/\.$/, ""))
    odd.push("Its name uses unusual symbols, which browsers read as others.");
  return odd;
}

const insecure =
  "It begins with http:, so others on the way can read and change the page. Official pages open with https:.";

const shorteners =
  /^(?:www\.)?(?:bit\.ly|cutt\.ly|goo\.gl|is\.gd|rb\.gy|t\.co|t\.ly|tinyurl\.com)$/;

function signsOfHost(host: string): readonly string[] {
  const signs: string[] = [];
  if (isNumber(host)) signs.push("It is a number, not a name. No official page is given that way.");
  if (shorteners.test(host)) signs.push("It is a shortened link: it hides where it leads.");
  if (/(?:^|\.)xn--/.test(host))
    signs.push("It uses letters of another script, which can look like ours.");
  return signs;
}

/** IPv4 or IPv6, as addresses are read. */
function isNumber(host: string): boolean {
  return /^(?:\d+(?:\.\d+){3}|\[.*\])$/.test(host);
}

type Imitation = { readonly site: OfficialSite; readonly sign: string };

/** An official host where it counts for nothing, or a name that reads like one. */
function imitationIn(url: URL, owner: string, isGovernment: boolean): Imitation | null {
  const host = url.hostname.replace(/\.$/, "");
  const known = [
    ...official,
    ...usedHosts.map((used) => ({ site: used.today, host: used.host, name: "" })),
  ];
  const elsewhere = known.find((one) => decoded(url.href).includes(one.host));
  if (elsewhere !== undefined) {
    const sign = `“${elsewhere.host}” is not the end of the name, where it would count. The address belongs to ${owner}.`;
    return { site: elsewhere.site, sign };
  }
  if (isNumber(host)) return null;
  const read = asRead(domainToUnicode(host));
  const isInstitute = owner.endsWith(".ac.in");
  const labels = asRead(domainToUnicode(isInstitute ? owner : host)).split(".");
  const similar = known.find(
    ({ host: other, name }) =>
      joined(read).includes(joined(asRead(other))) ||
      isOneSlipFrom(read, asRead(other)) ||
      (!isGovernment && labels.some((label) => hasName(label, asRead(name)))),
  );
  if (similar === undefined) return null;
  const sign = `It resembles the official address ${similar.host}, but it belongs to ${owner}.`;
  return { site: similar.site, sign };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text).toLowerCase();
  } catch {
    return text.toLowerCase();
  }
}

/** Letters of other scripts, and digits, that pass for ours: `jeema1n`, `jeemaln` and `jeernain` are one. */
const similarLetters = new Map(
  Object.entries({
    a: "аα4",
    b: "ь8",
    c: "сϲ",
    d: "ԁ",
    e: "еє3",
    g: "ɡ",
    h: "һ",
    i: "іιıl1|",
    j: "јϳ",
    k: "κк",
    m: "м",
    n: "пη",
    o: "оο0",
    p: "рρ",
    r: "г",
    s: "ѕ5",
    t: "тτ7",
    u: "υս",
    v: "ѵν",
    w: "ԝω",
    x: "хχ",
    y: "уү",
  }).flatMap(([latin, others]) => Array.from(others, (other) => [other, latin] as const)),
);

function asRead(name: string): string {
  const plain = name.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  const letters = Array.from(plain, (letter) => similarLetters.get(letter) ?? letter).join("");
  return letters.replaceAll("rn", "m").replaceAll("vv", "w");
}

function joined(name: string): string {
  return name.replaceAll(/[.\-_]/g, "");
}

/** Three letters are a part of too many words to be looked for inside them. */
function hasName(label: string, name: string): boolean {
  if (name.length > 3)
    return joined(label)
      .replaceAll(/(.)\1+/g, "$1")
      .includes(name.replaceAll(/(.)\1+/g, "$1"));
  return name !== "" && label.split(/[-_]/).some((part) => part.startsWith(name));
}

/** One letter more, less or other, or two swapped; shorter names are too many to be told apart so. */
function isOneSlipFrom(name: string, other: string): boolean {
  let at = 0;
  while (at < name.length && name[at] === other[at]) at += 1;
  const swapped = `${name[at + 1] ?? ""}${name[at] ?? ""}`;
  if (name.slice(0, at) + swapped + name.slice(at + 2) === other) return true;
  if (other.length < 12) return false;
  const rests = [
    [name.slice(at + 1), other.slice(at + 1)],
    [name.slice(at + 1), other.slice(at)],
    [name.slice(at), other.slice(at + 1)],
  ];
  return rests.some(([rest, otherRest]) => rest === otherRest);
}

function isAtOrBelow(host: string, owner: string): boolean {
  return host === owner || host.endsWith(`.${owner}`);
}

/** Endings that the Government of India gives to its own bodies alone (NIC's guidelines for gov.in names). */
const governmentEndings = [".nic.in", ".gov.in"];

/** Endings of two parts, below which anybody, or everybody of a kind, gets a name. */
const secondLevel = new Set([
  "ac",
  "co",
  "com",
  "edu",
  "gen",
  "gov",
  "ind",
  "net",
  "nic",
  "org",
  "res",
]);

/** `example.co.in` of `www.example.co.in`. */
function registeredPart(host: string): string {
  if (isNumber(host)) return host;
  const labels = host.split(".");
  const [country = "", second = ""] = labels.toReversed();
  return labels.slice(country.length === 2 && secondLevel.has(second) ? -3 : -2).join(".");
}
