import type { Queries } from "../../database/open-database.ts";

/** `invitedBy`: the account of whoever asked, for it works while they are an approver. */
export type Invitation = Awaited<ReturnType<typeof withdrawInvitations>>[number];

export const invitationColumns = [
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

export function listWaiting(queries: Queries): Promise<readonly Invitation[]> {
  return queries
    .selectFrom("invitations")
    .select(invitationColumns)
    .where("accepted_at", "is", null)
    .where("revoked_at", "is", null)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

/** Those that nobody has accepted; answers which. */
export function withdrawInvitations(
  queries: Queries,
  column: "id" | "email" | "invited_by",
  value: string,
  at: string,
) {
  return queries
    .updateTable("invitations")
    .set({ revoked_at: at })
    .where(column, "=", value)
    .where("accepted_at", "is", null)
    .where("revoked_at", "is", null)
    .returning(invitationColumns)
    .execute();
}
