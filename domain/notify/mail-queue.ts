import { uuidv7 } from "uuidv7";
import { oneLine, storableText } from "../shared/written-text.ts";
import type { MailQueue, Delivery, MailTransport } from "./mail.ts";
import type { OpenDatabase } from "../../database/open-database.ts";
import { type Clock, later } from "../shared/clock.ts";
import { mailLimits } from "./mail-limits.ts";
import type { SmtpSettings } from "./providers/smtp.ts";

export function createMailQueue(clock: Clock, isOn: MailQueue["isOn"] = () => true): MailQueue {
  return {
    isOn,

    async enqueue(queries, { to, subject, text, html }) {
      const at = clock.now().toISOString();
      const mail = {
        id: uuidv7(),
        // Headers are lines: what came from people must not begin another one.
        to_address: oneLine(to),
        // Programs that show mails would decode an encoded word that somebody typed.
        subject: oneLine(subject).replaceAll("=?", "= ?"),
        text: storableText(text),
        html: storableText(html),
        created_at: at,
        next_attempt_at: at,
        attempts: 0,
      };
      await queries.insertInto("mails").values(mail).execute();
    },
  };
}

export function deleteOldMails({ queries }: OpenDatabase, clock: Clock): Promise<unknown> {
  const ended = queries.deleteFrom("mails").where("next_attempt_at", "is", null);
  return ended.where("created_at", "<", later(clock.now(), -mailLimits.record)).execute();
}

export function createFollowingTransport(
  settings: () => SmtpSettings | null,
  connect: (settings: SmtpSettings) => MailTransport,
): MailTransport & { readonly isOn: () => boolean } {
  const present = () => {
    const wanted = settings();
    return wanted === null ? null : connect(wanted);
  };
  return {
    isOn: () => settings() !== null,
    deliver: async (mail) => (await present()?.deliver(mail)) ?? switchedOff,
  };
}

const switchedOff: Delivery = {
  ok: false,
  failure: { isPermanent: false, reason: "E-mail was switched off under Settings." },
};
