import type { Institute } from "../closing-ranks/institutes.ts";
import { knownInstitutes } from "../closing-ranks/institutes.ts";
import { plainName } from "../closing-ranks/plain-name.ts";
import { stemsOf } from "../../database/search-words.ts";
import { taughtWords } from "./taught-words.ts";

export function instituteWords(): readonly (readonly [name: string, phrases: readonly string[]])[] {
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
