import type { Provider } from "../../content/site.ts";

/** The `tel:` address of a phone number as people write it. */
export function telephoneAddress(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, "")}`;
}

/** The chat with the provider, with the word JEE already typed (spec section 1). */
export function chatAddress({ whatsapp }: Pick<Provider, "whatsapp">): string {
  return `https://wa.me/${whatsapp}?text=JEE`;
}
