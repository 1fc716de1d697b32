import type { PersonRole } from "../../calls/people-schema.ts";

/** What each role is called, and what its people may do. */
export const roleNames = { admin: "Approver", writer: "Writer" } as const satisfies Record<
  PersonRole,
  string
>;

export const roleDuties: Readonly<Record<PersonRole, string>> = {
  writer: "Drafts, edits, uploads pictures and asks for reviews. Publishes nothing.",
  admin: "May do everything: publish, change facts, settings and people.",
};

export const rolesInOrder = ["writer", "admin"] as const satisfies readonly PersonRole[];

/** Somebody in a sentence: by name, else by address. */
export function calledBy({ name, email }: { name: string | null; email: string }): string {
  return name ?? email;
}
