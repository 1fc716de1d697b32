import type { Queries } from "../../database/open-database.ts";
import { indianDate, type Clock } from "../shared/clock.ts";
import { fail, succeed, type Result } from "../shared/result.ts";
import { sumTokens } from "./run-repository.ts";

const dayInMilliseconds = 86_400_000;

/** Refuses a call, before the model is asked, once the runs of this Indian day have used up the limit. */
export async function checkTokenBudget(
  queries: Queries,
  clock: Clock,
  dailyTokenLimit: number | null,
): Promise<Result<null>> {
  if (dailyTokenLimit === null) return succeed(null);
  if ((await tokensUsedToday(queries, clock)) < dailyTokenLimit) return succeed(null);
  return fail(
    "too-many",
    "The AI's daily limit of tokens is used up. Your text is kept: please try again tomorrow.",
    secondsToNextDay(clock),
  );
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
