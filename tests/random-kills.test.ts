import { expect, test } from "vitest";
import { killAtRandom } from "./soak/random-kills.ts";

test(
  "a site killed at random moments loses nothing that it acknowledged, and makes nothing twice",
  { timeout: 180_000 },
  async () => {
    const report = await killAtRandom(8);
    expect(report).toMatchObject({ kills: 8, lost: [], doubled: [], broken: [] });
    expect(report.posts).toBeGreaterThan(0);
  },
);
