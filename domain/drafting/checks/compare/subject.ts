import type { Limits } from "../scope/limits.ts";
import { dimensions, type Dimension } from "../scope/mention.ts";
import { profiles, type Profile } from "./profile.ts";
import { subjectWords } from "./subject-words.ts";

/** How much a word near a figure says about what the figure is. */
export type WordWeights = ReadonlyMap<string, number>;

const rareness: ReadonlyMap<string, number> = wordRareness();

/** The later texts weigh less: a word counts with its greatest weight. */
export function weightsOf(
  texts: readonly (readonly [text: string, weight: number])[],
): WordWeights {
  const weights = new Map<string, number>();
  for (const [text, weight] of texts)
    for (const word of subjectWords(text))
      if ((weights.get(word) ?? 0) < weight) weights.set(word, weight);
  return weights;
}

/** How well a statement with these words and limits fits a record; below about 3, hardly. */
export function fit(profile: Profile, weights: WordWeights, limits: Limits): number {
  let sum = 0;
  for (const [word, weight] of weights) {
    const rare = rareness.get(word) ?? 0;
    if (profile.words.has(word)) sum += rare * weight;
    else if (profile.topicWords.has(word)) sum += 0.4 * rare * weight;
  }
  for (const word of profile.nameWords)
    if (!weights.has(word)) sum -= 0.25 * (rareness.get(word) ?? 0);
  return sum + scopeGain(profile, limits);
}

function scopeGain({ scope }: Profile, { meant, above }: Limits): number {
  let gain = 0;
  for (const dimension of dimensions) {
    const own = scope[dimension];
    const said = meant[dimension];
    const around = above[dimension];
    if (own === undefined) gain -= said === undefined ? 0 : (undefinedCost[dimension] ?? 0.3);
    else if (said !== undefined) gain += meets(own, said) ? 1.2 : 0;
    else if (around !== undefined) gain += meets(own, around) ? 0.8 : -0.8;
    else gain -= dimension === "year" ? 0 : 0.4;
  }
  return gain;
}

/** What it tells against a record that the words limit it in a way it does not know. */
const undefinedCost: Partial<Record<Dimension, number>> = { group: 0.8, session: 0.8, event: 2 };

function meets(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return [...one].some((value) => other.has(value));
}

function wordRareness(): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { words, topicWords } of profiles)
    for (const word of new Set([...words, ...topicWords]))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  return new Map([...counts].map(([word, count]) => [word, Math.log(1 + profiles.length / count)]));
}
