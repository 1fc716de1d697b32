import { createHash, randomBytes } from "node:crypto";
import type { Queries } from "../../database/open-database.ts";

const tokenBytes = 32;

export function newSecretToken(): { readonly token: string; readonly hash: string } {
  const token = randomBytes(tokenBytes).toString("base64url");
  return { token, hash: hashOfToken(token) };
}

/** 256 random bits need no slow hash. */
export function hashOfToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

export async function deleteRecoveryToken(queries: Queries, accountId: string): Promise<void> {
  await queries.deleteFrom("auth_recovery_tokens").where("user_id", "=", accountId).execute();
}
