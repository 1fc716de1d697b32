import type { OpenDatabase, Queries } from "../../database/open-database.ts";
import type { Clock } from "../shared/clock.ts";
import { succeed, type Result } from "../shared/result.ts";
import { refuse, type AuthFailure } from "./auth-failure.ts";
import {
  deleteFailures,
  deleteFailuresBefore,
  findFailureFromLatest,
  insertFailures,
} from "./sign-in-failures-repository.ts";
import { createTurns } from "./turns.ts";

/** Contract section 5: so many failures within the window, for one account or one address. */
export const failureLimit = 10;
export const failureWindowMs = 15 * 60_000;

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
  /** Forgets the failures of an account that has signed in. Those of the address stay. */
  readonly forgetAccount: (queries: Queries, email: string) => Promise<void>;
};

/** Counts failures in the database, so that all instances share them. */
export function createThrottle({
  database,
  clock,
}: {
  database: OpenDatabase;
  clock: Clock;
}): Throttle {
  const inTurn = createTurns();

  async function secondsToWait(keys: readonly string[]): Promise<number> {
    const now = clock.now().getTime();
    let wait = 0;
    for (const key of keys) {
      const tenth = await findFailureFromLatest(database.queries, { key, count: failureLimit });
      if (tenth === undefined) continue;
      const opensAt = new Date(tenth).getTime() + failureWindowMs;
      wait = Math.max(wait, Math.ceil((opensAt - now) / 1000));
    }
    return wait;
  }

  function recordFailure(keys: readonly string[]): Promise<void> {
    const now = clock.now();
    return database.transaction(async (queries) => {
      const oldest = new Date(now.getTime() - failureWindowMs).toISOString();
      await deleteFailuresBefore(queries, oldest);
      await insertFailures(queries, { keys, at: now.toISOString() });
    });
  }

  async function attemptOnce<Value>(
    keys: readonly string[],
    verify: () => Promise<Value | null>,
  ): Promise<Result<Value, AuthFailure>> {
    const wait = await secondsToWait(keys);
    if (wait > 0) return refuse("over_request_rate_limit", wait);
    const value = await verify();
    if (value !== null) return succeed(value);
    await recordFailure(keys);
    return refuse("invalid_credentials");
  }

  return {
    attempt({ email, address }, verify) {
      const keys = [accountKey(email), addressKey(address)] as const;
      // Always the account before the address: two tries never wait for each other.
      return inTurn(keys[0], () => inTurn(keys[1], () => attemptOnce(keys, verify)));
    },
    forgetAccount: (queries, email) => deleteFailures(queries, accountKey(email)),
  };
}

function accountKey(email: string): string {
  return `account:${email}`;
}

function addressKey(address: string): string {
  return `address:${address}`;
}
