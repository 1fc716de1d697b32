import { postCategories, type PostCategory } from "../../../content/post-categories.ts";
import { audiencesIn, type PromptReading, subjectsIn, wholeWords } from "../request/read-prompt.ts";
import type { ArticlePlan } from "./article-plan.ts";
import type { GuideIndex, GuideMatch } from "./guide-index.ts";
import type { GuideText } from "./guide-texts.ts";

/** From here on a guide is on what was asked: of 223 prompts nine of ten with less had none that was (docs/writer.md). */
const minWorth = 3;
/** A prompt that names nothing has to be typed nearly like one of a guide. */
const minWorthOfVague = 7;
/** The topic counts once more by this share, beside the points below it. */
const shareOfTopic = 0.3;
/** A guide for parents, by whom the prompt is for. */
const byReader = { parents: 1.1, others: 0.9 } as const;
/** As alike as this words are typed for a guide. */
const typedFor = 0.5;
/** A section that speaks so much of something deals with it. */
const dealtWith = 0.65;

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

/** The guide of the second of two topics, or of one half of a title "X and Y", with which the one that leads does not deal. */
export function secondGuide(
  lead: GuideText,
  reading: PromptReading,
  index: GuideIndex,
): GuideText | null {
  const { topics, title } = reading;
  const [topic = ""] = topics;
  // Behind a colon and between commas stand parts of one subject.
  const isOneThing = /[,:?]|\b(?:which|when|what|how|should|can|both)\b/iu.test(topic);
  const isListed = topics.length > 1;
  const halves = isListed || isOneThing ? topics : topic.split(/\s+(?:and|&|aur)\s+/iu);
  if (halves.length !== 2 || index.guideNamed(title ?? "") !== null) return null;
  const alikeLead = index.guides(topics.join(" ")).find(({ guide }) => guide === lead)?.alike ?? 0;
  for (const half of halves) {
    const query = index.read(half);
    const best = index.guides(half).find(({ guide }) => suits(guide, reading));
    if (best === undefined || best.guide === lead || !fits(best)) continue;
    const isTreated = lead.sections.some(
      (section) => index.spokenOf(query, [section]).treated >= dealtWith,
    );
    const isTyped = title !== null && best.alike >= typedFor && best.alike > alikeLead;
    if (isListed ? !isTreated : isTyped) return best.guide;
  }
  return null;
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
