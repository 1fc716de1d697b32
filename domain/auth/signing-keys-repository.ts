import { calculateJwkThumbprint, exportJWK, generateKeyPair } from "jose";
import { z } from "zod";
import type { OpenDatabase, Queries } from "../../database/open-database.ts";
import { readJson } from "../../database/values.ts";
import type { Clock } from "../shared/clock.ts";

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

export type SigningKeys = ReturnType<typeof createSigningKeys>;

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
