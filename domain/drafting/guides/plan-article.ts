import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import type { GuideAudience } from "../../../content/guides/index.ts";
import type { PostCategory } from "../../../content/post-categories.ts";
import { postCategories } from "../../../content/post-categories.ts";
import { pinnedTo } from "../../posts/text/in-its-year.ts";
import { fittedTo } from "../material/reader-fit.ts";
import { type PromptReading, wholeWords } from "../request/read-prompt.ts";
import { type ArticlePlan, beforeEnd, type DraftPlan } from "./article-plan.ts";
import { applyForm, fitLength, unmetWishes, wordsOfAll } from "./asked-form.ts";
import {
  type GuideIndex,
  guideIndexOf,
  type GuideMatch,
  type MaterialMatch,
  worthOf,
} from "./guide-index.ts";
import { type ArticleSection, type GuideText, sectionOfMaterial } from "./guide-texts.ts";

const planLimits = {
  /** Sections for points that the guide lacks, and passages of a loose article. */
  extraSections: 4,
  loosePassages: 6,
  /** Sections of each of two guides that are joined. */
  joinedSections: 5,
  /** Passages that variants add for their readers. */
  added: 2,
} as const;

/** From here on a guide is taken for what was asked. */
const fitting = { likeness: 0.45, coverage: 0.5, together: 0.85, alike: 0.45 } as const;
/** From here on half of a topic has a guide of its own, and, by `alike`, the whole of it. */
const ownGuide = { named: 2, coverage: 0.9, likeness: 1, alike: 0.75 } as const;
/** From here on a passage answers a point. */
const answering = { coverage: 0.7, likeness: 0.4 } as const;
/** From here on a plan needs no passage for a point, or at least leaves it not out. */
const spokenEnough = { treated: 0.65, mentioned: 0.4 } as const;

/** Plans the article that a prompt asks for; there is always one. */
export async function planArticle(
  reading: PromptReading,
  category: PostCategory,
  facts: FactSnapshot,
): Promise<ArticlePlan> {
  const index = await guideIndexOf(facts);
  const [lead, second] = leadingGuides(reading, category, index);
  if (lead === null) return loosePlan(reading, category, index, facts);
  const base =
    second === null ? planOf(lead.guide, reading) : joinedPlan(lead.guide, second, reading);
  const withPoints = addPoints(base, reading, index);
  const formed = applyForm(withPoints, reading, index);
  return finish({ ...formed, fit: lead.fit }, reading, index, facts);
}

type Lead = { readonly guide: GuideText; readonly fit: "guide" | "general" };

/** The guide that a prompt is for, and a second one for its second topic. */
function leadingGuides(
  reading: PromptReading,
  category: PostCategory,
  index: GuideIndex,
): readonly [Lead | null, GuideText | null] {
  const [topic = "", other] =
    reading.topics.length === 1 ? twoIn(reading, category, index) : reading.topics;
  const whole = wholeWords(reading);
  if (!index.read(whole).groups.some(({ kind }) => kind === "named"))
    return [{ guide: generalGuide(category, index), fit: "general" }, null];
  const ofTopic = index.guides(topic, category);
  const ofWhole = new Map(index.guides(whole, category).map((match) => [match.guide.id, match]));
  const worth = (match: GuideMatch) => {
    const more = ofWhole.get(match.guide.id);
    return worthOf(match, category) + (more === undefined ? 0 : 0.5 * worthOf(more, category));
  };
  const [best] = ofTopic.toSorted((one, another) => worth(another) - worth(one));
  if (best === undefined || !fits(best, ofWhole.get(best.guide.id))) return [null, null];
  return [
    { guide: best.guide, fit: "guide" },
    other === undefined ? null : secondGuide(other, best.guide, category, index),
  ];
}

/** Two topics that "and" joins, where each of them surely has a guide of its own; else the one. */
function twoIn(
  { topics }: PromptReading,
  category: PostCategory,
  index: GuideIndex,
): readonly string[] {
  const [topic = ""] = topics;
  const halves = topic.split(/\s+(?:and|&|aur)\s+/iu);
  const tells = (half: string) =>
    index.read(half).groups.filter(({ kind }) => kind === "named").length >= ownGuide.named;
  if (halves.length !== 2 || topic.includes(",") || !halves.every(tells)) return topics;
  const [best] = index.guides(topic, category);
  if (best === undefined || best.alike >= ownGuide.alike) return topics;
  const leads = halves.map((half) => index.guides(half, category)[0]);
  const isSure = leads.every(
    (lead) =>
      lead !== undefined &&
      lead.coverage >= ownGuide.coverage &&
      lead.likeness + lead.alike >= ownGuide.likeness,
  );
  return isSure && leads[0]?.guide.id !== leads[1]?.guide.id ? halves : topics;
}

/** Tells if a guide is about what was asked: by the topic, or by all that the prompt says. */
function fits(match: GuideMatch, whole: GuideMatch | undefined): boolean {
  return [match, ...(whole === undefined ? [] : [whole])].some(
    ({ likeness, coverage, alike }) =>
      likeness >= fitting.likeness ||
      alike >= fitting.alike ||
      (coverage >= fitting.coverage && coverage + alike >= fitting.together),
  );
}

/** A guide for the second topic, unless the first one is as good for it. */
function secondGuide(
  topic: string,
  first: GuideText,
  category: PostCategory,
  index: GuideIndex,
): GuideText | null {
  const [best] = index.guides(topic, category);
  if (best === undefined || best.guide.id === first.id) return null;
  return fits(best, undefined) ? best.guide : null;
}

/** The guide on a category as a whole: the one with its name among the prompts, else the one that comes nearest to it. */
function generalGuide(category: PostCategory, index: GuideIndex): GuideText {
  const name = `JEE Main ${postCategories[category]}`;
  const found = index
    .guides(name, category)
    .map(({ guide }) => guide)
    .filter((guide) => guide.category === category);
  const named = found.find(({ prompts }) =>
    prompts.some((prompt) => prompt.toLowerCase() === name.toLowerCase()),
  );
  const general = named ?? found[0] ?? index.guides("JEE Main preparation tips")[0]?.guide;
  if (general === undefined) throw new Error(`there is no guide of ${category}`);
  return general;
}

/** A guide as it stands for these readers. */
function planOf(guide: GuideText, { audiences }: PromptReading): DraftPlan {
  const named = new Set<GuideAudience>(audiences);
  const variants = guide.variants.filter((variant) => variant.for.some((one) => named.has(one)));
  const [first] = variants;
  const without = new Set(variants.flatMap((variant) => variant.without));
  const [opening, ...others] = guide.sections.filter(({ heading }) => !without.has(heading));
  const added = new Map(
    variants
      .flatMap((variant) => variant.add)
      .slice(0, planLimits.added)
      .map((section) => [section.heading, section]),
  );
  return {
    guides: [guide],
    title: first?.title ?? guide.title,
    summary: first?.summary ?? guide.summary,
    description: guide.description,
    tags: guide.tags,
    opening: first?.opening ?? guide.opening,
    sections: [...(opening === undefined ? [] : [opening]), ...added.values(), ...others],
    notCovered: [],
  };
}

/** A title without what follows a colon or a comma. */
function titleHead(title: string): string {
  return title.replace(/[:,?].*$/, "");
}

/** Two guides in one article: the sections that lead in each, then the closing of the first. */
function joinedPlan(first: GuideText, second: GuideText, reading: PromptReading): DraftPlan {
  const one = planOf(first, reading);
  const other = planOf(second, reading);
  const used = new Set(one.sections.flatMap(({ material }) => material));
  const own = other.sections
    .slice(0, -1)
    .filter(({ material }) => material.length === 0 || material.some((id) => !used.has(id)));
  const closing = one.sections.at(-1);
  return {
    ...one,
    guides: [first, second],
    title: `${titleHead(one.title)} and ${titleHead(other.title)}`,
    summary: `${one.summary} ${other.summary}`,
    tags: [...new Set([...one.tags, ...other.tags])],
    sections: [
      ...one.sections.slice(0, planLimits.joinedSections),
      ...own.slice(0, planLimits.joinedSections),
      ...(closing === undefined || one.sections.length <= planLimits.joinedSections
        ? []
        : [closing]),
    ],
  };
}

/** Passages for the points that the plan lacks, and the names of those that nothing answers. */
function addPoints(plan: DraftPlan, reading: PromptReading, index: GuideIndex): DraftPlan {
  const used = new Set(plan.sections.flatMap(({ material }) => material));
  const extra: ArticleSection[] = [];
  const notCovered: string[] = [];
  for (const point of [...reading.topics, ...reading.points]) {
    const query = index.read(point);
    if (!query.groups.some(({ kind }) => kind === "named")) continue;
    const spoken = index.spokenOf(query, [...plan.sections, ...extra]);
    if (spoken.treated >= spokenEnough.treated) continue;
    const answers = index
      .material(query)
      .filter((match) => match.material.kind !== "facts" && isAnswer(match));
    if (answers.some(({ material }) => used.has(material.id))) continue;
    const [best] = answers;
    if (best !== undefined && extra.length < planLimits.extraSections) {
      used.add(best.material.id);
      extra.push(sectionOfMaterial(best.material));
    } else if (spoken.mentioned < spokenEnough.mentioned && reading.points.includes(point))
      notCovered.push(point);
  }
  const readers = index.spokenOf(index.read(reading.readers), [...plan.sections, ...extra]);
  // Guides vary by the readers that are known.
  if (reading.audiences.length === 0 && readers.mentioned < spokenEnough.mentioned)
    notCovered.push(`for ${reading.readers}`);
  return { ...plan, sections: beforeEnd(plan.sections, extra), notCovered };
}

function isAnswer({ coverage, likeness }: MaterialMatch): boolean {
  return coverage >= answering.coverage && likeness >= answering.likeness;
}

/** The best passages, where no guide is about what was asked. */
function loosePlan(
  reading: PromptReading,
  category: PostCategory,
  index: GuideIndex,
  facts: FactSnapshot,
): ArticlePlan {
  const query = index.read(wholeWords(reading));
  const found = index
    .material(query)
    .filter(({ material, coverage }) => material.kind !== "facts" && coverage >= 0.3)
    .slice(0, planLimits.loosePassages)
    .map(({ material }) => material);
  if (found.length < 3) {
    const plan = planOf(generalGuide(category, index), reading);
    const { topics } = reading;
    return finish({ ...plan, fit: "loose", notCovered: topics }, reading, index, facts);
  }
  const [first] = found;
  const headings = found.map(({ title }) => title);
  const names = headings.slice(0, 3).join("; ");
  return finish(
    {
      fit: "loose",
      guides: [],
      title: first?.title ?? "",
      summary: `Short answers on ${names.charAt(0).toLowerCase()}${names.slice(1)}.`,
      description: `${headings.slice(0, 4).join(". ")}.`,
      tags: ["JEE Main", ...new Set(found.flatMap(({ subjects }) => subjects.slice(0, 1)))],
      opening: "",
      sections: found.map(sectionOfMaterial),
      notCovered: reading.points.filter((point) => index.knownShare(index.read(point)) < 0.5),
    },
    reading,
    index,
    facts,
  );
}

/** The plan for the named groups and year, at the length that was asked for, with the wishes that it does not meet. */
function finish(
  plan: ArticlePlan,
  reading: PromptReading,
  index: GuideIndex,
  facts: FactSnapshot,
): ArticlePlan {
  const { groups, cycle } = reading;
  const former = typeof cycle === "string" ? undefined : facts.inEdition(cycle.former);
  const inYear = (text: string) => (former === undefined ? text : pinnedTo(former, text, facts));
  const fitted = plan.sections.map((section) => ({
    ...section,
    markdown: inYear(fittedTo(groups, section.markdown, facts)),
  }));
  const opening = inYear(plan.opening);
  const sections = fitLength(fitted, opening, reading, index, facts);
  const words = wordsOfAll(sections, opening, facts);
  return {
    ...plan,
    summary: inYear(plan.summary),
    description: inYear(plan.description),
    opening,
    sections,
    notCovered: [...plan.notCovered, ...unmetWishes(reading, sections, words)],
  };
}
