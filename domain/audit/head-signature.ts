import { createHash, createHmac } from "node:crypto";
import type { ChainHead } from "./audit-entry.ts";

/** Answers the key of the settings: whoever can write the database alone does not have it. */
export type AuditKey = () => Promise<Buffer>;

/** The signature of the log up to this entry. It names its key, so that another one is known as such. */
export function signHead(key: Buffer, { sequence, hash }: ChainHead): string {
  const ownKey = createHmac("sha256", key).update("jee-guide audit head\n").digest();
  const signature = createHmac("sha256", ownKey).update(`${sequence} ${hash}`).digest("base64url");
  return `${keyName(ownKey)}.${signature}`;
}

export function isOfKey(key: Buffer, signature: string): boolean {
  const [name] = signHead(key, { sequence: 0, hash: "" }).split(".");
  return signature.startsWith(`${name}.`);
}

function keyName(key: Buffer): string {
  return createHash("sha256").update(key).digest("base64url").slice(0, 8);
}
