import type { Queries } from "../../database/open-database.ts";
import type { AuditLog } from "../audit/audit-log.ts";
import type { Clock } from "../shared/clock.ts";
import { revokeLinksOf } from "./links/link-repository.ts";

/** Whose access ended, and by whom. */
export type EndOfAccess = { readonly email: string; readonly by: string };

export type LinksAfterAccess = ReturnType<typeof createLinksAfterAccess>;

type Dependencies = { readonly clock: Clock; readonly audit: AuditLog };

/** What becomes of the review links of people who have no access any more. */
export function createLinksAfterAccess({ clock, audit }: Dependencies) {
  return {
    /** Ends all links that this person made or was mailed, in the caller's transaction. */
    end: async (queries: Queries, { email, by: actor }: EndOfAccess): Promise<void> => {
      const ended = await revokeLinksOf(queries, email, clock.now().toISOString());
      for (const { id: linkId, post_id: postId } of ended)
        await audit.append(queries, { actor, action: "link-revoked", postId, details: { linkId } });
    },
  };
}
