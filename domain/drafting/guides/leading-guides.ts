import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import { postCategories, type PostCategory } from "../../../content/post-categories.ts";
import { filledText } from "../../posts/text/fact-tokens.ts";
import { type PromptReading, readPrompt, wholeWords } from "../request/read-prompt.ts";
import { type GuideIndex, guideIndexOf, type GuideMatch, worthOf } from "./guide-index.ts";
import type { GuideText } from "./guide-texts.ts";

/** From here on a guide is taken for what was asked: by the share of it that it speaks of, and by how alike it is typed. */
const fitting = 0.7;
/** From here on half of a topic has a guide of its own, and, by `alike`, the whole of it. */
const ownGuide = { named: 2, coverage: 0.9, likeness: 1, alike: 0.75 } as const;
/** A guide of this share of the worth of the one that leads is near it. */
const nearShare = 0.6;

type Lead = { readonly guide: GuideText; readonly fit: "guide" | "general" };

type LeadingGuides = {
  /** Null where no guide is about what was asked. */
  readonly lead: Lead | null;
  /** For the second topic of two. */
  readonly second: GuideText | null;
  /** Those that fit as well, the likest first. */
  readonly nearest: readonly GuideText[];
};

/** The guide that a prompt is for, a second one for its second topic, and those that come next. */
export function leadingGuides(
  reading: PromptReading,
  category: PostCategory,
  index: GuideIndex,
): LeadingGuides {
  const [topic = "", other] =
    reading.topics.length === 1 ? twoIn(reading, category, index) : reading.topics;
  const whole = wholeWords(reading);
  if (!index.read(whole).groups.some(({ kind }) => kind === "named")) {
    const guide = generalGuide(category, index);
    return { lead: { guide, fit: "general" }, second: null, nearest: [] };
  }
  const ofTopic = index.guides(topic, category);
  const ofWhole = new Map(index.guides(whole, category).map((match) => [match.guide.id, match]));
  const worth = (match: GuideMatch) => {
    const more = ofWhole.get(match.guide.id);
    return worthOf(match, category) + (more === undefined ? 0 : 0.5 * worthOf(more, category));
  };
  const ranked = ofTopic
    .map((match) => ({ match, worth: match.isNamed ? Infinity : worth(match) }))
    .toSorted((one, another) => another.worth - one.worth);
  const [best] = ranked;
  const ofBest = ofWhole.get(best?.match.guide.id ?? "");
  if (best === undefined || !(fits(best.match, topic, index) || fits(ofBest, whole, index)))
    return { lead: null, second: null, nearest: [] };
  const { guide } = best.match;
  const second = other === undefined ? null : secondGuide(other, guide, category, index);
  const near = ranked.slice(1).filter((one) => one.worth >= nearShare * best.worth);
  return {
    lead: { guide, fit: "guide" },
    second,
    nearest: near.flatMap(({ match }) => (match.guide === second ? [] : match.guide)),
  };
}

/** A guide that a person may have meant as well; its title asks for it. */
export type NearGuide = { readonly id: string; readonly title: string };

const mostNear = 3;

/** The guides that come next to the one of which a prompt's article was made; none where nothing else is near. */
export async function guidesNear(
  prompt: string,
  category: PostCategory,
  facts: FactSnapshot,
): Promise<readonly NearGuide[]> {
  const index = await guideIndexOf(facts);
  const { nearest } = leadingGuides(readPrompt(prompt, facts), category, index);
  return nearest
    .slice(0, mostNear)
    .map(({ id, title }) => ({ id, title: filledText(title, facts) }));
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

/** Tells if a guide is about words. What nothing here knows counts against it: the prompt may be on something else. */
function fits(
  match: Pick<GuideMatch, "coverage" | "alike"> | undefined,
  words: string,
  index: GuideIndex,
): boolean {
  if (match === undefined) return false;
  return match.coverage * index.knownShare(index.read(words)) + match.alike >= fitting;
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
  return fits(best, topic, index) ? best.guide : null;
}

/** The guide on a category as a whole: the one with its name among the prompts, else the one that comes nearest to it. */
export function generalGuide(category: PostCategory, index: GuideIndex): GuideText {
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
