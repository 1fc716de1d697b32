import { z } from "zod";
import { emailSchema } from "../auth/account.ts";

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

/** A URL may have `;`, `,` and `*` in its host, which mean something else in the content policy. */
export function namesItsHost(address: string): boolean {
  return settingForms.hostName.test(URL.parse(address)?.hostname ?? "");
}

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
