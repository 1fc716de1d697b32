import type { Mail } from "./mail.ts";
import { singleLine } from "./single-line.ts";

/** What a mail says, before it becomes text and HTML. All words are data: they may come from people. */
export type Letter = {
  readonly subject: string;
  readonly parts: readonly LetterPart[];
  /** Whom it is from and why it was sent. */
  readonly footer: string;
};

export type LetterPart =
  | { readonly kind: "heading" | "paragraph" | "quote"; readonly text: string }
  | { readonly kind: "list"; readonly items: readonly string[] }
  /** An absolute address that we made. */
  | { readonly kind: "link"; readonly label: string; readonly address: string };

/** The letter as text and as HTML, without images and without colours: it follows its reader's mode. */
export function mailOf({ subject, parts, footer }: Letter, to: string): Mail {
  const title = singleLine(subject);
  const text = [...parts.map(partAsText), `-- \n${singleLine(footer)}`].join("\n\n");
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

function partAsText(part: LetterPart): string {
  switch (part.kind) {
    case "heading":
    case "paragraph":
      return singleLine(part.text);
    case "quote":
      return `> ${singleLine(part.text)}`;
    case "list":
      return part.items.map((item) => `- ${singleLine(item)}`).join("\n");
    case "link":
      return `${singleLine(part.label)}:\n${part.address}`;
  }
}

function partAsHtml(part: LetterPart): string {
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
  return singleLine(text).replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? "");
}
