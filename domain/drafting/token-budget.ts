import type { Queries } from "../../database/open-database.ts";
import { indianDate, type Clock } from "../shared/clock.ts";
import { fail, succeed, type Result } from "../shared/result.ts";
import { sumTokens } from "./run-repository.ts";

const dayInMilliseconds = 86_400_000;

/** Refuses a run, before its model is asked, once the runs of this Indian day have used up the limit. */
export async function checkTokenBudget(
  queries: Queries,
  clock: Clock,
  dailyTokenLimit: number | null,
): Promise<Result<null>> {
  if (dailyTokenLimit === null) return succeed(null);
  const now = clock.now();
  const midnight = new Date(`${indianDate(now)}T00:00:00+05:30`);
  if ((await sumTokens(queries, midnight.toISOString())) < dailyTokenLimit) return succeed(null);
  const opensIn = midnight.getTime() + dayInMilliseconds - now.getTime();
  return fail(
    "too-many",
    "The AI's daily limit of tokens is used up. Your text is kept: please try again tomorrow.",
    Math.ceil(opensIn / 1_000),
  );
}
