import type { Role } from "../../../domain/auth/account.ts";

export const roleNames = { admin: "Approver", writer: "Writer" } as const satisfies Record<
  Role,
  string
>;

export const roleDuties: Readonly<Record<Role, string>> = {
  writer: "Drafts, edits, uploads pictures and proposes changes of facts. Publishes nothing.",
  admin: "May do everything: publish, change facts, settings and people.",
};

export const rolesInOrder = ["writer", "admin"] as const satisfies readonly Role[];

/** Somebody in a sentence: by name, else by address. */
export function calledBy({ name, email }: { name: string | null; email: string }): string {
  return name ?? email;
}
