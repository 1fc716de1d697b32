import { inOneSentence } from "../../../../content/facts/index.ts";
import { officialSites } from "../../../../content/official-sites.ts";
import { product } from "../../../../content/site.ts";
import { indianDate, longIndianDate, type Clock } from "../../../shared/clock.ts";
import { subjectTerms } from "../../search-terms.ts";
import type { DraftContent, DraftRequest } from "../../writer.ts";
import {
  allOver,
  inReadingOrder,
  statedFacts,
  topicsOf,
  type StatedFact,
  type TopicMaterial,
} from "./material.ts";
import { questionsSection } from "./questions.ts";
import { checksHeading, keyFactsSection, topicSections } from "./sections.ts";
import { sentencesOf } from "./sentences.ts";
import { inTitleCase, statesOnlyKnownNumbers, subjectOf } from "./subject.ts";
import { topicGuides } from "./topic-guide.ts";
import { unknownWordsOf } from "./unknown-words.ts";
import { composeWithoutRecords } from "./without-records.ts";
import { closingNote, edition, fitted, longestDescription } from "./wording.ts";

const factsInOpening = 3;
/** Facts further down answer less than the opening has to. */
const factsThatMayOpen = 10;
const longestSummary = 300;
const mostTags = 5;
/** With this share of unknown words a subject promises more than the article holds. */
const unknownShareInTitle = 0.25;

/** A whole article from the evidence; a short, honest one when there is no evidence. */
export function composeArticle({ prompt, evidence }: DraftRequest, clock: Clock): DraftContent {
  const facts = statedFacts(evidence);
  const materials = topicsOf(facts, subjectOf(prompt));
  if (materials.length === 0) return composeWithoutRecords(prompt);

  const unknown = unknownWordsOf(evidence, subjectOf(prompt));
  const title = titleOf(prompt, facts, materials, unknown.share);
  const told = openingFacts(facts, materials);
  const shown = facts.filter((fact) => materials.some(({ topic }) => topic === fact.record.topic));
  const body = [
    gapRemark(unknown.words),
    opening(told, materials),
    keyFactsSection(shown),
    ...topicSections(materials, (material) => dateRemark(material, clock)),
    officialChecks(materials),
    questionsSection(shown, told),
    closingNote,
  ];
  return {
    title,
    tags: [`${product} ${edition}`, ...materials.map(({ topic }) => topic)].slice(0, mostTags),
    hero_summary: fitted(summaryOf(told, materials), longestSummary),
    hero_image_url: null,
    hero_image_alt: null,
    meta_description: fitted(
      `${title.replace(/\?$/, "")}. Key figures, answers to common questions and official sources, in plain English.`,
      longestDescription,
    ),
    body_markdown: body.filter((part) => part !== "").join("\n\n"),
    internal_links: evidence.pages.map(({ path }) => path),
    source_references: sourcesOf(shown),
  };
}

/** The official site and the sources of the facts, each once. */
export function sourcesOf(facts: readonly StatedFact[]): DraftContent["source_references"] {
  const official = { title: officialSites.jeeMain.title, url: officialSites.jeeMain.address };
  const sources = [official, ...facts.map(({ source }) => source)];
  return [...new Map(sources.map((source) => [source.url, source])).values()];
}

function titleOf(
  prompt: string,
  facts: readonly StatedFact[],
  materials: readonly TopicMaterial[],
  unknownShare: number,
): string {
  const subject = subjectOf(prompt);
  const usable =
    subjectTerms(subject).length > 0 &&
    unknownShare < unknownShareInTitle &&
    statesOnlyKnownNumbers(subject, facts);
  const headings = materials.slice(0, 2).map(({ topic }) => topicGuides[topic].heading);
  const name = inTitleCase(usable ? subject : headings.join(" and "));
  const exam = /\b20\d\d\b/.test(name) ? product : `${product} ${edition}`;
  return name.includes(":") ? `${name} (${exam})` : `${exam}: ${name}`;
}

/** Of the best facts those that fit into a sentence: most from the first topic, the rest from the next. */
function openingFacts(
  facts: readonly StatedFact[],
  [first, second]: readonly TopicMaterial[],
): readonly StatedFact[] {
  const best = facts.slice(0, factsThatMayOpen).filter(({ items }) => items === null);
  const bestOf = (material: TopicMaterial | undefined, most: number) =>
    inReadingOrder(best.filter(({ record }) => record.topic === material?.topic).slice(0, most));
  const main = bestOf(first, factsInOpening - 1);
  return [...main, ...bestOf(second, factsInOpening - Math.max(main.length, 1))];
}

function gapRemark(unknown: readonly string[]): string {
  if (unknown.length === 0) return "";
  const words = inOneSentence(unknown.map((word) => `“${word}”`));
  return `Our checked records say nothing on ${words}, so this article leaves that out. This is what they do say.`;
}

function opening(told: readonly StatedFact[], materials: readonly TopicMaterial[]): string {
  const [first] = materials;
  const answersFirst = told.some(({ record }) => record.topic === first?.topic);
  const lead = first === undefined || answersFirst ? [] : [topicGuides[first.topic].lead];
  const answer = [...lead, ...sentencesOf(told)];
  const scope = materials.length > 1 ? [`This article covers ${namesOf(materials)}.`] : [];
  return [...answer, ...scope].join(" ");
}

function summaryOf(told: readonly StatedFact[], materials: readonly TopicMaterial[]): string {
  const scope = `A plain guide to ${namesOf(materials)}, with sources and with notes where reports differ.`;
  return [...sentencesOf(told.slice(0, 1)), scope].join(" ");
}

function namesOf(materials: readonly TopicMaterial[]): string {
  return inOneSentence(materials.map(({ topic }) => topicGuides[topic].name));
}

function dateRemark({ topic, facts }: TopicMaterial, clock: Clock): string {
  if (topic !== "Important dates" || !allOver(facts, indianDate(clock.now()))) return "";
  return `All of them are over as of ${longIndianDate(clock.now())}.`;
}

function officialChecks(materials: readonly TopicMaterial[]): string {
  const checks = materials.map(({ topic }) => `- ${topicGuides[topic].check}`);
  return `## ${checksHeading}\n\n${checks.join("\n")}`;
}
