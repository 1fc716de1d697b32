import { expect, test } from "vitest";
import { wantedSeed } from "../support/chance.ts";
import { killAtRandom, neverAcknowledged, type KillReport } from "./kills/random-kills.ts";

type Counted = Pick<KillReport, "acknowledged">;

/**
 * `ROUNDS=300 SEED=1` kills as often: SEED repeats when a round is killed, who works in it and begins when. What each
 * of them then meets depends on how far the others have come.
 */
const { ROUNDS } = process.env;

test.each([
  ["sqlite", Number(ROUNDS ?? 7)],
  ["postgres", Number(ROUNDS ?? 3)],
] as const)(
  "a site on %s killed at %i random moments or more loses nothing that it acknowledged, and makes nothing twice",
  async (engine, kills) => {
    const seed = wantedSeed();
    const isEnough = (counted: Counted) => {
      const { signIns = 0, edits = 0, corrections = 0 } = counted.acknowledged;
      if (signIns === 0 || edits + corrections === 0) return false;
      // At length there is some of everything.
      return ROUNDS === undefined || neverAcknowledged(counted).length === 0;
    };
    const report = await killAtRandom({ engine, kills, seed, isEnough });
    expect(report, `SEED=${seed}`).toMatchObject({ lost: [], doubled: [], broken: [] });
    expect(report.kills).toBeGreaterThanOrEqual(kills);
    expect(report.posts).toBeGreaterThan(0);
    expect(report).toSatisfy(isEnough);
  },
);
