import weights from "./claim-weights.json" with { type: "json" };

/**
 * How surely a sentence states something of the exam that is true or false: the log-odds of a linear
 * model over its words and neighbouring words. `scripts/train-claims.ts` fits the weights to sentences that people
 * labelled (`tests/corpus/claims`); what a sentence says, and whether that is true, is not its question.
 */
export function claimScore(sentence: string): number {
  const known = featuresOf(sentence).flatMap((feature) => weightOf.get(feature) ?? []);
  const sum = known.reduce((total, weight) => total + weight, 0);
  return (weights.bias + sum * shareOf(known.length)) / scale;
}

/** What one of so many features counts: long sentences have more of them and are not surer for that. */
export function shareOf(count: number): number {
  return Math.max(count, 1) ** -0.3;
}

/** Weights are stored as whole numbers of this part of one. */
export const scale = 100;

const weightOf = new Map<string, number>(Object.entries(weights.features));

/** What the model sees of a sentence: stems, pairs of them, the beginning, and its form. */
export function featuresOf(sentence: string): readonly string[] {
  const plain = sentence
    .replaceAll(/(?:₹|\brs\.?\s?)\s?[\d,]+/gi, " money ")
    .replaceAll(/\d[\d,.:]*/g, " num ")
    .toLowerCase();
  const stems = (plain.match(/[a-z]+(?:'[a-z]+)?/g) ?? []).map(stemOf);
  const features = new Set<string>(stems);
  stems.slice(0, -1).forEach((stem, place) => features.add(`${stem} ${stems[place + 1]}`));
  features.add(`^${stems[0]}`).add(`^${stems[0]} ${stems[1]}`);
  if (sentence.includes("|")) features.add("|");
  if (/\?["”]?$/.test(sentence)) features.add("?");
  return [...features.add(stems.length < 5 ? "#short" : stems.length < 12 ? "#middle" : "#long")];
}

function stemOf(word: string): string {
  return word
    .replace(/'s$/, "")
    .replace(/ies$/, "y")
    .replace(/(?<=[a-z]{3}(?:ss|sh|ch|x|z))es$/, "")
    .replace(/(?<=[a-z]{2}[^s])s$/, "")
    .replace(/(?<=[a-z]{3})(?:ing|ed)$/, "")
    .replace(/(?<=[a-z]{3})e$/, "");
}
