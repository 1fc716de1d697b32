import type { OpenDatabase, Queries } from "../../database/open-database.ts";
import type { AuditLog } from "../audit/audit-log.ts";
import type { DraftingService } from "../drafting/drafting-service.ts";
import type { FactsService } from "../facts/facts-service.ts";
import type { PostService } from "../posts/post-service.ts";
import type { Clock } from "../shared/clock.ts";
import type { ReviewLinks } from "./links/review-links.ts";
import type { Office } from "./office.ts";

export type ReviewRoom = Office & {
  readonly database: OpenDatabase;
  readonly clock: Clock;
  readonly audit: AuditLog;
  readonly facts: Pick<FactsService, "current">;
  readonly posts: PostService;
  readonly drafting: DraftingService;
  readonly links: ReviewLinks;
  readonly people: { readonly names: (queries: Queries) => Promise<ReadonlyMap<string, string>> };
  /** Canonical origin, without a trailing slash. */
  readonly siteUrl: string;
};
