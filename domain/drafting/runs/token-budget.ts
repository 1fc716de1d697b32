import {
  takeAdvisoryLock,
  type OpenDatabase,
  type Queries,
} from "../../../database/open-database.ts";
import { type Clock, indianDate } from "../../shared/clock.ts";
import { fail, type Result, succeed } from "../../shared/result.ts";
import { draftingLimits } from "../drafting-limits.ts";
import type { Lease } from "./drafting-run.ts";
import { RunInterrupted } from "./run-control.ts";
import { addTokens, sumTokens } from "./run-repository.ts";

const secondsOfDay = 86_400;

type Budget = {
  readonly database: OpenDatabase;
  readonly clock: Clock;
  /** Most tokens that all runs of one Indian day may use; null without a limit. */
  readonly dailyTokenLimit: number | null;
};

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
    const { used, reserved } = await sumTokens(queries, startOfDay(clock));
    if (used >= dailyTokenLimit)
      return fail(
        "too-many",
        "The AI's daily limit of tokens is used up. Your text is kept: please try again tomorrow.",
        secondsToNextDay(clock),
      );
    if (used + reserved >= dailyTokenLimit)
      return fail(
        "too-many",
        "Other drafts may use the rest of the AI's daily limit of tokens. Your text is kept: please try again in a minute.",
        60,
      );
    const set = { reserved: draftingLimits.answerTokens };
    if (!(await addTokens(queries, runId, lease, set))) throw new RunInterrupted("lost");
    return succeed(draftingLimits.answerTokens);
  });
}

export async function tokensUsedToday(queries: Queries, clock: Clock): Promise<number> {
  return (await sumTokens(queries, startOfDay(clock))).used;
}

export function secondsToNextDay(clock: Clock): number {
  const start = Date.parse(startOfDay(clock)) / 1_000;
  return Math.ceil(start + secondsOfDay - clock.now().getTime() / 1_000);
}

function startOfDay(clock: Clock): string {
  return new Date(`${indianDate(clock.now())}T00:00:00+05:30`).toISOString();
}
