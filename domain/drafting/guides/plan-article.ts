import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import { type GuideAudience, guideGroups } from "../../../content/guides/guide.ts";
import type { PostCategory } from "../../../content/post-categories.ts";
import { pinnedTo } from "../../posts/text/in-its-year.ts";
import { fittedTo } from "../material/reader-fit.ts";
import { audiencesIn, type PromptReading, wholeWords } from "../request/read-prompt.ts";
import type { ReadQuery } from "../../language/read-query.ts";
import type { ArticlePlan, DraftPlan } from "./article-plan.ts";
import { applyForm, beginningOf, fitLength, shortPost, unmetWishes } from "./asked-form.ts";
import { type GuideIndex, guideIndexOf } from "./guide-index.ts";
import { leadingGuides, secondGuide, suits } from "./leading-guides.ts";
import {
  type ArticleSection,
  type GuideText,
  isQuestions,
  sectionOfMaterial,
} from "./guide-texts.ts";
import { type Particulars, particularsOf, type ReadSeats } from "./particulars.ts";
import { tellingWords, uncoveredAsks } from "./uncovered-asks.ts";

const planLimits = {
  extraSections: 4,
  loosePassages: 2,
  ofSecond: 3,
  added: 2,
  answersToAsk: 24,
  /** Guides that are near enough to a prompt to lend a section. */
  guidesOfTopic: 8,
} as const;

/** From these shares on a passage, or a section of a guide, says what is asked, and is on the topic. */
const answering = { named: 0.85, ofTopic: 0.45, loose: 0.5 } as const;
/** From here on a plan needs no passage for a point. */
const treatedEnough = 0.65;

export async function planArticle(
  reading: PromptReading,
  category: PostCategory,
  facts: FactSnapshot,
  readSeats: ReadSeats | null,
): Promise<ArticlePlan> {
  const index = await guideIndexOf(facts);
  const particulars = await particularsOf(reading, index, facts, readSeats);
  const { lead, near, ...found } = leadingGuides(reading, category, index);
  const fit = particulars?.isTopic === true ? "guide" : found.fit;
  const guide = planOf(lead, reading);
  const plan =
    fit === "loose" ? addPassages(guide, reading, index) : joinSecond(guide, reading, index);
  const formed = applyForm(addAnswers(plan, reading, index), reading, index);
  const whole = withParticulars({ ...formed, fit, near }, particulars, reading);
  return finish(whole, reading, index, facts);
}

/** In front of questions and the closing. */
function beforeEnd(
  sections: readonly ArticleSection[],
  extra: readonly ArticleSection[],
): readonly ArticleSection[] {
  const end = sections.findIndex((section, place) => place > 1 && isQuestions(section));
  return sections.toSpliced(end >= 0 ? end : Math.max(sections.length - 1, 0), 0, ...extra);
}

function withParticulars(
  plan: Omit<ArticlePlan, "particulars">,
  found: Particulars | null,
  { guide }: PromptReading,
): ArticlePlan {
  if (found === null) return { ...plan, particulars: null };
  const { section, isTopic, title } = found;
  const isSame = ({ heading }: ArticleSection) =>
    section.heading.toLowerCase().startsWith(heading.toLowerCase());
  const sections = [section, ...plan.sections.filter((one) => !isSame(one))];
  const whole = { ...plan, particulars: section, sections };
  // A guide that the person has chosen keeps its title.
  return isTopic && guide === null ? { ...whole, title } : whole;
}

function planOf(guide: GuideText, reading: PromptReading): DraftPlan {
  const named = new Set<GuideAudience>(reading.audiences);
  // A prompt that names girls, SC and ST together means no one of them.
  const groups = reading.audiences.filter((one) => groupAudiences.has(one));
  const variants = guide.variants.filter(
    ({ for: readers }) =>
      readers.some((one) => named.has(one)) &&
      (!readers.some((one) => groupAudiences.has(one)) ||
        groups.every((one) => readers.includes(one))),
  );
  const [first] = variants;
  const without = new Set(variants.flatMap((variant) => variant.without));
  const [lead, ...others] = guide.sections.filter(({ heading }) => !without.has(heading));
  const added = new Map(
    variants
      .flatMap((variant) => variant.add)
      .slice(0, planLimits.added)
      .map((section) => [section.heading, section]),
  );
  const isReadTogether = named.has("parent") && guide.reader === "student";
  const opening = first?.opening ?? guide.opening;
  const start = lead === undefined ? [] : [lead];
  return {
    guides: [guide],
    title: first?.title ?? guide.title,
    summary: first?.summary ?? guide.summary,
    description: guide.description,
    tags: guide.tags,
    opening: isReadTogether ? `${opening}\n\n${readTogether}` : opening,
    // Sections for parents stand behind those for the student.
    sections: isReadTogether
      ? beforeEnd([...start, ...others], [...added.values()])
      : [...start, ...added.values(), ...others],
    notCovered: [],
  };
}

const groupAudiences: ReadonlySet<GuideAudience> = new Set(guideGroups);

/** In front of a text for parents that addresses the student. */
const readTogether =
  "Read this together with your child: where it says “you”, it speaks to the student.";

function joinSecond(plan: DraftPlan, reading: PromptReading, index: GuideIndex): DraftPlan {
  const [lead] = plan.guides;
  const second = lead === undefined ? null : secondGuide(lead, reading, index);
  if (lead === undefined || second === null) return plan;
  const { guide, part } = second;
  // The first of its sections says what begins here.
  const [subject = ""] = guide.title.split(/[:?]/);
  const query = index.read(part);
  const own = guide.sections
    .slice(0, -1)
    .filter((section) => !isQuestions(section) && !isRepeat(section, plan.sections));
  const nearest = own
    .toSorted(
      (one, other) => index.spokenOf(query, [other]).treated - index.spokenOf(query, [one]).treated,
    )
    .slice(0, planLimits.ofSecond);
  return {
    ...plan,
    guides: [lead, guide],
    sections: beforeEnd(
      plan.sections,
      own
        .filter((section) => nearest.includes(section))
        .map((section, place) =>
          place > 0 ? section : { ...section, heading: `${subject}: ${section.heading}` },
        ),
    ),
    tags: [...new Set([...plan.tags, ...guide.tags])],
  };
}

function addAnswers(plan: DraftPlan, reading: PromptReading, index: GuideIndex): DraftPlan {
  const extra: ArticleSection[] = [];
  const { topics, points } = reading;
  for (const ask of new Set([...(topics.length > 1 ? topics : []), ...points])) {
    const query = index.read(tellingWords(ask));
    if (!query.groups.some(({ kind }) => kind === "named")) continue;
    const present = [...plan.sections, ...extra];
    if (present.some((section) => isOn(query, section, index))) continue;
    const isDealtWith = present.some(
      (section) => index.spokenOf(query, [section]).treated >= treatedEnough,
    );
    const answer = answerTo(ask, plan, reading, index);
    if (answer === undefined || isRepeat(answer, present)) continue;
    if (isDealtWith && !isOn(query, answer, index)) continue;
    extra.push(answer);
    if (extra.length === planLimits.extraSections) break;
  }
  return { ...plan, sections: beforeEnd(plan.sections, extra) };
}

function isOn(query: ReadQuery, section: ArticleSection, index: GuideIndex): boolean {
  return index.namedBy(query, section) >= treatedEnough;
}

/** Called or made of what stands there already, or with no value that does not. */
function isRepeat(answer: ArticleSection, present: readonly ArticleSection[]): boolean {
  const text = present.map(({ markdown }) => markdown).join("\n");
  const values = new Set(answer.markdown.match(/\{\{fact:[^{}]+\}\}/g));
  return (
    present.some(
      (section) =>
        section.heading.toLowerCase() === answer.heading.toLowerCase() ||
        section.material.some((id) => answer.material.includes(id)),
    ) ||
    (values.size > 1 && [...values].every((value) => text.includes(value)))
  );
}

/** The section of a near guide whose heading, or one way of asking for it, says all that is asked. */
function answerTo(
  ask: string,
  lead: Pick<GuideText, "title">,
  reading: PromptReading,
  index: GuideIndex,
): ArticleSection | undefined {
  const query = index.read(tellingWords(ask));
  const whole = wholeWords(reading);
  const near = index
    .guides(whole)
    .slice(0, planLimits.guidesOfTopic)
    .map(({ guide }) => guide)
    .filter((guide) => suits(guide, reading));
  const readers = audiencesIn(`${whole} ${lead.title} ${reading.audiences.join(" ")}`);
  const [closest] = index
    .answers(query, planLimits.answersToAsk)
    .filter(
      ({ section, guide }) =>
        near.includes(guide) &&
        audiencesIn(section.heading).every((one) => readers.includes(one)) &&
        index.namedBy(query, section) >= answering.named,
    )
    .map(({ section }) => ({ section, ...index.spokenOf(query, [section]) }))
    .toSorted((one, other) => other.treated - one.treated);
  return closest?.section;
}

function beginningOfSection({ heading, markdown }: ArticleSection) {
  const [first = ""] = markdown.split(/(?<=[.!?]) |\n\n/, 1);
  return { heading, markdown: first };
}

/** In front of the nearest guide what comes closest to the topic, where no guide is about it. */
function addPassages(plan: DraftPlan, { topics }: PromptReading, index: GuideIndex): DraftPlan {
  const query = index.read(topics.join(" "));
  const found = index
    .material(query)
    .filter(({ coverage }) => coverage >= answering.loose)
    .slice(0, planLimits.loosePassages)
    .map(({ material }) => sectionOfMaterial(material))
    .filter(
      (section) =>
        !isRepeat(section, plan.sections) &&
        index.spokenOf(query, [beginningOfSection(section)]).mentioned >= answering.ofTopic,
    );
  return { ...plan, sections: [...found, ...plan.sections] };
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
  const { length } = reading;
  const isShort = length !== null && length <= shortPost;
  const fitted = plan.sections
    .filter((section) => !isShort || reading.form !== null || !isQuestions(section))
    .map((section) => {
      const markdown = inYear(fittedTo(groups, section.markdown, facts));
      return isShort && !isQuestions(section)
        ? { ...section, markdown: beginningOf(markdown, length / 4, facts) }
        : { ...section, markdown };
    });
  const opening = inYear(plan.opening);
  const sections = fitLength(fitted, opening, reading, index, facts);
  const uncovered = uncoveredAsks(reading, { title: plan.title, opening, sections }, index);
  const unmet = unmetWishes(reading, sections, opening, facts);
  return {
    ...plan,
    summary: inYear(plan.summary),
    description: inYear(plan.description),
    opening,
    sections,
    notCovered: [...new Set([...plan.notCovered, ...uncovered, ...unmet])],
  };
}
