import { calculateJwkThumbprint, exportJWK, generateKeyPair } from "jose";
import type { OpenDatabase } from "../../database/open-database.ts";
import type { Clock } from "../shared/clock.ts";
import { accessTokenSeconds } from "./lifetimes.ts";
import { insertSigningKey, listSigningKeys, type SigningKey } from "./signing-keys-repository.ts";

export const signingAlgorithm = "ES256";

/** For an instance that still signed with the old key while another made the new one. */
const overlapMarginSeconds = 60;

export type SigningKeys = {
  /** The key that signs: the newest. Makes the first one when there is none. */
  readonly newest: () => Promise<SigningKey>;
  /** The keys by which a living token may be signed, newest first. */
  readonly accepted: () => Promise<readonly SigningKey[]>;
  /** Makes a new key, which signs from now on; tokens of the one before live out their time. */
  readonly rotate: () => Promise<SigningKey>;
};

/**
 * Keys are read at each use, so that all instances turn to a new one at once. Instances that start
 * together on an empty database may make two: the newer one signs, both are accepted.
 */
export function createSigningKeys({
  database,
  clock,
}: {
  database: OpenDatabase;
  clock: Clock;
}): SigningKeys {
  async function rotate(): Promise<SigningKey> {
    await insertSigningKey(database.queries, await generateSigningKey(clock.now()));
    return newest();
  }

  async function newest(): Promise<SigningKey> {
    const [key] = await listSigningKeys(database.queries);
    return key ?? rotate();
  }

  return {
    newest,
    rotate,
    async accepted() {
      const keys = await listSigningKeys(database.queries);
      const overlapMs = (accessTokenSeconds + overlapMarginSeconds) * 1000;
      const overlapStart = new Date(clock.now().getTime() - overlapMs).toISOString();
      return keys.filter((_, index) => {
        const successor = keys[index - 1];
        return successor === undefined || successor.createdAt > overlapStart;
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
