import { calculateJwkThumbprint, exportJWK, generateKeyPair } from "jose";
import type { OpenDatabase, Queries } from "../../database/open-database.ts";
import type { Clock } from "../shared/clock.ts";
import {
  deleteOtherSigningKeys,
  insertSigningKey,
  listSigningKeys,
  type SigningKey,
} from "./signing-keys-repository.ts";

export const signingAlgorithm = "ES256";

export type SigningKeys = ReturnType<typeof createSigningKeys>;

/**
 * Keys are read at each use, so that all instances turn to a new one at once. Instances that start
 * together on an empty database may make two: the newer one signs, both are accepted.
 */
export function createSigningKeys({ database, clock }: { database: OpenDatabase; clock: Clock }) {
  return {
    /** The key that signs: the newest. Makes the first one when there is none. */
    async newest(): Promise<SigningKey> {
      const [known] = await listSigningKeys(database.queries);
      if (known !== undefined) return known;
      await insertSigningKey(database.queries, await generateSigningKey(clock.now()));
      const [made] = await listSigningKeys(database.queries);
      if (made === undefined) throw new Error("There is no signing key.");
      return made;
    },

    /** The keys by which a living token may be signed, newest first. */
    accepted: () => listSigningKeys(database.queries),

    /** Puts a new key in the place of all: tokens of before count no more. `note` is stored with it. */
    async replace(note: (queries: Queries, kid: string) => Promise<void>): Promise<void> {
      const key = await generateSigningKey(clock.now());
      await database.transaction(async (queries) => {
        await insertSigningKey(queries, key);
        await deleteOtherSigningKeys(queries, key.kid);
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
