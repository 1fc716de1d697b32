import { named } from "../../database/named-rows.ts";
import type { Queries } from "../../database/open-database.ts";

/** `invitedBy`: the account of whoever asked, for it works while they are an approver. */
export type Invitation = Awaited<ReturnType<typeof withdrawInvitations>>[number];

export const invitationColumns = [
  "id",
  "email",
  "name",
  "role",
  "invitedBy",
  "createdAt",
  "expiresAt",
  "acceptedAt",
  "revokedAt as withdrawnAt",
] as const;

export function listWaiting(queries: Queries): Promise<readonly Invitation[]> {
  return named(queries)
    .selectFrom("invitations")
    .select(invitationColumns)
    .where("acceptedAt", "is", null)
    .where("revokedAt", "is", null)
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .execute();
}

export function withdrawInvitations(
  queries: Queries,
  column: "id" | "email" | "invitedBy",
  value: string,
  at: string,
) {
  return named(queries)
    .updateTable("invitations")
    .set({ revokedAt: at })
    .where(column, "=", value)
    .where("acceptedAt", "is", null)
    .where("revokedAt", "is", null)
    .returning(invitationColumns)
    .execute();
}
