import type { Institute } from "./institutes/institute.ts";
import { plainName } from "./plain-name.ts";

/** Words that say nothing of what is looked for. */
const emptyWords = new Set([
  "of",
  "and",
  "the",
  "in",
  "at",
  "for",
  "college",
  "b",
  "tech",
  "btech",
]);

/** Short forms by which branches are known. */
const shortForms: ReadonlyMap<string, string> = new Map([
  ["cse", "computer science engineering"],
  ["cs", "computer science"],
  ["it", "information technology"],
  ["ece", "electronics communication"],
  ["eee", "electrical electronics"],
  ["ee", "electrical engineering"],
  ["me", "mechanical engineering"],
  ["ce", "civil engineering"],
  ["ai", "artificial intelligence"],
  ["ml", "machine learning"],
  ["ds", "data science"],
  ["datascience", "data science"],
  ["aiml", "artificial intelligence machine learning"],
  ["aids", "artificial intelligence data science"],
  ["eie", "electronics instrumentation"],
  ["extc", "electronics communication"],
  ["mnc", "mathematics computing"],
  ["iot", "internet things"],
  ["maths", "mathematics"],
]);

/** The words of a search for a programme, its short forms written out. */
export function programWords(typed: string): readonly string[] {
  return searchedWords(typed).flatMap((word) => (shortForms.get(word) ?? word).split(" "));
}

/** The words of a search for an institute. */
export function searchedWords(typed: string): readonly string[] {
  return plainName(typed)
    .split(" ")
    .filter((word) => word !== "" && !emptyWords.has(word));
}

/** Whether each word begins one of the name's. */
export function hasWords(plain: string, words: readonly string[]): boolean {
  const spaced = ` ${plain}`;
  return words.every((word) => spaced.includes(` ${word}`));
}

/** The test of the names that are meant: a word that some name has whole ("NITK") means no longer one ("NITKKR"). */
export function namesWith(
  names: readonly string[],
  words: readonly string[],
): (plain: string) => boolean {
  const isWhole = words.map((word) => names.some((name) => ` ${name} `.includes(` ${word} `)));
  const signs = words.map((word, place) => ` ${word}${isWhole[place] === true ? " " : ""}`);
  return (plain) => signs.every((sign) => ` ${plain} `.includes(sign));
}

/** What an institute is found by: its names, its short forms and its state. */
export function wordsOf({ name, short, type, state, words, formerNames }: Institute): string {
  return plainName([name, short, type, state ?? "", words, ...formerNames].join(" "));
}
