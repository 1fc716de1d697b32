import { createHash, randomBytes } from "node:crypto";

const tokenBytes = 32;

/** A new random token, and its hash: all that the database keeps of it. */
export function newSecretToken(): { readonly token: string; readonly hash: string } {
  const token = randomBytes(tokenBytes).toString("base64url");
  return { token, hash: hashOfToken(token) };
}

/** 256 random bits need no slow hash. */
export function hashOfToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
