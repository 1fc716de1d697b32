import {
  errors,
  jwtVerify,
  SignJWT,
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
} from "jose";
import { z } from "zod";
import { isCanonicalToken } from "../shared/canonical-form.ts";
import type { RoomTools } from "../audit/room-tools.ts";
import type { Account } from "./account.ts";
import { accessTokenSeconds } from "./auth-limits.ts";
import type { Session } from "./sessions-repository.ts";
import type { Queries } from "../../database/open-database.ts";
import { readJson } from "../../database/values.ts";

export type AccessTokens = ReturnType<typeof createAccessTokens>;

export const audience = "authenticated";

export const appMetadata = { provider: "email", providers: ["email"] } as const;

const claimsSchema = z.object({ sub: z.uuid(), session_id: z.uuid() });

const algorithm = "ES256";

const publicJwkSchema = z.object({
  kty: z.literal("EC"),
  crv: z.literal("P-256"),
  x: z.string(),
  y: z.string(),
});

const privateJwkSchema = publicJwkSchema.extend({ d: z.string() });

/**
 * ES256 tokens with the claims that `@supabase/auth-js` reads. Keys are read at each use, so that all instances turn to
 * a new one at once; two that start together accept both.
 */
export function createAccessTokens(dependencies: RoomTools & { readonly siteUrl: string }) {
  const { database, clock, audit, siteUrl } = dependencies;
  const { queries } = database;
  const issuer = `${siteUrl}/auth/v1`;
  return {
    async issue(session: Session, account: Account) {
      const key = await newestKey();
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
        .setProtectedHeader({ alg: algorithm, kid: key.kid, typ: "JWT" })
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
      const accepted = await acceptedKeys();
      try {
        const { payload } = await jwtVerify(
          token,
          ({ kid }) => {
            const key = accepted.find((candidate) => candidate.kid === kid);
            if (key === undefined) throw new errors.JWKSNoMatchingKey();
            return key.publicJwk;
          },
          {
            algorithms: [algorithm],
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

    async keySet() {
      await newestKey();
      const keys = (await acceptedKeys()).map(({ kid, publicJwk }) => ({
        ...publicJwk,
        kid,
        alg: algorithm,
        use: "sig",
        key_ops: ["verify"],
      }));
      return { keys };
    },

    async rotateKeys(): Promise<void> {
      const key = await generateKey();
      await database.transaction(async (transaction) => {
        await insertKey(transaction, key);
        await transaction.deleteFrom("signing_keys").where("kid", "!=", key.kid).execute();
        const entry = { actor: "command-line", details: { kid: key.kid } };
        await audit.append(transaction, { ...entry, action: "signing-key-rotated" });
      });
    },
  };

  async function newestKey() {
    const [known] = await acceptedKeys();
    if (known !== undefined) return known;
    await insertKey(queries, await generateKey());
    const [made] = await acceptedKeys();
    if (made === undefined) throw new Error("There is no signing key.");
    return made;
  }

  async function acceptedKeys() {
    const rows = await queries
      .selectFrom("signing_keys")
      .selectAll()
      .orderBy("created_at", "desc")
      .orderBy("kid")
      .execute();
    return rows.map(({ kid, private_jwk, public_jwk }) => ({
      kid,
      privateJwk: readJson(privateJwkSchema, private_jwk),
      publicJwk: readJson(publicJwkSchema, public_jwk),
    }));
  }

  async function generateKey() {
    const { privateKey, publicKey } = await generateKeyPair(algorithm, { extractable: true });
    const publicJwk = await exportJWK(publicKey);
    return {
      kid: await calculateJwkThumbprint(publicJwk),
      private_jwk: JSON.stringify(await exportJWK(privateKey)),
      public_jwk: JSON.stringify(publicJwk),
      created_at: clock.now().toISOString(),
    };
  }

  async function insertKey(
    transaction: Queries,
    key: Awaited<ReturnType<typeof generateKey>>,
  ): Promise<void> {
    await transaction.insertInto("signing_keys").values(key).execute();
  }
}
