import {
  facts,
  fact,
  factNote,
  findFact,
  type Fact,
  type FactId,
} from "../../../../content/facts/index.ts";
import { informationPages } from "../../../../content/pages/index.ts";
import type { Section } from "../../../../content/pages/section.ts";
import { entriesOf } from "../../../posts/article.ts";
import { factToken, factsIn } from "../../../posts/fact-tokens.ts";
import { partsOf } from "../../passages.ts";
import { fitsScope, type RequestScope } from "../../request-scope.ts";
import { noteMarkdown, notesMarkdown, sectionMarkdown } from "../../section-as-markdown.ts";
import { asMarkdown } from "../../words-as-markdown.ts";

/** One headed part of an article. */
export type ArticleSection = {
  readonly heading: string;
  /** Markdown with tokens. */
  readonly body: string;
  /** Notes that have to stand near its values, as quotes. */
  readonly notes: readonly string[];
};

const parts: ReadonlyMap<string, Section> = new Map(
  informationPages.flatMap((page) =>
    partsOf(page).map((section) => [`${page.path}#${section.id}`, section] as const),
  ),
);

/** True when a part of that name exists. */
export function isPart(name: string): boolean {
  return findFact(name) !== undefined || parts.has(name);
}

/** The part of that name for those whom the request names; null when it has nothing for them. */
export function sectionNamed(name: string, scope: RequestScope): ArticleSection | null {
  const record = findFact(name);
  if (record !== undefined) return recordSection(record);
  const section = parts.get(name);
  if (section === undefined) return null;
  const body = sectionMarkdown(section, (markdown) => concernsScope(markdown, scope));
  const lines = body.split("\n").filter((line) => line.startsWith("|"));
  const tooShort = section.kind === "table" && lines.length < fewestTableLines;
  if (body === "" || tooShort) return null;
  return { heading: asMarkdown(section.title), body, notes: notesMarkdown(section) };
}

/** A record alone: its points or steps as a list, else its sentence. */
function recordSection(record: Fact): ArticleSection {
  const [intro] = record.sentence?.split("{value}") ?? [];
  const lead = intro === undefined ? "" : `${intro.trim()}\n\n`;
  return {
    heading: record.label,
    body: `${entriesOf(record) === null ? "" : lead}${factToken(record.id)}`,
    notes: notesOf([record]),
  };
}

/** Head, line and two rows: less is no table. */
const fewestTableLines = 4;

/** False for a line all of whose values are for others than the request names. */
function concernsScope(markdown: string, scope: RequestScope): boolean {
  const records = factsIn(markdown);
  return records.length === 0 || records.some((record) => fitsScope(record, scope));
}

/** The notes of these records as quotes, each once. */
export function notesOf(records: readonly Fact[]): readonly string[] {
  return [...new Set(records.flatMap((record) => factNote(record) ?? []))].map(noteMarkdown);
}

/** Records by their ids, in the order of the ids. */
export function recordsOf(ids: readonly FactId[]): readonly Fact[] {
  return ids.map(fact);
}

const places = new Map(facts.map((record, place) => [record.id, place]));

/** The records in the order of the registry, in which they read best. */
export function inReadingOrder(records: readonly Fact[]): readonly Fact[] {
  return records.toSorted((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0));
}

/** Article parts below each other; each note stands with the first part that needs it. */
export function sectionsMarkdown(sections: readonly ArticleSection[]): readonly string[] {
  const told = new Set<string>();
  return sections.map(({ heading, body, notes }) => {
    const fresh = notes.filter((note) => !told.has(note));
    for (const note of fresh) told.add(note);
    return [`## ${heading}`, body, ...fresh].join("\n\n");
  });
}
