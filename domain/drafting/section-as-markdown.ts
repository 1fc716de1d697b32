import { caveats, fact, facts, isReportedDifference } from "../../content/facts/index.ts";
import type { Cell, Section } from "../../content/pages/section.ts";
import { withTokens } from "./value-tokens.ts";
import { asMarkdown } from "./words-as-markdown.ts";

/** Decides on each row, point or step by its markdown; so an article for some leaves out what is for others. */
export type Keep = (markdown: string) => boolean;

/** The values that notes state: what reports say against a record, and what they say too. */
const noted = [...facts.filter(isReportedDifference), fact("paper2a.total_marks")];

/** A part of an information page as markdown without its heading and notes; empty when nothing of it can stand in an article. */
export function sectionMarkdown(section: Section, keep: Keep = () => true): string {
  switch (section.kind) {
    case "prose":
    case "notice":
      return section.paragraphs.map(asMarkdown).filter(keep).join("\n\n");
    case "list":
      return withIntro(section.intro, bullets(section.items.map(asMarkdown).filter(keep)));
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
          section.rows.map((row) => row.map(cellMarkdown)).filter((row) => keep(row.join(" "))),
        ),
      );
    case "dates":
      return tableMarkdown(
        ["Event", "Dates"],
        section.events
          .map(({ event, dates }) => [asMarkdown(event), asMarkdown(dates)])
          .filter((row) => keep(row.join(" "))),
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
export function accordionItemMarkdown({ title, groups }: AccordionItem): string {
  const parts = groups.map((group) => {
    const points = bullets(group.points.map(asMarkdown));
    return group.title === undefined ? points : `**${asMarkdown(group.title)}**\n\n${points}`;
  });
  return [`### ${asMarkdown(title)}`, ...parts].join("\n\n");
}

/** The visible notes of a part as quotes, each once. */
export function notesMarkdown(section: Section): readonly string[] {
  if (!("caveats" in section)) return [];
  return (section.caveats ?? []).map((id) => noteMarkdown(caveats[id]));
}

/** A note as a quote; what reports say against a record is looked up like every value. */
export function noteMarkdown(note: Parameters<typeof asMarkdown>[0]): string {
  return `> **Note:** ${withTokens(asMarkdown(note), noted)}`;
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

export function bullets(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join("\n");
}

export function numbered(lines: readonly string[]): string {
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
