import { postCategories, type PostCategory } from "../../../content/post-categories.ts";
import { audiencesIn, type PromptReading, subjectsIn, wholeWords } from "../request/read-prompt.ts";
import type { ArticlePlan } from "./article-plan.ts";
import type { GuideIndex, GuideMatch } from "./guide-index.ts";
import type { GuideText } from "./guide-texts.ts";

/** From here on a guide is on what was asked: of 180 prompts most with less had one that was not (docs/writer.md). */
const minWorth = 1.6;
/** A prompt that names nothing has to be typed nearly like one of a guide. */
const minWorthOfVague = 4;
/** The topic counts once more by this share, beside the points below it. */
const shareOfTopic = 0.15;
/** A guide for parents, by whom the prompt is for. */
const byReader = { parents: 1.1, others: 0.9 } as const;
const betweenParts = /\s+(?:and|&|aur)\s+|\s*\+\s*/iu;
/** More make a list of one subject. */
const maxParts = 3;
/** A second guide is one of the first of the whole prompt, too, and worth this share of the one that leads. */
const second = { among: 3, share: 0.4 } as const;
/** A guide that is worth this share of the best one for a part deals with it. */
const dealtWith = 0.85;

export function leadingGuides(
  reading: PromptReading,
  category: PostCategory,
  index: GuideIndex,
): Pick<ArticlePlan, "fit" | "near"> & { readonly lead: GuideText } {
  const found = rankedGuides(reading, category, index);
  const named = index.guideNamed(reading.guide ?? reading.title ?? "");
  if (named === null) return found;
  return { lead: named, fit: "guide", near: found.near };
}

function rankedGuides(
  reading: PromptReading,
  category: PostCategory,
  index: GuideIndex,
): Pick<ArticlePlan, "fit" | "near"> & { readonly lead: GuideText } {
  const whole = wholeWords(reading);
  const ofTopic = new Map(
    index.guides(reading.topics.join(" ")).map(({ guide, worth }) => [guide, worth]),
  );
  const isForParents = reading.audiences.includes("parent");
  const readerFit = ({ reader }: GuideText) =>
    reader !== "parent" ? 1 : isForParents ? byReader.parents : byReader.others;
  const ranked = index
    .guides(whole, category)
    .filter(({ guide }) => isOnSubject(guide, reading))
    .map(({ guide, worth, rank }) => ({
      guide,
      worth,
      rank: (rank + shareOfTopic * (ofTopic.get(guide) ?? 0)) * readerFit(guide),
    }))
    .toSorted((one, other) => other.rank - one.rank);
  const [best] = ranked;
  // "Exam dates" names nothing, and is a prompt of a guide; "JEE Main" or "a post for tomorrow" is of none.
  const isVague = !index.read(whole).groups.some(({ kind }) => kind === "named");
  if (isVague && (best?.worth ?? 0) < minWorthOfVague)
    return { lead: generalGuide(category, index), fit: "general", near: [] };
  if (best === undefined) return { lead: generalGuide(category, index), fit: "loose", near: [] };
  return {
    lead: best.guide,
    fit: fits(best) ? "guide" : "loose",
    near: ranked.map(({ guide }) => guide),
  };
}

/** The guide of that part of the topic with which the leading guide does not deal: "phones and sleeping at 2 am". */
export function secondGuide(
  lead: GuideText,
  reading: PromptReading,
  index: GuideIndex,
): { readonly guide: GuideText; readonly part: string } | null {
  const isChosen = [reading.guide, reading.title, reading.topics.join(" ")].some(
    (name) => name !== null && index.guideNamed(name) !== null,
  );
  const parts = reading.topics.flatMap((topic) => topic.split(betweenParts));
  if (isChosen || parts.length < 2 || parts.length > maxParts) return null;
  const whole = index.guides(wholeWords(reading));
  const leading = whole.find(({ guide }) => guide === lead)?.worth ?? 0;
  const near = whole
    .slice(0, second.among)
    .filter(({ worth }) => worth >= second.share * leading)
    .map(({ guide }) => guide);
  const found = parts.flatMap((part) => {
    const matches = index.guides(part);
    const best = matches.find(({ guide }) => suits(guide, reading));
    const ofLead = matches.find(({ guide }) => guide === lead)?.worth ?? 0;
    if (best === undefined || best.guide === lead || !fits(best)) return [];
    const isOpen = near.includes(best.guide) && ofLead < dealtWith * best.worth;
    return isOpen ? [{ ...best, part }] : [];
  });
  return found.toSorted((one, other) => other.worth - one.worth)[0] ?? null;
}

function fits({ worth }: Pick<GuideMatch, "worth">): boolean {
  return worth >= minWorth;
}

function isOnSubject({ title }: GuideText, reading: PromptReading): boolean {
  const asked = subjectsIn(wholeWords(reading));
  const subjects = subjectsIn(title);
  return subjects.length === 0 || asked.length === 0 || subjects.some((one) => asked.includes(one));
}

/** A guide of which a part may stand in the text: on no other subject, and for no other readers. */
export function suits(guide: GuideText, reading: PromptReading): boolean {
  const named = audiencesIn(`${wholeWords(reading)} ${reading.audiences.join(" ")}`);
  const isForOthers = audiencesIn(guide.title).some((one) => !named.includes(one));
  const isForParents = guide.reader !== "parent" || reading.audiences.includes("parent");
  return isOnSubject(guide, reading) && isForParents && !isForOthers;
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
