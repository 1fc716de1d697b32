/**
 * Whether a signed token (three base64url parts) is written in the one way in which we write it.
 * The last letter of a signature has spare bits that decoders ignore: without this check, a token
 * with that letter changed would still be accepted.
 */
export function isCanonicalToken(token: string): boolean {
  const signature = token.split(".")[2] ?? "";
  return Buffer.from(signature, "base64url").toString("base64url") === signature;
}
