import { facts, type Topic } from "../../../../content/facts/index.ts";
import { product } from "../../../../content/site.ts";
import { factsIn } from "../../../posts/fact-tokens.ts";
import type { Clock } from "../../../shared/clock.ts";
import { bullets } from "../../evidence/content-as-markdown.ts";
import { subjectTerms } from "../../evidence/text-search.ts";
import type { DraftContent, DraftRequest, Evidence } from "../../writer.ts";
import { type ArticleSection, recordsOf, sectionsMarkdown } from "./article-section.ts";
import { articleTopics, type ArticleTopics } from "./article-topics.ts";
import { keyFactsSection, remainingFacts } from "./fact-sections.ts";
import { formSections } from "./form-sections.ts";
import { topicGuides } from "./guides/index.ts";
import { officialChecks } from "./body-sections.ts";
import {
  closingNote,
  descriptionOf,
  edition,
  fitted,
  longestDescription,
  openingOf,
  sourcesOf,
  summaryOf,
  titleSubject,
  withExam,
} from "./opening.ts";
import { questionsSection } from "./questions.ts";
import {
  type ArticleForm,
  inTitleCase,
  type Reading,
  readRequest,
  statesFigure,
  unknownWordsOf,
} from "./request-reading.ts";

const mostTags = 5;
const mostNext = 3;

/** A whole article from the evidence; a short, honest one when there is no evidence. */
export function composeArticle(request: DraftRequest, clock: Clock): DraftContent {
  const { evidence } = request;
  const reading = readRequest(request);
  const topics = articleTopics(evidence, reading);
  if (topics.main.length === 0) return composeWithoutRecords(reading);

  const unknown = unknownWordsOf(evidence, reading);
  const subject = titleSubject(reading, topics.main, unknown.length > 0);
  const summary = summaryOf(topics.main, reading);
  const body = bodyOf(request, reading, topics, { unknown, summary, clock });
  const description = descriptionOf(subject, topics.main, reading);
  return {
    title: withExam(subject),
    tags: [`${product} ${edition}`, ...topics.main].slice(0, mostTags),
    hero_summary: summary,
    hero_image_url: null,
    hero_image_alt: null,
    meta_description: description,
    body_markdown: body,
    internal_links: linksOf(evidence, topics.main, reading.form),
    source_references: sourcesOf(`${summary} ${description} ${body}`),
  };
}

function bodyOf(
  { evidence }: DraftRequest,
  reading: Reading,
  { main, companions }: ArticleTopics,
  { unknown, summary, clock }: { unknown: readonly string[]; summary: string; clock: Clock },
): string {
  const { form, scope, forParents } = reading;
  const parts = formSections(reading, { main, companions }, clock);
  const inTables = new Set(
    parts.flatMap(({ body }) => factsIn(tableLines(body))).map(({ id }) => id),
  );
  const wanted = recordsOf(main.flatMap((topic) => topicGuides[topic].keyFacts));
  const key =
    form === "news" || form === "comparison" ? null : keyFactsSection(wanted, inTables, scope);
  const sections: ArticleSection[] = key === null ? [...parts] : [key, ...parts];
  const opening = openingOf(main, reading, { unknown, clock });
  const told = [summary, opening, ...sections.map(({ body }) => body)].join("\n\n");
  const more = remainingFacts(evidence, reading, main, told);
  const written = [
    ...sectionsMarkdown([
      ...sections,
      ...(more === null ? [] : [more]),
      ...(forParents ? [forTheParents(main)] : []),
    ]),
    officialChecks(main),
  ];
  const before = [opening, ...written].join("\n\n");
  const questions = questionsSection(
    evidence,
    [...main, ...companions],
    scope,
    `${summary}\n${before}`,
  );
  return [opening, ...written, questions, readNext(evidence), closingNote]
    .filter((part) => part !== "")
    .join("\n\n");
}

function tableLines(body: string): string {
  return body
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .join("\n");
}

function forTheParents(main: readonly Topic[]): ArticleSection {
  const advice = main.flatMap((topic) => topicGuides[topic].parents ?? []);
  return { heading: "How parents can help", body: bullets([...advice, lastAdvice]), notes: [] };
}

const lastAdvice =
  "Pass on news only when it stands on an official site; rumours about dates and cutoffs cost sleep.";

/** Posts of this blog on the same subject; the pages stand in the list of related resources. */
function readNext({ passages }: Evidence): string {
  const posts = passages.filter(({ kind }) => kind === "post").slice(0, mostNext);
  if (posts.length === 0) return "";
  return `## Read next\n\n${bullets(posts.map(({ title, path }) => `[${title}](${path})`))}`;
}

const mostLinks = 5;

/** The pages of the topics first, then what else was found. */
function linksOf(evidence: Evidence, main: readonly Topic[], form: ArticleForm): string[] {
  const ofTopics = main.flatMap(
    (topic) => facts.find((record) => record.topic === topic)?.page ?? [],
  );
  const ofForm = form === "news" ? ["/latest-updates"] : evidence.pages.map(({ path }) => path);
  return [...new Set([...ofTopics, ...ofForm])].slice(0, mostLinks);
}

const longestName = 60;

/** What a draft says where the records have nothing: that they have nothing. */
function composeWithoutRecords({ subject }: Reading): DraftContent {
  const nameable =
    subjectTerms(subject).length > 0 && subject.length <= longestName && !statesFigure(subject);
  const named = nameable ? `“${subject}”` : "this subject";
  const body = [
    `This site has no source for ${named}: none of its checked records is about it. So this draft states nothing about it.`,
    `The records end with ${product} ${edition}. They cover eligibility, registration, fees, documents, the papers and their marking, the syllabus, dates, the admit card, results, cutoffs and counselling.`,
    "## What you can do",
    "- Ask again with one of these subjects, and name the points that the article should explain.\n- Or write this article yourself, with sources that a reader can open.",
    closingNote,
  ];
  return {
    title: nameable
      ? `No checked source: ${inTitleCase(subject)}`
      : "No checked source for this subject",
    tags: [`${product} ${edition}`],
    hero_summary: `This site has no checked source for ${named}, and it does not fill the gap with guesses.`,
    hero_image_url: null,
    hero_image_alt: null,
    meta_description: fitted(
      `This site has no checked source for ${named}. See what its records on ${product} ${edition} do cover.`,
      longestDescription,
    ),
    body_markdown: body.join("\n\n"),
    internal_links: [],
    source_references: [],
  };
}
