import type { Mail } from "./mail.ts";
import { oneLine } from "../shared/written-text.ts";

/** All words are data: they may come from people. */
export type MailTemplate = {
  readonly subject: string;
  readonly parts: readonly MailPart[];
  readonly footer: string;
};

export type MailPart =
  | { readonly kind: "heading" | "paragraph" | "quote"; readonly text: string }
  | { readonly kind: "link"; readonly label: string; readonly address: string };

export const heading = (text: string): MailPart => ({ kind: "heading", text });

export const paragraph = (text: string): MailPart => ({ kind: "paragraph", text });

export const quote = (text: string, longest: number): MailPart => ({
  kind: "quote",
  text: shortLine(text, longest),
});

export const link = (label: string, address: string): MailPart => ({
  kind: "link",
  label,
  address,
});

/** A mail as text and as HTML, without images and without colours: it follows its reader's mode. */
export function renderMail({ subject, parts, footer }: MailTemplate, to: string): Mail {
  const title = oneLine(subject);
  const rendered = parts.map(renderPart);
  const words = [...rendered.map(({ text }) => text), `-- \n${oneLine(footer)}`].join("\n\n");
  const html = [
    `<!doctype html>`,
    `<html lang="en">`,
    `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">`,
    `<title>${escapedHtml(title)}</title></head>`,
    `<body style="font-family: system-ui, sans-serif; font-size: 16px; line-height: 1.5; max-width: 36em; overflow-wrap: anywhere">`,
    ...rendered.map((part) => part.html),
    `<hr><p><small>${escapedHtml(footer)}</small></p>`,
    `</body></html>`,
  ].join("\n");
  return { to, subject: title, text: `${words}\n`, html };
}

function renderPart(part: MailPart): Pick<Mail, "text" | "html"> {
  const line = escapedHtml(part.kind === "link" ? part.label : part.text);
  if (part.kind === "link") {
    const html = `<p><a href="${escapedHtml(part.address)}">${line}</a></p>`;
    return { text: `${oneLine(part.label)}:\n${part.address}`, html };
  }
  const text = oneLine(part.text);
  if (part.kind === "quote") return { text: `> ${text}`, html: `<blockquote>${line}</blockquote>` };
  if (part.kind === "paragraph") return { text, html: `<p>${line}</p>` };
  return { text, html: `<h1 style="font-size: 1.25em; line-height: 1.3">${line}</h1>` };
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

export function escapedHtml(text: string): string {
  return oneLine(text).replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? "");
}

export function shortLine(text: string, longest: number): string {
  const line = oneLine(text);
  const characters = Array.from(readerCharacters.segment(line), ({ segment }) => segment);
  return characters.length <= longest ? line : `${characters.slice(0, longest - 1).join("")}…`;
}

const readerCharacters = new Intl.Segmenter();
