import { uuidv7 } from "uuidv7";
import { Secret, TOTP } from "otpauth";
import { renderSVG } from "uqr";
import type { Queries } from "../../database/open-database.ts";
import type { Row } from "../../database/named-rows.ts";
import { siteSecret } from "../../database/site-secrets.ts";
import type { RoomTools } from "../audit/room-tools.ts";
import { succeed, type Result } from "../shared/result.ts";
import { openText, sealText } from "../shared/sealing.ts";
import { lockAccountForUpdate } from "./accounts-repository.ts";
import { refuse, type AuthFailure } from "./auth-failure.ts";
import { challengeSeconds } from "./auth-limits.ts";
import * as factors from "./factors-repository.ts";
import { endSessions, lowerAssurance } from "./sessions-repository.ts";
import {
  isFreshlyProven,
  type Caller,
  type OpenedSession,
  type Sessions,
  type SignedIn,
} from "./sessions.ts";
import type { Throttle } from "./throttle.ts";

type NewFactor = { readonly issuer: string; readonly friendlyName: string | null };

type CodeInput = {
  readonly factorId: string;
  readonly challengeId: string;
  readonly code: string;
};

type Dependencies = RoomTools & {
  readonly sessions: Sessions;
  readonly throttle: Throttle;
};

export function createSecondFactors(dependencies: Dependencies) {
  const { database, clock, audit, sessions, throttle } = dependencies;
  return {
    async enrol(caller: Caller, { issuer, friendlyName }: NewFactor) {
      const { account } = caller;
      const key = await sealingKey();
      return database.transaction(async (queries) => {
        await lockAccountForUpdate(queries, account.id);
        const known = await factors.listFactors(queries, account.id);
        const refusal = refusalOf(caller, known.some(factors.isVerified));
        if (refusal !== null) return refusal;
        const unfinished = known.filter((factor) => !factors.isVerified(factor));
        await factors.deleteFactors(queries, unfinished);
        const setup = createTotpSetup({ issuer, label: account.email });
        const at = clock.now().toISOString();
        const id = uuidv7();
        await queries
          .insertInto("mfa_factors")
          .values({
            id,
            user_id: account.id,
            friendly_name: friendlyName,
            sealed_secret: sealText(key, id, setup.secret),
            status: "unverified",
            created_at: at,
            updated_at: at,
          })
          .execute();
        return succeed({ id, ...setup });
      });
    },

    async challenge({ session, account }: Caller, factorId: string) {
      return database.transaction(async (queries) => {
        if ((await factors.findFactor(queries, factorId, account.id)) === undefined)
          return refuse("mfa_factor_not_found");
        const expiry = new Date(clock.now().getTime() + challengeSeconds * 1000);
        const id = uuidv7();
        const expires_at = expiry.toISOString();
        await queries
          .insertInto("mfa_challenges")
          .values({ id, factor_id: factorId, session_id: session.id, expires_at })
          .execute();
        return succeed({ id, expiresAt: Math.floor(expiry.getTime() / 1000) });
      });
    },

    /** The first right code of a new factor makes it count, and ends the account's other sessions. */
    async verify(
      { session, account: { id: accountId } }: Caller,
      { factorId, challengeId, code }: CodeInput,
    ): Promise<Result<SignedIn, AuthFailure>> {
      const factor = await factors.findFactor(database.queries, factorId, accountId);
      if (factor === undefined) return refuse("mfa_factor_not_found");
      const at = clock.now().toISOString();
      const challenge = await database.queries
        .selectFrom("mfa_challenges")
        .select("id")
        .where("id", "=", challengeId)
        .where("factor_id", "=", factorId)
        .where("session_id", "=", session.id)
        .where("expires_at", ">", at)
        .executeTakeFirst();
      if (challenge === undefined) return refuse("mfa_challenge_expired");
      const codeAttempt = await throttle.attemptCode(accountId, () => claimCode(factor, code));
      if (!codeAttempt.ok) return codeAttempt;

      const raised = await database.transaction<Result<OpenedSession, AuthFailure>>(
        async (queries) => {
          const { numDeletedRows } = await queries
            .deleteFrom("mfa_challenges")
            .where("id", "=", challengeId)
            .executeTakeFirst();
          if (numDeletedRows === 0n) return refuse("mfa_challenge_expired");
          const opened = await sessions.raise(queries, session);
          if (opened === null) return refuse("session_not_found");
          const { numUpdatedRows } = await queries
            .updateTable("mfa_factors")
            .set({ status: "verified", updated_at: at })
            .where("id", "=", factorId)
            .where("status", "!=", "verified")
            .executeTakeFirst();
          if (numUpdatedRows === 0n) return succeed(opened);
          const action = "second-factor-enrolled";
          await endSessions(queries, { accountId, except: session.id, reason: action, at });
          const details = { accountId, factorId };
          await audit.append(queries, { actor: accountId, action, details });
          return succeed(opened);
        },
      );
      return raised.ok ? succeed(await sessions.issueTokens(raised.value)) : raised;
    },

    async unenrol(caller: Caller, factorId: string) {
      const actor = caller.account.id;
      return database.transaction(async (queries) => {
        const factor = await factors.findFactor(queries, factorId, actor);
        if (factor === undefined) return refuse("mfa_factor_not_found");
        const refusal = factors.isVerified(factor) ? refusalOf(caller, true) : null;
        if (refusal !== null) return refusal;
        await factors.deleteFactors(queries, [factor]);
        if (factors.isVerified(factor)) {
          if (!(await factors.hasVerifiedFactor(queries, actor)))
            await lowerAssurance(queries, actor);
          const details = { accountId: actor, factorId };
          await audit.append(queries, { actor, action: "second-factor-removed", details });
        }
        return succeed({ id: factorId });
      });
    },
  };

  function refusalOf({ session }: Caller, hasVerified: boolean) {
    if (hasVerified && session.assurance === "aal1") return refuse("insufficient_aal");
    return isFreshlyProven(session, clock.now()) ? null : refuse("reauthentication_needed");
  }

  /** Null for a code that is wrong, or whose 30 seconds were used before. */
  async function claimCode(factor: Row<"mfa_factors">, code: string): Promise<true | null> {
    const secret = openText(await sealingKey(), factor.id, factor.sealed_secret);
    const step = matchingStep(secret, code, clock.now());
    if (step === null) return null;
    const { numUpdatedRows } = await database.queries
      .updateTable("mfa_factors")
      .set({ last_used_step: step })
      .where("id", "=", factor.id)
      .where((where) =>
        where.or([where("last_used_step", "is", null), where("last_used_step", "<", step)]),
      )
      .executeTakeFirst();
    return numUpdatedRows > 0n ? true : null;
  }

  async function sealingKey(): Promise<Buffer> {
    return Buffer.from(await siteSecret(database, "second-factors"), "base64url");
  }
}

/** For a lost telephone: the account needs no code until it sets up a new factor. False when it needed none. */
export async function removeFactors(
  audit: RoomTools["audit"],
  queries: Queries,
  { accountId, by }: { readonly accountId: string; readonly by: string },
): Promise<boolean> {
  const known = await factors.listFactors(queries, accountId);
  await factors.deleteFactors(queries, known);
  if (!known.some(factors.isVerified)) return false;
  await lowerAssurance(queries, accountId);
  const action = "second-factor-removed";
  await audit.append(queries, { actor: by, action, details: { accountId } });
  return true;
}

/** Every authenticator app takes these (RFC 6238): six digits, 30 seconds, SHA-1. */
const kind = { algorithm: "SHA1", digits: 6, period: 30 } as const;

const toleratedSteps = 1;

/** RFC 4226 asks for at least 16 bytes and advises 20. */
const secretBytes = 20;

function createTotpSetup({ issuer, label }: { issuer: string; label: string }) {
  const secret = new Secret({ size: secretBytes });
  const uri = new TOTP({ ...kind, issuer, label, secret }).toString();
  return {
    secret: secret.base32,
    uri,
    qrCode: renderSVG(uri, { ecc: "M", border: 2, pixelSize: 4 }),
  };
}

function matchingStep(secret: string, code: string, instant: Date): number | null {
  const codes = new TOTP({ ...kind, secret });
  const timestamp = instant.getTime();
  const delta = codes.validate({ token: code, timestamp, window: toleratedSteps });
  return delta === null ? null : codes.counter({ timestamp }) + delta;
}
