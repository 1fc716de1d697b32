import { uuidv7 } from "uuidv7";
import type { Queries } from "../../database/open-database.ts";
import type { RoomTools } from "../audit/room-tools.ts";
import type { Log } from "../shared/log.ts";
import { networkOf } from "../shared/network.ts";
import { succeed, type Result } from "../shared/result.ts";
import { findCredentials } from "./accounts-repository.ts";
import { refuse, type AuthFailure, type AuthFailureCode } from "./auth-failure.ts";
import * as limits from "./auth-limits.ts";

type Attempt = { readonly email: string; readonly address: string };

/** Null is a failure, and counts. */
type Verification<Value> = () => Promise<Value | null>;

type Counter = { readonly key: string; readonly limit: number };

type Dependencies = Pick<RoomTools, "database" | "clock"> & { readonly log: Log };

export type Throttle = ReturnType<typeof createThrottle>;

/** Counts failures in the database, so that all instances share them; each refusal is a line in the log. */
export function createThrottle({ database, clock, log }: Dependencies) {
  const { queries } = database;
  const inTurn = createKeyedMutex();

  async function secondsToWait(counters: readonly Counter[]): Promise<number> {
    const now = clock.now().getTime();
    const since = new Date(now - limits.failureWindowMs).toISOString();
    let wait = 0;
    for (const { key, limit } of counters) {
      const last = await queries
        .selectFrom("sign_in_failures")
        .select("failed_at")
        .where("key", "=", key)
        .where("failed_at", ">", since)
        .orderBy("failed_at", "desc")
        .offset(limit - 1)
        .limit(1)
        .executeTakeFirst();
      if (last === undefined) continue;
      const opensAt = new Date(last.failed_at).getTime() + limits.failureWindowMs;
      wait = Math.max(wait, Math.ceil((opensAt - now) / 1000));
    }
    return wait;
  }

  function record(counters: readonly Counter[]): Promise<void> {
    const now = clock.now();
    const oldest = new Date(now.getTime() - limits.failureWindowMs).toISOString();
    const failed_at = now.toISOString();
    return database.transaction(async (transaction) => {
      await transaction.deleteFrom("sign_in_failures").where("failed_at", "<", oldest).execute();
      await transaction
        .insertInto("sign_in_failures")
        .values(counters.map(({ key }) => ({ id: uuidv7(), key, failed_at })))
        .execute();
    });
  }

  /** Tries that share a counter wait for each other: a burst gets no more guesses than a row. */
  function attemptOnce<Value>(
    counters: readonly Counter[],
    verify: Verification<Value>,
    refusal: AuthFailureCode,
  ): Promise<Result<Value, AuthFailure>> {
    const work = async (): Promise<Result<Value, AuthFailure>> => {
      const wait = await secondsToWait(counters);
      if (wait > 0) return refuse("over_request_rate_limit", wait);
      const value = await verify();
      if (value !== null) return succeed(value);
      await record(counters);
      return refuse(refusal);
    };
    // Always the account before the network: two tries never wait for each other.
    return counters.reduceRight(
      (inner, { key }) =>
        () =>
          inTurn(key, inner),
      work,
    )();
  }

  async function countersOf(
    { email, address }: Attempt,
    limit: { account: number; network: number },
  ) {
    return [
      { key: await accountKeyFor(queries, { email, address }), limit: limit.account },
      { key: `address:${networkOf(address)}`, limit: limit.network },
    ];
  }

  return {
    async attempt<Value>(
      attempt: Attempt,
      verify: Verification<Value>,
    ): Promise<Result<Value, AuthFailure>> {
      const limit = limits.failureLimit;
      const counters = await countersOf(attempt, { account: limit, network: limit });
      const outcome = await attemptOnce(counters, verify, "invalid_credentials");
      if (outcome.ok) return outcome;
      // No words that were typed: people type passwords into the wrong field.
      const account = (await findCredentials(queries, attempt.email))?.account.id;
      const reason = outcome.failure.code;
      log.warn("A password was refused.", { reason, account, address: attempt.address });
      return outcome;
    },

    async attemptCode<Value>(
      account: string,
      verify: Verification<Value>,
    ): Promise<Result<Value, AuthFailure>> {
      const codes = { key: `codes:${account}`, limit: limits.codeFailureLimit };
      const outcome = await attemptOnce([codes], verify, "mfa_verification_failed");
      if (outcome.ok) await deleteFailures(queries, codes.key);
      else log.warn("A code was refused.", { reason: outcome.failure.code, account });
      return outcome;
    },

    async countRecovery(attempt: Attempt): Promise<boolean> {
      const counters = await countersOf(attempt, limits.recoveryMailLimit);
      const named = counters.map(({ key, limit }) => ({ key: `recovery:${key}`, limit }));
      const outcome = await attemptOnce(named, () => Promise.resolve(null), "invalid_credentials");
      return !outcome.ok && outcome.failure.code === "invalid_credentials";
    },

    /** Before the session is stored. The failures of the network stay. */
    async forgetAccount(transaction: Queries, attempt: Attempt): Promise<void> {
      await deleteFailures(transaction, await accountKeyFor(transaction, attempt));
    },
  };
}

async function deleteFailures(queries: Queries, key: string): Promise<void> {
  await queries.deleteFrom("sign_in_failures").where("key", "=", key).execute();
}

/**
 * A network from which the account has signed in counts its own: others keep nobody out there. The e-mail stands
 * last: it is whatever was typed, and could end like another key.
 */
async function accountKeyFor(queries: Queries, { email, address }: Attempt): Promise<string> {
  const network = networkOf(address);
  const sessions = await queries
    .selectFrom("auth_sessions")
    .innerJoin("users", "users.id", "auth_sessions.user_id")
    .select("auth_sessions.address")
    .distinct()
    .where("users.email", "=", email)
    .execute();
  const isKnown = sessions.some(
    (one) => one.address !== null && networkOf(one.address) === network,
  );
  return isKnown ? `known:${network} account:${email}` : `account:${email}`;
}

function createKeyedMutex() {
  const latest = new Map<string, Promise<unknown>>();
  return async <Value>(key: string, work: () => Promise<Value>): Promise<Value> => {
    const previous = latest.get(key) ?? Promise.resolve();
    const result = previous.then(work, work);
    latest.set(key, result);
    try {
      return await result;
    } finally {
      if (latest.get(key) === result) latest.delete(key);
    }
  };
}
