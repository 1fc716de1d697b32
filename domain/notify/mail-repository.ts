import { sql } from "kysely";
import type { Mail } from "./mail.ts";
import type { Queries } from "../../database/open-database.ts";
import type { Count } from "../../database/values.ts";

export type StoredMail = Mail & {
  readonly id: string;
  readonly attempts: number;
};

export type MailLease = { readonly owner: string; readonly expires_at: string };

/** The mail that is due longest, or whose sender has died: of several instances one gets it. */
export async function claimDueMail(
  queries: Queries,
  lease: MailLease,
  now: string,
): Promise<StoredMail | null> {
  const claimable = sql<boolean>`
    (next_attempt_at <= ${now} and (lease_expires_at is null or lease_expires_at <= ${now}))`;
  const row = await queries
    .updateTable("mails")
    .set((set) => ({
      lease_owner: lease.owner,
      lease_expires_at: lease.expires_at,
      attempts: set("attempts", "+", 1),
    }))
    .where("id", "=", (oldest) =>
      oldest
        .selectFrom("mails")
        .select("id")
        .where(claimable)
        .orderBy("next_attempt_at")
        .orderBy("id")
        .limit(1),
    )
    .where(claimable)
    .returning(["id", "to_address", "subject", "text", "html", "attempts"])
    .executeTakeFirst();
  if (row === undefined) return null;
  const { to_address: to, text, html, ...rest } = row;
  // Only mails that wait can be claimed, and those have their words.
  return { ...rest, to, text: text ?? "", html: html ?? "" };
}

/** How an attempt to send ended: `until` where it is tried again; words of mails that have ended are forgotten, for they hold links. */
export type AttemptEnd =
  | { readonly sentAt: string }
  | { readonly reason: string; readonly until: string | null };

export async function endAttempt(
  queries: Queries,
  { id, owner }: { readonly id: string; readonly owner: string },
  end: AttemptEnd,
): Promise<void> {
  const change =
    "sentAt" in end
      ? { ...endedMail, sent_at: end.sentAt, last_error: null }
      : {
          ...(end.until === null ? endedMail : { next_attempt_at: end.until }),
          last_error: end.reason,
        };
  await queries
    .updateTable("mails")
    .set({ ...releasedLease, ...change })
    .where("id", "=", id)
    .where("lease_owner", "=", owner)
    .execute();
}

export async function giveUpWaitingMails(queries: Queries, reason: string): Promise<number> {
  const { numUpdatedRows } = await queries
    .updateTable("mails")
    .set({ ...releasedLease, ...endedMail, last_error: reason })
    .where("next_attempt_at", "is not", null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Ends every lease: for a server that knows that it is the only one. */
export async function endMailLeases(queries: Queries): Promise<void> {
  const leased = queries.updateTable("mails").where("lease_owner", "is not", null);
  await leased.set(releasedLease).execute();
}

export type MailCounts = Awaited<ReturnType<typeof countMails>>;

export async function countMails(queries: Queries, since: string) {
  const counts = await queries
    .selectFrom("mails")
    .select((of) => {
      const waits = of("next_attempt_at", "is not", null);
      const isGivenUp = of.and([of("next_attempt_at", "is", null), of("sent_at", "is", null)]);
      const isLate = of("created_at", ">=", since);
      return [
        of.fn.countAll<Count>().filterWhere(waits).as("waiting"),
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
    /** Given up, of those made since the instant that was asked for. */
    failedLately: Number(counts.failedLately),
    /** Of a mail that was not sent, given up or not; null for nothing. */
    lastError: failure?.last_error ?? null,
  };
}

const releasedLease = { lease_owner: null, lease_expires_at: null };
const endedMail = { next_attempt_at: null, text: null, html: null };
