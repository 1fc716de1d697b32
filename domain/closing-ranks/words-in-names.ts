import type { Institute } from "./institutes.ts";
import { plainName } from "./plain-name.ts";

const emptyWords = new Set("of and the in at for college b tech btech be".split(" "));

const shortForms: ReadonlyMap<string, string> = new Map([
  ["cse", "computer science engineering"],
  ["cs", "computer science"],
  ["it", "information technology"],
  ["ece", "electronics communication"],
  ["ec", "electronics communication"],
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

const misspelt = /\b(?:lntelligence|intelligenece)\b/g;

export function programWords(typed: string): readonly string[] {
  return searchedWords(typed).map((word) => shortForms.get(word) ?? word);
}

export function wordsOfProgram(plain: string): string {
  return programWords(plain.replace(misspelt, "intelligence")).join(" ");
}

/** The words of a search; single letters in a row are one word: "c.s.e" is "cse". */
function searchedWords(typed: string): readonly string[] {
  return withLettersJoined(plainName(typed))
    .split(" ")
    .filter((word) => word !== "" && !emptyWords.has(word));
}

function withLettersJoined(plain: string): string {
  return plain.replace(/\b[a-z](?:(?: and)? [a-z]\b)+/g, (letters) =>
    letters.replace(/ and | /g, ""),
  );
}

/** The words of a search for an institute; "NIT-C" is "nitc" where an institute has that name. */
export function instituteWords(typed: string, vocabulary: readonly string[]): readonly string[] {
  const words: string[] = [];
  for (const word of searchedWords(typed)) {
    const joinedWord = `${words.at(-1) ?? ""}${word}`;
    if (word.length <= 3 && words.length > 0 && vocabulary.includes(joinedWord))
      words.splice(-1, 1, joinedWord);
    // "nits" are all of them.
    else words.push(/^(?:nit|iiit|iit|gfti)s$/.test(word) ? word.slice(0, -1) : word);
  }
  return words;
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

export function wordsOf({ name, short, type, state, words, formerNames }: Institute): string {
  const allNames = [name, short, type, state ?? "", words, ...formerNames].join(" ");
  return withLettersJoined(plainName(allNames));
}
