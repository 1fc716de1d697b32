import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import type { ReadQuery } from "../../language/read-query.ts";
import { filledText } from "../../posts/text/fact-tokens.ts";
import { type PromptReading, wholeWords } from "../request/read-prompt.ts";
import type { DraftPlan } from "./article-plan.ts";
import type { GuideIndex } from "./guide-index.ts";
import { type ArticleSection, isQuestions, sectionOfMaterial } from "./guide-texts.ts";
import { suits } from "./leading-guides.ts";
import { tellingWords } from "./uncovered-asks.ts";

const formLimits = {
  questions: 8,
  nearGuides: 6,
  words: 1_400,
  shortTips: 10,
  /** Pages that such a text leads to. */
  shortClosing: 2,
  questionWords: 800,
  answerWords: 90,
} as const;

export const shortPost = 400;

/** So far the words may lie from the number that was asked for. */
const nearLength = { least: 0.8, most: 1.25 } as const;
/** A question or passage that speaks of less than this share of the prompt fills no article up. */
const minFilling = { question: 0.25, passage: 0.5 } as const;

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

function withQuestions(
  plan: DraftPlan,
  count: number | null,
  reading: PromptReading,
  index: GuideIndex,
): DraftPlan {
  const own = plan.sections.filter(isQuestions);
  const ofMaterial = index
    .material(index.read(wholeWords(reading)))
    .filter(({ material, score }) => material.kind === "question" && score > minFilling.question)
    .slice(0, formLimits.questions)
    .map(({ material }) => sectionOfMaterial(material))
    .map((one) => ({ ...one, markdown: `### ${one.heading}\n\n${one.markdown}` }));
  const { length } = reading;
  const asLong = length === null ? undefined : Math.ceil(length / formLimits.answerWords) - 1;
  const used = [...own, ...ofMaterial];
  const questions = used.flatMap(({ markdown }) => markdown.split(/\n\n(?=### )/));
  const answers = [...new Set(questions)].slice(0, count ?? asLong);
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

const listItem = /^(?:[-*]|\d+\.) +(?=\S)/;

/** The asked number of tips, those of the next guides behind the own ones; or the items of the sections on "mistakes" or "steps". */
function withList(
  plan: DraftPlan,
  { count, name }: { readonly count: number; readonly name: string },
  reading: PromptReading,
  index: GuideIndex,
): DraftPlan {
  const isNamed = /^(?:mistakes|steps|reasons)$/.test(name);
  const heads = name === "mistakes" ? /mistake|wrong|slip/i : new RegExp(name.slice(0, -1), "i");
  const items = plan.sections
    .filter(({ heading }) => heads.test(heading))
    .flatMap(({ markdown }) => markdown.split("\n").filter((line) => listItem.test(line)))
    .map((line) => line.replace(listItem, ""));
  const beside = index
    .guides(reading.topics.join(" "))
    .slice(0, formLimits.nearGuides)
    .filter(({ guide }) => suits(guide, reading));
  const tips = [...plan.guides, ...beside.map(({ guide }) => guide)].flatMap((guide) => guide.tips);
  const list = [...new Set(isNamed ? items : tips)].slice(0, count);
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

/** Whole sections at the asked length: of too many the end, the beginning and the nearest to the prompt; the nearest passages fill up too few. */
export function fitLength(
  sections: readonly ArticleSection[],
  opening: string,
  reading: PromptReading,
  index: GuideIndex,
  facts: FactSnapshot,
): readonly ArticleSection[] {
  const { length, form, hasTable, topics, points } = reading;
  const usual = form?.kind === "questions" ? formLimits.questionWords : formLimits.words;
  const wanted = length ?? usual;
  const whole = wordsOfAll(sections, opening, facts);
  const query = index.read(wholeWords(reading));
  if (length !== null && whole < length * nearLength.least)
    return filledUp(sections, length - whole, query, index, facts);
  if (whole <= wanted) return sections;
  const asks = [...topics, ...points].map((ask) => index.read(tellingWords(ask)));
  const treated = (section: ArticleSection, ask: ReadQuery) =>
    index.spokenOf(ask, [section]).treated;
  const asked = asks.flatMap((ask) => {
    const [best] = sections.toSorted((one, other) => treated(other, ask) - treated(one, ask));
    return best === undefined || treated(best, ask) === 0 ? [] : best;
  });
  const nearness = (section: ArticleSection) =>
    index.spokenOf(query, [section]).mentioned +
    Math.max(0, ...asks.map((ask) => treated(section, ask))) +
    (hasTable && isTable(section) ? 1 : 0);
  const nearest = sections.toSorted((one, other) => nearness(other) - nearness(one));
  const kept = new Set<ArticleSection>();
  let words = wordsOfAll([], opening, facts);
  for (const section of [...sections.slice(-1), ...asked, ...sections.slice(0, 1), ...nearest]) {
    const more = kept.has(section) ? 0 : wordCount(section.markdown, facts);
    const most = asked.includes(section) ? wanted * nearLength.most : wanted;
    if (words + more > most) continue;
    kept.add(section);
    words += more;
  }
  return sections.filter((section) => kept.has(section));
}

function filledUp(
  sections: readonly ArticleSection[],
  words: number,
  query: ReadQuery,
  index: GuideIndex,
  facts: FactSnapshot,
): readonly ArticleSection[] {
  const used = new Set(sections.flatMap(({ material }) => material));
  const more: ArticleSection[] = [];
  let left = words;
  for (const { material, coverage } of index.material(query)) {
    const isNear = coverage >= minFilling.passage;
    const count = wordCount(material.markdown, facts);
    if (!isNear || used.has(material.id) || count > left) continue;
    more.push(sectionOfMaterial(material));
    left -= count;
  }
  return sections.toSpliced(-1, 0, ...more);
}

function isTable({ markdown }: ArticleSection): boolean {
  return /^\|\s*-{3}/m.test(markdown);
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

function wordsOfAll(
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
  opening: string,
  facts: FactSnapshot,
): readonly string[] {
  const words = wordsOfAll(sections, opening, facts);
  const isFarOff =
    length !== null &&
    ((length > shortPost && words < length * nearLength.least) || words > length * nearLength.most);
  return [
    ...(language === null ? [] : [`in ${language}`]),
    ...(hasTable && !sections.some(isTable) ? ["a table"] : []),
    ...(isFarOff ? [`${length} words (it has about ${Math.round(words / 50) * 50})`] : []),
  ];
}
