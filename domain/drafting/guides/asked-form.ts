import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import { filledText } from "../../posts/text/fact-tokens.ts";
import type { Material } from "../material/material.ts";
import { type PromptReading, wholeWords } from "../request/read-prompt.ts";
import { beforeEnd, type DraftPlan, isQuestions } from "./article-plan.ts";
import type { GuideIndex } from "./guide-index.ts";
import { type ArticleSection, type GuideText, sectionOfMaterial } from "./guide-texts.ts";
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
} as const;

/** Up to so many words are few. */
export const shortPost = 400;

/** So far the words may lie from the number that was asked for. */
const nearLength = { least: 0.8, most: 1.25 } as const;
/** A passage that speaks of less than this share of the prompt fills no article up. */
const minFilling = 0.5;
/** Words that a question with its answer takes, about. */
const wordsOfAnswer = 90;

/** From this share of the prompt on a question of another guide is taken in. */
const minQuestionSpoken = 0.25;

/** A list of tips or of questions in front, where the prompt asks for that form. */
export function applyForm(plan: DraftPlan, reading: PromptReading, index: GuideIndex): DraftPlan {
  const { form, length } = reading;
  if (form === null) return length !== null && length <= shortPost ? inShort(plan) : plan;
  if (form.kind === "tips") return withList(plan, form, reading, index);
  const query = index.read(wholeWords(reading));
  const questions = index
    .material(query)
    .filter(({ material, score }) => material.kind === "question" && score > 0.25)
    .slice(0, formLimits.questions)
    .map(({ material }) => material);
  const own = plan.sections.filter(isQuestions);
  const others = plan.sections.filter((section) => !isQuestions(section));
  const asLong = reading.length === null ? null : Math.ceil(reading.length / wordsOfAnswer) - 1;
  const near = form.count === null ? [] : questionsNear(plan, query, reading, index);
  const answers = questionSection(questions, [...own, ...near], form.count ?? asLong);
  const count = answers?.markdown.match(/^### /gm)?.length ?? 0;
  return {
    ...plan,
    sections: answers === null ? plan.sections : [answers, ...others],
    notCovered: [...plan.notCovered, ...missing(count, form.count ?? 1, "questions")],
  };
}

/** In few words a list of tips says more than two sections. */
function inShort(plan: DraftPlan): DraftPlan {
  const tips = plan.guides.flatMap((guide) => guide.tips).slice(0, formLimits.shortTips);
  if (tips.length < formLimits.shortTips) return plan;
  return { ...plan, sections: [listSection("The main points", tips), ...plan.sections] };
}

function listSection(heading: string, items: readonly string[]): ArticleSection {
  const markdown = items.map((item, place) => `${place + 1}. ${item}`).join("\n");
  return { heading, asks: [], markdown, material: [], pages: [], sources: [] };
}

/** Questions of the guides that come next, which speak of what is asked. */
function questionsNear(
  { guides }: DraftPlan,
  query: ReturnType<GuideIndex["read"]>,
  reading: PromptReading,
  index: GuideIndex,
): readonly ArticleSection[] {
  return index
    .guides(wholeWords(reading))
    .slice(0, formLimits.nearGuides)
    .filter(({ guide }) => !guides.some(({ id }) => id === guide.id))
    .flatMap(({ guide }) => guide.sections.filter(isQuestions))
    .flatMap((section) =>
      section.markdown.split(/\n\n(?=### )/).map((markdown) => ({ ...section, markdown })),
    )
    .filter(({ markdown }) => {
      const [heading = ""] = markdown.split("\n");
      return index.spokenOf(query, [{ heading, markdown }]).mentioned >= minQuestionSpoken;
    });
}

function missing(found: number, wanted: number, name: string): readonly string[] {
  if (found >= wanted) return [];
  return [found === 0 ? `${wanted} ${name}` : `${wanted} ${name} (it has ${found})`];
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
          .flatMap(({ markdown }) => markdown.split("\n"))
          .filter((line) => listItem.test(line))
          .map((line) => line.replace(listItem, ""))
      : tips;
  const others = name === "steps" ? [] : guidesBeside(plan, reading, index);
  const items = [
    ...itemsOf({ sections: plan.sections, tips: plan.guides.flatMap(({ tips }) => tips) }),
    ...others.flatMap(itemsOf),
  ];
  const list = [...new Set(items)].slice(0, count);
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
  reading: PromptReading,
  index: GuideIndex,
): readonly GuideText[] {
  return index
    .guides(reading.topics.join(" "))
    .slice(0, formLimits.nearGuides)
    .map(({ guide }) => guide)
    .filter((guide) => suitability(guide, reading) >= 1 && !guides.includes(guide));
}

function questionSection(
  questions: readonly Material[],
  own: readonly ArticleSection[],
  count: number | null,
): ArticleSection | null {
  const known = new Set(own.flatMap(({ material }) => material));
  const added = questions.filter(({ id }) => !known.has(id)).map(sectionOfMaterial);
  const markdown = [
    ...own.map((section) => section.markdown),
    ...added.map((section) => `### ${section.heading}\n\n${section.markdown}`),
  ]
    .join("\n\n")
    .split(/\n\n(?=### )/)
    .filter((answer) => answer !== "")
    .slice(0, count ?? undefined);
  if (markdown.length === 0) return null;
  return {
    heading: "Questions and answers",
    asks: [],
    markdown: markdown.join("\n\n"),
    material: [...own, ...added].flatMap(({ material }) => material),
    pages: [...own, ...added].flatMap(({ pages }) => pages),
    sources: [...own, ...added].flatMap(({ sources }) => sources),
  };
}

/** Whole sections at the asked length: those furthest from the prompt go first, and the nearest passages fill it up. */
export function fitLength(
  sections: readonly ArticleSection[],
  opening: string,
  reading: PromptReading,
  index: GuideIndex,
  facts: FactSnapshot,
): readonly ArticleSection[] {
  const { length, form, hasTable, topics, points } = reading;
  const wanted =
    length ?? (form?.kind === "questions" ? formLimits.questionWords : formLimits.words);
  const query = index.read(wholeWords(reading));
  let words = wordsOfAll(sections, opening, facts);
  if (words > wanted) {
    const asks = [...topics, ...points].map((ask) => index.read(tellingWords(ask)));
    const nearness = (section: ArticleSection) =>
      index.spokenOf(query, [section]).mentioned +
      Math.max(0, ...asks.map((ask) => index.spokenOf(ask, [section]).treated)) +
      (hasTable && isTable(section) ? 1 : 0);
    const nearestFirst = sections.toSorted((one, other) => nearness(other) - nearness(one));
    // A point that was asked for is not left out for the sake of length.
    const asked = new Set(asks.flatMap((ask) => sectionOn(ask, sections, index)));
    const [first, last] = [sections.slice(0, 1), sections.slice(-1)];
    // The list that was asked for stands first.
    const inOrder =
      form === null && !isList(first[0])
        ? [...last, ...asked, ...first, ...nearestFirst]
        : [...last, ...first, ...asked, ...nearestFirst];
    const kept = new Set<ArticleSection>();
    words = wordsOfAll([], opening, facts);
    for (const section of inOrder) {
      const more = wordCount(section.markdown, facts);
      const bound = asked.has(section) ? wanted * nearLength.most : wanted;
      if (kept.has(section) || words + more > bound) continue;
      kept.add(section);
      words += more;
    }
    return sections.filter((section) => kept.has(section));
  }
  if (length === null || words >= length * nearLength.least) return sections;
  const used = new Set(sections.flatMap(({ material }) => material));
  const more: ArticleSection[] = [];
  for (const { material, coverage } of index.material(query)) {
    if (words >= length * nearLength.least) break;
    const section = sectionOfMaterial(material);
    const added = wordCount(section.markdown, facts);
    if (material.kind === "facts" || coverage < minFilling || used.has(material.id)) continue;
    if (words + added > length) continue;
    more.push(section);
    words += added;
  }
  return beforeEnd(sections, more);
}

/** The section that deals most with what was asked, if any does. */
function sectionOn(
  ask: ReturnType<GuideIndex["read"]>,
  sections: readonly ArticleSection[],
  index: GuideIndex,
): readonly ArticleSection[] {
  const [best] = sections
    .map((section) => ({ section, treated: index.spokenOf(ask, [section]).treated }))
    .toSorted((one, other) => other.treated - one.treated);
  return best === undefined || best.treated === 0 ? [] : [best.section];
}

/** A section up to its first list or table, and further up to so many words, for a short text. */
export function beginningOf(markdown: string, most: number, facts: FactSnapshot): string {
  const blocks = markdown.split("\n\n").map((block) => {
    const isClosing = /^- .*\]\(\//s.test(block);
    return isClosing ? block.split("\n").slice(0, formLimits.shortClosing).join("\n") : block;
  });
  const first = blocks.findIndex((block) => /^(?:\||[-*] |1\. )/.test(block));
  const kept: string[] = [];
  let words = 0;
  for (const [place, block] of blocks.entries()) {
    words += wordCount(block, facts);
    if (kept.length > 0 && place > first && words > most) break;
    kept.push(block);
  }
  return kept.join("\n\n");
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

function isList(section: ArticleSection | undefined): boolean {
  return section !== undefined && /^1\. /.test(section.markdown);
}
