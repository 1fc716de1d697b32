import { findFact, type Fact, type Topic } from "../../../../content/facts/index.ts";
import { entriesOf } from "../../../posts/article.ts";
import { factsIn } from "../../../posts/fact-tokens.ts";
import { createEvidence, type EvidenceFinder } from "../../evidence.ts";
import { bullets } from "../../section-as-markdown.ts";
import type { DraftContent, Evidence } from "../../writer.ts";
import { articleTopics } from "./article-topics.ts";
import {
  inReadingOrder,
  notesOf,
  sectionNamed,
  sectionsMarkdown,
  type ArticleSection,
} from "./article-section.ts";
import { checksHeading } from "./official-checks.ts";
import { sourcesOf } from "./sources.ts";
import { topicGuides } from "./guides/index.ts";
import { sectionsOf, withSections } from "./markdown-sections.ts";
import { readRequest } from "./reading.ts";
import { sentencesOf } from "./sentences.ts";

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
