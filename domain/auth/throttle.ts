import type { OpenDatabase, Queries } from "../../database/open-database.ts";
import type { Clock } from "../shared/clock.ts";
import type { Log } from "../shared/log.ts";
import { networkOf } from "../shared/network.ts";
import { succeed, type Result } from "../shared/result.ts";
import { findCredentials } from "./accounts-repository.ts";
import { refuse, type AuthFailure, type AuthFailureCode } from "./auth-failure.ts";
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
  shortestWindowMs,
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

/** What is counted under a key, and how much of it is borne within the window that `windowOf` gives. */
type Counter = {
  readonly key: string;
  readonly limit: number;
  readonly windowOf: (count: number, limit: number) => number;
};

/** Counts failures in the database, so that all instances share them; each refusal is a line in the log. */
export function createThrottle({
  database,
  clock,
  log,
}: {
  database: OpenDatabase;
  clock: Clock;
  log: Log;
}): Throttle {
  const inTurn = createTurns();

  async function secondsToWait(counters: readonly Counter[]): Promise<number> {
    const now = clock.now().getTime();
    const since = new Date(now - failureMemoryMs).toISOString();
    let wait = 0;
    for (const { key, limit, windowOf } of counters) {
      const failures = await listFailures(database.queries, { key, since });
      const last = failures[limit - 1];
      if (last === undefined) continue;
      const opensAt = new Date(last).getTime() + windowOf(failures.length, limit);
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
      const { email, address } = attempt;
      const bound = { limit: failureLimit, windowOf: failureWindow };
      const account = { ...bound, key: await placedKey(database.queries, attempt) };
      const place = { ...bound, key: addressKey(address) };
      // Always the account before the address: two tries never wait for each other.
      const attempted = await inTurn(account.key, () =>
        inTurn(place.key, () => attemptOnce([account, place], verify, "invalid_credentials")),
      );
      if (attempted.ok) return attempted;
      // What was typed is not told: people type passwords into the wrong field.
      const known = await findCredentials(database.queries, email);
      const details = { reason: attempted.failure.code, account: known?.account.id, address };
      log.warn("A password was refused.", details);
      return attempted;
    },
    attemptCode(accountId, verify) {
      const key = `codes:${accountId}`;
      const codes = { key, limit: codeFailureLimit, windowOf: failureWindow };
      return inTurn(key, async () => {
        const attempted = await attemptOnce([codes], verify, "mfa_verification_failed");
        if (attempted.ok) await deleteFailures(database.queries, key);
        else
          log.warn("A code was refused.", { reason: attempted.failure.code, account: accountId });
        return attempted;
      });
    },
    async countRecovery(attempt) {
      // The window does not grow: who asks on and on would keep the mails from an account for good.
      const windowOf = () => shortestWindowMs;
      const account = {
        key: `recovery:${await placedKey(database.queries, attempt)}`,
        limit: recoveryMailLimit.account,
        windowOf,
      };
      const place = {
        key: `recovery:${addressKey(attempt.address)}`,
        limit: recoveryMailLimit.address,
        windowOf,
      };
      return inTurn(account.key, () =>
        inTurn(place.key, async () => {
          if ((await secondsToWait([account, place])) > 0) return false;
          await record([account, place]);
          return true;
        }),
      );
    },
    async forgetAccount(queries, attempt) {
      await deleteFailures(queries, await placedKey(queries, attempt));
    },
  };
}

/**
 * What tries for an account are counted under. A place from which the account has signed in counts its
 * own: what is done elsewhere keeps nobody out who is where they usually are.
 */
async function placedKey(queries: Queries, { email, address }: Attempt): Promise<string> {
  const place = networkOf(address);
  const known = (await listAddressesOf(queries, email)).map(networkOf);
  return known.includes(place) ? accountKey(email, place) : accountKey(email);
}

/**
 * Forgets all failures that are counted for one person, with or without an account; in the
 * transaction that erases them. Answers how many there were.
 */
export async function forgetFailuresOf(
  queries: Queries,
  { email, accountId }: { email: string; accountId: string | null },
): Promise<number> {
  const places = new Set((await listAddressesOf(queries, email)).map(networkOf));
  const accounts = [accountKey(email), ...[...places].map((place) => accountKey(email, place))];
  const keys = [...accounts, ...accounts.map((key) => `recovery:${key}`)];
  if (accountId !== null) keys.push(`codes:${accountId}`);
  let forgotten = 0;
  for (const key of keys) forgotten += await deleteFailures(queries, key);
  return forgotten;
}

/** The e-mail stands last: it is whatever was typed, and could end like another key. */
function accountKey(email: string, knownPlace?: string): string {
  return knownPlace === undefined ? `account:${email}` : `known:${knownPlace} account:${email}`;
}

function addressKey(address: string): string {
  return `address:${networkOf(address)}`;
}
