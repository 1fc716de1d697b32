import { createHash, createHmac } from "node:crypto";
import type { ChainHead } from "./audit-entry.ts";

/** Answers the key of the settings: whoever can write the database alone does not have it. */
export type AuditKey = () => Promise<Buffer>;

/** The signature of the log up to this entry. It names its key, as those that are stored do. */
export function signHead(key: Buffer, { sequence, hash }: ChainHead): string {
  const ownKey = createHmac("sha256", key).update("jee-guide audit head\n").digest();
  const name = createHash("sha256").update(ownKey).digest("base64url").slice(0, 8);
  const signature = createHmac("sha256", ownKey).update(`${sequence} ${hash}`).digest("base64url");
  return `${name}.${signature}`;
}
