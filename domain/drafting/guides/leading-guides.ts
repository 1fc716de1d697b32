import { postCategories, type PostCategory } from "../../../content/post-categories.ts";
import { audiencesIn, type PromptReading, subjectsIn, wholeWords } from "../request/read-prompt.ts";
import { type AskedParticulars, readParticulars } from "../request/read-particulars.ts";
import { spansIn } from "../request/time-spans.ts";
import type { ArticlePlan } from "./article-plan.ts";
import type { GuideIndex, GuideMatch } from "./guide-index.ts";
import type { GuideText } from "./guide-texts.ts";

/** From here on a guide is on what was asked: below, blind readers gave its articles 3.9 of 10, above 6.4 (docs/writer.md). */
const minNearest = 0.65;
/** A prompt that names nothing has to be typed nearly like one of a guide. */
const minNearestOfVague = 1.5;
/** The topic, and words on ranks for a prompt with a rank, count once more by this share. */
const shares = { topic: 0.5, ranks: 0.5 } as const;
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
  const topic = reading.topics.join(" ");
  const particulars = readParticulars(topic, index.read(topic));
  const onRanks = particulars === null ? null : wordsOnRanks(particulars);
  const matchesOf = (words: string) =>
    new Map(index.guides(words).map((match) => [match.guide.id, match]));
  const [ofTopic, ofRanks] = [matchesOf(topic), onRanks === null ? null : matchesOf(onRanks)];
  const ranked = index
    .guides(whole, category)
    .map((match) => {
      const { id } = match.guide;
      const worth =
        match.worth +
        shares.topic * (ofTopic.get(id)?.worth ?? 0) +
        shares.ranks * (ofRanks?.get(id)?.worth ?? 0);
      return { match, worth: worth * suitability(match.guide, reading) };
    })
    .filter(({ worth }) => worth > 0)
    .toSorted((one, other) => other.worth - one.worth)
    .map(({ match }) => match);
  const [best] = ranked;
  // "Exam dates" names nothing, and is a prompt of a guide; "JEE Main" or "a post for tomorrow" is of none.
  const isVague = !index.read(whole).groups.some(({ kind }) => kind === "named");
  if (isVague && (best?.nearest ?? 0) < minNearestOfVague)
    return { lead: generalGuide(category, index), fit: "general", near: [] };
  if (best === undefined) return { lead: generalGuide(category, index), fit: "loose", near: [] };
  return {
    lead: best.guide,
    fit: fits(best) || fits(ofTopic.get(best.guide.id)) || onRanks !== null ? "guide" : "loose",
    near: ranked.map(({ guide }) => guide),
  };
}

/** The asker's own rank belongs into a guide on ranks, whatever else is named beside it. */
function wordsOnRanks({ rank, percentile, branch, institutes }: AskedParticulars): string | null {
  if (rank !== undefined || percentile !== undefined)
    return "which college can I get with my rank or percentile";
  return institutes.length > 0 || branch === undefined ? "opening and closing rank" : null;
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
    const best = index.guides(half).find(({ guide }) => suitability(guide, reading) >= 1);
    if (best === undefined || best.guide === lead || !fits(best)) continue;
    const isTreated = lead.sections.some(
      (section) => index.spokenOf(query, [section]).treated >= dealtWith,
    );
    const isTyped = title !== null && best.alike >= typedFor && best.alike > alikeLead;
    if (isListed ? !isTreated : isTyped) return best.guide;
  }
  return null;
}

function fits(match: Pick<GuideMatch, "nearest"> | undefined): boolean {
  return match !== undefined && match.nearest >= minNearest;
}

/** For readers of whom the prompt says nothing a guide is worth less, and for another subject or other readers nothing. */
export function suitability(
  { title, prompts, reader, variants }: GuideText,
  reading: PromptReading,
): number {
  const asked = subjectsIn(wholeWords(reading));
  const subjects = subjectsIn(title);
  if (subjects.length > 0 && asked.length > 0 && subjects.every((one) => !asked.includes(one)))
    return 0;
  const named = audiencesIn(`${wholeWords(reading)} ${reading.audiences.join(" ")}`);
  const readers = audiencesIn(title);
  const isForOthers = readers.some((one) => !named.includes(one));
  const isForParents = reading.audiences.includes("parent");
  const speaksToParents = variants.some((one) => one.for.includes("parent"));
  const ofStudents = isForParents && speaksToParents ? 1.1 : 1;
  const byReader = reader !== "parent" ? ofStudents : isForParents ? 1.5 : 0.6;
  const byTime = timeFit(reading, { title, prompts });
  return byReader * byTime * (isForOthers ? 0.8 : readers.length > 0 ? 1.1 : 1);
}

const asksForPlan =
  /\b(?:plan|schedule|time ?table|routine|left|last|remaining|revis\p{L}*|baki|bache)\b/iu;

/** A plan for 45 days is nearly one for 40, and none for a week. */
function timeFit(
  { topics }: Pick<PromptReading, "topics">,
  { title, prompts }: Pick<GuideText, "title" | "prompts">,
): number {
  const [topic = ""] = topics;
  const daysIn = (text: string) => spansIn(text).map(({ days }) => days);
  const [wanted] = asksForPlan.test(topic) ? daysIn(topic) : [];
  if (wanted === undefined) return 1;
  const named = daysIn(title);
  const spans = named.length > 0 ? named : prompts.flatMap(daysIn);
  if (spans.length === 0) return 0.8;
  const ratio = Math.min(...spans.map((one) => Math.max(one / wanted, wanted / one)));
  return Math.max(0.7, 1.6 - 0.8 * (ratio - 1));
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
