import {
  errors,
  jwtVerify,
  SignJWT,
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
} from "jose";
import { z } from "zod";
import type { Clock } from "../shared/clock.ts";
import { isCanonicalToken } from "../shared/canonical-form.ts";
import type { Account } from "./account.ts";
import { accessTokenSeconds } from "./auth-limits.ts";
import type { Session } from "./sessions-repository.ts";
import type { OpenDatabase, Queries } from "../../database/open-database.ts";
import { readJson } from "../../database/values.ts";

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

export const signingAlgorithm = "ES256";

const publicJwkSchema = z.object({
  kty: z.literal("EC"),
  crv: z.literal("P-256"),
  x: z.string(),
  y: z.string(),
});

const privateJwkSchema = publicJwkSchema.extend({ d: z.string() });

type SigningKey = {
  readonly kid: string;
  readonly privateJwk: z.infer<typeof privateJwkSchema>;
  readonly publicJwk: z.infer<typeof publicJwkSchema>;
  readonly createdAt: string;
};

type SigningKeys = ReturnType<typeof createSigningKeys>;

/** Read at each use, so that all instances turn to a new key at once; two that start together accept both. */
export function createSigningKeys({ database, clock }: { database: OpenDatabase; clock: Clock }) {
  return {
    async newest(): Promise<SigningKey> {
      const [known] = await listSigningKeys(database.queries);
      if (known !== undefined) return known;
      await insertSigningKey(database.queries, await generateSigningKey(clock.now()));
      const [made] = await listSigningKeys(database.queries);
      if (made === undefined) throw new Error("There is no signing key.");
      return made;
    },

    accepted: () => listSigningKeys(database.queries),

    /** Puts a new key in the place of all: tokens of before count no more. `note` is stored with it. */
    async replace(note: (queries: Queries, kid: string) => Promise<void>): Promise<void> {
      const key = await generateSigningKey(clock.now());
      await database.transaction(async (queries) => {
        await insertSigningKey(queries, key);
        await queries.deleteFrom("signing_keys").where("kid", "!=", key.kid).execute();
        await note(queries, key.kid);
      });
    },
  };
}

async function generateSigningKey(now: Date) {
  const { privateKey, publicKey } = await generateKeyPair(signingAlgorithm, { extractable: true });
  const publicJwk = await exportJWK(publicKey);
  return {
    kid: await calculateJwkThumbprint(publicJwk),
    privateJwk: await exportJWK(privateKey),
    publicJwk,
    createdAt: now.toISOString(),
  };
}

async function insertSigningKey(
  queries: Queries,
  key: { kid: string; privateJwk: object; publicJwk: object; createdAt: string },
): Promise<void> {
  await queries
    .insertInto("signing_keys")
    .values({
      kid: key.kid,
      private_jwk: JSON.stringify(key.privateJwk),
      public_jwk: JSON.stringify(key.publicJwk),
      created_at: key.createdAt,
    })
    .execute();
}

async function listSigningKeys(queries: Queries): Promise<readonly SigningKey[]> {
  const rows = await queries
    .selectFrom("signing_keys")
    .selectAll()
    .orderBy("created_at", "desc")
    .orderBy("kid")
    .execute();
  return rows.map((row) => ({
    kid: row.kid,
    privateJwk: readJson(privateJwkSchema, row.private_jwk),
    publicJwk: readJson(publicJwkSchema, row.public_jwk),
    createdAt: row.created_at,
  }));
}
