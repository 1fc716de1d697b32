import { z } from "zod";
import { fail, succeed, type Result } from "../../shared/result.ts";
import { markDismissed } from "./dismissal-repository.ts";
import type { DraftingRoom } from "./run-control.ts";

/** Failures that somebody has seen and puts away; the record of the run stays. */
export function createDismissals({ database, clock, audit }: DraftingRoom) {
  return {
    /**
     * Puts a failed run away, with the earlier failures of the same post, or takes it back.
     * `not-found` without such a run, or when it did not fail.
     */
    dismiss: async (command: {
      readonly runId: string;
      readonly isDismissed: boolean;
      readonly by: string;
    }): Promise<Result<null>> => {
      const { runId, isDismissed, by } = command;
      const isFound =
        z.uuid().safeParse(runId).success &&
        (await database.transaction(async (queries) => {
          const at = isDismissed ? clock.now().toISOString() : null;
          if (!(await markDismissed(queries, runId, at))) return false;
          const action = isDismissed ? "failure-dismissed" : "failure-recalled";
          await audit.append(queries, { actor: by, action, details: { runId } });
          return true;
        }));
      return isFound ? succeed(null) : fail("not-found", "There is no such failure.");
    },
  };
}
