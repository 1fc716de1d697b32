import type { FactSnapshot } from "../../../../content/facts/snapshot.ts";
import { filledText } from "../../../posts/text/fact-tokens.ts";
import type { Reader } from "../../../../content/library/index.ts";
import type { RequestReading } from "../../evidence/request-reading.ts";
import { inOneSentence } from "../../../../content/facts/index.ts";
import { isWeak, subjectTerms } from "../../evidence/text-search.ts";
import type { Passage } from "../../writer.ts";
import { askName } from "./ask-names.ts";
import { readersName, subjectNames } from "./headline.ts";
import { type AnsweredAsk, type Section, wordsIn } from "./chosen-passages.ts";

/** Characters of a summary and a description, as read. */
const longestSummary = 300;
/** A shorter one says too little to stand above the article alone. */
const leastSummary = 60;
const leastSentence = 40;
/** Words that the rest of a paragraph has at least. */
const leastLeft = 8;
/** Passages among which a question is taken to be the one that was asked. */
const nearPassages = 3;
const description = { least: 70, most: 150 } as const;

const warmLines: Readonly<Partial<Record<Reader, string>>> = {
  parent:
    "Watching a child prepare for this exam is not easy, and clear answers make the year calmer for the whole family.",
  dropper:
    "A second try asks for patience, and it is easier when the open questions are out of the way.",
  "class 11": "It is good that you start early: there is time to do things one after another.",
};

/** A warm first line where the request names its readers; the answer itself opens any other article. */
export function warmLine({ readers: [reader] }: RequestReading): string {
  return reader === undefined ? "" : (warmLines[reader] ?? "");
}

/** Begins in the middle of a thought: it cannot stand without the sentence before it. */
export const leansBack =
  /^(?:it|its|they|their|this|that|these|those|so|but|and|then|there|here|he|she|such|instead|otherwise|both|also)\b/i;

/** The answer to the first ask in a sentence or two, and the sections without what was moved into it. */
export function summaryOf(
  reading: RequestReading,
  answered: readonly AnsweredAsk[],
  sections: readonly Section[],
  facts: FactSnapshot,
): { readonly summary: string; readonly sections: readonly Section[] } {
  const used = new Set<Passage>(answered.flatMap(({ passages }) => passages));
  const question = answered[0]?.ask.passages
    .slice(0, nearPassages)
    .find((passage) => passage.kind === "question" && !used.has(passage));
  const asked =
    question === undefined
      ? ""
      : fitting(sentencesOf(question.text).slice(0, 2), longestSummary, facts);
  if (asked !== "") return { summary: asked, sections };
  const [first, ...others] = sections;
  const sentences = sentencesOf(first?.body ?? "");
  for (const count of [2, 1]) {
    const summary = fitting(sentences.slice(0, count), longestSummary, facts);
    const body = withoutBeginning(first?.body ?? "", sentences.slice(0, count), facts);
    if (first !== undefined && body !== null && filledText(summary, facts).length >= leastSummary)
      return { summary, sections: [{ ...first, body }, ...others] };
  }
  const opening = fitting(sentences.slice(0, 2), longestSummary, facts);
  if (opening !== "") return { summary: opening, sections };
  return {
    summary: sentenceOnAsk(answered, facts) ?? subjectSentence(reading, answered),
    sections,
  };
}

/** The first sentence of prose in the passages that speaks of what is asked, and stands alone. */
function sentenceOnAsk(answered: readonly AnsweredAsk[], facts: FactSnapshot): string | null {
  const told = answered.flatMap(({ ask: { ask, words = ask }, passages }) => {
    const terms = subjectTerms(words).filter((term) => !isWeak(term));
    return passages
      .flatMap(({ text }) => text.split(/\n{2,}/).flatMap(sentencesOf))
      .filter((sentence) =>
        subjectTerms(filledText(sentence, facts)).some((one) => terms.includes(one)),
      );
  });
  const fits = (sentence: string) => {
    const { length } = filledText(sentence, facts);
    return length >= leastSentence && length <= longestSummary && !leansBack.test(sentence);
  };
  return told.map(plain).find(fits) ?? null;
}

/** What the article is about, where none of its own sentences can say it. */
function subjectSentence(reading: RequestReading, answered: readonly AnsweredAsk[]): string {
  const names = [...new Set(answered.flatMap(({ ask }) => askName(ask) ?? []))].slice(0, 2);
  const subject = inOneSentence(names.length > 0 ? names : subjectNames(answered).slice(0, 1));
  const readers = readersName(reading)?.replace(/Students$/, "students") ?? "students";
  return `Here is what ${readers} should know about ${subject === "" ? "JEE Main" : `${subject} for JEE Main`}.`;
}

/** The text after these sentences; null where it would not stand without them. */
function withoutBeginning(
  body: string,
  sentences: readonly string[],
  facts: FactSnapshot,
): string | null {
  const last = sentences.at(-1);
  if (last === undefined) return null;
  const left = body.slice(body.indexOf(last) + last.length);
  const isList = /^\s*\n\s*(?:[-*>|#{]|\d+\.)/.test(left);
  const [paragraph = ""] = left.trim().split(/\n\s*\n/);
  const [sentence = ""] = sentencesIn(paragraph);
  const leans = leansBack.test(sentence) || /\b(?:it|them|this|these)\b/i.test(sentence);
  const isShort = !isList && !left.startsWith("\n") && wordsIn(paragraph, facts) < leastLeft;
  return left.trim() === "" || (!isList && leans) || isShort ? null : left.trim();
}

/** The sentences of the first paragraph of prose, as they stand. */
function sentencesOf(markdown: string): readonly string[] {
  const [paragraph = ""] = markdown.split(/\n\s*\n/);
  if (/^\s*(?:[-*>|#]|\d+\.)/.test(paragraph) || paragraph.trim().endsWith(":")) return [];
  return sentencesIn(paragraph);
}

export function sentencesIn(text: string): readonly string[] {
  return text.split(/(?<=[.?!])\s+(?=[\p{Lu}₹"“{[*])/u);
}

/** Text without links and emphasis, as summaries have it. */
function plain(text: string): string {
  return text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll("**", "")
    .trim();
}

/** As many whole sentences as fit, as they are read. */
function fitting(sentences: readonly string[], longest: number, facts: FactSnapshot): string {
  return sentences.map(plain).reduce((text, sentence) => {
    const longer = text === "" ? sentence : `${text} ${sentence}`;
    return filledText(longer, facts).length <= longest ? longer : text;
  }, "");
}

/** 70 to 150 characters for search engines: the answer in short, else what a reader finds in the article. */
export function descriptionOf(
  summary: string,
  title: string,
  headings: readonly string[],
  facts: FactSnapshot,
): string {
  const [first = ""] = sentencesIn(summary);
  const names = headings.map((heading) => plain(heading).replace(/[?.]$/, "")).filter(Boolean);
  const tries = [
    first,
    summary,
    ...names.map((_name, place) => `${names.slice(0, names.length - place).join(". ")}.`),
    `${title.replace(/\?$/, "")}: in plain words for students and parents, with the pages that say more.`,
  ];
  const fits = (text: string) => {
    const { length } = filledText(text, facts);
    return length >= description.least && length <= description.most;
  };
  return tries.find(fits) ?? tries.at(-1) ?? title;
}
