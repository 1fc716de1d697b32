import { expect, test } from "vitest";
import { killWhileStating } from "../soak/fact-kills.ts";

test.each(["sqlite", "postgres"] as const)(
  "a process on %s that is killed while exam facts are stated loses none, and shows none in part",
  async (engine) => {
    const seed = Math.floor(Math.random() * 2 ** 32);
    const report = await killWhileStating({ engine, kills: 10, seed });
    expect(report, `SEED=${seed}`).toMatchObject({ lost: [], broken: [] });
    expect(report.approved).toBeGreaterThan(0);
  },
);
