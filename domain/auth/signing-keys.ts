import { calculateJwkThumbprint, exportJWK, generateKeyPair } from "jose";
import type { OpenDatabase, Queries } from "../../database/open-database.ts";
import type { Clock } from "../shared/clock.ts";
import { accessTokenSeconds } from "./auth-limits.ts";
import {
  deleteSigningKeys,
  insertSigningKey,
  listSigningKeys,
  type SigningKey,
} from "./signing-keys-repository.ts";

export const signingAlgorithm = "ES256";

/** For an instance that still signed with the old key while another made the new one. */
const overlapMarginSeconds = 60;

/** What is stored with a new key, or not at all. */
type KeyNote = (queries: Queries, kid: string) => Promise<void>;

export type SigningKeys = ReturnType<typeof createSigningKeys>;

/**
 * Keys are read at each use, so that all instances turn to a new one at once. Instances that start
 * together on an empty database may make two: the newer one signs, both are accepted.
 */
export function createSigningKeys({ database, clock }: { database: OpenDatabase; clock: Clock }) {
  /** Makes a new key, which signs from now on; tokens of the one before live out their time. */
  async function rotate(inTransaction?: KeyNote): Promise<SigningKey> {
    const key = await generateSigningKey(clock.now());
    await database.transaction(async (queries) => {
      await insertSigningKey(queries, key);
      await inTransaction?.(queries, key.kid);
    });
    return newest();
  }

  /** The key that signs: the newest. Makes the first one when there is none. */
  async function newest(): Promise<SigningKey> {
    const [key] = await listSigningKeys(database.queries);
    return key ?? rotate();
  }

  /** The keys by which a living token may be signed, newest first. */
  async function acceptedKeys(): Promise<readonly SigningKey[]> {
    const keys = await listSigningKeys(database.queries);
    const overlapMs = (accessTokenSeconds + overlapMarginSeconds) * 1000;
    const overlapStart = new Date(clock.now().getTime() - overlapMs).toISOString();
    return keys.filter((_, index) => {
      const successor = keys[index - 1];
      return successor === undefined || successor.createdAt > overlapStart;
    });
  }

  return {
    newest,
    rotate,
    accepted: acceptedKeys,

    /** Deletes the keys by which no living token is signed; answers how many there were. */
    async deleteRetired(): Promise<number> {
      const allKeys = await listSigningKeys(database.queries);
      const living = new Set((await acceptedKeys()).map(({ kid }) => kid));
      const retiredKeys = allKeys.flatMap(({ kid }) => (living.has(kid) ? [] : kid));
      await deleteSigningKeys(database.queries, retiredKeys);
      return retiredKeys.length;
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
