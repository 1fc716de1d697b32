import { uuidv7 } from "uuidv7";
import type { Row } from "../../../database/named-rows.ts";
import type { Queries } from "../../../database/open-database.ts";
import type { RoomTools } from "../../audit/room-tools.ts";
import { fail, succeed, type Result } from "../../shared/result.ts";
import { previewLinkDays, type LinkPurpose, type LinkScope, linkScopes } from "./link-terms.ts";
import {
  addressOfActor,
  isAnsweredFor,
  mayApprove,
  scopeNow,
  type MembershipOf,
} from "../office.ts";
import { compactVerify, errors, SignJWT } from "jose";
import { z } from "zod";
import { isCanonicalToken } from "../../shared/canonical-form.ts";
import { replaceSecret, siteSecret } from "../../../database/site-secrets.ts";

const day = 24 * 60 * 60 * 1_000;

export type ReviewLinks = ReturnType<typeof createReviewLinks>;

export type IssueLinkCommand = {
  readonly postId: string;
  readonly revision: number;
  readonly by: string;
  readonly scope?: LinkScope;
  readonly days?: number;
  readonly sentTo?: string | null;
};

type EndOfAccess = { readonly email: string; readonly by: string };

type Revoked = { readonly postId: string; readonly linkId: string | null; readonly by: string };

type Dependencies = RoomTools & {
  readonly site: { readonly url: string };
  readonly membershipOf: MembershipOf;
};

export function createReviewLinks(dependencies: Dependencies) {
  const { database, clock, audit, site, membershipOf } = dependencies;
  return {
    async issue(queries: Queries, command: IssueLinkCommand): Promise<string> {
      const { postId, revision, by, sentTo = null } = command;
      const wanted = { scope: command.scope ?? "approve", sent_to: sentTo, created_by: by };
      const scope = await scopeNow(membershipOf, queries, wanted);
      const now = clock.now();
      // Whole seconds, as the tokens have them.
      const time = (command.days ?? previewLinkDays) * day;
      const expiry = Math.floor((now.getTime() + time) / 1_000) * 1_000;
      const link: ReviewLink = {
        id: uuidv7(),
        post_id: postId,
        expires_at: new Date(expiry).toISOString(),
        revoked_at: null,
        created_by: by,
        created_at: now.toISOString(),
        scope,
        revision,
        sent_to: sentTo,
      };
      await queries.insertInto("review_links").values(link).execute();
      const details = { linkId: link.id, expiresAt: link.expires_at, scope, revision, sentTo };
      await audit.append(queries, { actor: by, action: "link-issued", postId, details });
      return pageUrl(await linkSecret(queries), "preview", link);
    },

    revoke(queries: Queries, command: Revoked): Promise<number> {
      return endLinks(dependencies, queries, command);
    },

    endOfPerson: (queries: Queries, end: EndOfAccess) => endLinks(dependencies, queries, end),

    previewUrls: (postIds: readonly string[], by: string) =>
      addressesOf("preview", new Map(postIds.map((id) => [id, null])), by),

    editUrls: (revisions: ReadonlyMap<string, number>, by: string) =>
      addressesOf("edit", revisions, by),

    addressOf: async (link: ReviewLink): Promise<string> =>
      pageUrl(await linkSecret(database.queries), "preview", link),

    latestOf: async ({ linkId, postId, expiresAt }: LinkClaims): Promise<string> => {
      const link = { id: linkId, post_id: postId, expires_at: expiresAt };
      return pageUrl(await linkSecret(database.queries), "preview", link);
    },

    async ofPost(postId: string): Promise<ReviewLink[]> {
      const { queries } = database;
      const links = await openLinks(queries, clock.now().toISOString())
        .where("post_id", "=", postId)
        .orderBy("created_at", "desc")
        .orderBy("id", "desc")
        .execute();
      return Promise.all(links.map((link) => asItOpens(queries, link)));
    },

    byIds: (queries: Queries, ids: readonly string[]) => findLinks(queries, ids),

    async deleteOfPost(queries: Queries, { postId }: { readonly postId: string }): Promise<void> {
      await queries.deleteFrom("review_links").where("post_id", "=", postId).execute();
    },

    derive: async (from: LinkClaims, purpose: LinkPurpose, revision: number | null) =>
      signClaims(await linkSecret(database.queries), { ...from, purpose, revision }),

    read: async (token: string): Promise<LinkClaims | null> =>
      readClaims(await linkSecret(database.queries), token),

    /** The link behind a token, with what it allows now, while it opens: `gone` when it has expired or was revoked. */
    async check(
      { linkId, expiresAt }: LinkClaims,
      queries: Queries = database.queries,
    ): Promise<Result<ReviewLink>> {
      const now = clock.now().toISOString();
      const [link] = await findLinks(queries, [linkId]);
      if (link?.revoked_at !== null || !(await isAnsweredFor(membershipOf, queries, link)))
        return fail("gone", "This link was withdrawn. Please ask for a new one.");
      if (expiresAt <= now || link.expires_at <= now)
        return fail("gone", "This link has expired. Please ask for a new one.");
      return succeed(await asItOpens(queries, link));
    },
  };

  async function asItOpens(queries: Queries, link: ReviewLink): Promise<ReviewLink> {
    return { ...link, scope: await scopeNow(membershipOf, queries, link) };
  }

  async function addressesOf(
    page: "preview" | "edit",
    revisions: ReadonlyMap<string, number | null>,
    by: string,
  ): Promise<ReadonlyMap<string, string>> {
    const now = clock.now().toISOString();
    const { queries } = database;
    const own = addressOfActor(by);
    const isApprover = own === null || (await mayApprove(membershipOf, queries, own));
    // An approver's edit links are for others. A writer has no more than those.
    const scopes: readonly LinkScope[] = isApprover ? ["approve"] : ["edit", "approve"];
    if (revisions.size === 0) return new Map();
    const links = await openLinks(queries, now)
      .where("post_id", "in", [...revisions.keys()])
      .where("created_by", "=", by)
      .where("sent_to", "is", null)
      .where("scope", "in", scopes)
      .orderBy("expires_at")
      .execute();
    // Of each post the longest-lived.
    const newest = new Map(links.map((link) => [link.post_id, link]));
    const secret = await linkSecret(queries);
    const addresses = new Map<string, string>();
    for (const [id, link] of newest)
      addresses.set(id, await pageUrl(secret, page, link, revisions.get(id) ?? null));
    return addresses;
  }

  async function pageUrl(
    secret: string,
    purpose: "preview" | "edit",
    link: Pick<ReviewLink, "id" | "post_id" | "expires_at">,
    revision: number | null = null,
  ): Promise<string> {
    const { id: linkId, post_id: postId, expires_at: expiresAt } = link;
    const claims = { purpose, postId, linkId, revision, expiresAt };
    const token = await signClaims(secret, claims);
    return `${site.url}/blog/${purpose}/${postId}?token=${token}`;
  }
}

/** All of a post, one of it, or all that a person was sent or has made; answers how many those are. */
export async function endLinks(
  { clock, audit }: Pick<RoomTools, "clock" | "audit">,
  queries: Queries,
  which: Revoked | EndOfAccess,
): Promise<number> {
  const now = clock.now().toISOString();
  let ending = queries
    .updateTable("review_links")
    .set({ revoked_at: now })
    .where("revoked_at", "is", null)
    .where("expires_at", ">", now)
    .returning(["id", "post_id"]);
  if ("email" in which)
    ending = ending.where((of) =>
      of.or([
        of(of.fn<string>("lower", ["sent_to"]), "=", which.email),
        of(of.fn<string>("lower", ["created_by"]), "=", `admin:${which.email}`),
      ]),
    );
  else {
    ending = ending.where("post_id", "=", which.postId);
    if (which.linkId !== null) ending = ending.where("id", "=", which.linkId);
  }
  const ended = await ending.execute();
  const entry = { actor: which.by, action: "link-revoked" } as const;
  for (const { id: linkId, post_id: postId } of ended)
    await audit.append(queries, { ...entry, postId, details: { linkId } });
  return ended.length;
}

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
function signClaims(secret: string, claims: LinkClaims): Promise<string> {
  const { purpose, postId, linkId, revision, expiresAt } = claims;
  return new SignJWT({ revision })
    .setProtectedHeader({ alg: algorithm })
    .setAudience(purpose)
    .setSubject(postId)
    .setJti(linkId)
    .setExpirationTime(new Date(expiresAt))
    .sign(keyOf(secret));
}

async function readClaims(secret: string, token: string): Promise<LinkClaims | null> {
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
function linkSecret(queries: Queries): Promise<string> {
  return siteSecret({ queries }, name);
}

export async function rotateLinkSecret(tools: Omit<RoomTools, "clock">): Promise<void> {
  const { database, audit } = tools;
  await database.transaction(async (queries) => {
    await replaceSecret(queries, name);
    await audit.append(queries, { actor: "command-line", action: "link-secret-rotated" });
  });
}

export type ReviewLink = Omit<Row<"review_links">, "last_used_at" | "last_use">;

async function findLinks(queries: Queries, ids: readonly string[]): Promise<ReviewLink[]> {
  if (ids.length === 0) return [];
  return allLinks(queries).where("id", "in", ids).execute();
}

function openLinks(queries: Queries, now: string) {
  return allLinks(queries).where("revoked_at", "is", null).where("expires_at", ">", now);
}

function allLinks(queries: Queries) {
  return queries
    .selectFrom("review_links")
    .select(["id", "post_id", "expires_at", "revoked_at", "created_by", "created_at"])
    .select(["scope", "revision", "sent_to"]);
}
