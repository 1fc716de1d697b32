import fc from "fast-check";
import { limits } from "../../server/limits.ts";
import { keepsVerdicts } from "../support/known-verdicts.ts";
import { oddMarkdown } from "../support/odd-markdown.ts";
import { wantedSeed } from "./chance.ts";

/** `ROUNDS` says how many others. */
const usualTexts = 10_000;

/**
 * `npm run soak -- texts`: checks texts of odd Markdown. None may take more of a processor than a call may, and
 * none may change the verdicts on the sentences before it.
 */
export function soakOddTexts(): Promise<boolean> {
  const seed = wantedSeed();
  const numRuns = Number(process.env.ROUNDS ?? usualTexts);
  process.stdout.write(`${numRuns} texts, SEED=${seed}\n`);
  // What all checks share is worked out with the first one.
  keepsVerdicts("");
  const texts = fc.sample(oddMarkdown, { numRuns, seed }).map((text) => {
    const before = process.cpuUsage();
    const isKept = keepsVerdicts(text);
    const { user, system } = process.cpuUsage(before);
    return { text, isKept, time: (user + system) / 1_000 };
  });
  const slowest = Math.max(...texts.map(({ time }) => time));
  const faults = texts.filter(({ isKept, time }) => !isKept || time > limits.computing.time);
  process.stdout.write(`  the slowest took ${Math.round(slowest)} ms of a processor\n`);
  process.stdout.write(`  over the limit, or with another verdict: ${faults.length}\n`);
  for (const { text } of faults) process.stdout.write(`  ${JSON.stringify(text)}\n`);
  return Promise.resolve(faults.length === 0);
}
