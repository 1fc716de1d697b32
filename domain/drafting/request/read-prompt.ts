import type { CandidateGroup, Edition } from "../../../content/facts/index.ts";
import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import type { GuideAudience } from "../../../content/guides/index.ts";
import { amountOf, numberWord } from "../../language/numbers.ts";
import { groupsNamedIn } from "../material/reader-fit.ts";
import { plainPrompt, pointsIn, promptFields } from "./prompt-fields.ts";
import { wantedLanguage, withoutInstructions } from "./prompt-instructions.ts";

export type PromptReading = {
  /** One or two things to write about, in the person's words. */
  readonly topics: readonly string[];
  /** Points to cover, each in the person's words: those of a list, of "JoSAA: documents, fees", and questions behind a story. */
  readonly points: readonly string[];
  /** Those of the points that stand in a list of the person's. */
  readonly listed: readonly string[];
  /** Other words of the prompt, which help to find guides and ask for nothing. */
  readonly context: string;
  readonly guide: string | null;
  readonly readers: string;
  /** The words that may serve as the title; null where an order or a question in another language stands in their place. */
  readonly title: string | null;
  /** For whom, about which subject and with how much time left, as guides vary by it. */
  readonly audiences: readonly GuideAudience[];
  /** The groups to which the prompt limits itself; empty is no limit. */
  readonly groups: readonly CandidateGroup[];
  /** The exam that is meant: that of this edition, the one after it, or a former one by its year. */
  readonly cycle: "this" | "next" | { readonly former: Edition };
  readonly length: number | null;
  readonly form: PromptForm | null;
  readonly hasTable: boolean;
  readonly language: string | null;
};

type PromptForm =
  | { readonly kind: "tips"; readonly count: number; readonly name: string }
  | { readonly kind: "questions"; readonly count: number | null };

const audiencePatterns: readonly (readonly [RegExp, GuideAudience])[] = [
  [
    /\bparents?\b|\b(?:my|our) (?:\w+ )?(?:son|daughter|child|kid|ward)s?\b|\bmothers?\b|\bfathers?\b|\bguardians?\b|\bmata\b|\bpita\b|माता|अभिभावक|രക്ഷിതാ|മാതാപിതാ/iu,
    "parent",
  ],
  [
    /\bdroppers?\b|\brepeat(?:er|ers|ing)?\b|\bdrop(?:ping)? (?:a )?year\b|\byear drop\b|ड्रॉपर|റിപ്പീറ്റ/iu,
    "dropper",
  ],
  [/\bclass ?(?:11|xi)\b|\b11th\b|\bplus ?one\b|पलस वन|കक्षा 11|പ്ലസ് വൺ/iu, "class 11"],
  [/\bclass ?(?:12|xii)\b|\b12th\b|\bplus ?two\b|പ്ലസ് ടു/iu, "class 12"],
  [/\bgirls?\b|\bfemales?\b|\bwom[ae]n\b|लड़कि|പെൺകുട്ടി/iu, "girl"],
  [/\bkerala\b|\bkeam\b|केरल|കേരള/iu, "kerala"],
  [/\bb\.? ?arch\b|\barchitecture\b|\bpaper 2a\b/iu, "b.arch"],
  [/\bb\.? ?plan(?:ning)?\b|\bpaper 2b\b/iu, "b.planning"],
  [/\bph[yi]si?cs\b|भौतिक|ഫിസിക്സ്/iu, "physics"],
  [/\bchem\p{L}{0,7}\b|रसायन|കെമിസ്ട്രി/iu, "chemistry"],
  [/\bmath(?:s|ematics)?\b|गणित|മാത്|ഗണിത/iu, "mathematics"],
  [/\bone year\b|\b1 year\b|\b12 months\b|\bfull year\b|\byear[- ]long\b/iu, "a year left"],
  [/\b(?:six|6)[- ]months?\b/iu, "six months left"],
  [/\b(?:three|3)[- ]months?\b|\b(?:90|60)[- ]days?\b/iu, "three months left"],
  [/\b(?:one|1|last)[- ]month\b|\b(?:30|45)[- ]days?\b/iu, "one month left"],
  [/\blast (?:one )?week\b|\b(?:one|1) week\b|\b7[- ]days?\b/iu, "last week"],
];

const audienceOfGroup: Readonly<Partial<Record<CandidateGroup, GuideAudience>>> = {
  obc: "obc",
  ews: "ews",
  sc: "sc",
  st: "st",
  pwd: "pwd",
};

const subjects: readonly GuideAudience[] = ["physics", "chemistry", "mathematics"];
const years: readonly GuideAudience[] = ["class 11", "class 12"];

/** Says outside of the topic that parents are to read it: "parents nu vendi", "what should parents do?" */
const toParents =
  /\bfor (?:the )?parents\b|\bparents (?:(?:i?nu )?vendi|ke liye|kya kar\p{L}*|ent\p{L}* cheyy\p{L}*|should)\b|\bshould parents\b|माता-पिता के लिए/iu;

/** "Write a post for parents on X". */
const orderForParents = /\b(?:blogs?|posts?|articles?) for (?:the |our |all )?parents\b(?! and)/iu;

/** Students are addressed where they read it with their parents. */
const mixedReaders =
  /\b(?:students?|aspirants?|girls|boys|children|kids|candidates)\b[^.?!;\n]*\band (?:their |the )?parents\b|\bparents and (?:their |the )?(?:students?|aspirants?|children|kids|candidates)\b|(?:छात्रों|विद्यार्थियों) और/iu;

/** Whom words name; all three subjects together are none, and so are both school years. */
export function audiencesIn(words: string): readonly GuideAudience[] {
  const named = audiencePatterns
    .flatMap(([pattern, audience]) => (pattern.test(words) ? audience : []))
    .filter((audience) => audience !== "parent" || !mixedReaders.test(words));
  const all = [subjects, years].filter((group) => group.every((one) => named.includes(one))).flat();
  return named.filter((audience) => !all.includes(audience));
}

/** The school subjects that words limit themselves to; none is no limit. */
export function subjectsIn(words: string): readonly GuideAudience[] {
  return audiencesIn(words).filter((audience) => subjects.includes(audience));
}

const shortPost = 400;
const longPost = 1_200;
const lengthBounds = { min: 150, max: 2_000 } as const;
const maxTopics = 2;
const maxPoints = 20;
/** More words are a sentence of a story. */
const maxListedWords = 6;

/** Reads what a prompt asks for; the year counts by the edition of these records. */
export function readPrompt(prompt: string, facts: FactSnapshot): PromptReading {
  const text = plainPrompt(prompt);
  const quoted = quotedIn(prompt);
  const fields = promptFields(plainPrompt(quoted ?? prompt));
  const stated = text.toLowerCase();
  const form = formOf(stated);
  const topics = topicsIn(fields.topic);
  const questions = fields.context.filter((one) => asking.test(one)).flatMap(pointsIn);
  const listed = new Set(fields.points.map(withoutInstructions));
  const points = [...fields.points, ...topics.flatMap(listedIn), ...questions]
    .map(withoutInstructions)
    .filter((point) => isNamed(point) && !topics.includes(point));
  const isToParents =
    orderForParents.test(text) ||
    [...fields.context, ...points].some((one) => toParents.test(one) && !mixedReaders.test(one));
  // A point on a group does not make the whole text one for that group.
  const [head = ""] = fields.topic.split(behindHead);
  const groups = allGroups.test(text)
    ? []
    : [...groupsNamedIn(`${head}\n${fields.readers}`.toLowerCase())];
  return {
    topics: topics.length > 0 ? topics : points.slice(0, 1),
    points: [...new Set(points)].slice(0, maxPoints),
    listed: [...listed].filter(
      (point) => isNamed(point) && point.split(" ").length <= maxListedWords,
    ),
    context: fields.context.map(withoutInstructions).join(" "),
    guide: fields.guide,
    readers: withoutInstructions(fields.audience),
    title: fields.title,
    audiences: [
      ...subjectsIn([fields.topic, ...fields.points].join("\n")),
      ...audiencesIn(
        `${head}\n${fields.readers}\n${quoted ?? ""}\n${isToParents ? "parents" : ""}`,
      ).filter((one) => !subjects.includes(one)),
      ...audiencesIn(fields.topic.slice(head.length)).filter((one) => /parent|left|week/.test(one)),
      ...groups.flatMap((group) => audienceOfGroup[group] ?? []),
    ],
    groups,
    cycle: cycleOf(stated, facts),
    length: lengthOf(fields.length === null ? stated : `${fields.length} words`),
    form,
    hasTable:
      tableInOthers.test(text) ||
      /\btables?\b(?! of contents)/i.test(
        text.replace(/\btime ?tables?\b|\bperiodic tables?\b/gi, ""),
      ),
    language: wantedLanguage(text),
  };
}

/** The question of a student or parent in quotation marks: the rest says only what to do with it. */
function quotedIn(prompt: string): string | null {
  const [, words = ""] = /["“]([^"“”]+\?[^"“”]*)["”]/u.exec(prompt) ?? [];
  return words.length > prompt.length / 2 ? words : null;
}

/** Asks for the values of every group. */
const allGroups =
  /\b(?:diff?e?rent|all|each|every|various)\s+(?:the\s+)?cat[ae]gor|\bcat[ae]gor(?:y|ies)[- ]wise\b|\bmales?\b.{0,6}\bfe?ma?le?s?\b/iu;

/** Joins two subjects for certain: "X and also Y", "X + Y". */
const secondTopic =
  /,?\s+(?:and also|as well as|along with|plus(?! ?(?:one|two)\b))\s+(?:how to do )?|\s+\+\s+|,?\s+and\s+(?=how to\b)/iu;
const examAlone = /^(?:the )?(?:jee|jee mains?|jee advanced|exam)(?: 20\d\d)?$/iu;

function topicsIn(words: string): readonly string[] {
  return words
    .split(secondTopic)
    .map(withoutInstructions)
    .filter(
      (topic, place) => /\p{L}[\p{L}\p{M}]/u.test(topic) && (place === 0 || !examAlone.test(topic)),
    )
    .slice(0, maxTopics);
}

/** The list behind a colon or a dash of a topic: "JoSAA: documents, fees"; empty for a single thing. */
function listedIn(topic: string): readonly string[] {
  const [, ...lists] = topic.split(behindHead);
  const listed = lists.flatMap((list) => list.split(betweenListed)).filter(isNamed);
  return listed.length > 1 ? listed : [];
}

const behindHead = /:\s+|\s+[–-]\s+/;
const betweenListed = /\s*(?:,(?!\d)|[;+&])\s*(?:and\s+)?|\s+(?:and|aur)\s+/iu;

/** Of a story only this asks for something: "what 88 actually gets", "rules about attempts". */
const asking =
  /^(?:(?:and|also|or) )?(?:how|what|when|where|which|who|why|whether|should|can|could|is|are|do|does|will|if|rules?|need|kya|kaise|kab|kyun|engane|enthu|eppol)\b|\?\s*$/iu;

function isNamed(words: string): boolean {
  return /\p{L}[\p{L}\p{M}]/u.test(words);
}

const number = String.raw`\d{1,2}|${numberWord}`;

const countedList = new RegExp(
  String.raw`\b(${number}) (?:(?!of |in |for )\p{L}+ ){0,3}(tips|ways|points|things|habits|mistakes|steps|reasons|tricks)\b`,
  "iu",
);
const questionForm = /\bfaqs?\b|\bquestions? (?:and|&) answers?\b|\bq ?& ?as?\b/i;

const countedQuestions = new RegExp(
  String.raw`\b(${number}) (?:\p{L}+ ){0,2}(?:questions?|faqs?|q ?& ?as?)\b`,
  "iu",
);

function formOf(text: string): PromptForm | null {
  const [, count = "", name = ""] = countedList.exec(text) ?? [];
  if (amountOf(count) >= 3) return { kind: "tips", count: amountOf(count), name };
  if (!questionForm.test(text)) return null;
  const [, questions = ""] = countedQuestions.exec(text) ?? [];
  return { kind: "questions", count: amountOf(questions) || null };
}

/** A prompt that names a later year only, or "next year", is on the next exam; one that names no year as late as this one on a former one. */
function cycleOf(text: string, facts: FactSnapshot): PromptReading["cycle"] {
  const latest = (text.match(/(?<!\d)20\d\d(?!\d)/g) ?? []).toSorted().at(-1);
  if (latest === undefined)
    return /\bnext (?:year|cycle|edition)\b|\bupcoming year\b/.test(text) ? "next" : "this";
  if (latest > facts.edition) return "next";
  return latest < facts.edition && facts.inEdition(latest) !== undefined
    ? { former: latest }
    : "this";
}

const tableInOthers = /तालिका|टेबल|പട്ടിക|ടേബിൾ/u;

function lengthOf(text: string): number | null {
  const [, from, to = from] =
    /\b(\d{2,4})(?:\s*(?:-|–|to)\s*(\d{2,4}))?[\s-]*words?\b/i.exec(text) ?? [];
  if (from !== undefined) {
    const middle = Math.round((Number(from) + Number(to)) / 2);
    if (middle >= lengthBounds.min) return Math.min(middle, lengthBounds.max);
  }
  if (
    /\b(?:short|brief|briefly|in short|concise|crisp)\b(?! ?(?:term|notes|paragraphs?|tricks?|sentences?|stor(?:y|ies)))/i.test(
      text,
    )
  )
    return shortPost;
  return /\b(?:long|in[- ]depth|comprehensive)\b(?! ?term)/i.test(text) ? longPost : null;
}

export function wholeWords({ topics, points, context, readers }: PromptReading): string {
  return [...topics, ...points, context, readers].join(" ");
}
