import type { Mail } from "./mail.ts";
import { oneLine } from "../shared/written-text.ts";

/** What a mail says, before it becomes text and HTML. All words are data: they may come from people. */
export type MailTemplate = {
  readonly subject: string;
  readonly parts: readonly MailPart[];
  /** Whom it is from and why it was sent. */
  readonly footer: string;
};

export type MailPart =
  | { readonly kind: "heading" | "paragraph" | "quote"; readonly text: string }
  | { readonly kind: "list"; readonly items: readonly string[] }
  /** An absolute address that we made. */
  | { readonly kind: "link"; readonly label: string; readonly address: string };

/** A mail as text and as HTML, without images and without colours: it follows its reader's mode. */
export function renderMail({ subject, parts, footer }: MailTemplate, to: string): Mail {
  const title = oneLine(subject);
  const text = [...parts.map(partAsText), `-- \n${oneLine(footer)}`].join("\n\n");
  const html = [
    `<!doctype html>`,
    `<html lang="en">`,
    `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">`,
    `<title>${escapedHtml(title)}</title></head>`,
    `<body style="font-family: system-ui, sans-serif; font-size: 16px; line-height: 1.5; max-width: 36em; overflow-wrap: anywhere">`,
    ...parts.map(partAsHtml),
    `<hr><p><small>${escapedHtml(footer)}</small></p>`,
    `</body></html>`,
  ].join("\n");
  return { to, subject: title, text: `${text}\n`, html };
}

function partAsText(part: MailPart): string {
  switch (part.kind) {
    case "heading":
    case "paragraph":
      return oneLine(part.text);
    case "quote":
      return `> ${oneLine(part.text)}`;
    case "list":
      return part.items.map((item) => `- ${oneLine(item)}`).join("\n");
    case "link":
      return `${oneLine(part.label)}:\n${part.address}`;
  }
}

function partAsHtml(part: MailPart): string {
  switch (part.kind) {
    case "heading":
      return `<h1 style="font-size: 1.25em; line-height: 1.3">${escapedHtml(part.text)}</h1>`;
    case "paragraph":
      return `<p>${escapedHtml(part.text)}</p>`;
    case "quote":
      return `<blockquote>${escapedHtml(part.text)}</blockquote>`;
    case "list":
      return `<ul>${part.items.map((item) => `<li>${escapedHtml(item)}</li>`).join("")}</ul>`;
    case "link":
      return `<p><a href="${escapedHtml(part.address)}">${escapedHtml(part.label)}</a></p>`;
  }
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text of people as one line of HTML. */
export function escapedHtml(text: string): string {
  return oneLine(text).replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? "");
}

/** One line with at most so many characters as a reader counts them. */
export function shortLine(text: string, longest: number): string {
  const line = oneLine(text);
  const characters = Array.from(readerCharacters.segment(line), ({ segment }) => segment);
  return characters.length <= longest ? line : `${characters.slice(0, longest - 1).join("")}…`;
}

const readerCharacters = new Intl.Segmenter();
