import { uuidv7 } from "uuidv7";
import type { OpenDatabase, Queries } from "../../../database/open-database.ts";
import type { AuditLog } from "../../audit/audit-log.ts";
import type { Clock } from "../../shared/clock.ts";
import { fail, succeed, type Result } from "../../shared/result.ts";
import {
  deleteLinksOfPost,
  findLinks,
  insertLink,
  listOpenLinks,
  listOwnOpenLinks,
  revokeLinks,
  type ReviewLink,
} from "./link-repository.ts";
import { previewLinkDays, type LinkPurpose, type LinkScope } from "./link-terms.ts";
import {
  addressOfActor,
  isAnsweredFor,
  mayApprove,
  scopeNow,
  type MembershipOf,
} from "../office.ts";
import { linkSecret, readClaims, signClaims, type LinkClaims } from "./link-tokens.ts";

export type { ReviewLink } from "./link-repository.ts";

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

export type EndOfAccess = { readonly email: string; readonly by: string };

type Dependencies = {
  readonly database: OpenDatabase;
  readonly clock: Clock;
  readonly audit: AuditLog;
  readonly siteUrl: string;
  readonly membershipOf: MembershipOf;
};

export function createReviewLinks(dependencies: Dependencies) {
  const { database, clock, audit, siteUrl, membershipOf } = dependencies;
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
      await insertLink(queries, link);
      const details = { linkId: link.id, expiresAt: link.expires_at, scope, revision, sentTo };
      await audit.append(queries, { actor: by, action: "link-issued", postId, details });
      return pageUrl(await linkSecret(queries), "preview", link);
    },

    async revoke(
      queries: Queries,
      command: { readonly postId: string; readonly linkId: string | null; readonly by: string },
    ): Promise<number> {
      const ended = await revokeLinks(queries, command, { now: clock.now().toISOString() });
      await noteRevoked(audit, queries, ended, command.by);
      return ended.length;
    },

    endOfPerson: endLinksOfPerson(dependencies),

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

    /** Those that open now, the newest first, each with what it allows now. */
    async ofPost(postId: string): Promise<ReviewLink[]> {
      const { queries } = database;
      const links = await listOpenLinks(queries, postId, { now: clock.now().toISOString() });
      return Promise.all(links.map((link) => asItOpens(queries, link)));
    },

    byIds: (queries: Queries, ids: readonly string[]) => findLinks(queries, ids),

    deleteOfPost: (queries: Queries, { postId }: { readonly postId: string }) =>
      deleteLinksOfPost(queries, postId),

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
    const links = await listOwnOpenLinks(queries, [...revisions.keys()], { by, now, scopes });
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
    return `${siteUrl}/blog/${purpose}/${postId}?token=${token}`;
  }
}

export function endLinksOfPerson({ clock, audit }: Pick<Dependencies, "clock" | "audit">) {
  return async (queries: Queries, { email, by }: EndOfAccess): Promise<void> => {
    const ended = await revokeLinks(queries, { email }, { now: clock.now().toISOString() });
    await noteRevoked(audit, queries, ended, by);
  };
}

async function noteRevoked(
  audit: AuditLog,
  queries: Queries,
  ended: readonly { readonly id: string; readonly post_id: string }[],
  actor: string,
): Promise<void> {
  for (const { id: linkId, post_id: postId } of ended)
    await audit.append(queries, { actor, action: "link-revoked", postId, details: { linkId } });
}
