/** JSON with sorted keys, to be hashed: PostgreSQL's jsonb does not keep their order. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** The last letter of a signature has spare bits that decoders ignore. */
export function isCanonicalToken(token: string): boolean {
  const signature = token.split(".")[2] ?? "";
  return Buffer.from(signature, "base64url").toString("base64url") === signature;
}
