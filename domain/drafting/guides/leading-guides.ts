import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import { postCategories, type PostCategory } from "../../../content/post-categories.ts";
import { filledText } from "../../posts/text/fact-tokens.ts";
import {
  audiencesIn,
  type PromptReading,
  readPrompt,
  subjectsIn,
  wholeWords,
} from "../request/read-prompt.ts";
import { type GuideIndex, guideIndexOf, type GuideMatch, worthOf } from "./guide-index.ts";
import type { GuideText } from "./guide-texts.ts";

/** From here on a guide is taken for what was asked: by the share of it that it speaks of, and by how alike it is typed. */
const fitting = 0.7;
/** A guide of this share of the worth of the one that leads is near it. */
const nearShare = 0.6;

type Lead = { readonly guide: GuideText; readonly fit: "guide" | "general" };

type LeadingGuides = {
  /** Null where no guide is about what was asked. */
  readonly lead: Lead | null;
  /** Those that fit as well, the likest first. */
  readonly nearest: readonly GuideText[];
};

/** The guide that a prompt is for, and those that come next. */
export function leadingGuides(
  reading: PromptReading,
  category: PostCategory,
  index: GuideIndex,
): LeadingGuides {
  const whole = wholeWords(reading);
  if (!index.read(whole).groups.some(({ kind }) => kind === "named"))
    return { lead: { guide: generalGuide(category, index), fit: "general" }, nearest: [] };
  const topic = reading.topics.join(" ");
  const ofWhole = new Map(index.guides(whole, category).map((match) => [match.guide.id, match]));
  // A list of points says more of what is wanted than the sentence in front of it.
  const ofWholeShare = reading.points.length > 2 ? 1 : 0.5;
  const worth = (match: GuideMatch) => {
    const more = ofWhole.get(match.guide.id);
    const all =
      worthOf(match, category) + (more === undefined ? 0 : ofWholeShare * worthOf(more, category));
    return match.isNamed ? Infinity : all * suitability(match.guide, reading);
  };
  const ranked = index
    .guides(topic, category)
    .map((match) => ({ match, worth: worth(match) }))
    .filter((one) => one.worth > 0)
    .toSorted((one, another) => another.worth - one.worth);
  const [best] = ranked;
  const ofBest = ofWhole.get(best?.match.guide.id ?? "");
  if (best === undefined || !(fits(best.match, topic, index) || fits(ofBest, whole, index)))
    return { lead: null, nearest: [] };
  return {
    lead: { guide: best.match.guide, fit: "guide" },
    nearest: ranked
      .slice(1)
      .filter((one) => one.worth >= nearShare * best.worth)
      .map(({ match }) => match.guide),
  };
}

/** A guide that a person may have meant as well; its title asks for it. */
export type NearGuide = { readonly id: string; readonly title: string };

const maxNear = 3;

/** The guides that come next to the one of which a prompt's article was made; none where nothing else is near. */
export async function guidesNear(
  prompt: string,
  category: PostCategory,
  facts: FactSnapshot,
): Promise<readonly NearGuide[]> {
  const index = await guideIndexOf(facts);
  const { nearest } = leadingGuides(readPrompt(prompt, facts), category, index);
  return nearest
    .slice(0, maxNear)
    .map(({ id, title }) => ({ id, title: filledText(title, facts) }));
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

/** For readers of whom the prompt says nothing a guide is worth less, and for another subject or other readers nothing. */
export function suitability({ title, reader }: GuideText, reading: PromptReading): number {
  const asked = subjectsIn(wholeWords(reading));
  const subjects = subjectsIn(title);
  if (subjects.length > 0 && asked.length > 0 && subjects.every((one) => !asked.includes(one)))
    return 0;
  const named = audiencesIn(`${wholeWords(reading)} ${reading.audiences.join(" ")}`);
  const isForOthers = audiencesIn(title).some((one) => !named.includes(one));
  const isForParents = reading.audiences.includes("parent");
  const byReader = reader === "parent" ? (isForParents ? 1.3 : 0.6) : 1;
  return byReader * (isForOthers ? 0.8 : 1);
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
