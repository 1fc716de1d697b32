import { findFact } from "../../../../content/facts/index.ts";
import { groupWords, type RequestScope, scopeOf } from "../../evidence/request-scope.ts";
import {
  inEnglish,
  isHostile,
  isInLocalScript,
  trustedWords,
} from "../../evidence/request-words.ts";
import { isWeak, subjectTerms } from "../../evidence/text-search.ts";
import { topicWords } from "../../evidence/topic-words.ts";
import type { DraftRequest, Evidence } from "../../writer.ts";

/** How an article is built. */
export type ArticleForm =
  "explain" | "how-to" | "dates" | "news" | "comparison" | "checklist" | "plan";

/** What a request asks for, as far as an article has to know. */
export type Reading = {
  /** The words that count, in English and without markup. */
  readonly words: string;
  /** The subject in a few words; empty when the request's own words had better not be repeated. */
  readonly subject: string;
  readonly form: ArticleForm;
  readonly forParents: boolean;
  /** True when the request names nothing but the exam. */
  readonly isOverview: boolean;
  readonly scope: RequestScope;
};

/** The first pattern that fits decides; the order matters. */
const forms: readonly (readonly [RegExp, ArticleForm])[] = [
  [
    /\bwhat(?:'s| has| is|) (?:changed|new|over)\b|\blatest (?:news|updates?)\b|\bnow over\b|\bnews\b/i,
    "news",
  ],
  [/\bcompar|\bversus\b|\bvs\.?\b|\bdifferences? between\b/i, "comparison"],
  [/\bcheck-?lists?\b|\bwhat (?:to|should \w+) (?:carry|bring)\b/i, "checklist"],
  [
    /\bplan(?!ning)\b|\bstrateg|\broutine\b|\btime[- ]?table\b|\bhow (?:to|do i|should i) (?:prepare|study|revise)\b|\brevision\b|\bprepar/i,
    "plan",
  ],
  [/\bhow (?:to|do|can|does)\b|\bsteps?\b|\bprocess\b|\bprocedure\b/i, "how-to"],
  [/\bdates?\b|\bschedule\b|\bcalendar\b|\btimeline\b|\bdeadlines?\b|\bwhen\b/i, "dates"],
];

export function readRequest({ prompt }: Pick<DraftRequest, "prompt">): Reading {
  const words = trustedWords(inEnglish(prompt));
  const form = forms.find(([pattern]) => pattern.test(words))?.[1] ?? "explain";
  const repeatable = !isHostile(prompt) && !isInLocalScript(prompt);
  return {
    words,
    subject: repeatable ? subjectOf(words) : "",
    form,
    forParents: /\bparents?\b|\bmothers?\b|\bfathers?\b|\bfamil/i.test(words),
    isOverview: form !== "news" && subjectTerms(words).length === 0,
    scope: scopeOf(words),
  };
}

/** Characters of a subject; with the exam's name before it a title stays within one long line. */
const longestSubject = 80;
/** Before a colon stands a whole subject only from so many words on. */
const fewestWordsBeforeColon = 3;

const writingOrder =
  /^(?:please |kindly |can you |could you |i want you to |i want |i need |we need )*(?:write|create|generate|draft|make|prepare|compose|explain|describe|produce|publish|give|tell|share|provide|cover|list|summari[sz]e|compare|need)\b(?: me| us)?/i;
const textKind =
  /^(?:\s*(?:an?|the|some|one|new|short|long|brief|quick|detailed|complete|comprehensive|clear|simple|plain|easy|helpful|useful|informative|practical|seo[- ]?(?:friendly|optimi[sz]ed)|student[- ]friendly|in[- ]depth|step[- ]by[- ]step|\d+[- ]words?))*\s*(?:(?:blog|news)\s*)?(?:posts?|articles?|guides?|pieces?|drafts?|overviews?|summary|explainers?|notes?|updates?|introduction|blogs?|content)\b(?:\s+in (?:plain |simple )?english)?(?:\s+for (?:parents|students|aspirants|candidates|beginners)(?: and (?:parents|students))?(?=\s+(?:on|about|explaining|covering|regarding)\b))?(?:\s+(?:about|on|of|for|explaining|that explains|which explains|covering|describing|regarding|with|to))?\b/i;
const instruction =
  /(?:[,;:]|\s[-–—])?\s+(?:including|include|covering|mention(?:ing)?|focus(?:ing|sed)?|aimed|targett?(?:ed|ing)|target audience|written|using|use|keep|add|with (?:a |an )?(?:table|faqs?|examples?|links?|clear|plain|simple))\b.*$/is;
const looseEnds =
  /^(?:(?:for|in|of|on|about|the|and|to|with)(?:\s+|$))+|(?:\s+(?:for|in|of|on|about|the|and|to|with|a|an|by|exam))+$/gi;
const examName =
  /(?:\b(?:in|of|for|to|on|after|before|about)\s+)?\b(?:the\s+)?(?:nta\s+)?jee[\s-]*mains?(?:\s*\(?20\d\d\)?)?(?:\s+exam(?:ination)?)?\b/gi;
/** Numbers that name a thing and claim nothing. */
const namingNumber =
  /\b(?:paper|session|class|section)\s*\d+[ab]?\b|\b(?:10|12)th\b|\b\d+[- ]?(?:months?|weeks?|days?)\b|\b202[0-6]\b/gi;

/** The subject of a request (its trusted words) in a few words, without the order to write; empty when none is left. */
function subjectOf(plain: string): string {
  const [sentence = ""] = plain.split(/(?<!\b[A-Z])[.!?](?:\s|$)/i);
  const subject = bared(sentence);
  const [beforeColon = ""] = subject.split(/\s*:\s/);
  const enough = beforeColon.split(" ").length >= fewestWordsBeforeColon;
  const name = shortened(enough ? beforeColon : subject);
  return isQuestion(name) && plain.includes("?") ? `${name}?` : name;
}

function isQuestion(text: string): boolean {
  return /^(?:what|which|when|where|who|how|why|can|is|are|do|does|will|should)\b/i.test(text);
}

/** The sentence without the order to write, the exam's name and what is said about the writing. */
function bared(sentence: string): string {
  return sentence
    .replace(writingOrder, "")
    .replace(textKind, "")
    .replace(instruction, "")
    .replace(examName, " ")
    .replace(/\s+([,;:])/g, "$1")
    .replace(/^[\s,;:–—-]+|[\s,;:–—-]+$/g, "")
    .replace(/\s+/g, " ")
    .replace(looseEnds, "")
    .trim();
}

/** True when the subject states a number that names no thing (`Session 2`), span of time or edition: titles hold no figures. */
export function statesFigure(subject: string): boolean {
  return /\d/.test(subject.replace(namingNumber, ""));
}

const smallWords = new Set(
  "a an and as at by for from in of on or the to vs with your you after before".split(" "),
);

/** The subject as a title writes it. Words that already have a capital keep their form. */
export function inTitleCase(subject: string): string {
  return subject
    .split(" ")
    .map((word, index) => {
      if (/[A-Z]/.test(word)) return word;
      if (knownCapitals.has(word)) return word.toUpperCase();
      if (index > 0 && smallWords.has(word)) return word;
      return word.charAt(0).toUpperCase() + word.slice(1);
    })
    .join(" ");
}

const knownCapitals = new Set(
  "nta jee nit nits iit iits iiit iiits gfti obc ews sc st sc/st sc/st/pwd cse ece csab faq otp ncert".split(
    " ",
  ),
);

function shortened(subject: string): string {
  if (subject.length <= longestSubject) return subject;
  const cut = subject.slice(0, longestSubject).replace(/\s+\S*$/, "");
  const atComma = cut.slice(0, Math.max(cut.lastIndexOf(","), cut.lastIndexOf(";")));
  return (atComma.length > longestSubject / 3 ? atComma : cut).replace(looseEnds, "");
}

/** Letters at their start by which two words count as forms of one. */
const sharedStart = 5;

/** Telling words of a subject that no fact, topic or page of the evidence knows: on these the article is silent. */
export function unknownWordsOf(
  evidence: Evidence,
  { words: request, subject }: Reading,
): readonly string[] {
  const ofFacts = evidence.facts.map(({ id, label, text }) => {
    const record = findFact(id);
    const words = record === undefined ? "" : topicWords[record.topic];
    return `${label} ${text} ${record?.sentence ?? ""} ${record?.question ?? ""} ${words}`;
  });
  const ofPages = evidence.pages.map(({ title, description }) => `${title} ${description}`);
  const ofPassages = evidence.passages.map(({ title, text }) => `${title} ${text}`);
  const known = subjectTerms([...ofFacts, ...ofPages, ...ofPassages].join(" "));
  const telling = subjectTerms(subject === "" ? request : subject).filter(
    (term) => !isWeak(term) && !groupWords.has(term),
  );
  return telling.filter((term) => !known.some((word) => startAlike(word, term)));
}

function startAlike(one: string, other: string): boolean {
  const length = Math.min(sharedStart, Math.max(one.length, other.length));
  return one.slice(0, length) === other.slice(0, length);
}
