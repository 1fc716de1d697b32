import { officialSites } from "../../../content/official-sites.ts";
import type { Cell, Section } from "../../../content/pages/section.ts";
import type { WordPart, Words } from "../../../content/word-tokens.ts";
import { factToken } from "../../posts/text/fact-tokens.ts";

/** A part of an information page as markdown without its heading and notes; empty for what is no text. */
export function sectionMarkdown(section: Section): string {
  switch (section.kind) {
    case "prose":
    case "notice":
      return section.paragraphs.map(asMarkdown).join("\n\n");
    case "list":
      return withIntro(section.intro, bullets(section.items.map(asMarkdown)));
    case "steps":
      return withIntro(
        section.intro,
        numbered(section.steps.map(({ title, text }) => stepMarkdown(title, text))),
      );
    case "table":
      return withIntro(
        section.intro,
        tableMarkdown(
          section.columns.map(({ title }) => asMarkdown(title)),
          section.rows.map((row) => row.map(cellMarkdown)),
        ),
      );
    case "dates":
      return tableMarkdown(
        ["Event", "Dates"],
        section.events.map(({ event, dates }) => [asMarkdown(event), asMarkdown(dates)]),
      );
    case "accordion":
      return section.items.map((item) => accordionItemMarkdown(item)).join("\n\n");
    case "questions":
    case "tabs":
    case "reminder":
    case "unavailable":
    case "links":
    case "contact":
    case "map":
      return "";
  }
}

type AccordionItem = Extract<Section, { kind: "accordion" }>["items"][number];

/** One part of an accordion: its small heads with their points. */
function accordionItemMarkdown({ title, groups }: AccordionItem): string {
  const parts = groups.map((group) => {
    const points = bullets(group.points.map(asMarkdown));
    return group.title === undefined ? points : `**${asMarkdown(group.title)}**\n\n${points}`;
  });
  return [`### ${asMarkdown(title)}`, ...parts].join("\n\n");
}

/** A table; without rows there is none. */
export function tableMarkdown(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  if (rows.length === 0) return "";
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll("|", String.raw`\|`)).join(" | ")} |`;
  return [line(heads), line(heads.map(() => "---")), ...rows.map(line)].join("\n");
}

function bullets(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join("\n");
}

function numbered(lines: readonly string[]): string {
  return lines.map((line, place) => `${place + 1}. ${line}`).join("\n");
}

function stepMarkdown(
  title: Parameters<typeof asMarkdown>[0],
  text: Parameters<typeof asMarkdown>[0],
): string {
  return `**${asMarkdown(title)}.** ${asMarkdown(text)}`;
}

function withIntro(intro: Parameters<typeof asMarkdown>[0] | undefined, body: string): string {
  if (body === "" || intro === undefined) return body;
  return `${asMarkdown(intro)}\n\n${body}`;
}

function cellMarkdown(cell: Cell): string {
  return cell.kind === "words" ? asMarkdown(cell.words) : asMarkdown(cell.label);
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
