import type { Queries } from "../../database/open-database.ts";
import { findCredentials, findRole, listAccounts } from "./accounts-repository.ts";
import type { AuthDependencies } from "./sessions.ts";

/** What an address is to the office now; `former` has an account and no role. */
export type Standing = "approver" | "writer" | "former" | "stranger";

/** Who is of the office. */
export function createPeople({ database }: AuthDependencies) {
  return {
    /** What this address (lower case) is to the office, in the caller's transaction. */
    standingOf: async (queries: Queries, email: string): Promise<Standing> => {
      const known = await findCredentials(queries, email);
      if (known === undefined) return "stranger";
      const role = await findRole(queries, known.account.id);
      if (role === null) return "former";
      return role === "admin" ? "approver" : "writer";
    },

    /** The names of all who have an account, by their addresses; who has not said a name is left out. */
    async names(): Promise<ReadonlyMap<string, string>> {
      const accounts = await listAccounts(database.queries);
      return new Map(accounts.flatMap(({ email, name }) => (name === null ? [] : [[email, name]])));
    },
  };
}
