import { expect, test } from "vitest";
import { killAtRandom, type KillReport } from "../soak/random-kills.ts";

type Counted = Pick<KillReport, "acknowledged" | "computingKills">;

test.each([
  ["sqlite", 7, 7],
  ["postgres", 3, 3],
] as const)(
  "a site on %s killed at %i random moments or more, and its computing processes at %i, answers on, loses nothing that it acknowledged, and makes nothing twice",
  async (engine, kills, computing) => {
    const seed = Math.floor(Math.random() * 2 ** 32);
    const isEnough = ({ acknowledged, computingKills }: Counted) => {
      const { signIns = 0, edits = 0, corrections = 0 } = acknowledged;
      return signIns > 0 && edits + corrections > 0 && computingKills >= computing;
    };
    const report = await killAtRandom({ engine, kills, seed, isEnough });
    expect(report, `SEED=${seed}`).toMatchObject({ lost: [], doubled: [], broken: [] });
    expect(report.kills).toBeGreaterThanOrEqual(kills);
    expect(report.posts).toBeGreaterThan(0);
    expect(report).toSatisfy(isEnough);
  },
);
