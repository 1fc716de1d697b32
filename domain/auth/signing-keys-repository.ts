import { z } from "zod";
import type { Queries } from "../../database/open-database.ts";
import { readJson } from "../../database/values.ts";

const publicJwkSchema = z.object({
  kty: z.literal("EC"),
  crv: z.literal("P-256"),
  x: z.string(),
  y: z.string(),
});

const privateJwkSchema = publicJwkSchema.extend({ d: z.string() });

export type SigningKey = {
  /** The key's thumbprint (RFC 7638). */
  readonly kid: string;
  readonly privateJwk: z.infer<typeof privateJwkSchema>;
  readonly publicJwk: z.infer<typeof publicJwkSchema>;
  readonly createdAt: string;
};

export async function insertSigningKey(
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

export async function listSigningKeys(queries: Queries): Promise<readonly SigningKey[]> {
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

export async function deleteOtherSigningKeys(queries: Queries, kid: string): Promise<void> {
  await queries.deleteFrom("signing_keys").where("kid", "!=", kid).execute();
}
