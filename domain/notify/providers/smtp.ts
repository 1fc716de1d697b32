import { unescape } from "node:querystring";
import { z } from "zod";
import type { Delivery, MailTransport } from "../mail.ts";
import { mailLimits } from "../mail-limits.ts";

export type SmtpSettings = {
  /** `smtp://` or `smtps://` address with user, password and options, as nodemailer reads it. */
  readonly url: string;
  readonly from: { readonly name: string; readonly address: string };
};

export function createSmtpTransport({ url, from }: SmtpSettings): MailTransport {
  const [, domain = "localhost"] = from.address.split("@");
  const tellable = withoutRepeated(url);

  return {
    async deliver({ id, to, subject, text, html }): Promise<Delivery> {
      const transport = await connect(url);
      try {
        const { response } = await transport.sendMail({
          messageId: `<${id}@${domain}>`,
          from,
          // An object is one address, whatever its text holds.
          to: { name: "", address: to },
          subject,
          text,
          html,
          headers: { "Auto-Submitted": "auto-generated" },
          disableFileAccess: true,
          disableUrlAccess: true,
          signal: AbortSignal.timeout(mailLimits.delivery),
        });
        return { ok: true, value: tellable(response) };
      } catch (error) {
        const reason = tellable(error instanceof Error ? error.message : String(error));
        const isPermanent = finalRefusal.safeParse(error).success;
        return { ok: false, failure: { isPermanent, reason } };
      } finally {
        transport.close();
      }
    },
  };
}

async function connect(url: string) {
  const { createTransport } = await import("nodemailer");
  return createTransport({
    url,
    connectionTimeout: mailLimits.connection,
    dnsTimeout: mailLimits.connection,
    greetingTimeout: mailLimits.greeting,
    socketTimeout: mailLimits.answer,
  });
}

const mailAddress = /[^\s<>()[\]"',;:]+@[^\s<>()[\]"',;:]+/g;

/** A server may repeat addresses and the password, in the forms in which it is sent. */
function withoutRepeated(url: string): (said: string) => string {
  const { username, password } = new URL(url);
  const [user, word] = [unescape(username), unescape(password)];
  const base64 = (text: string) => Buffer.from(text).toString("base64");
  // As in AUTH PLAIN (RFC 4616) and AUTH LOGIN.
  const forms = [`\0${user}\0${word}`, word].flatMap((form) => [base64(form), form]);
  const secrets = word === "" ? [] : [...forms, password];
  return (answer) =>
    secrets
      .reduce((text, secret) => text.replaceAll(secret, "[password]"), answer)
      .replaceAll(mailAddress, "[address]");
}

/** A refused sign-in or sender is a fault of the settings: whoever mends them still gets the mail. */
const finalRefusal = z.object({
  permanent: z.literal(true),
  command: z.enum(["RCPT TO", "DATA"]),
});
