import { z } from "zod";
import type { Queries } from "../../../database/open-database.ts";
import { linkScopes, type LinkScope } from "./link-terms.ts";

const scopeSchema = z.enum(linkScopes);

export type ReviewLink = {
  readonly id: string;
  readonly post_id: string;
  readonly expires_at: string;
  readonly revoked_at: string | null;
  readonly created_by: string | null;
  readonly created_at: string;
  readonly scope: LinkScope;
  readonly revision: number | null;
  /** The address that it was mailed to; null when it was handed out otherwise. */
  readonly sent_to: string | null;
};

export async function insertLink(queries: Queries, link: ReviewLink): Promise<void> {
  await queries
    .insertInto("review_links")
    .values({ ...link, last_used_at: null, last_use: null })
    .execute();
}

export async function findLinks(queries: Queries, ids: readonly string[]): Promise<ReviewLink[]> {
  if (ids.length === 0) return [];
  const rows = await allLinks(queries).where("id", "in", ids).execute();
  return rows.map(linkOf);
}

type Open = { readonly now: string };

/** The links of these posts that this person has made for own use, of these scopes, that open now; the longest-lived of each post comes last. */
export async function listOwnOpenLinks(
  queries: Queries,
  postIds: readonly string[],
  { by, now, scopes }: Open & { readonly by: string; readonly scopes: readonly LinkScope[] },
): Promise<ReviewLink[]> {
  if (postIds.length === 0) return [];
  const rows = await allLinks(queries)
    .where("post_id", "in", postIds)
    .where("created_by", "=", by)
    .where("sent_to", "is", null)
    .where("scope", "in", scopes)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", now)
    .orderBy("expires_at")
    .execute();
  return rows.map(linkOf);
}

/** Those that open now, the newest first. */
export async function listOpenLinks(
  queries: Queries,
  postId: string,
  { now }: Open,
): Promise<ReviewLink[]> {
  const rows = await allLinks(queries)
    .where("post_id", "=", postId)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", now)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
  return rows.map(linkOf);
}

export async function deleteLinksOfPost(queries: Queries, postId: string): Promise<void> {
  await queries.deleteFrom("review_links").where("post_id", "=", postId).execute();
}

/** All of a post, one of it, or all that a person was sent or has made. */
type Revoked =
  | { readonly postId: string; readonly linkId: string | null }
  | { readonly email: string };

export async function revokeLinks(
  queries: Queries,
  which: Revoked,
  { now }: Open,
): Promise<{ id: string; post_id: string }[]> {
  let ended = queries
    .updateTable("review_links")
    .set({ revoked_at: now })
    .where("revoked_at", "is", null)
    .where("expires_at", ">", now)
    .returning(["id", "post_id"]);
  if ("email" in which)
    ended = ended.where((of) =>
      of.or([
        of(of.fn<string>("lower", ["sent_to"]), "=", which.email),
        of(of.fn<string>("lower", ["created_by"]), "=", `admin:${which.email}`),
      ]),
    );
  else {
    ended = ended.where("post_id", "=", which.postId);
    if (which.linkId !== null) ended = ended.where("id", "=", which.linkId);
  }
  return ended.execute();
}

function allLinks(queries: Queries) {
  return queries
    .selectFrom("review_links")
    .select(["id", "post_id", "expires_at", "revoked_at", "created_by", "created_at"])
    .select(["scope", "revision", "sent_to"]);
}

function linkOf<Row extends { readonly scope: string }>(row: Row) {
  return { ...row, scope: scopeSchema.parse(row.scope) };
}
