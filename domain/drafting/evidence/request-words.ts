import { everydayEnglish, inEnglish } from "./everyday-words.ts";
import type { Vocabulary } from "./spelling.ts";

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
