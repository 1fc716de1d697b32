import { officialSites } from "../../../content/official-sites.ts";
import type { WordPart, Words } from "../../../content/word-tokens.ts";
import { factToken } from "../../posts/text/fact-tokens.ts";

export function tableMarkdown(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  if (rows.length === 0) return "";
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll("|", String.raw`\|`)).join(" | ")} |`;
  return [line(heads), line(heads.map(() => "---")), ...rows.map(line)].join("\n");
}

/** A piece of typed content as markdown: values become tokens, pages and official sites become links. */
export function asMarkdown(content: string | Words): string {
  return typeof content === "string" ? content : content.map(partAsMarkdown).join("");
}

function partAsMarkdown(part: WordPart): string {
  switch (part.kind) {
    case "text":
      return part.strong ? `**${part.text}**` : part.text;
    case "fact":
      return factToken(part.id, part.form);
    case "year-on":
      return part.is === "year"
        ? "of the next year"
        : `${factToken(part.id)} (each year in it one later)`;
    case "page":
      return `[${part.label}](${pageOf[part.path] ?? part.path})`;
    case "official": {
      const { address } = officialSites[part.site];
      return `[${new URL(address).host}](${address})`;
    }
    case "provider":
      return providerWords[part.setting];
  }
}

/** Short addresses that only redirect; a post links to the page itself. */
const pageOf: Readonly<Record<string, string>> = { "/eligibility": "/eligibility-criteria" };

/** A post outlives a change of the institute's details, so it names none of them. */
const providerWords = {
  name: "the institute",
  phone: "the institute's number",
  address: "the institute's office",
} as const;
