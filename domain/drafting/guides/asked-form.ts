import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import { filledText } from "../../posts/text/fact-tokens.ts";
import { type PromptReading, wholeWords } from "../request/read-prompt.ts";
import { beforeEnd, type DraftPlan } from "./article-plan.ts";
import type { GuideIndex } from "./guide-index.ts";
import {
  type ArticleSection,
  type GuideText,
  isQuestions,
  sectionOfMaterial,
} from "./guide-texts.ts";
import { suitability } from "./leading-guides.ts";
import { isTable } from "./lost-tables.ts";
import { tellingWords } from "./uncovered-asks.ts";

const formLimits = {
  questions: 8,
  /** Guides whose questions and tips may fill up the asked number. */
  nearGuides: 6,
  words: 1_400,
  /** Tips in the place of sections, where few words are wanted. */
  shortTips: 10,
  /** Pages that such a text leads to. */
  shortClosing: 2,
  /** Of an article of questions and answers. */
  questionWords: 800,
  /** Of a question with its answer, about. */
  answerWords: 90,
} as const;

/** Up to so many words are few. */
export const shortPost = 400;

/** So far the words may lie from the number that was asked for. */
const nearLength = { least: 0.8, most: 1.25 } as const;
/** A question or passage that speaks of less than this share of the prompt fills no article up. */
const minFilling = { question: 0.25, passage: 0.5 } as const;

/** A list of tips or of questions in front, where the prompt asks for that form or for few words. */
export function applyForm(plan: DraftPlan, reading: PromptReading, index: GuideIndex): DraftPlan {
  const { form, length } = reading;
  if (form?.kind === "tips") return withList(plan, form, reading, index);
  if (form?.kind === "questions") return withQuestions(plan, form.count, reading, index);
  const tips = plan.guides.flatMap((guide) => guide.tips).slice(0, formLimits.shortTips);
  const isShort = length !== null && length <= shortPost && tips.length === formLimits.shortTips;
  return isShort
    ? { ...plan, sections: [listSection("The main points", tips), ...plan.sections] }
    : plan;
}

function listSection(heading: string, items: readonly string[]): ArticleSection {
  const markdown = items.map((item, place) => `${place + 1}. ${item}`).join("\n");
  return { heading, asks: [], markdown, material: [], pages: [], sources: [] };
}

function missing(found: number, wanted: number, name: string): readonly string[] {
  if (found >= wanted) return [];
  return [found === 0 ? `${wanted} ${name}` : `${wanted} ${name} (it has ${found})`];
}

/** The questions of the plan in one section, filled up from those that speak of what is asked. */
function withQuestions(
  plan: DraftPlan,
  count: number | null,
  reading: PromptReading,
  index: GuideIndex,
): DraftPlan {
  const query = index.read(wholeWords(reading));
  const own = plan.sections.filter(isQuestions);
  const speaks = (section: ArticleSection) =>
    index.spokenOf(query, [section]).mentioned >= minFilling.question;
  const ofMaterial = index
    .material(query)
    .filter(({ material, score }) => material.kind === "question" && score > minFilling.question)
    .slice(0, formLimits.questions)
    .map(({ material }) => sectionOfMaterial(material))
    .map((one) => ({ ...one, markdown: `### ${one.heading}\n\n${one.markdown}` }));
  const ofGuides = guidesBeside(plan, wholeWords(reading), reading, index)
    .flatMap(({ sections }) => sections.filter(isQuestions))
    .flatMap((section) => questionsOf(section).map((markdown) => ({ ...section, markdown })))
    .filter(speaks);
  const asLong =
    reading.length === null ? undefined : Math.ceil(reading.length / formLimits.answerWords) - 1;
  const used = [...own, ...(count === null ? [] : ofGuides), ...ofMaterial];
  const answers = [...new Set(used.flatMap(questionsOf))].slice(0, count ?? asLong);
  const section = {
    ...listSection("Questions and answers", []),
    markdown: answers.join("\n\n"),
    pages: used.flatMap(({ pages }) => pages),
    sources: used.flatMap(({ sources }) => sources),
  };
  const others = plan.sections.filter((one) => !isQuestions(one));
  return {
    ...plan,
    sections: answers.length === 0 ? others : [section, ...others],
    notCovered: [...plan.notCovered, ...missing(answers.length, count ?? 1, "questions")],
  };
}

/** The questions of a section, each with its answer. */
function questionsOf({ markdown }: ArticleSection): readonly string[] {
  return markdown.split(/\n\n(?=### )/);
}

const listItem = /^(?:[-*]|\d+\.) +(?=\S)/;

/** The asked number of tips, or the items of the sections that are called "mistakes" or "steps"; the next guides fill it up. */
function withList(
  plan: DraftPlan,
  { count, name }: { readonly count: number; readonly name: string },
  reading: PromptReading,
  index: GuideIndex,
): DraftPlan {
  const heads = name === "mistakes" ? /mistake|wrong|slip/i : new RegExp(name.slice(0, -1), "i");
  const isNamed = /^(?:mistakes|steps|reasons)$/.test(name);
  const itemsOf = ({ sections, tips }: Pick<GuideText, "sections" | "tips">) =>
    isNamed
      ? sections
          .filter(({ heading }) => heads.test(heading))
          .flatMap(({ markdown }) => markdown.split("\n").filter((line) => listItem.test(line)))
          .map((line) => line.replace(listItem, ""))
      : tips;
  const own = { sections: plan.sections, tips: plan.guides.flatMap(({ tips }) => tips) };
  // Steps of another guide lead elsewhere.
  const others =
    name === "steps" ? [] : guidesBeside(plan, reading.topics.join(" "), reading, index);
  const list = [...new Set([own, ...others].flatMap(itemsOf))].slice(0, count);
  const notCovered = [...plan.notCovered, ...missing(list.length, count, name)];
  if (list.length < 3) return { ...plan, notCovered };
  const isUsed = (one: ArticleSection) => list.some((item) => one.markdown.includes(item));
  return {
    ...plan,
    sections: [
      listSection(`${list.length} ${name}`, list),
      ...plan.sections.filter((one) => !isNamed || !isUsed(one)),
    ],
    notCovered,
  };
}

/** The guides that come next for the same subject and readers. */
function guidesBeside(
  { guides }: DraftPlan,
  words: string,
  reading: PromptReading,
  index: GuideIndex,
): readonly GuideText[] {
  return index
    .guides(words)
    .slice(0, formLimits.nearGuides)
    .map(({ guide }) => guide)
    .filter((guide) => suitability(guide, reading) >= 1 && !guides.includes(guide));
}

/** Whole sections at the asked length: those furthest from the prompt go first, and the nearest passages fill it up. */
export function fitLength(
  sections: readonly ArticleSection[],
  opening: string,
  reading: PromptReading,
  index: GuideIndex,
  facts: FactSnapshot,
): readonly ArticleSection[] {
  const { length, form } = reading;
  const wanted =
    length ?? (form?.kind === "questions" ? formLimits.questionWords : formLimits.words);
  const words = wordsOfAll(sections, opening, facts);
  if (words > wanted)
    return shortenedTo(wanted - wordsOfAll([], opening, facts), sections, reading, index, facts);
  if (length === null || words >= length * nearLength.least) return sections;
  const used = new Set(sections.flatMap(({ material }) => material));
  const more: ArticleSection[] = [];
  for (const { material, coverage } of index.material(index.read(wholeWords(reading)))) {
    const section = sectionOfMaterial(material);
    const total = wordsOfAll([...sections, ...more], opening, facts);
    if (total >= length * nearLength.least) break;
    const fits = total + wordCount(section.markdown, facts) <= length;
    const isNear = material.kind !== "facts" && coverage >= minFilling.passage;
    if (fits && isNear && !used.has(material.id)) more.push(section);
  }
  return beforeEnd(sections, more);
}

/** The end, the beginning, what deals most with each ask, and of the others the nearest that find room. */
function shortenedTo(
  wanted: number,
  sections: readonly ArticleSection[],
  reading: PromptReading,
  index: GuideIndex,
  facts: FactSnapshot,
): readonly ArticleSection[] {
  const { form, hasTable, topics, points } = reading;
  const query = index.read(wholeWords(reading));
  const asks = [...topics, ...points].map((ask) => index.read(tellingWords(ask)));
  const treats = (section: ArticleSection) =>
    asks.map((ask) => index.spokenOf(ask, [section]).treated);
  const nearness = (section: ArticleSection) =>
    index.spokenOf(query, [section]).mentioned +
    Math.max(0, ...treats(section)) +
    (hasTable && isTable(section) ? 1 : 0);
  const asked = new Set(
    asks.flatMap((ask) => {
      const treated = (section: ArticleSection) => index.spokenOf(ask, [section]).treated;
      const [best] = sections.toSorted((one, other) => treated(other) - treated(one));
      return best === undefined || treated(best) === 0 ? [] : best;
    }),
  );
  const nearest = sections.toSorted((one, other) => nearness(other) - nearness(one));
  const [first, last] = [sections.slice(0, 1), sections.slice(-1)];
  // The list that was asked for stands first.
  const isListFirst = form !== null || first.some(({ markdown }) => markdown.startsWith("1. "));
  const inOrder = isListFirst
    ? [...last, ...first, ...asked, ...nearest]
    : [...last, ...asked, ...first, ...nearest];
  const kept = new Set<ArticleSection>();
  let words = 0;
  for (const section of inOrder) {
    const more = kept.has(section) ? 0 : wordCount(section.markdown, facts);
    if (words + more > (asked.has(section) ? wanted * nearLength.most : wanted)) continue;
    kept.add(section);
    words += more;
  }
  return sections.filter((section) => kept.has(section));
}

/** A section up to its first list or table, and further up to so many words, for a short text. */
export function beginningOf(markdown: string, most: number, facts: FactSnapshot): string {
  const blocks = markdown.split("\n\n").map((block) => {
    const isClosing = /^- .*\]\(\//s.test(block);
    return isClosing ? block.split("\n").slice(0, formLimits.shortClosing).join("\n") : block;
  });
  const first = blocks.findIndex((block) => /^(?:\||[-*] |1\. )/.test(block));
  const end = blocks.findIndex(
    (_block, place) =>
      place > Math.max(first, 0) &&
      wordCount(blocks.slice(0, place + 1).join("\n\n"), facts) > most,
  );
  return blocks.slice(0, end === -1 ? undefined : end).join("\n\n");
}

export function wordsOfAll(
  sections: readonly ArticleSection[],
  opening: string,
  facts: FactSnapshot,
): number {
  return wordCount([opening, ...sections.map(({ markdown }) => markdown)].join("\n\n"), facts);
}

function wordCount(markdown: string, facts: FactSnapshot): number {
  return filledText(markdown, facts).match(/[\p{L}\p{N}]+(?:['’.,][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}

/** Wishes on language, length and form that the sections do not meet, in words. */
export function unmetWishes(
  { length, hasTable, language }: PromptReading,
  sections: readonly ArticleSection[],
  words: number,
): readonly string[] {
  const isFarOff =
    length !== null &&
    ((length > shortPost && words < length * nearLength.least) || words > length * nearLength.most);
  return [
    ...(language === null ? [] : [`in ${language}`]),
    ...(hasTable && !sections.some(isTable) ? ["a table"] : []),
    ...(isFarOff ? [`${length} words (it has about ${Math.round(words / 50) * 50})`] : []),
  ];
}
