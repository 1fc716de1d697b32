import type { OpenDatabase, Queries } from "../../database/open-database.ts";
import type { Clock } from "../shared/clock.ts";
import { succeed, type Result } from "../shared/result.ts";
import { refuse, type AuthFailure, type AuthFailureCode } from "./auth-failure.ts";
import { networkOf } from "./network.ts";
import { listAddressesOf } from "./sessions-repository.ts";
import {
  deleteFailures,
  deleteFailuresBefore,
  insertFailures,
  listFailures,
} from "./sign-in-failures-repository.ts";
import {
  codeFailureLimit,
  failureLimit,
  failureMemoryMs,
  failureWindow,
  recoveryMailLimit,
} from "./throttle-limits.ts";
import { createTurns } from "./turns.ts";

export type Attempt = { readonly email: string; readonly address: string };

export type Throttle = {
  /**
   * Runs `verify` unless the account or the address has failed too often; its null is a failure and
   * counts. Tries for one account or from one address wait for each other, so that a burst of them
   * gets no more guesses than a row of them; in a burst each further instance may add one.
   */
  readonly attempt: <Value>(
    attempt: Attempt,
    verify: () => Promise<Value | null>,
  ) => Promise<Result<Value, AuthFailure>>;
  /** As `attempt`, for a code of the account's second factor. A right one clears the failures. */
  readonly attemptCode: <Value>(
    accountId: string,
    verify: () => Promise<Value | null>,
  ) => Promise<Result<Value, AuthFailure>>;
  /** Counts a wish for a mail; whether it may be sent. */
  readonly countRecovery: (attempt: Attempt) => Promise<boolean>;
  /**
   * Forgets the failures of an account that is signing in, those that were counted with this try's;
   * before its session is stored. Those of the address stay.
   */
  readonly forgetAccount: (queries: Queries, attempt: Attempt) => Promise<void>;
};

/** What is counted under a key, and how much of it is borne within the window. */
type Counter = { readonly key: string; readonly limit: number };

/** Counts failures in the database, so that all instances share them. */
export function createThrottle({
  database,
  clock,
}: {
  database: OpenDatabase;
  clock: Clock;
}): Throttle {
  const inTurn = createTurns();

  async function secondsToWait(counters: readonly Counter[]): Promise<number> {
    const now = clock.now().getTime();
    const since = new Date(now - failureMemoryMs).toISOString();
    let wait = 0;
    for (const { key, limit } of counters) {
      const failures = await listFailures(database.queries, { key, since });
      const last = failures[limit - 1];
      if (last === undefined) continue;
      const opensAt = new Date(last).getTime() + failureWindow(failures.length, limit);
      wait = Math.max(wait, Math.ceil((opensAt - now) / 1000));
    }
    return wait;
  }

  function record(counters: readonly Counter[]): Promise<void> {
    const now = clock.now();
    return database.transaction(async (queries) => {
      const oldest = new Date(now.getTime() - failureMemoryMs).toISOString();
      await deleteFailuresBefore(queries, oldest);
      const keys = counters.map(({ key }) => key);
      await insertFailures(queries, { keys, at: now.toISOString() });
    });
  }

  async function attemptOnce<Value>(
    counters: readonly Counter[],
    verify: () => Promise<Value | null>,
    refusal: AuthFailureCode,
  ): Promise<Result<Value, AuthFailure>> {
    const wait = await secondsToWait(counters);
    if (wait > 0) return refuse("over_request_rate_limit", wait);
    const value = await verify();
    if (value !== null) return succeed(value);
    await record(counters);
    return refuse(refusal);
  }

  return {
    async attempt(attempt, verify) {
      const account = {
        key: await passwordKey(database.queries, attempt),
        limit: failureLimit,
      };
      const place = { key: addressKey(attempt.address), limit: failureLimit };
      // Always the account before the address: two tries never wait for each other.
      return inTurn(account.key, () =>
        inTurn(place.key, () => attemptOnce([account, place], verify, "invalid_credentials")),
      );
    },
    attemptCode(accountId, verify) {
      const codes = { key: `codes:${accountId}`, limit: codeFailureLimit };
      return inTurn(codes.key, async () => {
        const attempted = await attemptOnce([codes], verify, "mfa_verification_failed");
        if (attempted.ok) await deleteFailures(database.queries, codes.key);
        return attempted;
      });
    },
    countRecovery({ email, address }) {
      const account = { key: `recovery:${accountKey(email)}`, limit: recoveryMailLimit.account };
      const place = { key: `recovery:${addressKey(address)}`, limit: recoveryMailLimit.address };
      return inTurn(account.key, () =>
        inTurn(place.key, async () => {
          if ((await secondsToWait([account, place])) > 0) return false;
          await record([account, place]);
          return true;
        }),
      );
    },
    async forgetAccount(queries, attempt) {
      await deleteFailures(queries, await passwordKey(queries, attempt));
    },
  };
}

/**
 * What tries of an account's password are counted under. A place from which the account has signed in
 * counts its own: failures from elsewhere keep nobody out who is where they usually are.
 */
async function passwordKey(queries: Queries, { email, address }: Attempt): Promise<string> {
  const place = networkOf(address);
  const known = (await listAddressesOf(queries, email)).map(networkOf);
  return known.includes(place) ? `${accountKey(email)} from ${place}` : accountKey(email);
}

/** Forgets all failures that are counted for one person; in the transaction that erases their account. */
export async function forgetFailuresOf(
  queries: Queries,
  { email, accountId }: { email: string; accountId: string },
): Promise<void> {
  const account = accountKey(email);
  const places = new Set((await listAddressesOf(queries, email)).map(networkOf));
  const known = [...places].map((place) => `${account} from ${place}`);
  for (const key of [account, ...known, `recovery:${account}`, `codes:${accountId}`])
    await deleteFailures(queries, key);
}

function accountKey(email: string): string {
  return `account:${email}`;
}

function addressKey(address: string): string {
  return `address:${networkOf(address)}`;
}
