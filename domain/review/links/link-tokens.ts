import { compactVerify, errors, SignJWT } from "jose";
import { z } from "zod";
import { isCanonicalToken } from "../../shared/canonical-form.ts";
import type { OpenDatabase, Queries } from "../../../database/open-database.ts";
import { replaceSecret, siteSecret } from "../../../database/site-secrets.ts";
import type { AuditLog } from "../../audit/audit-log.ts";
import { linkScopes, type LinkPurpose } from "./link-terms.ts";

export type LinkClaims = {
  readonly purpose: LinkPurpose;
  readonly postId: string;
  /** The row in `review_links`: revoking it ends every token that names it. */
  readonly linkId: string;
  /** The revision that was previewed (edit and approve); null for a preview, which shows the newest. */
  readonly revision: number | null;
  readonly expiresAt: string;
};

const algorithm = "HS256";

const payloadSchema = z.object({
  aud: z.enum(linkScopes),
  sub: z.string(),
  jti: z.string(),
  exp: z.int(),
  revision: z.int().nullable(),
});

/** The same claims give the same token, so a page may derive tokens without storing anything. */
export function signClaims(secret: string, claims: LinkClaims): Promise<string> {
  const { purpose, postId, linkId, revision, expiresAt } = claims;
  return new SignJWT({ revision })
    .setProtectedHeader({ alg: algorithm })
    .setAudience(purpose)
    .setSubject(postId)
    .setJti(linkId)
    .setExpirationTime(new Date(expiresAt))
    .sign(keyOf(secret));
}

export async function readClaims(secret: string, token: string): Promise<LinkClaims | null> {
  const parsed = payloadSchema.safeParse(await verified(token, keyOf(secret)));
  if (!parsed.success) return null;
  const { aud, sub, jti, exp, revision } = parsed.data;
  const expiresAt = new Date(exp * 1_000).toISOString();
  return { purpose: aud, postId: sub, linkId: jti, revision, expiresAt };
}

function keyOf(secret: string): Uint8Array {
  return new TextEncoder().encode(secret);
}

async function verified(token: string, key: Uint8Array): Promise<unknown> {
  if (!isCanonicalToken(token)) return null;
  try {
    const { payload } = await compactVerify(token, key, { algorithms: [algorithm] });
    return JSON.parse(new TextDecoder().decode(payload));
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

const name = "review-links";

/** Read at each use, so that all instances turn to a new one at once. */
export function linkSecret(queries: Queries): Promise<string> {
  return siteSecret({ queries }, name);
}

/** Former links open nothing any more. */
export async function rotateLinkSecret({
  database,
  audit,
}: {
  readonly database: OpenDatabase;
  readonly audit: AuditLog;
}): Promise<void> {
  await database.transaction(async (queries) => {
    await replaceSecret(queries, name);
    await audit.append(queries, { actor: "command-line", action: "link-secret-rotated" });
  });
}
