import { factText } from "../../../../content/facts/index.ts";
import type { Finding } from "../../../posts/revisions/ledger.ts";
import type { CheckContext, DraftText } from "../draft-text.ts";
import { stopping } from "../finding.ts";

const contacts: readonly RegExp[] = [
  /(?<![\d₹,.])(?:\+?91[\s-]?)?[6-9]\d{4}[\s-]?\d{5}(?!\d)|(?<![\d₹,.])(?:\+?91[\s-]?)?[6-9]\d{2}[\s.-]\d{3}[\s.-]\d{4}(?!\d)|(?<!\d)1[89]00[\s-]?\d{2,4}[\s-]?\d{3,4}(?!\d)|(?<!\d)0\d{2,4}[\s-]\d{6,8}(?!\d)|(?<![\d+])\+\d{1,3}[\s-]\d[\d\s-]{6,12}\d(?!\d)|(?<!\d )[6-9](?: \d){9}(?! ?\d)/g,
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\b[\w.+-]+ ?[([]at[)\]] ?[\w-]+ ?(?:\.|[([]dot[)\]]) ?[a-z]{2,}/gi,
  /(?<![\w.])[\w.-]{2,}@(?:upi|ybl|ibl|axl|apl|paytm|ok[a-z]+|pay\w*|[a-z]{3,10})(?![\w@-]|\.\w)/gi,
  /(?<![\w.])(?:t\.me|wa\.me|chat\.whatsapp\.com)\/\S+|(?<=\b(?:telegram|instagram|insta|whatsapp|channel|group|handle)\b.{0,20})(?<![\w.])@[a-z]\w{3,}|(?<![\w.])@[a-z]\w{3,}(?= on (?:telegram|instagram|insta|whatsapp|x|twitter))/gi,
];

/** Phone numbers, e-mail, chat and payment addresses that are neither the institute's nor of an official help desk. */
export function checkContacts(
  { statements, parts }: DraftText,
  { ownContacts = new Set(), facts }: CheckContext,
): readonly Finding[] {
  const helpDesk = contactsIn(factText(facts.fact("exam.help_desk")));
  const own = new Set([...ownContacts, ...helpDesk].map(plain));
  const beside = parts.filter(({ is }) => ["tag", "code", "label"].includes(is));
  const mails = parts.filter(({ is, text }) => is === "link" && /^mailto:/i.test(text));
  return [...statements, ...beside, ...mails].flatMap(({ text, place }) =>
    contactsIn(text)
      .filter((contact) => !own.has(plain(contact)))
      .map((contact) => {
        const message = `“${contact}” is no contact of this site: leave it out.`;
        return stopping("foreign-address", place, contact, message);
      }),
  );
}

function contactsIn(text: string): readonly string[] {
  return contacts.flatMap((pattern) => text.normalize("NFKC").match(pattern) ?? []);
}

function plain(contact: string): string {
  return contact.includes("@") ? contact.toLowerCase() : contact.replaceAll(/\D/g, "").slice(-10);
}
