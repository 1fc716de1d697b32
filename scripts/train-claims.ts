import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { featuresOf, scale, shareOf } from "../domain/drafting/checks/claims/claim-classifier.ts";

/**
 * Fits the model that tells claims from advice to the labelled sentences of `tests/corpus/claims`, and
 * writes its weights: `node scripts/train-claims.ts`. Logistic regression by stochastic gradient descent
 * with a fixed order, so that the same sentences always give the same weights.
 */
const root = join(import.meta.dirname, "..");
const folder = join(root, "tests/corpus/claims");
const exampleSchema = z.object({ sentence: z.string(), claim: z.boolean() });

const examples = readdirSync(folder)
  .filter((name) => name.endsWith(".json"))
  .toSorted()
  .flatMap((name) =>
    z.array(exampleSchema).parse(JSON.parse(readFileSync(join(folder, name), "utf8"))),
  );
type Example = { readonly features: readonly string[]; readonly claim: boolean };

const passes = 40;
const decay = 3e-3;
/** Weights below this (in parts of `scale`) change no verdict. */
const least = 4;
/** What fewer sentences have says nothing of others. */
const fewest = 3;

function trainWeights(all: readonly Example[]) {
  const counts = new Map<string, number>();
  for (const { features } of all)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const knownExamples = all.map(({ features, claim }) => ({
    claim,
    features: features.filter((feature) => (counts.get(feature) ?? 0) >= fewest),
  }));
  const weight = new Map<string, number>();
  let bias = 0;
  const next = seededOrder(knownExamples.length);
  for (let pass = 0; pass < passes; pass++) {
    const rate = 0.2 / (1 + pass * 0.1);
    for (let step = 0; step < knownExamples.length; step++) {
      const example = knownExamples[next()];
      if (example === undefined) continue;
      const share = shareOf(example.features.length);
      const sum = example.features.reduce((total, one) => total + (weight.get(one) ?? 0), 0);
      const error = (example.claim ? 1 : 0) - 1 / (1 + Math.exp(-(bias + sum * share)));
      bias += 0.1 * rate * error;
      for (const feature of example.features) {
        const was = weight.get(feature) ?? 0;
        weight.set(feature, was + rate * (error * share - decay * was));
      }
    }
  }
  const roundedWeights = [...weight]
    .map(([feature, value]) => [feature, Math.round(value * scale)] as const)
    .filter(([, value]) => Math.abs(value) >= least)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return { bias: Math.round(bias * scale), features: Object.fromEntries(roundedWeights) };
}

/** Indices in an order that only looks random (a linear congruential generator; Park and Miller, 1988). */
function seededOrder(count: number): () => number {
  let state = 1;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state % count;
  };
}

const weights = trainWeights(
  examples.map(({ sentence, claim }) => ({ features: featuresOf(sentence), claim })),
);
const file = join(root, "domain/drafting/checks/claims/claim-weights.json");
writeFileSync(file, `${JSON.stringify(weights)}\n`);
console.log(`${examples.length} sentences, ${Object.keys(weights.features).length} features`);
