import type { Edition } from "./facts/edition.ts";

/** The institute behind the site; every value is a setting. */
export type Provider = {
  readonly name: string;
  readonly phone: string;
  readonly address: string;
  /** International digits for the chat link. */
  readonly whatsapp: string;
  readonly mapEmbedUrl: string | null;
};

/** The exam that the site is about, as the fixed texts name it. */
export const product = "JEE Main";

/** The site's own name where no year belongs to it: on the desk, and when nothing else can be shown. */
export const siteName = `${product} Guide`;

/** The site's name in a year: the header's brand and the end of each page's title. */
export function brand(edition: Edition): string {
  return `${product} ${edition} Guide`;
}

/** The `tel:` address of a phone number as people write it. */
export function telephoneAddress(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, "")}`;
}

/** The chat with the provider, with the word JEE already typed. */
export function chatAddress({ whatsapp }: Pick<Provider, "whatsapp">): string {
  return `https://wa.me/${whatsapp}?text=JEE`;
}
