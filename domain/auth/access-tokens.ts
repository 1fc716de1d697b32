import { errors, jwtVerify, SignJWT } from "jose";
import { z } from "zod";
import type { Clock } from "../shared/clock.ts";
import { isCanonicalToken } from "../shared/canonical-form.ts";
import type { Account } from "./account.ts";
import { accessTokenSeconds } from "./auth-limits.ts";
import type { Session } from "./sessions-repository.ts";
import { signingAlgorithm, type SigningKeys } from "./signing-keys-repository.ts";

export type AccessTokens = ReturnType<typeof createAccessTokens>;

export const audience = "authenticated";

export const appMetadata = { provider: "email", providers: ["email"] } as const;

const claimsSchema = z.object({ sub: z.uuid(), session_id: z.uuid() });

/** ES256 tokens with the claims that `@supabase/auth-js` reads. */
export function createAccessTokens({
  keys,
  clock,
  siteUrl,
}: {
  keys: SigningKeys;
  clock: Clock;
  siteUrl: string;
}) {
  const issuer = `${siteUrl}/auth/v1`;
  return {
    async issue(session: Session, account: Account) {
      const key = await keys.newest();
      const issuedAt = Math.floor(clock.now().getTime() / 1000);
      const expiresAt = issuedAt + accessTokenSeconds;
      const token = await new SignJWT({
        email: account.email,
        phone: "",
        role: audience,
        aal: session.assurance,
        amr: session.methods,
        session_id: session.id,
        is_anonymous: false,
        app_metadata: appMetadata,
        user_metadata: account.metadata,
      })
        .setProtectedHeader({ alg: signingAlgorithm, kid: key.kid, typ: "JWT" })
        .setSubject(account.id)
        .setAudience(audience)
        .setIssuer(issuer)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(key.privateJwk);
      return { token, expiresAt };
    },
    async read(token: string) {
      if (!isCanonicalToken(token)) return null;
      const acceptedKeys = await keys.accepted();
      try {
        const { payload } = await jwtVerify(
          token,
          ({ kid }) => {
            const key = acceptedKeys.find((candidate) => candidate.kid === kid);
            if (key === undefined) throw new errors.JWKSNoMatchingKey();
            return key.publicJwk;
          },
          {
            algorithms: [signingAlgorithm],
            issuer,
            audience,
            requiredClaims: ["exp"],
            currentDate: clock.now(),
          },
        );
        const claims = claimsSchema.safeParse(payload);
        if (!claims.success) return null;
        return { accountId: claims.data.sub, sessionId: claims.data.session_id };
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
  };
}
