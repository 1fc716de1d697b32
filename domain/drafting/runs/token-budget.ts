import {
  takeAdvisoryLock,
  type OpenDatabase,
  type Queries,
} from "../../../database/open-database.ts";
import { type Clock, indianDate } from "../../shared/clock.ts";
import { fail, type Result, succeed } from "../../shared/result.ts";
import { draftingLimits } from "../drafting-limits.ts";
import { type Lease, RunInterrupted } from "./drafting-run.ts";
import { addTokens, sumTokens } from "./run-repository.ts";

type Budget = {
  readonly database: OpenDatabase;
  readonly clock: Clock;
  readonly dailyTokenLimit: number | null;
};

export const retryAfterLimit = 60;

/**
 * Sets aside what one answer may use, before the model is asked, so that the day's limit is exceeded at most by one
 * answer. An answer that nobody counted, as it broke off or came too late, may have been paid: what was set aside
 * for it stays. Answers how much that is; throws `RunInterrupted` when the run belongs to somebody else by now.
 */
export async function reserveAnswer(
  runId: string,
  lease: Lease,
  { database, clock, dailyTokenLimit }: Budget,
): Promise<Result<number>> {
  if (dailyTokenLimit === null) return succeed(0);
  return database.transaction(async (queries) => {
    await takeAdvisoryLock(database.engine, queries, "token-budget");
    if ((await tokensUsedToday(queries, clock)) >= dailyTokenLimit)
      return fail(
        "too-many",
        "The AI's daily limit of tokens is used up, or set aside for drafts under way. Your text is kept: please try again later or tomorrow.",
        retryAfterLimit,
      );
    const set = { reserved: draftingLimits.answerTokens };
    if (!(await addTokens(queries, runId, lease, set))) throw new RunInterrupted("lost");
    return succeed(draftingLimits.answerTokens);
  });
}

export async function tokensUsedToday(queries: Queries, clock: Clock): Promise<number> {
  const startOfDay = new Date(`${indianDate(clock.now())}T00:00:00+05:30`);
  return sumTokens(queries, startOfDay.toISOString());
}
