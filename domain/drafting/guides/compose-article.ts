import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import { wordsOf } from "../../../database/search-words.ts";
import type { PostCategory } from "../../../content/post-categories.ts";
import { postLimits, type SourceReference } from "../../posts/post.ts";
import { yieldToOthers } from "../../shared/yield-to-others.ts";
import { filledText } from "../../posts/text/fact-tokens.ts";
import { sourcesOf } from "../material/evidence-facts.ts";
import { readPrompt, type PromptReading } from "../request/read-prompt.ts";
import type { DraftContent } from "../writer.ts";
import { guideIndexOf, type GuideIndex } from "./guide-index.ts";
import type { ArticlePlan } from "./article-plan.ts";
import { remarkOnFormerValues } from "./former-values.ts";
import type { ReadSeats } from "./particulars.ts";
import { planArticle } from "./plan-article.ts";
import { tidyTitle } from "./tidy-title.ts";
import { maxDescription, shortened } from "./guide-texts.ts";
import { tellingWords } from "./uncovered-asks.ts";

/** As read: the bounds of the texts around an article. */
const bounds = { summary: 300, tags: 6, links: 5 } as const;

/** The share of a title that its headings, or ways of asking for its sections, have to name. */
const minPromised = 0.5;

export async function composeArticle(
  prompt: string,
  category: PostCategory,
  facts: FactSnapshot,
  readSeats: ReadSeats | null = null,
) {
  const reading = readPrompt(prompt, facts);
  const plan = await planArticle(reading, category, facts, readSeats);
  const content = await contentOf(reading, plan, facts);
  return { content, plan };
}

export async function contentOf(
  reading: PromptReading,
  plan: ArticlePlan,
  facts: FactSnapshot,
): Promise<DraftContent> {
  const index = await guideIndexOf(facts);
  await yieldToOthers();
  const summary = shortened(plan.summary, bounds.summary);
  const description = shortened(plan.description, maxDescription);
  const parts = [
    plan.opening,
    remarkOnFormerValues(plan, facts),
    ...plan.sections.map(({ heading, markdown }) => `## ${heading}\n\n${markdown}`),
  ];
  const body = parts.filter((part) => part !== "").join("\n\n");
  return {
    title: titleOf(reading, plan, index, facts),
    tags: plan.tags.filter((tag) => tag.length <= postLimits.tag).slice(0, bounds.tags),
    hero_summary: summary,
    hero_image_url: null,
    hero_image_alt: null,
    meta_description: description,
    body_markdown: body,
    internal_links: linksOf(plan, body),
    source_references: withSources(plan, [summary, description, body], facts),
  };
}

export type PlanPreview = Awaited<ReturnType<typeof previewPlan>>;

const maxNearGuides = 5;

/** How an article would be made of a prompt, for the person to look at before it is; a prompt chooses a guide by its title. */
export async function previewPlan(
  prompt: string,
  category: PostCategory,
  facts: FactSnapshot,
  readSeats: ReadSeats | null,
) {
  const { content, plan } = await composeArticle(prompt, category, facts, readSeats);
  const titleOfGuide = ({ title }: { readonly title: string }) => filledText(title, facts);
  const [lead] = plan.guides;
  if (lead === undefined) throw new Error("every plan follows a guide");
  return {
    fit: plan.fit,
    title: filledText(content.title, facts),
    headings: plan.sections.map(({ heading }) => filledText(heading, facts)),
    notCovered: plan.notCovered,
    guide: titleOfGuide(lead),
    nearGuides: plan.near.slice(0, maxNearGuides).map(titleOfGuide),
  };
}

/** The person's own words where they read as a title and are spelt right, else the guide's. */
function titleOf(
  { title, form }: PromptReading,
  plan: ArticlePlan,
  index: GuideIndex,
  facts: FactSnapshot,
): string {
  const own = title === null ? "" : title;
  const isEnglish =
    /^[\p{Script=Latin}\p{Script=Common}]+$/u.test(own) &&
    !/\ba [aeio]/i.test(own) &&
    wordsOf(own).every(index.isWord);
  const hasItsTips =
    form?.kind !== "tips" ||
    plan.sections.some(({ heading }) => heading === `${form.count} ${form.name}`);
  const asks = plan.sections.flatMap((section) => [section.heading, ...section.asks]);
  const isPromised =
    plan.particulars !== null ||
    index.spokenOf(index.read(tellingWords(own)), [
      { heading: [plan.title, ...asks].join(" "), markdown: "" },
    ]).mentioned >= minPromised;
  const text = plan.sections.map(({ markdown }) => filledText(markdown, facts)).join("\n");
  const numbers = own.replaceAll(facts.edition, "").match(/\d+/g) ?? [];
  const hasItsNumbers = numbers.every((number) => text.includes(number));
  const isCovered = !plan.notCovered.some((ask) => own.toLowerCase().includes(ask.toLowerCase()));
  const isOwn =
    isCovered && hasItsNumbers && isEnglish && hasItsTips && isPromised && plan.fit === "guide";
  return tidyTitle(isOwn ? own : plan.title).slice(0, postLimits.title);
}

function linksOf({ sections }: ArticlePlan, body: string): string[] {
  const linked = [...body.matchAll(/\]\((\/[a-z0-9/-]*)\)/g)].map(([, path = ""]) => path);
  return [...new Set([...sections.flatMap(({ pages }) => pages), ...linked])].slice(
    0,
    bounds.links,
  );
}

function withSources(
  { sections }: ArticlePlan,
  texts: readonly string[],
  facts: FactSnapshot,
): SourceReference[] {
  const named = sections.flatMap(({ sources }) => sources);
  return sourcesOf(texts, facts, named).slice(0, postLimits.source_references);
}
