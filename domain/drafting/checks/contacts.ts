import type { Finding } from "../../posts/ledger.ts";
import type { DraftText, CheckContext } from "./draft-text.ts";
import { stopping } from "./finding.ts";

const phone =
  /(?<![\d₹,.])(?:\+?91[\s-]?)?[6-9]\d{4}[\s-]?\d{5}(?!\d)|(?<!\d)1[89]00[\s-]?\d{2,4}[\s-]?\d{3,4}(?!\d)|(?<!\d)0\d{2,4}[\s-]\d{6,8}(?!\d)/g;
const mail = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const upi =
  /(?<![\w.])[\w.-]{2,}@(?:upi|ybl|ibl|axl|apl|paytm|ok[a-z]+|pay\w*|[a-z]{3,10})(?![\w.@-])/gi;
const request =
  /\b(?:pay|transfer|deposit|remit|send (?:money|the (?:fee|amount)|₹|rs\.?))\b[^.]*\b(?:to (?:us|our|this|the (?:following|below))|(?:upi|gpay|google pay|phonepe|paytm) (?:id|number|handle)|account (?:number|no)|qr code)\b/i;
const denied = /\b(?:never|not|nobody|no one|don't)\b/i;
const join =
  /\b(?:t\.me|wa\.me|telegram (?:group|channel)|whatsapp (?:group|channel)|join our|dm us|call (?:us|now)|whatsapp us)\b/i;

/** Phone numbers, e-mail and payment addresses that are not the institute's, and calls to pay or to join. */
export function checkContacts(
  { statements }: DraftText,
  { ownContacts = new Set() }: CheckContext,
): readonly Finding[] {
  const own = new Set([...ownContacts].map(plain));
  return statements.flatMap(({ text, place }) => {
    const contacts = [phone, mail, upi]
      .flatMap((pattern) => text.match(pattern) ?? [])
      .filter((contact) => !own.has(plain(contact)))
      .map((contact) =>
        stopping(
          "foreign-address",
          place,
          contact,
          `“${contact}” is no contact of this site: leave it out.`,
        ),
      );
    const asks = (request.test(text) && !denied.test(text)) || join.test(text);
    return asks && contacts.length === 0
      ? [
          stopping(
            "foreign-address",
            place,
            text,
            "An article asks nobody to pay, to call or to join anything: leave it out.",
          ),
        ]
      : contacts;
  });
}

function plain(contact: string): string {
  return contact.includes("@") ? contact.toLowerCase() : contact.replaceAll(/\D/g, "").slice(-10);
}
