import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import { postCategories, type PostCategory } from "../../../content/post-categories.ts";
import { filledText } from "../../posts/text/fact-tokens.ts";
import { type PromptReading, readPrompt, subjectsIn, wholeWords } from "../request/read-prompt.ts";
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
  const whole = wholeWords(reading);
  const guidesFor = (words: string) =>
    index.guides(words, category).filter(({ guide }) => !isOnOtherSubject(guide, whole));
  const { topics } = reading;
  const [topic = "", other] = topics.length === 1 ? twoIn(topics, guidesFor) : topics;
  if (!index.read(whole).groups.some(({ kind }) => kind === "named")) {
    const guide = generalGuide(category, index);
    return { lead: { guide, fit: "general" }, second: null, nearest: [] };
  }
  const ofTopic = guidesFor(topic);
  const ofWhole = new Map(guidesFor(whole).map((match) => [match.guide.id, match]));
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
  // A second topic has a guide unless the first one is as good for it.
  const [ofOther] = other === undefined ? [] : guidesFor(other);
  const isSecond = ofOther?.guide !== guide && fits(ofOther, other ?? "", index);
  const second = isSecond ? (ofOther?.guide ?? null) : null;
  const near = ranked.slice(1).filter((one) => one.worth >= nearShare * best.worth);
  return {
    lead: { guide, fit: "guide" },
    second,
    nearest: near.flatMap(({ match }) => (match.guide === second ? [] : match.guide)),
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

/** Two topics that "and" joins: each half is more like the prompts of a guide of its own than the whole is like any. */
function twoIn(
  topics: readonly string[],
  guidesFor: (words: string) => readonly GuideMatch[],
): readonly string[] {
  const [topic = ""] = topics;
  const halves = topic.split(/\s+(?:and|&|aur)\s+/iu);
  if (halves.length !== 2 || topic.includes(",")) return topics;
  const [whole, ...own] = [topic, ...halves].map((words) => guidesFor(words)[0]);
  const areOwn = own.every((lead) => (lead?.alike ?? 0) > (whole?.alike ?? 0));
  return areOwn && own[0]?.guide !== own[1]?.guide ? halves : topics;
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

/** A guide whose title names school subjects of which the words name only others. */
function isOnOtherSubject({ title }: GuideText, words: string): boolean {
  const [own, asked] = [subjectsIn(title), subjectsIn(words)];
  return own.length > 0 && asked.length > 0 && !own.some((subject) => asked.includes(subject));
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
