import { unescape } from "node:querystring";
import { z } from "zod";
import type { MailTransport } from "../mail.ts";
import { mailLimits } from "../mail-limits.ts";

export type SmtpSettings = {
  /** `smtp://` or `smtps://` address with user, password and options, as nodemailer reads it. */
  readonly url: string;
  readonly from: { readonly name: string; readonly address: string };
};

/**
 * Hands mails to the mail server of an SMTP address; TLS, STARTTLS and sign-in as that address says.
 * nodemailer is loaded with the first mail.
 */
export function createSmtpTransport({ url, from }: SmtpSettings): MailTransport {
  const [, domain = "localhost"] = from.address.split("@");
  const tellable = withoutRepeated(url);
  let opening: ReturnType<typeof connect> | undefined;
  return {
    async deliver({ id, to, subject, text, html }) {
      try {
        opening ??= connect(url);
        const transport = await opening;
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
        const { isPermanent, reason } = faultOf(error);
        return { ok: false, failure: { isPermanent, reason: tellable(reason) } };
      }
    },
    async close() {
      (await opening)?.close();
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

/** What a mail server has said without what it may repeat of ours: the password, in the forms in which it is sent, and addresses. */
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

const refusalSchema = z.object({
  permanent: z.literal(true),
  command: z.enum(["RCPT TO", "DATA"]),
});

/**
 * Only what concerns this recipient or this message is final. A refused sign-in or sender is a fault
 * of the settings: whoever mends them still gets the mail.
 */
function faultOf(error: unknown): { isPermanent: boolean; reason: string } {
  const isPermanent = refusalSchema.safeParse(error).success;
  return { isPermanent, reason: error instanceof Error ? error.message : String(error) };
}
