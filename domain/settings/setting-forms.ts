import { z } from "zod";
import { emailSchema } from "../auth/account.ts";

/** The forms that settings have wherever they are set: in the environment, or on the desk. */
export const settingForms = {
  chatNumber: /^\+?\d[\d ]{6,18}$/,
  hostName: /^[a-z\d]([a-z\d.-]*[a-z\d])?$/,
  keyWord: /^[\x21-\x7e]+$/,
  /** `guide@example.com` or `The Guide <guide@example.com>`, on one line. */
  sender: /^(?:"?([^"<>,;\r\n]*?)"?\s*<([^<>\s]+)>|[^<>\s,;]+)$/,
} as const;

export const webAddress = z.url({
  protocol: /^https?$/,
  error: "has to be an http or https address",
});

/**
 * True where its server is given by name or IPv4 address: a URL may have `;`, `,` and `*` there too, which mean something
 * else in the content policy, where the server of a map is named.
 */
export function namesItsHost(address: string): boolean {
  return settingForms.hostName.test(URL.parse(address)?.hostname ?? "");
}

/** Name and address of whoever mails come from; the name is empty without one. Null for what is no address. */
export function readSender(text: string): { name: string; address: string } | null {
  const parts = settingForms.sender.exec(text.trim());
  if (parts === null) return null;
  const [, name = "", address = text.trim()] = parts;
  return emailSchema.safeParse(address).success ? { name, address } : null;
}

export function isBareAddress(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && `${url.username}${url.password}${url.search}${url.hash}` === "";
}
