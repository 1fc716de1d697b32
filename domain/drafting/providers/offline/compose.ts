import type { FactSnapshot } from "../../../../content/facts/snapshot.ts";
import { product } from "../../../../content/site.ts";
import type { RequestReading } from "../../evidence/request-reading.ts";
import { sourcesOf } from "../../evidence/references.ts";
import type { AskEvidence, DraftContent, Evidence } from "../../writer.ts";
import { type AnsweredAsk, answersFor, type Section, wordsIn } from "./chosen-passages.ts";
import { inTitleCase, subjectNames, titleOf } from "./headline.ts";
import { descriptionOf, leansBack, sentencesIn, summaryOf, warmLine } from "./opening.ts";
import { notAnnouncedYet } from "./not-announced.ts";
import { inRequestedForm } from "./requested-forms.ts";

type Composed = { readonly content: DraftContent; readonly unanswered: readonly string[] };

const most = { tags: 5, links: 5 } as const;

/** An article that answers the asks in their order, of passages and records; null when nothing answers any of them. */
export function composeArticle(evidence: Evidence): Composed | null {
  const { reading, asks, records: facts } = evidence;
  const answers = answersFor(evidence);
  const answered = answers.filter((answer) => answer !== null);
  if (answered.length === 0) return null;
  const unanswered = asks
    .filter((ask, place) => leavesOpen(ask, answers[place] ?? null))
    .map(({ ask }) => ask);
  const title = titleOf(reading, answered);
  const written =
    inRequestedForm(reading, answered, facts) ?? answered.flatMap(({ sections }) => sections);
  const { summary, sections, opening } = openingOf(reading, answered, {
    sections: withoutRepeats(written, facts),
    facts,
  });
  const body = bodyOf(title, [warmLine(reading), opening], sections);
  const description = descriptionOf(
    summary,
    title,
    sections.map(({ heading }) => heading),
    facts,
  );
  return {
    content: {
      title,
      tags: tagsOf(answered),
      hero_summary: summary,
      hero_image_url: null,
      hero_image_alt: null,
      meta_description: description,
      body_markdown: body,
      internal_links: linksOf(evidence, answered),
      source_references: sourcesOf([summary, description, body], facts),
    },
    unanswered,
  };
}

/**
 * The summary and what follows it. Where values of a former edition are told, that is said first: in the summary, if the first
 * section is of that year as a whole, else above the sections.
 */
function openingOf(
  reading: RequestReading,
  answered: readonly AnsweredAsk[],
  { sections, facts }: { readonly sections: readonly Section[]; readonly facts: FactSnapshot },
) {
  const remark =
    reading.cycle === "next"
      ? ""
      : notAnnouncedYet(
          sections.map(({ body }) => body),
          facts,
        );
  const isOfFormerYear = /\(20\d\d\)$/.test(sections[0]?.heading ?? "");
  return remark !== "" && isOfFormerYear
    ? { summary: remark, sections, opening: "" }
    : { ...summaryOf(reading, answered, sections, facts), opening: remark };
}

/** True for an ask without an answer, or for how long a paper is valid where no answer says it. */
function leavesOpen({ ask, words = ask }: AskEvidence, answer: AnsweredAsk | null): boolean {
  if (answer === null) return true;
  const asksLength =
    /\bcertificates?\b|\bcards?\b/i.test(words) && /\bvalid(?:ity)?\b|\bexpir/i.test(words);
  return asksLength && !answer.sections.some(({ body }) => saysLength.test(body));
}

const saysLength =
  /\bvalid (?:for|until|till|up to)\b|\bissued (?:on|after|since)\b|\bvalidity is\b/i;

/** Words of a sentence that is noticed when it comes again. */
const noticed = 5;

/** The sections, each without the sentences that one before it has told, where it can do without. */
function withoutRepeats(sections: readonly Section[], facts: FactSnapshot): readonly Section[] {
  const told = new Set<string>();
  return sections.flatMap(({ heading, body }) => {
    const paragraphs = body.split(/\n{2,}/).map((paragraph) => {
      const isProse = !/^\s*(?:[-*>|#{]|\d+\.)/.test(paragraph);
      const sentences = isProse
        ? sentencesIn(paragraph)
        : paragraph.split("\n").flatMap(pointSentences);
      const left = sentences.filter((sentence, place) => {
        const isNew = !told.has(sentence) || wordsIn(sentence, facts) < noticed;
        return isNew || leansBack.test(sentences[place + 1] ?? "");
      });
      for (const sentence of sentences) told.add(sentence);
      return isProse ? left.join(" ") : paragraph;
    });
    const text = paragraphs.filter((paragraph) => paragraph !== "").join("\n\n");
    return text === "" ? [] : [{ heading, body: text }];
  });
}

/** The sentences of a point of a list, without its mark and its name. */
function pointSentences(line: string): readonly string[] {
  return sentencesIn(line.replace(/^\s*(?:[-*]|\d+\.)\s+(?:\*\*[^*]*\*\*\s*)?/, ""));
}

/** A first section whose heading the title says already stands without it. */
function bodyOf(title: string, opening: readonly string[], sections: readonly Section[]): string {
  const parts = sections.map(({ heading, body }, place) => {
    const isTold = heading === "" || (place === 0 && sameWords(heading, title));
    return isTold ? body : `## ${heading}\n\n${body}`;
  });
  return [...opening, ...parts].filter((part) => part !== "").join("\n\n");
}

function sameWords(heading: string, title: string): boolean {
  return inTitleCase(heading) === title || title.startsWith(inTitleCase(heading));
}

function tagsOf(answered: readonly AnsweredAsk[]): string[] {
  const names = subjectNames(answered).map((name) => inTitleCase(name));
  return [product, ...names].slice(0, most.tags);
}

/** The pages of the answers first, then posts and pages on the same. */
function linksOf({ pages }: Evidence, answered: readonly AnsweredAsk[]): string[] {
  const own = answered.flatMap(({ passages }) => passages.map(({ path }) => path));
  return [...new Set([...own, ...pages.map(({ path }) => path)])].slice(0, most.links);
}
