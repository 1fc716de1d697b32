import { firstEdition, type CandidateGroup, type Edition } from "../../../content/facts/index.ts";
import type { Reader, Stage } from "../../../content/library/index.ts";
import { scopeOf } from "./request-scope.ts";

/** How a request wants its post to be built, where it says so; the request's own structure wins. */
type RequestedForm =
  | { readonly kind: "article" | "comparison" | "checklist" | "steps" | "table" }
  /** `count`: how many tips or questions; null where it names no number. */
  | { readonly kind: "tips" | "questions"; readonly count: number | null }
  /** `days`: the time that is to be planned; null where it names none. */
  | { readonly kind: "plan"; readonly days: number | null };

/** What a request says besides its subject: for whom, on which exam, in which form. */
export type RequestReading = {
  /** The words that count: no markup, no orders to a machine, in English, spelling corrected. */
  readonly words: string;
  /** For whom the post is, the one named first in front; empty for every student. */
  readonly readers: readonly Reader[];
  /** The groups, sessions and papers to which the request limits itself; empty is no limit. */
  readonly groups: readonly CandidateGroup[];
  readonly sessions: readonly ("session1" | "session2")[];
  readonly papers: readonly ("1" | "2A" | "2B")[];
  /** The year of the exam that a request means which names none. */
  readonly edition: Edition;
  /** `next`: the exam after that of the records, whose values are then shown with their year. */
  readonly cycle: "this" | "next";
  /** When in the year of the exam the request is made for; null where it does not say. */
  readonly stage: Stage | null;
  /** Words that the post should have; null for the usual 700 to 1,000. */
  readonly length: number | null;
  readonly form: RequestedForm;
};

/** Words of a post that is wanted "short", and of one that is wanted long. */
const shortPost = 350;
const longPost = 1_300;
const lengthBounds = { least: 100, most: 2_000 } as const;

const readerPatterns: readonly (readonly [RegExp, Reader])[] = [
  [
    /\bparents?\b|\bmothers?\b|\bfathers?\b|\bguardians?\b|\bmy (?:son|daughter|child|kid)\b/,
    "parent",
  ],
  [/\bdroppers?\b|\brepeaters?\b|\bdrop(?:ping)? (?:a )?year\b|\byear drop\b/, "dropper"],
  [/\bclass ?(?:11|xi)\b|\b11th\b|\bplus one\b/, "class 11"],
  [/\bclass ?(?:12|xii)\b|\b12th\b|\bplus two\b/, "class 12"],
  [/\bb\.? ?arch\b|\barchitecture\b/, "b.arch"],
  [/\bb\.? ?plan(?:ning)?\b/, "b.planning"],
];

/** The first that fits decides. */
const stagePatterns: readonly (readonly [RegExp, Stage])[] = [
  [/\bnext year\b|\bclass ?11\b|\b11th\b|\byear before\b/, "a year before"],
  [
    /\bexam (?:day|week|hall|centre)\b|\bnight before\b|\bday before\b|\blast week\b|\badmit card\b/,
    "exam week",
  ],
  [
    /\banswer keys?\b|\bresults?\b|\bscore ?cards?\b|\bobjections?\b|\bpercentiles?\b/,
    "answer key and result",
  ],
  [/\bcounsell?ing\b|\bjosaa\b|\bcsab\b|\bchoice filling\b|\bseat allotment\b/, "counselling"],
  [/\bregistration\b|\bapplication\b|\bapply\b|\bforms?\b|\bcorrection window\b/, "registration"],
  [/\bpreparation\b|\bprepare\b|\brevision\b|\bmocks?\b|\bstudy\b|\bplan\b/, "before the exam"],
];

/** What a request says of itself; `words` are plain English words, as `plainRequest` gives them. */
export function readPrompt(words: string, edition: Edition = firstEdition): RequestReading {
  const text = words.toLowerCase();
  const { groups, sessions, papers } = scopeOf(text);
  return {
    words,
    readers: readerPatterns
      .map(([pattern, reader]) => ({ reader, place: text.search(pattern) }))
      .filter(({ place }) => place >= 0)
      .toSorted((one, other) => one.place - other.place)
      .map(({ reader }) => reader),
    groups: [...groups],
    sessions: (["session1", "session2"] as const).filter((session) => sessions.has(session)),
    papers: (["1", "2A", "2B"] as const).filter((paper) => papers.has(paper)),
    edition,
    cycle: cycleOf(text, Number(edition)),
    stage: stageOf(text, edition),
    length: lengthOf(text),
    form: formOf(text),
  };
}

/** A year before its exam is whoever names the year after the edition. */
function stageOf(text: string, edition: Edition): Stage | null {
  if (text.includes(String(Number(edition) + 1))) return "a year before";
  return stagePatterns.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

/** A request that names a later year only, or "next year", is on the next exam. */
function cycleOf(text: string, edition: number): RequestReading["cycle"] {
  const years = (text.match(/\b20\d\d\b/g) ?? []).map(Number);
  const latest = Math.max(0, ...years);
  const isNext =
    /\bnext (?:year|cycle|session'?s? year|edition|attempt year)\b|\bupcoming year\b/.test(text);
  return latest > edition || (isNext && latest < edition) ? "next" : "this";
}

function lengthOf(text: string): number | null {
  const named = /\b(\d{2,4})(?:\s*(?:-|to)\s*(\d{2,4}))?[\s-]*words?\b/.exec(text);
  if (named !== null) {
    const [, from = "", to = from] = named;
    const middle = Math.round((Number(from) + Number(to)) / 2);
    return Math.min(Math.max(middle, lengthBounds.least), lengthBounds.most);
  }
  if (/\b(?:short|brief|briefly|quick|small|in short|concise)\b(?! ?term)/.test(text))
    return shortPost;
  return /\b(?:detailed|long|in[- ]depth|comprehensive)\b(?! ?term)/.test(text) ? longPost : null;
}

const numberWords =
  "one two three four five six seven eight nine ten eleven twelve fifteen twenty thirty";
const valueOfWord: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    numberWords
      .split(" ")
      .slice(0, 12)
      .map((word, place) => [word, place + 1]),
  ),
  fifteen: 15,
  twenty: 20,
  thirty: 30,
};
const counted = `\\d{1,3}|${numberWords.replaceAll(" ", "|")}`;
const someTips = /\btips?\b|\btricks\b/;
const countedTips = new RegExp(
  String.raw`(?<!\b(?:paper|session|class) )\b(${counted})\s+(?:\w+ ){0,2}(?:tips?|ways|mistakes|reasons|tricks|points|things|habits)\b`,
);
const questionsPattern = new RegExp(
  String.raw`\b(${counted})?\s*(?:faqs?|frequently asked(?: questions)?|questions and answers|q ?& ?a|common questions)\b`,
);
const spanPattern = new RegExp(String.raw`\b(${counted}|last|a)[\s-]*(day|week|month|year)s?\b`);
const daysOf: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30, year: 365 };

function formOf(text: string): RequestedForm {
  const questions = questionsPattern.exec(text);
  if (questions !== null) return { kind: "questions", count: numberOf(questions[1]) };
  if (/\bcompar\w*\b|\bversus\b|\bvs\b|\bdifferences? between\b/.test(text))
    return { kind: "comparison" };
  if (
    /\bplan\b|\btime ?table\b|\bschedule to\b|\broutine\b|\bday[- ](?:by|wise)\b|\bstrategy\b|\bprepar\w*\b.*\b\d+ (?:days|weeks|months)\b/.test(
      text,
    )
  )
    return { kind: "plan", days: daysNamed(text) };
  const tips = countedTips.exec(text);
  if (tips !== null || someTips.test(text)) return { kind: "tips", count: numberOf(tips?.[1]) };
  if (/\bcheck ?lists?\b/.test(text)) return { kind: "checklist" };
  if (/\bsteps?\b|\bstep[- ]by[- ]step\b/.test(text)) return { kind: "steps" };
  return { kind: /\btable\b/.test(text) ? "table" : "article" };
}

function daysNamed(text: string): number | null {
  const span = spanPattern.exec(text);
  if (span === null) return null;
  const [, count = "", unit = ""] = span;
  return (numberOf(count) ?? 1) * (daysOf[unit] ?? 1);
}

function numberOf(text: string | undefined): number | null {
  if (text === undefined || text === "") return null;
  return valueOfWord[text] ?? (Number(text) || null);
}
