import { type Institute, knownInstitutes } from "../closing-ranks/institutes.ts";
import { plainName } from "../closing-ranks/plain-name.ts";
import { stemsOf, stemOf, wordsOf } from "../../database/search-words.ts";
import { taughtWords, verbForms, withOneNasal } from "./taught-words.ts";

function instituteWords(): readonly (readonly [name: string, phrases: readonly string[]])[] {
  const { nicknames } = taughtWords;
  const knownShortNames = knownInstitutes.map((institute) => institute.short);
  const unknownShortNames = Object.keys(nicknames).filter(
    (short) => !knownShortNames.includes(short),
  );
  // Nicknames first: a phrase is of the first that has it.
  return [
    ...Object.entries(nicknames).map(([short, phrases]) => [plainName(short), phrases] as const),
    ...unknownShortNames.map((short) => [plainName(short), [plainName(short)]] as const),
    ...knownInstitutes.map(
      (institute) => [plainName(institute.short), namesOf(institute)] as const,
    ),
  ];
}

function namesOf({ short, name, type, state, words, formerNames }: Institute): readonly string[] {
  const kind = type.toLowerCase();
  const letters = words.split(" ").filter((word) => hasKind(word) && word !== kind);
  const [, ...place] = short.split(" ");
  const places = type === "GFTI" ? [] : words.split(" ").filter((word) => !hasKind(word));
  if (isAloneIn(type, state)) places.push(state ?? "");
  if (type !== "GFTI") places.push(place.join(" "));
  return [short, name, ...formerNames, ...letters, ...places.map((of) => `${kind} ${of}`)]
    .map(plainName)
    .filter((phrase) => !isKindAlone(phrase));
}

function isAloneIn(type: Institute["type"], state: Institute["state"]): boolean {
  return (
    type !== "GFTI" &&
    state !== undefined &&
    knownInstitutes.filter((other) => other.type === type && other.state === state).length === 1
  );
}

function hasKind(word: string): boolean {
  return /iit|nit/.test(word);
}

/** `nits` is rather several NITs than the one of Silchar. */
function isKindAlone(phrase: string): boolean {
  const [stem = "", ...more] = stemsOf(phrase);
  return more.length === 0 && /^(?:nit|iiit|iit|gfti)$/.test(stem);
}

/** A stem, or the name of a meaning (`~fee`, `?when`, `?institute`) that several phrases have. */
export type Term = string;

type Phrase = { readonly stems: readonly string[]; readonly meant: readonly Term[] };

/** By their first stem, the longest first. */
const phrasesBy = new Map<string, Phrase[]>();

/** Nothing of them is misspelt. */
export const wordsOfTables = new Set<string>();

function add(phrase: string, meantTerms: readonly Term[]): void {
  const words = wordsOf(phrase).map(withOneNasal);
  for (const word of words) wordsOfTables.add(word);
  const stems = words.map(stemOf);
  const [first] = stems;
  if (first === undefined) return;
  const list = phrasesBy.get(first) ?? [];
  const samePlace = list.findIndex(
    (phraseKnown) => phraseKnown.stems.join(" ") === stems.join(" "),
  );
  if (samePlace === -1) list.push({ stems, meant: meantTerms });
  phrasesBy.set(
    first,
    list.toSorted((one, other) => other.stems.length - one.stems.length),
  );
}

const { asked, branches, chapters, meanings, verbs } = taughtWords;

for (const [name, phrases] of instituteWords())
  for (const phrase of phrases) add(phrase, [`~${name}`, "?institute"]);
for (const [name, phrases] of Object.entries(branches))
  for (const phrase of [name, ...phrases]) add(phrase, [`~${name}`, "?branch"]);
for (const [name, phrases] of [...Object.entries(meanings), ...Object.entries(chapters)])
  for (const phrase of [name, ...phrases]) add(phrase, [`~${name}`]);
for (const [name, phrases] of Object.entries(asked))
  for (const phrase of phrases) add(phrase, [name]);
for (const [name, roots] of Object.entries(verbs))
  for (const form of verbForms(roots)) add(form, [name in asked ? name : `~${name}`]);

export type Piece = { readonly stems: readonly string[]; readonly meant: readonly Term[] };

/** Of phrases that begin at the same word, the longest. */
export function piecesOf(stems: readonly string[]): readonly Piece[] {
  const pieces: Piece[] = [];
  for (let at = 0; at < stems.length;) {
    const phrase = phraseAt(stems, at);
    pieces.push(phrase ?? { stems: stems.slice(at, at + 1), meant: [] });
    at += phrase?.stems.length ?? 1;
  }
  return pieces;
}

/** Of each word its stem, of each phrase with a meaning that meaning too. */
export function termsOfStems(stems: readonly string[]): readonly Term[] {
  const terms: Term[] = [];
  for (let at = 0; at < stems.length;) {
    const phrase = phraseAt(stems, at);
    if (phrase === undefined) terms.push(stems[at] ?? "");
    else terms.push(...phrase.stems, ...phrase.meant.slice(0, 1));
    at += phrase?.stems.length ?? 1;
  }
  return terms;
}

function phraseAt(stems: readonly string[], at: number): Phrase | undefined {
  return phrasesBy
    .get(stems[at] ?? "")
    ?.find((phrase) => phrase.stems.every((stem, place) => stems[at + place] === stem));
}

export function isAsked(term: Term): boolean {
  return term.startsWith("?") && term in asked;
}
