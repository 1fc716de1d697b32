import { factText } from "../../../content/facts/index.ts";
import type { Finding, TextLocation } from "../../posts/revisions/ledger.ts";
import { readPictureAddress } from "../../shared/picture-address.ts";
import { hostOf, isAllowedAddress, isAllowedHost } from "./allowed-addresses.ts";
import { type DraftPart, finding, type SafetyContext, type SafetyText } from "./safety-text.ts";

/** Schemes of links (contract, section 5). */
const linkSchemes = new Set(["http", "https", "irc", "ircs", "mailto", "xmpp"]);

const bareHost =
  /(?<![\w@/.-])(?:https?:\/\/)?((?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:in|com|org|net|gov|info|edu|io|me|ly|xyz|online|site|shop|live|tk|link|app|page|club|top|store|ru|cn|gl|gg|ac|co|nic|biz|us|uk|eu|academy|education|institute))(?![\w-]|\.[a-z])(\/[^\s)\]]*)?/gi;
const code = /\b(?:javascript|vbscript):\s*\S+|\bdata:\s*(?:text|image|application)\/\S+/i;
const unfinishedLink = /\[[^\]\n]{2,80}\]\s?\((?!\s)[^)\n]*\)?/;

/** Links lead to what exists; out of the site only to official addresses, sources of records, and what the person supplied. */
export function checkAddresses(
  { parts, statements }: SafetyText,
  context: SafetyContext,
): readonly Finding[] {
  const findings = [
    ...parts.flatMap((part) => ofPart(part, context)),
    ...statements.flatMap(({ text, place }) => [
      ...namedHosts(text, place, context),
      ...(code.exec(text) ?? []).map((words) => scheme(place, words, noCode)),
    ]),
  ];
  // An address that is typed as its own link is told once.
  const key = ({ kind, place, quote }: Finding) =>
    `${kind}${JSON.stringify(place)}${hostOf(quote) || quote}`;
  return [...new Map(findings.map((one) => [key(one), one])).values()];
}

const noCode = "This is code and no text: leave it out.";
const noImage =
  "Articles show no images but those of your pictures and of known hosts by http(s): leave it out.";

function ofPart({ is, place, text }: DraftPart, context: SafetyContext): readonly Finding[] {
  const isOwnPicture = readPictureAddress(text) !== null;
  if (is === "link") return ofLink(text, place, context);
  if (is === "related") return exists(text, context) ? [] : [dead(text, place)];
  if (is === "source") {
    const isKnown = isAllowedAddress(text, context) && hostOf(text) !== "";
    return isKnown || isOwnPicture ? [] : [foreign(text, place)];
  }
  if (is === "image") {
    const isKnown = /^https?:/i.test(text) && isAllowedHost(hostOf(text), context);
    return isKnown || isOwnPicture ? [] : [scheme(place, text, noImage)];
  }
  const [words] = (is === "text" && unfinishedLink.exec(text)) || [];
  if (words === undefined) return [];
  const message = `“${words}” is no link as it is written: mend its address or leave it out.`;
  return [finding("dead-link", place, words, message)];
}

function ofLink(address: string, place: TextLocation, context: SafetyContext): readonly Finding[] {
  const plain = address.replaceAll(/[\s\p{Control}]/gu, "");
  const [, name] = /^([a-z][a-z0-9+.-]*):/i.exec(plain) ?? [];
  if (name !== undefined && !linkSchemes.has(name.toLowerCase())) {
    const message = `Links of the kind “${name}:” are not shown: use a page of this site or an official address.`;
    return [scheme(place, address, message)];
  }
  const outside = address.startsWith("//") ? `https:${address}` : address;
  if (/^https?:/i.test(outside))
    return isAllowedAddress(outside, context) ? [] : [foreign(address, place)];
  const isOutside = name !== undefined || address.startsWith("\\");
  return isOutside || exists(address, context) ? [] : [dead(address, place)];
}

function exists(address: string, { paths }: SafetyContext): boolean {
  if (address.startsWith("#")) return address.length > 1;
  const [path = ""] = address.split(/[?#]/);
  return address.startsWith("/") && paths.has(path);
}

const closing = /[.,;:!?*_"'”’]+$/;

function namedHosts(text: string, place: TextLocation, context: SafetyContext): readonly Finding[] {
  return [...text.matchAll(bareHost)].flatMap(([written, host = "", tail = ""]) => {
    // A comma or full stop behind an address is the sentence's.
    const path = tail.replace(closing, "");
    const words = written.slice(0, written.length - tail.length) + path;
    const isKnown =
      path.length > 1
        ? isAllowedAddress(`https://${host}${path}`, context)
        : isAllowedHost(host, context);
    return isKnown ? [] : [foreign(words, place)];
  });
}

function scheme(place: TextLocation, words: string, message: string): Finding {
  return finding("forbidden-scheme", place, words, message);
}

function dead(path: string, place: TextLocation): Finding {
  const message = `There is no page at “${path}”: link to a path from the list of pages or leave the link out.`;
  return finding("dead-link", place, path, message);
}

function foreign(address: string, place: TextLocation): Finding {
  const message = `“${address}” is neither an official address, nor the source of a record, nor supplied by a person: leave it out.`;
  return finding("foreign-address", place, address, message);
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
    ({ is, text }) =>
      is === "tag" || is === "code" || is === "label" || (is === "link" && /^mailto:/i.test(text)),
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
