import type { OpenDatabase } from "../../database/open-database.ts";
import type { Compute } from "../computing/computation.ts";
import type { DraftingService } from "../drafting/drafting-service.ts";
import type { FactsService } from "../facts/facts-service.ts";
import type { PostService } from "../posts/post-service.ts";
import { createApproval } from "./approval.ts";
import { createCorrectionReports } from "./correction-report.ts";
import { createDraftRequests } from "./draft-requests.ts";
import { createClaimReview } from "./checks/claim-confirmations.ts";
import { createClaimResolutions } from "./checks/claim-resolutions.ts";
import type { LinkDesk } from "./links/link-desk.ts";
import { createLinkStanding } from "./links/link-standing.ts";
import { createPassageLocks } from "./checks/passage-locks.ts";
import { createPostAccess } from "./post-access.ts";
import type { ReviewLinks } from "./links/review-links.ts";
import { createRevisionReview } from "./revision-review.ts";

export type ReviewService = ReturnType<typeof createReviewService>;

type Dependencies = {
  readonly database: OpenDatabase;
  readonly posts: PostService;
  readonly facts: Pick<FactsService, "current">;
  readonly drafting: DraftingService;
  readonly links: ReviewLinks;
  readonly linkDesk: LinkDesk;
  readonly compute: Compute;
  readonly linkSignIn: () => "off" | "required";
};

/** The path of a post from its prompt to its publication, as admins and holders of links walk it. Each part has its methods in one file. */
export function createReviewService(dependencies: Dependencies) {
  const shared = { ...dependencies, access: createPostAccess(dependencies) };
  return {
    /** New posts and corrections by AI. */
    requests: createDraftRequests(shared),
    /** Preview, edit page and status of a post by a link, and its approval. */
    approval: createApproval(shared),
    /** What of the last corrections was applied. */
    corrections: createCorrectionReports(shared),
    /** Where a post stands, for the pages that a link opens. */
    standing: createLinkStanding(shared),
    /** What the checks saw, what changed, and the way back to an earlier revision. */
    revisions: createRevisionReview(shared),
    /** The passages that regenerations leave alone. */
    passages: createPassageLocks(shared),
    /** Statements that people confirm because no record bears them out. */
    claims: createClaimReview(shared),
    /** Our records' values in place of statements, or statements taken out. */
    resolutions: createClaimResolutions(shared),
  };
}
