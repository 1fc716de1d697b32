import { writeSync } from "node:fs";
import { openDatabase, type DatabaseLocation } from "../../database/open-database.ts";
import type { RunStage } from "../../domain/drafting/runs/drafting-run.ts";
import { createServices } from "../../domain/services.ts";
import { frozenClock } from "../../domain/shared/clock.ts";
import { readingThat } from "./model-server.ts";
import { checksStoppingWrong, feesRequest, testWriter } from "./writing.ts";
import { flushCompileCache } from "node:module";

/** Sent as the only argument of the process. */
export type ProcessOrder = {
  readonly location: DatabaseLocation;
  /** It stops for ever as it enters this stage, or with all written and nothing committed. */
  readonly at: RunStage | "commit";
  readonly now: string;
};

/** A site that works on one request up to a point, says so, and waits there to be killed. */
const { location, at, now } = JSON.parse(process.argv[2] ?? "") as ProcessOrder;
const database = await openDatabase(location);
let isSaving = false;
const { drafting } = createServices({
  database: {
    ...database,
    transaction: (work) =>
      database.transaction(async (queries) => {
        const value = await work(queries);
        if (isSaving && at === "commit") standStill();
        return value;
      }),
  },
  clock: frozenClock(now),
  log: { info: () => undefined, warn: () => undefined, error: () => undefined },
  writer: { ...testWriter(), read: readingThat() },
  checkDraft: checksStoppingWrong,
  siteUrl: "https://guide.example",
  fixed: { institute: { name: "The Institute" }, timeoutSeconds: 60 },
});

await drafting.generate(feesRequest, {
  onStage(stage) {
    isSaving = stage === "saving";
    if (stage === at) standStill();
  },
});

/** Blocks the process as a whole: no timer, no heartbeat, no answer. */
function standStill(): never {
  writeSync(1, "here\n");
  for (;;) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
}

// Node keeps what it has compiled when a process ends by itself: those that import this are killed before, and each
// would compile all its modules again.
flushCompileCache();
