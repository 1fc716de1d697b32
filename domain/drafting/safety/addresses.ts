import { factText } from "../../../content/facts/index.ts";
import { derivedFrom, type FactSnapshot } from "../../../content/facts/snapshot.ts";
import { officialSites } from "../../../content/official-sites.ts";
import type { Finding, TextLocation } from "../../posts/revisions/ledger.ts";
import { readPictureAddress } from "../../shared/picture-address.ts";
import { materialIn } from "../material/material.ts";
import { type DraftPart, finding, type SafetyContext, type SafetyText } from "./safety-text.ts";

const linkSchemes = new Set(["http", "https", "irc", "ircs", "mailto", "xmpp"]);

const bareHost =
  /(?<![\w@/.-])(?:https?:\/\/)?((?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:in|com|org|net|gov|info|edu|io|me|ly|xyz|online|site|shop|live|tk|link|app|page|club|top|store|ru|cn|gl|gg|ac|co|nic|biz|us|uk|eu|academy|education|institute))(?![\w-]|\.[a-z])(\/[^\s)\]]*)?/gi;
const code = /\b(?:javascript|vbscript):\s*\S+|\bdata:\s*(?:text|image|application)\/\S+/i;
const unfinishedLink = /\[[^\]\n]{2,80}\]\s?\((?!\s)[^)\n]*\)?/;

const noCode = "This is code and no text: leave it out.";
const noImage =
  "Articles show no images but those of your pictures and of known hosts by http(s): leave it out.";

/** Links lead to what exists; out of the site only to official addresses, sources of records, and what the person supplied. */
export function checkAddresses(
  { parts, statements }: SafetyText,
  context: SafetyContext,
): readonly Finding[] {
  const findings = [
    ...parts.flatMap((part) => findingOfPart(part, context) ?? []),
    ...statements.flatMap(({ text, place }) => [
      ...namedHosts(text, place, context),
      ...(code.exec(text) ?? []).map((words) => finding("forbidden-scheme", place, words, noCode)),
    ]),
  ];
  // An address that is typed as its own link is told once.
  const key = ({ kind, place, quote }: Finding) =>
    `${kind}${JSON.stringify(place)}${hostOf(quote) || quote}`;
  return [...new Map(findings.map((one) => [key(one), one])).values()];
}

function findingOfPart({ is, place, text }: DraftPart, context: SafetyContext): Finding | null {
  const isOwnPicture = readPictureAddress(text) !== null;
  if (is === "link") return findingOfLink(text, place, context);
  if (is === "source" && !isOwnPicture)
    return isAllowedAddress(text, context) && hostOf(text) !== "" ? null : foreign(text, place);
  if (is === "image" && !isOwnPicture) {
    const isKnown = /^https?:/i.test(text) && isAllowedHost(hostOf(text), context);
    return isKnown ? null : finding("forbidden-scheme", place, text, noImage);
  }
  const [words] = is === "text" ? (unfinishedLink.exec(text) ?? []) : [];
  if (words === undefined) return null;
  const message = `“${words}” is no link as it is written: mend its address or leave it out.`;
  return finding("dead-link", place, words, message);
}

function findingOfLink(
  address: string,
  place: TextLocation,
  context: SafetyContext,
): Finding | null {
  const plain = address.replaceAll(/[\s\p{Control}]/gu, "");
  const [, name] = /^([a-z][a-z0-9+.-]*):/i.exec(plain) ?? [];
  if (name !== undefined && !linkSchemes.has(name.toLowerCase())) {
    const message = `Links of the kind “${name}:” are not shown: use a page of this site or an official address.`;
    return finding("forbidden-scheme", place, address, message);
  }
  const outside = address.startsWith("//") ? `https:${address}` : address;
  if (/^https?:/i.test(outside))
    return isAllowedAddress(outside, context) ? null : foreign(address, place);
  const [path = ""] = address.split(/[?#]/);
  const exists = path === "" ? address.length > 1 : context.paths.has(path);
  if (name !== undefined || exists) return null;
  const message = `There is no page at “${address}”: link to a path from the list of pages or leave the link out.`;
  return finding("dead-link", place, address, message);
}

/** A comma or full stop behind an address is the sentence's. */
const closing = /[.,;:!?*_"'”’»…।॥]+$/;

function namedHosts(text: string, place: TextLocation, context: SafetyContext): readonly Finding[] {
  return [...text.matchAll(bareHost)].flatMap(([written, host = "", tail = ""]) => {
    const path = tail.replace(closing, "");
    const isKnown =
      path.length > 1
        ? isAllowedAddress(`https://${host}${path}`, context)
        : isAllowedHost(host, context);
    return isKnown ? [] : [foreign(written.slice(0, written.length - tail.length) + path, place)];
  });
}

function foreign(address: string, place: TextLocation): Finding {
  const message = `“${address}” is neither an official address, nor the source of a record, nor supplied by a person: leave it out.`;
  return finding("foreign-address", place, address, message);
}

type Allowed = Pick<SafetyContext, "facts" | "suppliedAddresses">;

const official = Object.values(officialSites).map(({ address }) => address);

const sourcesIn = derivedFrom((facts: FactSnapshot) => {
  const records = facts.all.map(({ source }) => source.address);
  const passages = materialIn(facts).flatMap(({ source }) => source?.url ?? []);
  return plainForms([...official, ...records, ...passages]);
});

function plainForms(addresses: readonly string[]) {
  return { addresses: new Set(addresses.map(plainAddress)), hosts: new Set(addresses.map(hostOf)) };
}

function isAllowedAddress(address: string, allowed: Allowed): boolean {
  return allForms(allowed).some(({ addresses }) => addresses.has(plainAddress(address)));
}

function isAllowedHost(host: string, allowed: Allowed): boolean {
  return allForms(allowed).some(({ hosts }) => hosts.has(plainHost(host)));
}

function allForms({ facts, suppliedAddresses }: Allowed) {
  const editions = facts.editions.listed.flatMap(({ edition }) => facts.inEdition(edition) ?? []);
  return [...[facts, ...editions].map(sourcesIn), plainForms([...suppliedAddresses])];
}

function plainAddress(address: string): string {
  if (!URL.canParse(address)) return address;
  const { protocol, username, host, pathname, search, hash } = new URL(address);
  const plain = protocol === "http:" ? "https:" : protocol;
  return `${plain}//${username}${plainHost(host)}${pathname.replace(/\/$/, "")}${search}${hash}`;
}

function hostOf(address: string): string {
  return URL.canParse(address) ? plainHost(new URL(address).host) : "";
}

function plainHost(host: string): string {
  return host.toLowerCase().replace(/^www\./, "");
}

const typedAddress = /https?:\/\/[^\s<>()[\]"'`]+/gi;

export function addressesIn(texts: readonly string[]): ReadonlySet<string> {
  const found = texts.flatMap((text) => text.match(typedAddress) ?? []);
  return new Set(found.flatMap((text) => URL.parse(text.replace(closing, ""))?.href ?? []));
}

const contacts: readonly RegExp[] = [
  /(?<![\d₹,.])(?:\+?91[\s-]?)?[6-9]\d{4}[\s-]?\d{5}(?!\d)|(?<![\d₹,.])(?:\+?91[\s-]?)?[6-9]\d{2}[\s.-]\d{3}[\s.-]\d{4}(?!\d)|(?<!\d)1[89]00[\s-]?\d{2,4}[\s-]?\d{3,4}(?!\d)|(?<!\d)0\d{2,4}[\s-]\d{6,8}(?!\d)|(?<![\d+])\+\d{1,3}[\s-]\d[\d\s-]{6,12}\d(?!\d)|(?<!\d )[6-9](?: \d){9}(?! ?\d)/g,
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\b[\w.+-]+ ?[([]at[)\]] ?[\w-]+ ?(?:\.|[([]dot[)\]]) ?[a-z]{2,}/gi,
  /(?<![\w.])[\w.-]{2,}@(?:upi|ybl|ibl|axl|apl|paytm|ok[a-z]+|pay\w*|[a-z]{3,10})(?![\w@-]|\.\w)/gi,
  /(?<![\w.])(?:t\.me|wa\.me|chat\.whatsapp\.com)\/\S+|(?<=\b(?:telegram|instagram|insta|whatsapp|channel|group|handle)\b.{0,20})(?<![\w.])@[a-z]\w{3,}|(?<![\w.])@[a-z]\w{3,}(?= on (?:telegram|instagram|insta|whatsapp|x|twitter))/gi,
];

export function checkContacts(
  { statements, parts }: SafetyText,
  { ownContacts, facts }: SafetyContext,
): readonly Finding[] {
  const helpDesk = contactsIn(factText(facts.fact("exam.help_desk")));
  const own = new Set([...ownContacts, ...helpDesk].map(plainContact));
  const beside = parts.filter(
    ({ is, place, text }) =>
      is === "code" ||
      is === "label" ||
      place.field === "tags" ||
      (is === "link" && /^mailto:/i.test(text)),
  );
  return [...statements, ...beside].flatMap(({ text, place }) =>
    contactsIn(text)
      .filter((contact) => !own.has(plainContact(contact)))
      .map((contact) => {
        const message = `“${contact}” is no contact of this site: leave it out.`;
        return finding("foreign-address", place, contact, message);
      }),
  );
}

function contactsIn(text: string): readonly string[] {
  return contacts.flatMap((pattern) => text.normalize("NFKC").match(pattern) ?? []);
}

function plainContact(contact: string): string {
  return contact.includes("@") ? contact.toLowerCase() : contact.replaceAll(/\D/g, "").slice(-10);
}
