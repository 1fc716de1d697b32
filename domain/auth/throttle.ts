import type { OpenDatabase, Queries } from "../../database/open-database.ts";
import type { Clock } from "../shared/clock.ts";
import type { Log } from "../shared/log.ts";
import { networkOf } from "../shared/network.ts";
import { succeed, type Result } from "../shared/result.ts";
import { findCredentials } from "./accounts-repository.ts";
import { refuse, type AuthFailure, type AuthFailureCode } from "./auth-failure.ts";
import * as limits from "./auth-limits.ts";
import { listAddressesOf } from "./sessions-repository.ts";
import {
  deleteFailures,
  deleteFailuresBefore,
  insertFailures,
  listFailures,
} from "./sign-in-failures-repository.ts";

type Attempt = { readonly email: string; readonly address: string };

/** Null is a failure, and counts. */
type Verification<Value> = () => Promise<Value | null>;

type Counter = { readonly key: string; readonly limit: number };

export type Throttle = ReturnType<typeof createThrottle>;

/** Counts failures in the database, so that all instances share them; each refusal is a line in the log. */
export function createThrottle({
  database,
  clock,
  log,
}: {
  database: OpenDatabase;
  clock: Clock;
  log: Log;
}) {
  const exclusively = createKeyedMutex();

  async function secondsToWait(counters: readonly Counter[]): Promise<number> {
    const now = clock.now().getTime();
    const since = new Date(now - limits.failureWindowMs).toISOString();
    let wait = 0;
    for (const { key, limit } of counters) {
      const failures = await listFailures(database.queries, { key, since });
      const last = failures[limit - 1];
      if (last === undefined) continue;
      const opensAt = new Date(last).getTime() + limits.failureWindowMs;
      wait = Math.max(wait, Math.ceil((opensAt - now) / 1000));
    }
    return wait;
  }

  function record(counters: readonly Counter[]): Promise<void> {
    const now = clock.now();
    return database.transaction(async (queries) => {
      const oldest = new Date(now.getTime() - limits.failureWindowMs).toISOString();
      await deleteFailuresBefore(queries, oldest);
      const keys = counters.map(({ key }) => key);
      await insertFailures(queries, { keys, at: now.toISOString() });
    });
  }

  async function attemptOnce<Value>(
    counters: readonly Counter[],
    verify: Verification<Value>,
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
    /** Tries for one account or network wait for each other: a burst gets no more guesses than a row. */
    async attempt<Value>(
      attempt: Attempt,
      verify: Verification<Value>,
    ): Promise<Result<Value, AuthFailure>> {
      const { email, address } = attempt;
      const limit = limits.failureLimit;
      const account = { limit, key: await accountKeyFor(database.queries, attempt) };
      const network = { limit, key: networkKey(address) };
      // Always the account before the network: two tries never wait for each other.
      const outcome = await exclusively(account.key, () =>
        exclusively(network.key, () =>
          attemptOnce([account, network], verify, "invalid_credentials"),
        ),
      );
      if (outcome.ok) return outcome;
      // No words that were typed: people type passwords into the wrong field.
      const credentials = await findCredentials(database.queries, email);
      const details = { reason: outcome.failure.code, account: credentials?.account.id, address };
      log.warn("A password was refused.", details);
      return outcome;
    },

    async attemptCode<Value>(
      accountId: string,
      verify: Verification<Value>,
    ): Promise<Result<Value, AuthFailure>> {
      const key = codesKey(accountId);
      const codes = { key, limit: limits.codeFailureLimit };
      return exclusively(key, async () => {
        const outcome = await attemptOnce([codes], verify, "mfa_verification_failed");
        if (outcome.ok) await deleteFailures(database.queries, key);
        else log.warn("A code was refused.", { reason: outcome.failure.code, account: accountId });
        return outcome;
      });
    },

    async countRecovery(attempt: Attempt): Promise<boolean> {
      const accountKey = await accountKeyFor(database.queries, attempt);
      const { account: ofAccount, network: ofNetwork } = limits.recoveryMailLimit;
      const account = { key: recoveryKey(accountKey), limit: ofAccount };
      const network = { key: recoveryKey(networkKey(attempt.address)), limit: ofNetwork };
      const counters = [account, network];
      return exclusively(account.key, () =>
        exclusively(network.key, async () => {
          if ((await secondsToWait(counters)) > 0) return false;
          await record(counters);
          return true;
        }),
      );
    },

    /** Before the session is stored. The failures of the network stay. */
    async forgetAccount(queries: Queries, attempt: Attempt): Promise<void> {
      await deleteFailures(queries, await accountKeyFor(queries, attempt));
    },
  };
}

export async function deleteFailuresOf(
  queries: Queries,
  { email, accountId }: { email: string; accountId: string | null },
): Promise<void> {
  const networks = new Set((await listAddressesOf(queries, email)).map(networkOf));
  const accounts = [
    accountKey(email),
    ...[...networks].map((knownNetwork) => accountKey(email, knownNetwork)),
  ];
  const keys = [...accounts, ...accounts.map(recoveryKey)];
  if (accountId !== null) keys.push(codesKey(accountId));
  for (const key of keys) await deleteFailures(queries, key);
}

/** A network from which the account has signed in counts its own: others keep nobody out there. */
async function accountKeyFor(queries: Queries, { email, address }: Attempt): Promise<string> {
  const network = networkOf(address);
  const networks = (await listAddressesOf(queries, email)).map(networkOf);
  return networks.includes(network) ? accountKey(email, network) : accountKey(email);
}

/** The e-mail stands last: it is whatever was typed, and could end like another key. */
function accountKey(email: string, network?: string): string {
  return network === undefined ? `account:${email}` : `known:${network} account:${email}`;
}

const networkKey = (address: string) => `address:${networkOf(address)}`;
const codesKey = (accountId: string) => `codes:${accountId}`;
const recoveryKey = (key: string) => `recovery:${key}`;

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
