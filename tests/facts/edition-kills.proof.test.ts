import { expect, test } from "vitest";
import { killWhileOpening } from "../soak/edition-kills.ts";

test.each(["sqlite", "postgres"] as const)(
  "a process on %s that is killed while editions are opened loses no step, and shows none in part",
  async (engine) => {
    const seed = Math.floor(Math.random() * 2 ** 32);
    const report = await killWhileOpening({ engine, kills: 10, seed });
    expect(report, `SEED=${seed}`).toMatchObject({ lost: [], broken: [] });
    for (const did of ["planned", "open", "archived", "marked"])
      expect(report.answers[did], `SEED=${seed}: ${did}`).toBeGreaterThan(0);
  },
);
