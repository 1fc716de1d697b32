import { uuidv7 } from "uuidv7";
import { siteSecret } from "../../database/site-secrets.ts";
import { succeed, type Result } from "../shared/result.ts";
import type { Factor } from "./account.ts";
import { holdAccount } from "./accounts-repository.ts";
import { refuse, type AuthFailure } from "./auth-failure.ts";
import { insertChallenge } from "./challenges-repository.ts";
import type { AuthDependencies } from "./dependencies.ts";
import { deleteFactors, findFactor, insertFactor, listFactors } from "./factors-repository.ts";
import { challengeSeconds } from "./lifetimes.ts";
import { newAppSetup, type AppSetup } from "./one-time-codes.ts";
import { isFreshlyProven } from "./proof.ts";
import { sealText } from "./sealed-text.ts";
import { lowerAssurance } from "./sessions-repository.ts";
import type { Caller, Sessions } from "./sessions.ts";

/** One app, and perhaps one on another device. */
export const maximumFactors = 10;

export type EnrolledFactor = { readonly factor: Factor; readonly setup: AppSetup };

export type PutChallenge = {
  readonly id: string;
  /** Epoch seconds. */
  readonly expiresAt: number;
};

/** The key that seals the apps' secrets; shared by every instance of the site. */
export async function factorKey(database: AuthDependencies["database"]): Promise<Buffer> {
  return Buffer.from(await siteSecret(database, "second-factors"), "base64url");
}

/** Sets up, asks for and takes away an account's second factors. `code-check.ts` checks their codes. */
export function createSecondFactors({
  database,
  clock,
  audit,
  sessions,
}: AuthDependencies & { sessions: Sessions }) {
  /** Null when the session may change the account's factors. */
  function refusalOf({ session }: Caller, hasVerified: boolean) {
    if (hasVerified && session.assurance === "aal1") return refuse("insufficient_aal");
    return isFreshlyProven(session, clock.now()) ? null : refuse("reauthentication_needed");
  }

  return {
    /** Makes a factor that counts once a code of it was verified; an earlier unfinished one is given up. */
    async enrol(
      accessToken: string | null,
      { issuer, friendlyName }: { issuer: string; friendlyName: string | null },
    ): Promise<Result<EnrolledFactor, AuthFailure>> {
      const caller = await sessions.authenticate(accessToken);
      if (!caller.ok) return caller;
      const { account } = caller.value;
      const key = await factorKey(database);
      return database.transaction(async (queries) => {
        await holdAccount(queries, account.id);
        const known = await listFactors(queries, account.id);
        const verified = known.filter(({ status }) => status === "verified");
        const refusal = refusalOf(caller.value, verified.length > 0);
        if (refusal !== null) return refusal;
        if (verified.length >= maximumFactors) return refuse("too_many_enrolled_mfa_factors");
        if (verified.some((factor) => factor.friendlyName === friendlyName))
          return refuse("mfa_factor_name_conflict");
        const unfinished = known.filter(({ status }) => status === "unverified");
        await deleteFactors(
          queries,
          unfinished.map(({ id }) => id),
        );
        const setup = newAppSetup({ issuer, label: account.email });
        const id = uuidv7();
        const at = clock.now().toISOString();
        const factor: Factor = {
          id,
          friendlyName,
          status: "unverified",
          createdAt: at,
          updatedAt: at,
        };
        const sealedSecret = sealText(key, id, setup.secret);
        await insertFactor(queries, { factor, accountId: account.id, sealedSecret });
        return succeed({ factor, setup });
      });
    },

    /** Asks this session for a code of the factor (`mfa_factor_not_found`). */
    async challenge(
      accessToken: string | null,
      factorId: string,
    ): Promise<Result<PutChallenge, AuthFailure>> {
      const caller = await sessions.authenticate(accessToken);
      if (!caller.ok) return caller;
      const { session, account } = caller.value;
      return database.transaction(async (queries) => {
        const found = await findFactor(queries, { id: factorId, accountId: account.id });
        if (found === undefined) return refuse("mfa_factor_not_found");
        const now = clock.now();
        const expiry = new Date(now.getTime() + challengeSeconds * 1000);
        const id = uuidv7();
        await insertChallenge(queries, {
          id,
          factorId,
          sessionId: session.id,
          expiresAt: expiry.toISOString(),
        });
        return succeed({ id, expiresAt: Math.floor(expiry.getTime() / 1000) });
      });
    },

    /** Takes a factor away; a verified one only from a session that has shown it. */
    async unenrol(
      accessToken: string | null,
      factorId: string,
    ): Promise<Result<{ readonly id: string }, AuthFailure>> {
      const caller = await sessions.authenticate(accessToken);
      if (!caller.ok) return caller;
      const accountId = caller.value.account.id;
      return database.transaction(async (queries) => {
        const found = await findFactor(queries, { id: factorId, accountId });
        if (found === undefined) return refuse("mfa_factor_not_found");
        const wasVerified = found.factor.status === "verified";
        const refusal = wasVerified ? refusalOf(caller.value, true) : null;
        if (refusal !== null) return refusal;
        await deleteFactors(queries, [factorId]);
        if (!wasVerified) return succeed({ id: factorId });
        const left = await listFactors(queries, accountId);
        if (!left.some(({ status }) => status === "verified"))
          await lowerAssurance(queries, accountId);
        const details = { accountId, factorId };
        await audit.append(queries, { actor: accountId, action: "second-factor-removed", details });
        return succeed({ id: factorId });
      });
    },
  };
}
