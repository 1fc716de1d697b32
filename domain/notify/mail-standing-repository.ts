import type { Queries } from "../../database/open-database.ts";
import type { Count } from "../../database/values.ts";

export type MailStanding = {
  /** To be sent, or sent again. */
  readonly waiting: number;
  /** Given up, of those whose records are still kept. */
  readonly failed: number;
  /** Given up, of those made since the instant that was asked for. */
  readonly failedLately: number;
  /** What the mail server said last of a mail that was not sent, given up or not; null for nothing. */
  readonly lastError: string | null;
};

/** How the mails stand; `since` is an ISO instant. */
export async function readMailStanding(queries: Queries, since: string): Promise<MailStanding> {
  const counts = await queries
    .selectFrom("mails")
    .select((of) => {
      const waits = of("next_attempt_at", "is not", null);
      const isGivenUp = of.and([of("next_attempt_at", "is", null), of("sent_at", "is", null)]);
      const isLate = of("created_at", ">=", since);
      return [
        of.fn.countAll<Count>().filterWhere(waits).as("waiting"),
        of.fn.countAll<Count>().filterWhere(isGivenUp).as("failed"),
        of.fn
          .countAll<Count>()
          .filterWhere(of.and([isGivenUp, isLate]))
          .as("failedLately"),
      ];
    })
    .executeTakeFirstOrThrow();
  const failure = await queries
    .selectFrom("mails")
    .select("last_error")
    .where("last_error", "is not", null)
    .where("sent_at", "is", null)
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return {
    waiting: Number(counts.waiting),
    failed: Number(counts.failed),
    failedLately: Number(counts.failedLately),
    lastError: failure?.last_error ?? null,
  };
}
