import { expect, test } from "vitest";
import { killAtRandom } from "../soak/random-kills.ts";

test.each([
  ["sqlite", 6],
  ["postgres", 3],
] as const)(
  "a site on %s killed at %i random moments or more loses nothing that it acknowledged, and makes nothing twice",
  async (engine, kills) => {
    const seed = Math.floor(Math.random() * 2 ** 32);
    const isEnough = ({ signIns = 0, edits = 0, corrections = 0 }) =>
      signIns > 0 && edits + corrections > 0;
    const report = await killAtRandom({ engine, kills, seed, isEnough });
    expect(report, `SEED=${seed}`).toMatchObject({ lost: [], doubled: [], broken: [] });
    expect(report.kills).toBeGreaterThanOrEqual(kills);
    expect(report.posts).toBeGreaterThan(0);
    expect(report.acknowledged).toSatisfy(isEnough);
  },
);
