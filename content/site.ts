import type { Edition } from "./facts/edition.ts";

export type Provider = {
  readonly name: string;
  readonly phone: string;
  readonly address: string;
  /** International digits for the chat link. */
  readonly whatsapp: string;
  /** Empty without one; null with a chat number. */
  readonly reportMail: string | null;
  readonly mapEmbedUrl: string | null;
};

export const product = "JEE Main";

/** Without a year: on the desk, and when nothing else can be shown. */
export const siteName = `${product} Guide`;

export function brand(edition: Edition): string {
  return `${product} ${edition} Guide`;
}

/**
 * Ten digits are Indian, with or without 0 in front; any other number begins with + and its country code.
 * Null for no whole number.
 */
export function internationalDigits(phone: string): string | null {
  const number = phone.trim();
  if (!/^\+?[\d ()/.-]+$/.test(number)) return null;
  const digits = number.replaceAll(/\D/g, "").replace(/^(?:00)?910?(?=\d{10}$)/, "91");
  if (/^91\d{10}$/.test(digits)) return digits;
  if (number.startsWith("+")) return /^(?!91|0)\d{8,15}$/.test(digits) ? digits : null;
  const indian = /^0?([1-9]\d{9})$/.exec(digits);
  return indian === null ? null : `91${indian[1]}`;
}

/** Digits stay as they are where the number was given before it had to be a whole one. */
export function chatDigits(phone: string): string {
  return internationalDigits(phone) ?? phone.replaceAll(/\D/g, "");
}

export function telephoneAddress(phone: string): string {
  const digits = internationalDigits(phone);
  return digits === null ? `tel:${phone.replace(/[^\d+]/g, "")}` : `tel:+${digits}`;
}

export function chatAddress({ whatsapp }: Pick<Provider, "whatsapp">): string {
  return `https://wa.me/${whatsapp}?text=JEE`;
}

type ReportedPage = { readonly title: string; readonly address: string };

/** A mail without a chat number. */
export function reportAddress(
  { whatsapp, reportMail }: Pick<Provider, "whatsapp" | "reportMail">,
  { title, address }: ReportedPage,
): string {
  const subject = `Mistake on ${title}`;
  return reportMail === null
    ? `https://wa.me/${whatsapp}?text=${encodeURIComponent(`${subject}: ${address}`)}`
    : `mailto:${reportMail}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(address)}`;
}
