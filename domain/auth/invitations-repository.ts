import type { Selectable } from "kysely";
import type { InvitationRow } from "../../database/schema.ts";
import type { Queries } from "../../database/open-database.ts";
import { roleSchema, type Role } from "./account.ts";

export type Invitation = {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  /** The account of whoever asked: it works while they are an approver. */
  readonly invitedBy: string;
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly acceptedAt: string | null;
  readonly withdrawnAt: string | null;
};

export async function insertInvitation(
  queries: Queries,
  { invitation, tokenHash }: { invitation: Invitation; tokenHash: string },
): Promise<void> {
  await queries
    .insertInto("invitations")
    .values({
      id: invitation.id,
      email: invitation.email,
      name: invitation.name,
      role: invitation.role,
      token_hash: tokenHash,
      invited_by: invitation.invitedBy,
      created_at: invitation.createdAt,
      expires_at: invitation.expiresAt,
      accepted_at: invitation.acceptedAt,
      revoked_at: invitation.withdrawnAt,
    })
    .execute();
}

export async function findInvitationByHash(
  queries: Queries,
  tokenHash: string,
): Promise<Invitation | undefined> {
  const row = await queries
    .selectFrom("invitations")
    .selectAll()
    .where("token_hash", "=", tokenHash)
    .executeTakeFirst();
  return row && readInvitation(row);
}

export async function listWaiting(queries: Queries): Promise<readonly Invitation[]> {
  const rows = await queries
    .selectFrom("invitations")
    .selectAll()
    .where("accepted_at", "is", null)
    .where("revoked_at", "is", null)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
  return rows.map(readInvitation);
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
export async function withdrawInvitations(
  queries: Queries,
  column: "id" | "email" | "invited_by",
  value: string,
  at: string,
): Promise<readonly Invitation[]> {
  const rows = await queries
    .updateTable("invitations")
    .set({ revoked_at: at })
    .where(column, "=", value)
    .where("accepted_at", "is", null)
    .where("revoked_at", "is", null)
    .returningAll()
    .execute();
  return rows.map(readInvitation);
}

export async function deleteInvitationsBefore(queries: Queries, instant: string): Promise<void> {
  await queries.deleteFrom("invitations").where("expires_at", "<", instant).execute();
}

function readInvitation(row: Selectable<InvitationRow>): Invitation {
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    role: roleSchema.parse(row.role),
    invitedBy: row.invited_by,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    acceptedAt: row.accepted_at,
    withdrawnAt: row.revoked_at,
  };
}
