import { createHash, createHmac } from "node:crypto";
import type { Row } from "../../database/named-rows.ts";
import { canonicalJson } from "../shared/canonical-form.ts";
import type { AuditAction } from "./audit-kinds.ts";

export type AuditDetails = Readonly<Record<string, unknown>>;

export type AuditRecord = {
  /** `admin:EMAIL`, `link:LINK_ID`, an account's id, or `system`. */
  readonly actor: string;
  readonly action: AuditAction;
  readonly postId?: string;
  readonly revision?: number;
  readonly reason?: string;
  readonly details?: AuditDetails;
};

/** One recorded change. Each entry's hash covers the one before it, so no entry can be changed or taken out. */
export type ChainedEntry = Omit<Row<"audit_log">, "details"> & {
  readonly details: Record<string, unknown>;
};

type AuditEntry = Omit<ChainedEntry, "previous_hash" | "hash">;

export type StoredEntry = Omit<ChainedEntry, "details"> & {
  readonly details: AuditEntry["details"] | null;
};

export type ChainHead = { readonly sequence: number; readonly hash: string };

export const emptyChain: ChainHead = { sequence: 0, hash: "0".repeat(64) };

export function entryHash(previousHash: string, entry: AuditEntry): string {
  return createHash("sha256").update(previousHash).update(canonicalJson(entry)).digest("hex");
}

export function continues(
  head: ChainHead,
  { previous_hash, hash, details, ...entry }: StoredEntry,
): boolean {
  return (
    details !== null &&
    entry.sequence === head.sequence + 1 &&
    previous_hash === head.hash &&
    hash === entryHash(head.hash, { ...entry, details })
  );
}

export type PostEntry = Pick<ChainedEntry, "revision" | "action" | "actor" | "reason" | "at">;

/** Answers the key of the settings: whoever can write the database alone does not have it. */
export type AuditKey = () => Promise<Buffer>;

/** The signature of the log up to this entry. It names its key, as those that are stored do. */
export function signHead(key: Buffer, { sequence, hash }: ChainHead): string {
  const ownKey = createHmac("sha256", key).update("jee-guide audit head\n").digest();
  const name = createHash("sha256").update(ownKey).digest("base64url").slice(0, 8);
  const signature = createHmac("sha256", ownKey).update(`${sequence} ${hash}`).digest("base64url");
  return `${name}.${signature}`;
}
