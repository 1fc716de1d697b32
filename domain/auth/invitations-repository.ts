import type { InvitationRow } from "../../database/schema.ts";
import type { Queries } from "../../database/open-database.ts";

/** `invitedBy`: the account of whoever asked, for it works while they are an approver. */
export type Invitation = NonNullable<Awaited<ReturnType<typeof findInvitationByHash>>>;

const columns = [
  "id",
  "email",
  "name",
  "role",
  "invited_by as invitedBy",
  "created_at as createdAt",
  "expires_at as expiresAt",
  "accepted_at as acceptedAt",
  "revoked_at as withdrawnAt",
] as const;

export async function insertInvitation(
  queries: Queries,
  row: Omit<InvitationRow, "accepted_at" | "revoked_at">,
): Promise<void> {
  await queries
    .insertInto("invitations")
    .values({ ...row, accepted_at: null, revoked_at: null })
    .execute();
}

export function findInvitationByHash(queries: Queries, tokenHash: string) {
  return queries
    .selectFrom("invitations")
    .select(columns)
    .where("token_hash", "=", tokenHash)
    .executeTakeFirst();
}

export function listWaiting(queries: Queries): Promise<readonly Invitation[]> {
  return queries
    .selectFrom("invitations")
    .select(columns)
    .where("accepted_at", "is", null)
    .where("revoked_at", "is", null)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

export async function acceptInvitation(
  queries: Queries,
  id: string,
  { at, name }: { readonly at: string; readonly name: string },
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable("invitations")
    .set({ accepted_at: at, name })
    .where("id", "=", id)
    .where("accepted_at", "is", null)
    .where("revoked_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Those that nobody has accepted; answers which. */
export function withdrawInvitations(
  queries: Queries,
  column: "id" | "email" | "invited_by",
  value: string,
  at: string,
): Promise<readonly Invitation[]> {
  return queries
    .updateTable("invitations")
    .set({ revoked_at: at })
    .where(column, "=", value)
    .where("accepted_at", "is", null)
    .where("revoked_at", "is", null)
    .returning(columns)
    .execute();
}

export async function deleteInvitationsBefore(queries: Queries, instant: string): Promise<void> {
  await queries.deleteFrom("invitations").where("expires_at", "<", instant).execute();
}
