import { compactVerify, errors, SignJWT } from "jose";
import { z } from "zod";
import { isCanonicalToken } from "../../shared/canonical-form.ts";
import type { OpenDatabase, Queries } from "../../../database/open-database.ts";
import {
  deleteFormerSecrets,
  formerSecrets,
  replaceSecret,
  siteSecret,
} from "../../../database/site-secrets.ts";
import type { AuditLog } from "../../audit/audit-log.ts";
import type { Clock } from "../../shared/clock.ts";
import { linkScopes, longestLinkDays, type LinkPurpose } from "./link-terms.ts";

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

export type LinkTokens = ReturnType<typeof createLinkTokens>;

export function createLinkTokens(secret: string) {
  const key = new TextEncoder().encode(secret);
  return {
    /** The same claims give the same token, so a page may derive tokens without storing anything. */
    sign({ purpose, postId, linkId, revision, expiresAt }: LinkClaims): Promise<string> {
      return new SignJWT({ revision })
        .setProtectedHeader({ alg: algorithm })
        .setAudience(purpose)
        .setSubject(postId)
        .setJti(linkId)
        .setExpirationTime(new Date(expiresAt))
        .sign(key);
    },

    async read(token: string): Promise<LinkClaims | null> {
      const payload = await verified(token, key);
      const parsed = payloadSchema.safeParse(payload);
      if (!parsed.success) return null;
      const { aud, sub, jti, exp, revision } = parsed.data;
      const expiresAt = new Date(exp * 1_000).toISOString();
      return { purpose: aud, postId: sub, linkId: jti, revision, expiresAt };
    },
  };
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

/** A day longer than the last link lives that a former secret signed. */
const acceptedMs = (longestLinkDays + 1) * 24 * 60 * 60 * 1_000;

/** Secrets are read at each use, so that all instances turn to a new one at once. */
export function linkSecret(queries: Queries): Promise<string> {
  return siteSecret({ queries }, name);
}

export async function acceptedLinkSecrets(
  queries: Queries,
  clock: Clock,
): Promise<readonly string[]> {
  const former = await formerSecrets(queries, name, oldestAccepted(clock));
  return [await linkSecret(queries), ...former];
}

export async function rotateLinkSecret(
  { database, clock, audit }: { database: OpenDatabase; clock: Clock; audit: AuditLog },
  { isLeaked }: { isLeaked: boolean },
): Promise<void> {
  const at = clock.now().toISOString();
  await database.transaction(async (queries) => {
    await replaceSecret(queries, name, at);
    if (isLeaked) await deleteFormerSecrets(queries, name, at);
    const action = "link-secret-rotated";
    await audit.append(queries, { actor: "command-line", action, details: { isLeaked } });
  });
}

export function deleteOldLinkSecrets({ queries }: OpenDatabase, clock: Clock): Promise<number> {
  return deleteFormerSecrets(queries, name, oldestAccepted(clock));
}

function oldestAccepted(clock: Clock): string {
  return new Date(clock.now().getTime() - acceptedMs).toISOString();
}
