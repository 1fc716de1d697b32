import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import type { GuideAudience } from "../../../content/guides/index.ts";
import type { PostCategory } from "../../../content/post-categories.ts";
import { pinnedTo } from "../../posts/text/in-its-year.ts";
import type { Material } from "../material/material.ts";
import { fittedTo } from "../material/reader-fit.ts";
import { type PromptReading, subjectsIn, wholeWords } from "../request/read-prompt.ts";
import { type ArticlePlan, beforeEnd, type DraftPlan } from "./article-plan.ts";
import { applyForm, fitLength, unmetWishes, wordsOfAll } from "./asked-form.ts";
import { type GuideIndex, guideIndexOf, type MaterialMatch } from "./guide-index.ts";
import { generalGuide, leadingGuides } from "./leading-guides.ts";
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

/** From here on a passage answers a point. */
const answering = { coverage: 0.7, likeness: 0.4 } as const;
/** From here on a plan needs no passage for a point, or at least leaves it not out. */
const treatedEnough = 0.65;
const mentionedEnough = 0.4;

/** Plans the article that a prompt asks for; there is always one. */
export async function planArticle(
  reading: PromptReading,
  category: PostCategory,
  facts: FactSnapshot,
): Promise<ArticlePlan> {
  const index = await guideIndexOf(facts);
  const { lead, second } = leadingGuides(reading, category, index);
  if (lead === null) return loosePlan(reading, category, index, facts);
  const base =
    second === null ? planOf(lead.guide, reading) : joinedPlan(lead.guide, second, reading);
  const withPoints = addPoints(base, reading, index);
  const formed = applyForm(withPoints, reading, index);
  return finish({ ...formed, fit: lead.fit }, reading, index, facts);
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
  const isOnChapters =
    subjectsIn(wholeWords(reading)).length > 0 ||
    plan.guides.some(({ category }) => category === "subject-wise" || category === "syllabus");
  for (const point of [...reading.topics.slice(1), ...reading.points]) {
    const query = index.read(point);
    if (!query.groups.some(({ kind }) => kind === "named")) continue;
    const spoken = index.spokenOf(query, [...plan.sections, ...extra]);
    if (spoken.treated >= treatedEnough) continue;
    const answers = index
      .material(query)
      .filter((match) => isAnswer(match) && (isOnChapters || !isChapter(match.material)));
    if (answers.some(({ material }) => used.has(material.id))) continue;
    const [best] = answers;
    if (best !== undefined && extra.length < planLimits.extraSections) {
      used.add(best.material.id);
      extra.push(sectionOfMaterial(best.material));
    } else if (spoken.mentioned < mentionedEnough && reading.points.includes(point))
      notCovered.push(point);
  }
  const readers = index.spokenOf(index.read(reading.readers), [...plan.sections, ...extra]);
  // Guides vary by the readers that are known.
  if (reading.audiences.length === 0 && readers.mentioned < mentionedEnough)
    notCovered.push(`for ${reading.readers}`);
  return { ...plan, sections: beforeEnd(plan.sections, extra), notCovered };
}

function isAnswer({ coverage, likeness, material }: MaterialMatch): boolean {
  return (
    material.kind !== "facts" && coverage >= answering.coverage && likeness >= answering.likeness
  );
}

/** On a chapter of a school subject, whose words mean something else elsewhere: "saying no to functions". */
function isChapter({ subjects }: Material): boolean {
  return (
    subjects.length > 0 && subjects.every((one) => /^(?:physics|chemistry|mathematics)$/.test(one))
  );
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
