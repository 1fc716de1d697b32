import {
  caveats,
  type Fact,
  factText,
  isReportedDifference,
} from "../../../content/facts/index.ts";
import { builtInFacts } from "../../../content/facts/snapshot.ts";
import { officialSites } from "../../../content/official-sites.ts";
import type { Cell, Section } from "../../../content/pages/section.ts";
import type { WordPart, Words } from "../../../content/word-tokens.ts";
import { factToken } from "../../posts/text/fact-tokens.ts";

/** Decides on each row, point or step by its markdown; so an article for some leaves out what is for others. */
type Keep = (markdown: string) => boolean;

/** The values that notes state: what reports say against a record, and what they say too. */
function noted(): readonly Fact[] {
  const { all, fact } = builtInFacts;
  return [...all.filter(isReportedDifference), fact("paper2a.total_marks")];
}

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
function accordionItemMarkdown({ title, groups }: AccordionItem): string {
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
  return `> **Note:** ${withTokens(asMarkdown(note), noted())}`;
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

const token = /(\{\{[^{}\n]*\}\})/;

/** The text with tokens in place of those values of the records that a reader would take for figures. */
export function withTokens(text: string, records: readonly Fact[]): string {
  const values = records
    .map((record) => ({ id: record.id, value: factText(record) }))
    .filter(({ value }) => isFigure(value))
    .toSorted((one, other) => other.value.length - one.value.length);
  return values
    .filter(({ value }) => text.includes(value))
    .reduce((changed, { id, value }) => replaced(changed, value, factToken(id)), text);
}

/** The words as they stand, but `pay` is not found in `payment`, nor `₹50` in `₹500`. */
export function wholeWords(words: string, flags = "gu"): RegExp {
  const literal = words.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
  const before = /^[\p{L}\p{N}]/u.test(words) ? String.raw`(?<![\p{L}\p{N}])` : "";
  const after = /[\p{L}\p{N}]$/u.test(words) ? String.raw`(?!\p{L}|[.,]?\p{N})` : "";
  return new RegExp(`${before}${literal}${after}`, flags);
}

/** The text in pieces: every second one is a token. */
export function piecesOf(text: string): readonly string[] {
  return text.split(token);
}

/** A number with what is counted by it; a bare year or a plain word names no figure. */
function isFigure(value: string): boolean {
  return /\d/.test(value) && /[₹%]|\d.*\p{L}|\p{L}.*\d/u.test(value);
}

/** Replaces outside of tokens. */
function replaced(text: string, value: string, written: string): string {
  const wanted = wholeWords(value);
  return piecesOf(text)
    .map((piece, place) => (place % 2 === 0 ? piece.replace(wanted, () => written) : piece))
    .join("");
}
