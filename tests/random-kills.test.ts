import { expect, test } from "vitest";
import { killAtRandom } from "./soak/random-kills.ts";

test.each([
  ["sqlite", 6],
  ["postgres", 3],
] as const)(
  "a site on %s killed at %i random moments loses nothing that it acknowledged, and makes nothing twice",
  { timeout: 240_000 },
  async (engine, kills) => {
    const seed = Math.floor(Math.random() * 2 ** 32);
    const report = await killAtRandom({ engine, kills, seed });
    expect(report, `SEED=${seed}`).toMatchObject({ kills, lost: [], doubled: [], broken: [] });
    expect(report.posts).toBeGreaterThan(0);
    const { signIns = 0, edits = 0, corrections = 0 } = report.acknowledged;
    expect(signIns).toBeGreaterThan(0);
    expect(edits + corrections).toBeGreaterThan(0);
  },
);
