import type { OpenDatabase, Queries } from "../../database/open-database.ts";
import { takeTurn } from "../../database/turn.ts";
import { indianDate, type Clock } from "../shared/clock.ts";
import { fail, succeed, type Result } from "../shared/result.ts";
import { draftingLimits } from "./limits.ts";
import { reserveTokens, sumReservedTokens, sumTokens } from "./run-repository.ts";

const dayInMilliseconds = 86_400_000;

type Budget = {
  readonly database: OpenDatabase;
  readonly clock: Clock;
  /** Most tokens that all runs of one Indian day may use; null without a limit. */
  readonly dailyTokenLimit: number | null;
};

/**
 * Sets aside what one answer may use, before the model is asked. Refuses once the runs of this Indian
 * day have used up the limit, or those under way in any instance may do so: it is exceeded at
 * most by what one answer uses. The reservation ends with the note of what was used, or with the run.
 */
export async function reserveAnswer(
  runId: string,
  { database, clock, dailyTokenLimit }: Budget,
): Promise<Result<null>> {
  if (dailyTokenLimit === null) return succeed(null);
  return database.transaction(async (queries) => {
    await takeTurn(database.engine, queries, "token-budget");
    const used = await tokensUsedToday(queries, clock);
    if (used >= dailyTokenLimit)
      return fail(
        "too-many",
        "The AI's daily limit of tokens is used up. Your text is kept: please try again tomorrow.",
        secondsToNextDay(clock),
      );
    if (used + (await sumReservedTokens(queries, runId)) >= dailyTokenLimit)
      return fail(
        "too-many",
        "Other drafts may use the rest of the AI's daily limit of tokens. Your text is kept: please try again in a minute.",
        60,
      );
    await reserveTokens(queries, runId, draftingLimits.answerTokens);
    return succeed(null);
  });
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
