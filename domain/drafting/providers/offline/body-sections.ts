import { type Fact, findFact, type Topic } from "../../../../content/facts/index.ts";
import { factsIn } from "../../../posts/fact-tokens.ts";
import { entriesOf } from "../../../posts/article.ts";
import { withoutOuterBlanks } from "../../../posts/post.ts";
import { bullets } from "../../evidence/content-as-markdown.ts";
import { createEvidence, type EvidenceFinder } from "../../evidence/evidence.ts";
import type { DraftContent, Evidence } from "../../writer.ts";
import {
  type ArticleSection,
  inReadingOrder,
  notesOf,
  sectionNamed,
  sectionsMarkdown,
} from "./article-section.ts";
import { articleTopics } from "./article-topics.ts";
import { topicGuides } from "./guides/index.ts";
import { sourcesOf } from "./opening.ts";
import { readRequest } from "./request-reading.ts";
import { sentencesOf } from "./guides/topic-guide.ts";

/** More than this was hardly asked for. */
const mostAdded = 8;
const bestMatches = 3;

let finder: EvidenceFinder | undefined;

function evidenceOf(words: string): Evidence {
  finder ??= createEvidence();
  return finder.gather(words);
}

/** Adds sections with what the words ask for, may be stated, and the article does not tell. */
export function withMissingFacts(
  content: DraftContent,
  words: string,
  allowed: Evidence,
): DraftContent {
  const wanted = evidenceOf(words);
  const topics = askedTopics(wanted, words);
  const told = new Set(factsIn(content.body_markdown).map(({ id }) => id));
  const allowedIds = new Set(allowed.facts.map(({ id }) => id));
  const records = wanted.facts
    .filter(({ id }) => allowedIds.has(id) && !told.has(id))
    .flatMap(({ id }) => findFact(id) ?? [])
    .filter(({ topic }) => topics.includes(topic))
    .slice(0, mostAdded);
  if (records.length === 0) return content;
  const headings = new Set(sectionsOf(content.body_markdown).map(({ heading }) => heading));
  const sections = topics.flatMap((topic) =>
    sectionsOn(
      topic,
      records.filter((record) => record.topic === topic),
    ),
  );
  const added = sectionsMarkdown(
    sections.map((section) =>
      headings.has(section.heading)
        ? { ...section, heading: `More on ${section.heading.toLowerCase()}` }
        : section,
    ),
  );
  return {
    ...content,
    body_markdown: withSections(content.body_markdown, added, checksHeading),
    source_references: withSources(content.source_references, added.join("\n")),
  };
}

/** Topics that the words call, and those of the best matches. */
function askedTopics(wanted: Evidence, words: string): readonly Topic[] {
  const { main } = articleTopics(wanted, readRequest({ prompt: words }));
  const best = wanted.facts.slice(0, bestMatches).flatMap(({ id }) => findFact(id)?.topic ?? []);
  return [...new Set([...main, ...best])];
}

/** Records with points or steps each under their own name, the others as sentences. */
function sectionsOn(topic: Topic, records: readonly Fact[]): readonly ArticleSection[] {
  const lists = records.filter((record) => entriesOf(record) !== null);
  const values = inReadingOrder(records.filter((record) => !lists.includes(record)));
  const sentences = sentencesOf(values);
  const told: ArticleSection = {
    heading: topicGuides[topic].heading,
    body: sentences.length === 1 ? sentences.join("") : bullets(sentences),
    notes: notesOf(values),
  };
  const listed = lists.flatMap(
    ({ id }) => sectionNamed(id, { groups: none, papers: none, sessions: none }) ?? [],
  );
  return [...(values.length === 0 ? [] : [told]), ...listed];
}

const none: ReadonlySet<never> = new Set();

function withSources(
  before: DraftContent["source_references"],
  text: string,
): DraftContent["source_references"] {
  return [
    ...new Map([...before, ...sourcesOf(text)].map((source) => [source.url, source])).values(),
  ];
}

type MarkdownSection = {
  readonly heading: string;
  /** Line of the heading, and the first line after the section. */
  readonly from: number;
  readonly to: number;
};

/** The sections of a body: each reaches to the next heading of its own or a higher level, or to a rule. */
function sectionsOf(body: string): readonly MarkdownSection[] {
  const lines = body.split("\n");
  const headings = lines.flatMap((line, index) => {
    const match = /^(#{1,6})\s+(.+?)\s*#*$/.exec(line);
    return match ? [{ level: match[1]?.length ?? 0, heading: match[2] ?? "", from: index }] : [];
  });
  return headings.map(({ level, heading, from }) => {
    const next = headings.find((other) => other.from > from && other.level <= level);
    const rule = lines.findIndex((line, index) => index > from && line === "---");
    const ends = [next?.from, rule === -1 ? undefined : rule, lines.length];
    return { heading, from, to: Math.min(...ends.filter((end) => end !== undefined)) };
  });
}

/** The body without that section; null when it has none of that name. */
export function withoutSection(body: string, name: string): string | null {
  const section = sectionsOf(body).find(({ heading }) => sameName(heading, name));
  if (section === undefined) return null;
  const lines = body.split("\n");
  return withoutOuterBlanks(
    [...lines.slice(0, section.from), ...lines.slice(section.to)].join("\n"),
  );
}

/** The body with new sections before the section of that name, else before the closing rule or at the end. */
function withSections(body: string, added: readonly string[], beforeName: string): string {
  const lines = body.split("\n");
  const before = sectionsOf(body).find(({ heading }) => sameName(heading, beforeName))?.from;
  const rule = lines.lastIndexOf("---");
  const place = before ?? (rule === -1 ? lines.length : rule);
  const parts = [lines.slice(0, place).join("\n"), ...added, lines.slice(place).join("\n")];
  return parts
    .map(withoutOuterBlanks)
    .filter((part) => part !== "")
    .join("\n\n");
}

function sameName(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

/** Before this section later additions are put. */
const checksHeading = "What to check on the official site";

const mostChecks = 4;

/** What to look at on the official site before acting, one line a topic. */
export function officialChecks(main: readonly Topic[]): string {
  const checks = main.slice(0, mostChecks).map((topic) => topicGuides[topic].check);
  return `## ${checksHeading}\n\n${bullets([...new Set(checks)])}`;
}
