import {
  takeAdvisoryLock,
  type OpenDatabase,
  type Queries,
} from "../../../database/open-database.ts";
import { type Clock, indianDate } from "../../shared/clock.ts";
import { fail, type Failure, type Result, succeed } from "../../shared/result.ts";
import { draftingLimits } from "../drafting-limits.ts";
import { RunInterrupted } from "./run-control.ts";
import type { Lease } from "./drafting-run.ts";
import { countTokens, sumReservedTokens, sumTokens, updateUnderLease } from "./run-repository.ts";

const dayInMilliseconds = 86_400_000;

type Budget = {
  readonly database: OpenDatabase;
  readonly clock: Clock;
  /** Most tokens that all runs of one Indian day may use; null without a limit. */
  readonly dailyTokenLimit: number | null;
};

export const awaitingOtherDrafts: Failure = {
  kind: "too-many",
  message:
    "Other drafts may use the rest of the AI's daily limit of tokens. Your text is kept, and this goes on in a minute.",
  retryAfter: draftingLimits.tokenWait / 1_000,
};

/**
 * Sets aside what one answer may use, before the model is asked. Refuses once the runs of this Indian
 * day have used up the limit, and with `othersMayUseTheRest` while those under way in any instance may do so: it is
 * exceeded at most by what one answer uses. The reservation ends with the note of what was used. Without
 * one (an answer that came too late, broke off, or was for nobody any more) it counts as used, for it
 * may have been paid. Throws `RunInterrupted` when the run belongs to somebody else by now.
 */
export async function reserveAnswer(
  runId: string,
  lease: Lease,
  { database, clock, dailyTokenLimit }: Budget,
): Promise<Result<null>> {
  if (dailyTokenLimit === null) return succeed(null);
  return database.transaction(async (queries) => {
    await takeAdvisoryLock(database.engine, queries, "token-budget");
    if (!(await countTokens(queries, runId, lease, null))) throw new RunInterrupted("lost");
    const used = await tokensUsedToday(queries, clock);
    if (used >= dailyTokenLimit)
      return fail(
        "too-many",
        "The AI's daily limit of tokens is used up. Your text is kept: please try again tomorrow.",
        secondsToNextDay(clock),
      );
    if (used + (await sumReservedTokens(queries)) >= dailyTokenLimit)
      return { ok: false, failure: awaitingOtherDrafts };
    const reserved_tokens = draftingLimits.answerTokens;
    await updateUnderLease(queries, runId, lease, { reserved_tokens });
    return succeed(null);
  });
}

/** Gives back what was set aside for an answer that has used nothing. */
export async function releaseAnswer(
  runId: string,
  lease: Lease,
  { database, dailyTokenLimit }: Budget,
): Promise<void> {
  if (dailyTokenLimit !== null)
    await updateUnderLease(database.queries, runId, lease, { reserved_tokens: null });
}

/** All tokens that the runs of this Indian day have used so far. */
export function tokensUsedToday(queries: Queries, clock: Clock): Promise<number> {
  return sumTokens(queries, midnightBefore(clock.now()).toISOString());
}

/** Seconds until the limit of the next Indian day counts. */
export function secondsToNextDay(clock: Clock): number {
  const now = clock.now();
  const opensIn = midnightBefore(now).getTime() + dayInMilliseconds - now.getTime();
  return Math.ceil(opensIn / 1_000);
}

function midnightBefore(now: Date): Date {
  return new Date(`${indianDate(now)}T00:00:00+05:30`);
}
