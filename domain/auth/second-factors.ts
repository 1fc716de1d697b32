import { uuidv7 } from "uuidv7";
import { Secret, TOTP } from "otpauth";
import { renderSVG } from "uqr";
import * as factors from "./factors-repository.ts";
import type { Queries } from "../../database/open-database.ts";
import { siteSecret } from "../../database/site-secrets.ts";
import { succeed, type Result } from "../shared/result.ts";
import { openText, sealText } from "../shared/sealing.ts";
import { lockAccountForUpdate } from "./accounts-repository.ts";
import { refuse, type AuthFailure } from "./auth-failure.ts";
import { challengeSeconds, maximumFactors } from "./auth-limits.ts";
import { endSessions, lowerAssurance } from "./sessions-repository.ts";
import {
  isFreshlyProven,
  type AuthDependencies,
  type Caller,
  type OpenedSession,
  type Sessions,
  type SignedIn,
} from "./sessions.ts";
import type { Throttle } from "./throttle.ts";

type CodeInput = {
  readonly factorId: string;
  readonly challengeId: string;
  readonly code: string;
};

export function createSecondFactors({
  database,
  clock,
  audit,
  sessions,
  throttle,
}: AuthDependencies & { sessions: Sessions; throttle: Throttle }) {
  return {
    /** Makes a factor that counts once a code of it was verified; an earlier unfinished one is given up. */
    async enrol(
      accessToken: string | null,
      { issuer, friendlyName }: { issuer: string; friendlyName: string | null },
    ) {
      const caller = await sessions.authenticate(accessToken);
      if (!caller.ok) return caller;
      const { account } = caller.value;
      const key = await sealingKey();
      return database.transaction(async (queries) => {
        await lockAccountForUpdate(queries, account.id);
        const knownFactors = await factors.listFactors(queries, account.id);
        const verifiedFactors = knownFactors.filter(({ status }) => status === "verified");
        const refusal = refusalOf(caller.value, verifiedFactors.length > 0);
        if (refusal !== null) return refusal;
        if (verifiedFactors.length >= maximumFactors)
          return refuse("too_many_enrolled_mfa_factors");
        if (verifiedFactors.some((factor) => factor.friendlyName === friendlyName))
          return refuse("mfa_factor_name_conflict");
        const unverifiedFactors = knownFactors.filter(({ status }) => status === "unverified");
        await factors.deleteFactors(queries, unverifiedFactors);
        const setup = createTotpSetup({ issuer, label: account.email });
        const at = clock.now().toISOString();
        const newFactor = { status: "unverified", createdAt: at, updatedAt: at } as const;
        const factor = { id: uuidv7(), friendlyName, ...newFactor };
        const sealedSecret = sealText(key, factor.id, setup.secret);
        await factors.insertFactor(queries, { factor, accountId: account.id, sealedSecret });
        return succeed({ factor, setup });
      });
    },

    async challenge(accessToken: string | null, factorId: string) {
      const caller = await sessions.authenticate(accessToken);
      if (!caller.ok) return caller;
      const { session, account } = caller.value;
      return database.transaction(async (queries) => {
        const factor = await factors.findFactor(queries, { id: factorId, accountId: account.id });
        if (factor === undefined) return refuse("mfa_factor_not_found");
        const expiry = new Date(clock.now().getTime() + challengeSeconds * 1000);
        const challenge = { id: uuidv7(), factorId, sessionId: session.id };
        const expiresAt = expiry.toISOString();
        await factors.insertChallenge(queries, { ...challenge, expiresAt });
        return succeed({ id: challenge.id, expiresAt: Math.floor(expiry.getTime() / 1000) });
      });
    },

    /** The first right code of a new factor makes it count, and ends the account's other sessions. */
    async verify(
      accessToken: string | null,
      { factorId, challengeId, code }: CodeInput,
    ): Promise<Result<SignedIn, AuthFailure>> {
      const caller = await sessions.authenticate(accessToken);
      if (!caller.ok) return caller;
      const { session, account } = caller.value;
      const accountId = account.id;
      const factor = await factors.findFactor(database.queries, { id: factorId, accountId });
      if (factor === undefined) return refuse("mfa_factor_not_found");
      const at = clock.now().toISOString();
      const challenge = { id: challengeId, factorId, sessionId: session.id, at };
      if (!(await factors.isOpenChallenge(database.queries, challenge)))
        return refuse("mfa_challenge_expired");
      const codeAttempt = await throttle.attemptCode(accountId, () => claimCode(factor, code));
      if (!codeAttempt.ok) return codeAttempt;

      const raisedSession = await database.transaction<Result<OpenedSession, AuthFailure>>(
        async (queries) => {
          if (!(await factors.deleteChallenge(queries, challengeId)))
            return refuse("mfa_challenge_expired");
          const openedSession = await sessions.raise(queries, session);
          if (openedSession === null) return refuse("session_not_found");
          if (!(await factors.verifyFactor(queries, { id: factorId, at })))
            return succeed(openedSession);
          const action = "second-factor-enrolled";
          await endSessions(queries, { accountId, except: session.id, reason: action, at });
          const details = { accountId, factorId };
          await audit.append(queries, { actor: accountId, action, details });
          return succeed(openedSession);
        },
      );
      return raisedSession.ok
        ? succeed(await sessions.issueTokens(raisedSession.value))
        : raisedSession;
    },

    async unenrol(accessToken: string | null, factorId: string) {
      const caller = await sessions.authenticate(accessToken);
      if (!caller.ok) return caller;
      const accountId = caller.value.account.id;
      return database.transaction(async (queries) => {
        const factor = await factors.findFactor(queries, { id: factorId, accountId });
        if (factor === undefined) return refuse("mfa_factor_not_found");
        const wasVerified = factor.factor.status === "verified";
        const refusal = wasVerified ? refusalOf(caller.value, true) : null;
        if (refusal !== null) return refusal;
        await factors.deleteFactors(queries, [factor.factor]);
        if (wasVerified) await noteRemoval(queries, { accountId, factorId });
        return succeed({ id: factorId });
      });
    },
  };

  function refusalOf({ session }: Caller, hasVerified: boolean) {
    if (hasVerified && session.assurance === "aal1") return refuse("insufficient_aal");
    return isFreshlyProven(session, clock.now()) ? null : refuse("reauthentication_needed");
  }

  /** Null for a code that is wrong, or whose 30 seconds were used before. */
  async function claimCode(
    { factor, sealedSecret }: factors.SealedFactor,
    code: string,
  ): Promise<true | null> {
    const secret = openText(await sealingKey(), factor.id, sealedSecret);
    const step = matchingStep(secret, code, clock.now());
    if (step === null) return null;
    return (await factors.claimStep(database.queries, { id: factor.id, step })) ? true : null;
  }

  async function noteRemoval(
    queries: Queries,
    details: { readonly accountId: string; readonly factorId: string },
  ): Promise<void> {
    const { accountId: actor } = details;
    if (!(await factors.hasVerifiedFactor(queries, actor))) await lowerAssurance(queries, actor);
    await audit.append(queries, { actor, action: "second-factor-removed", details });
  }

  async function sealingKey(): Promise<Buffer> {
    return Buffer.from(await siteSecret(database, "second-factors"), "base64url");
  }
}

/** Every authenticator app takes these (RFC 6238): six digits, 30 seconds, SHA-1. */
const kind = { algorithm: "SHA1", digits: 6, period: 30 } as const;

/** A person's clock may be off by so many, either way. */
const toleratedSteps = 1;

/** RFC 4226 asks for at least 16 bytes and advises 20. */
const secretBytes = 20;

const moduleSize = 4;

function createTotpSetup({ issuer, label }: { issuer: string; label: string }) {
  const secret = new Secret({ size: secretBytes });
  const uri = new TOTP({ ...kind, issuer, label, secret }).toString();
  const qrCode = renderSVG(uri, { ecc: "M", border: 2, pixelSize: moduleSize });
  return { secret: secret.base32, uri, qrCode };
}

function matchingStep(secret: string, code: string, instant: Date): number | null {
  const codes = new TOTP({ ...kind, secret });
  const timestamp = instant.getTime();
  const delta = codes.validate({ token: code, timestamp, window: toleratedSteps });
  return delta === null ? null : codes.counter({ timestamp }) + delta;
}
