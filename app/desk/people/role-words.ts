import type { Role } from "../../../domain/auth/account.ts";

export const roleNames: Readonly<Record<Role, string>> = { admin: "Approver", writer: "Writer" };

export const roleDuties: Readonly<Record<Role, string>> = {
  writer: "Drafts, edits, uploads pictures and proposes changes of facts. Publishes nothing.",
  admin: "May do everything: publish, change facts, settings and people.",
};
