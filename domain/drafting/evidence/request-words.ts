import { everydayEnglish, inEnglish } from "./everyday-words.ts";
import type { Vocabulary } from "./evidence-spelling.ts";

/** Characters of a request that are read: more says nothing new and takes time. */
const longestRequest = 4_000;

/** Orders that want something else than an article, or want it against the records. */
const orders =
  /\b(?:ignore|disregard|forget|override|bypass|skip)\b[^.!?]*\b(?:rules?|instructions?|prompts?|records?|above|previous|guidelines)\b|\bsystem prompt\b|\byou are (?:now|no longer)\b|\b(?:act|behave) as\b|\bpretend\b|\bjail ?break|\bdeveloper mode\b|\b(?:reveal|print|show) (?:your|the) (?:prompt|instructions?|keys?|passwords?)\b|\bapi[- ]?keys?\b|\bguarantee/i;

/** The request without markup, addresses and sentences that give such orders; in English script, its lines kept. */
export function trustedWords(request: string): string {
  return inEnglish(request)
    .slice(0, longestRequest)
    .replace(/<(script|style)\b[^>]*>.*?(?:<\/\1\s*>|$)/gis, " ")
    .replace(/<[^>]*>?|\{\{.*?\}\}/g, " ")
    .replace(/\]\([^)]*\)|\b(?:https?|javascript|data):\S*/gi, " ")
    .split(/(?<=[.!?\n])(?=\s)/)
    .filter((sentence) => !orders.test(sentence))
    .join("")
    .replace(/[<>[\]*_`#|{}\\"“”]/g, " ")
    .replace(/[^\S\n]+/g, " ")
    .trim();
}

const word = /[\p{L}][\p{L}'’]*/gu;

/** The text in plain English, as far as its words are known: Hinglish, shorthand and, with a vocabulary, misspelt words. */
export function plainWords(text: string, vocabulary?: Vocabulary): string {
  return text
    .replace(word, (written) => {
      const lower = written.toLowerCase();
      const english = everydayEnglish(lower);
      if (english !== undefined) return english;
      const corrected = vocabulary?.corrected(lower) ?? lower;
      return corrected === lower ? written : corrected;
    })
    .replace(/[^\S\n]+/g, " ")
    .trim();
}

/** Words of a request that is only on a result and on what follows from it. */
const ofResult = new Set(
  `i me my am got get getting have has had scored score scores marks result percentile ile rank ranks in the a an after with only just not very too
  so is it of for and or but jee main mains exam 2026 session low lower lowest bad poor less failed fail fails qualified qualify clear cleared
  cracked crack could didn did t what which now next to do done should can must step steps option options student students obc ews sc st pwd general
  kerala come go ab kya kare karen karein karu karna mein hai how about please where then will happen`.split(
    /\s+/,
  ),
);
const asksNext =
  /\bwhat(?:'s| is)? (?:now|next|to do|(?:should|can|do|must) i do|do)\b|\bnow what\b|\bkya kar\w+|\b(?:what )?(?:next )?options\b|\bnext steps?\b/i;
const resultIsBad =
  /\b(?:low|lower|bad|poor|less|fail\w*|not qualif\w*|not clear\w*|didn.?t (?:clear|qualify|crack))\b|\b(?:[1-8]?\d|9[0-4])(?:\.\d+)? ?(?:percentile|%ile)/i;

/** True for "85 percentile, what now": a result, and the question what to do after it. */
export function asksWhatNext(words: string): boolean {
  const all = words.toLowerCase().match(/[a-z]+/g) ?? [];
  return (
    !/\bsession [12]\b/i.test(words) &&
    resultIsBad.test(words) &&
    asksNext.test(words) &&
    all.every((one) => ofResult.has(one))
  );
}

/** The asks of what answers the question what to do after a result. */
export const afterResult = ["low rank what next", "drop year"];

/** A state beside a rank or a college: whoever names it asks for the home state too. */
export const stateOfRank =
  /\bkerala\b.*\b(?:nits?|rank|colleges?)\b|\b(?:nits?|rank|colleges?)\b.*\bkerala\b/i;

const unsaid = new Set(
  "what jee main mains the a an of for in to is are my our me i please on about and exam 2026".split(
    " ",
  ),
);

/** What two ways of asking have in common when they differ in small words only; "exam" counts beside a few others. */
export function askKey(words: string): string {
  const all = words.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const telling = all.filter((one) => !unsaid.has(one));
  return (
    telling.length > 1
      ? telling
      : all.filter((one) => !/^(?:jee|mains?|the|a|an|of|for|2026)$/.test(one))
  ).join(" ");
}

/** The words without whom they are for. */
export function withoutReaders(words: string): string {
  return words.replace(
    /\b(?:girls?|boys?|women|students?|aspirants?|candidates?|best|some|good)\b/gi,
    " ",
  );
}
