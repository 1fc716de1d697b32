import { spawn } from "node:child_process";
import { once } from "node:events";
import { describe, expect, onTestFinished, test } from "vitest";
import { migrate } from "../../database/migrate.ts";
import { openDatabase } from "../../database/open-database.ts";
import { draftingLimits } from "../../domain/drafting/drafting-limits.ts";
import type { ProcessOrder } from "../support/drafting-process.ts";
import { newDatabase } from "../support/engines.ts";
import { movableClock } from "../support/movable-clock.ts";
import { openPublishing, snapshot } from "../support/publishing.ts";
import { readingThat } from "../support/model-server.ts";
import { checksStoppingWrong, feesRequest, testWriter } from "../support/writing.ts";

const now = "2026-01-20T10:00:00.000Z";

/** Has another process work up to there, and kills it with SIGKILL. */
async function killedAt(order: ProcessOrder): Promise<void> {
  const child = spawn(
    process.execPath,
    ["tests/support/drafting-process.ts", JSON.stringify(order)],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  onTestFinished(() => void child.kill("SIGKILL"));
  const ended = once(child, "exit");
  const [said] = (await Promise.race([once(child.stdout, "data"), ended])) as [unknown];
  expect(String(said)).toBe("here\n");
  child.kill("SIGKILL");
  await ended;
}

describe.each(["sqlite", "postgres"] as const)("a process killed on %s", (engine) => {
  // Before the model is asked, and before the only transaction that makes the post is committed.
  test.for(["drafting", "commit"] as const)(
    "at '%s' leaves nothing by half, and the next one makes the post once",
    async (at) => {
      const location = await newDatabase(engine);
      const database = await openDatabase(location);
      onTestFinished(() => database.close());
      if (engine === "sqlite") await migrate(database);
      await killedAt({ location, at, now });

      const left = await snapshot(database);
      const stage = at === "commit" ? "saving" : at;
      expect(left.runs).toMatchObject([{ state: "running", stage, prompt: "Fees", attempts: 1 }]);
      expect([...left.posts, ...left.revisions, ...left.links]).toEqual([]);

      const clock = movableClock(now);
      if (engine === "postgres") clock.advance(draftingLimits.lease);
      const { drafting, audit } = openPublishing(database, {
        clock,
        writer: { ...testWriter(), read: readingThat() },
        checkDraft: checksStoppingWrong,
      });
      await drafting.start();
      // The same person sends the same request again.
      const again = await drafting.generate(feesRequest);
      expect(again).toMatchObject({ value: { post: { status: "published" } } });
      const { posts, revisions, runs } = await snapshot(database);
      expect({ posts: posts.length, revisions: revisions.length }).toEqual({
        posts: 1,
        revisions: 1,
      });
      expect(runs).toMatchObject([{ state: "succeeded", attempts: 2 }]);
      expect(await audit.verifyChain(database.queries)).toMatchObject({ intact: true });
    },
  );
});
