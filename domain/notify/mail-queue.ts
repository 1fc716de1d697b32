import { uuidv7 } from "uuidv7";
import type { Clock } from "../shared/clock.ts";
import { storableText } from "../shared/written-text.ts";
import { insertMail } from "./mail-repository.ts";
import type { MailQueue } from "./mail.ts";
import { singleLine } from "./single-line.ts";

/** Where every room puts the mails that belong to what it stores. */
export function createMailQueue({ clock }: { readonly clock: Clock }): MailQueue {
  return {
    enqueue: (queries, { to, subject, text, html }) =>
      insertMail(queries, {
        id: uuidv7(),
        // Headers are lines: what came from people must not begin another one.
        to: singleLine(to),
        // Programs that show mails would decode an encoded word that somebody typed.
        subject: singleLine(subject).replaceAll("=?", "= ?"),
        text: storableText(text),
        html: storableText(html),
        at: clock.now().toISOString(),
      }),
  };
}
