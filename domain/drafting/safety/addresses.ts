import type { Finding, TextLocation } from "../../posts/revisions/ledger.ts";
import { readPictureAddress } from "../../shared/picture-address.ts";
import { hostOf, isAllowedAddress, isAllowedHost } from "./allowed-addresses.ts";
import { factText } from "../../../content/facts/index.ts";
import { type DraftPart, type SafetyContext, type SafetyText, stopping } from "./safety-text.ts";

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
  return unique([
    ...parts.flatMap((part) => ofPart(part, context)),
    ...statements.flatMap(({ text, place }) => [
      ...namedHosts(text, place, context),
      ...(code.exec(text) ?? []).map((words) =>
        stopping("forbidden-scheme", place, words, "This is code and no text: leave it out."),
      ),
    ]),
  ]);
}

function ofPart(part: DraftPart, context: SafetyContext): readonly Finding[] {
  const { is, place, text } = part;
  switch (is) {
    case "link":
      return ofLink(text, place, context);
    case "related":
      return exists(text, context) ? [] : [dead(text, place)];
    case "source":
      return (isAllowedAddress(text, context) && hostOf(text) !== "") || isOwnPicture(text)
        ? []
        : [foreign(text, place)];
    case "image":
      return isOwnPicture(text) || (/^https?:/i.test(text) && isAllowedHost(hostOf(text), context))
        ? []
        : [stopping("forbidden-scheme", place, text, imageMessage)];
    case "text":
      return (unfinishedLink.exec(text) ?? []).map((words) =>
        stopping(
          "dead-link",
          place,
          words,
          `“${words}” is no link as it is written: mend its address or leave it out.`,
        ),
      );
    case "title":
    case "tag":
    case "summary":
    case "code":
    case "html":
    case "label":
      return [];
  }
}

const imageMessage =
  "Articles show no images but those of your pictures and of known hosts by http(s): leave it out.";

const isOwnPicture = (address: string): boolean => readPictureAddress(address) !== null;

function ofLink(address: string, place: TextLocation, context: SafetyContext): readonly Finding[] {
  const plain = address.replaceAll(/[\s\p{Control}]/gu, "");
  const [, scheme] = /^([a-z][a-z0-9+.-]*):/i.exec(plain) ?? [];
  if (scheme !== undefined && !linkSchemes.has(scheme.toLowerCase())) {
    const message = `Links of the kind “${scheme}:” are not shown: use a page of this site or an official address.`;
    return [stopping("forbidden-scheme", place, address, message)];
  }
  const outside = address.startsWith("//") ? `https:${address}` : address;
  if (/^https?:/i.test(outside))
    return isAllowedAddress(outside, context) ? [] : [foreign(address, place)];
  const isOutside = scheme !== undefined || address.startsWith("\\");
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

function dead(path: string, place: TextLocation): Finding {
  const message = `There is no page at “${path}”: link to a path from the list of pages or leave the link out.`;
  return stopping("dead-link", place, path, message);
}

function foreign(address: string, place: TextLocation): Finding {
  const message = `“${address}” is neither an official address, nor the source of a record, nor supplied by a person: leave it out.`;
  return stopping("foreign-address", place, address, message);
}

/** An address that is typed as its own link is told once. */
function unique(findings: readonly Finding[]): readonly Finding[] {
  const key = ({ kind, place, quote }: Finding) =>
    `${kind}${JSON.stringify(place)}${hostOf(quote) || quote}`;
  return [...new Map(findings.map((finding) => [key(finding), finding])).values()];
}

const contacts: readonly RegExp[] = [
  /(?<![\d₹,.])(?:\+?91[\s-]?)?[6-9]\d{4}[\s-]?\d{5}(?!\d)|(?<![\d₹,.])(?:\+?91[\s-]?)?[6-9]\d{2}[\s.-]\d{3}[\s.-]\d{4}(?!\d)|(?<!\d)1[89]00[\s-]?\d{2,4}[\s-]?\d{3,4}(?!\d)|(?<!\d)0\d{2,4}[\s-]\d{6,8}(?!\d)|(?<![\d+])\+\d{1,3}[\s-]\d[\d\s-]{6,12}\d(?!\d)|(?<!\d )[6-9](?: \d){9}(?! ?\d)/g,
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\b[\w.+-]+ ?[([]at[)\]] ?[\w-]+ ?(?:\.|[([]dot[)\]]) ?[a-z]{2,}/gi,
  /(?<![\w.])[\w.-]{2,}@(?:upi|ybl|ibl|axl|apl|paytm|ok[a-z]+|pay\w*|[a-z]{3,10})(?![\w@-]|\.\w)/gi,
  /(?<![\w.])(?:t\.me|wa\.me|chat\.whatsapp\.com)\/\S+|(?<=\b(?:telegram|instagram|insta|whatsapp|channel|group|handle)\b.{0,20})(?<![\w.])@[a-z]\w{3,}|(?<![\w.])@[a-z]\w{3,}(?= on (?:telegram|instagram|insta|whatsapp|x|twitter))/gi,
];

/** Phone numbers, e-mail, chat and payment addresses that are neither the institute's nor of an official help desk. */
export function checkContacts(
  { statements, parts }: SafetyText,
  { ownContacts, facts }: SafetyContext,
): readonly Finding[] {
  const helpDesk = contactsIn(factText(facts.fact("exam.help_desk")));
  const own = new Set([...ownContacts, ...helpDesk].map(plainContact));
  const beside = parts.filter(({ is }) => ["tag", "code", "label"].includes(is));
  const mails = parts.filter(({ is, text }) => is === "link" && /^mailto:/i.test(text));
  return [...statements, ...beside, ...mails].flatMap(({ text, place }) =>
    contactsIn(text)
      .filter((contact) => !own.has(plainContact(contact)))
      .map((contact) => {
        const message = `“${contact}” is no contact of this site: leave it out.`;
        return stopping("foreign-address", place, contact, message);
      }),
  );
}

function contactsIn(text: string): readonly string[] {
  return contacts.flatMap((pattern) => text.normalize("NFKC").match(pattern) ?? []);
}

function plainContact(contact: string): string {
  return contact.includes("@") ? contact.toLowerCase() : contact.replaceAll(/\D/g, "").slice(-10);
}
