import { uuidv7 } from "uuidv7";
import type { OpenDatabase, Queries } from "../../database/open-database.ts";
import type { AuditLog } from "../audit/audit-log.ts";
import type { Clock } from "../shared/clock.ts";
import { fail, succeed, type Result } from "../shared/result.ts";
import {
  eraseLinksOfPost,
  findLink,
  insertLink,
  listLinksOfPost,
  listOpenLinks,
  revokeLink,
} from "./link-repository.ts";
import { createLinkTokens, type LinkClaims, type LinkPurpose } from "./link-tokens.ts";

/** How long a preview link opens its post. */
export const previewLinkDays = 7;

const day = 24 * 60 * 60 * 1_000;

export type ReviewLinks = ReturnType<typeof createReviewLinks>;

type Dependencies = {
  readonly database: OpenDatabase;
  readonly clock: Clock;
  readonly audit: AuditLog;
  /** Signs the tokens; shared by every instance of the site. */
  readonly secret: string;
  /** Canonical origin, without a trailing slash. */
  readonly siteUrl: string;
};

/** The links that let reviewers see, correct and approve one post without an account. */
export function createReviewLinks({ database, clock, audit, secret, siteUrl }: Dependencies) {
  const tokens = createLinkTokens(secret);
  return {
    /** Stores a new preview link of a post, in the caller's transaction, and answers its address. */
    async issue(
      queries: Queries,
      { postId, by }: { readonly postId: string; readonly by: string },
    ): Promise<string> {
      const now = clock.now();
      // Whole seconds, as the tokens have them.
      const expiry = Math.floor((now.getTime() + previewLinkDays * day) / 1_000) * 1_000;
      const link = {
        id: uuidv7(),
        post_id: postId,
        expires_at: new Date(expiry).toISOString(),
        revoked_at: null,
      };
      await insertLink(queries, { ...link, created_by: by, created_at: now.toISOString() });
      const details = { linkId: link.id, expiresAt: link.expires_at };
      await audit.append(queries, { actor: by, action: "link-issued", postId, details });
      return pageUrl("preview", link);
    },

    /** Ends a link with every token derived from it, in the caller's transaction; `not-found` when it is ended already. */
    async revoke(
      queries: Queries,
      { linkId, by }: { readonly linkId: string; readonly by: string },
    ): Promise<Result<null>> {
      const link = await revokeLink(queries, linkId, clock.now().toISOString());
      if (link === null) return fail("not-found", "There is no such link.");
      const { post_id: postId } = link;
      await audit.append(queries, {
        actor: by,
        action: "link-revoked",
        postId,
        details: { linkId },
      });
      return succeed(null);
    },

    /** A working preview address of each of these posts that has one. Stores nothing. */
    previewUrls: (postIds: readonly string[]) => addressesOf("preview", postIds),

    /** A working address of the edit page of each of these posts that has one. Stores nothing. */
    editUrls: (postIds: readonly string[]) => addressesOf("edit", postIds),

    /** All links that a post has had, oldest first; without their tokens, which are stored nowhere. */
    ofPost: (postId: string) => listLinksOfPost(database.queries, postId),

    /** Removes the links of a post that is being erased, in the caller's transaction. */
    forgetPost: (queries: Queries, postId: string) => eraseLinksOfPost(queries, postId),

    /** A token for another purpose that lives and dies with the link it is derived from. Stores nothing. */
    derive: (from: LinkClaims, purpose: LinkPurpose, revision: number | null) =>
      tokens.sign({ ...from, purpose, revision }),

    /** What a token says, or null when we did not sign it. */
    read: (token: string) => tokens.read(token),

    /** Whether the link behind a token still opens: `gone` when it has expired or was revoked. */
    async check({ linkId, expiresAt }: LinkClaims): Promise<Result<null>> {
      const now = clock.now().toISOString();
      const link = await findLink(database.queries, linkId);
      if (link === null || link.revoked_at !== null)
        return fail("gone", "This link was withdrawn. Please ask for a new one.");
      if (expiresAt <= now || link.expires_at <= now)
        return fail("gone", "This link has expired. Please ask for a new one.");
      return succeed(null);
    },
  };

  async function addressesOf(
    page: "preview" | "edit",
    postIds: readonly string[],
  ): Promise<ReadonlyMap<string, string>> {
    const links = await listOpenLinks(database.queries, postIds, clock.now().toISOString());
    const newest = new Map(links.map((link) => [link.post_id, link]));
    const addresses = [...newest.values()].map(
      async (link) => [link.post_id, await pageUrl(page, link)] as const,
    );
    return new Map(await Promise.all(addresses));
  }

  async function pageUrl(
    page: "preview" | "edit",
    link: { id: string; post_id: string; expires_at: string },
  ) {
    const token = await tokens.sign({
      purpose: page,
      postId: link.post_id,
      linkId: link.id,
      revision: null,
      expiresAt: link.expires_at,
    });
    return `${siteUrl}/blog/${page}/${link.post_id}?token=${token}`;
  }
}
