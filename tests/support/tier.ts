import { describe, test } from "vitest";
import type { Engine } from "../../database/open-database.ts";
import { openTestDatabase, type OpenTestDatabase } from "./engines.ts";

/** True in the long run (`npm run test:proof`), false at every change (`npm test`). */
export const isProof = process.env.TEST_TIER === "proof";

/** Of the random cases that a property is proved with, every change tries this share. */
const fastShare = 1 / 20;

/** How many random cases to try, where the proof tries so many. */
export function randomCases(inProof: number): { readonly numRuns: number } {
  return { numRuns: isProof ? inProof : Math.max(5, Math.round(inProof * fastShare)) };
}

/** For a test or a suite that the proof runs again: with more cases, or on the other engine. All others run at every change alone. */
export const inProof = { tags: ["proof"] };

/** The engine of suites whose subject is not the database: every change runs them on SQLite, the proof on PostgreSQL. */
export const engineOfTier: Engine = isProof ? "postgres" : "sqlite";

export function onEitherEngine(
  subject: string,
  tests: (openTestDatabase: OpenTestDatabase, engine: Engine) => void,
): void {
  describe(`${subject} on ${engineOfTier}`, inProof, () => {
    tests(() => openTestDatabase(engineOfTier), engineOfTier);
  });
}

export function proofTest(name: string, work: () => Promise<void>): void {
  test.runIf(isProof)(name, inProof, work);
}
