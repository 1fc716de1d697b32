import { z } from "zod";
import type { SmtpSettings } from "../domain/notify/providers/smtp.ts";

/** `guide@example.com` or `The Guide <guide@example.com>`, on one line. */
const form = /^(?:"?([^"<>,;\r\n]*?)"?\s*<([^<>\s]+)>|[^<>\s,;]+)$/;

/** Who mails come from: name and address; the name is empty without one. */
export const mailSender = z
  .string()
  .trim()
  .regex(form, "has to be an address, or a name with its address in <angle brackets>")
  .transform(parts)
  .refine(({ address }) => z.email().safeParse(address).success, "has to hold an e-mail address");

function parts(given: string): SmtpSettings["from"] {
  const [, name = "", address = given] = form.exec(given) ?? [];
  return { name, address };
}
