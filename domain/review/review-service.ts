import { createApproval } from "./approval.ts";
import { createCorrectionReports } from "./correction-report.ts";
import { createDraftRequests } from "./draft-requests.ts";
import { createClaimReview } from "./checks/claim-confirmations.ts";
import { createClaimResolutions } from "./checks/claim-resolutions.ts";
import { createLinkStanding } from "./links/link-standing.ts";
import { createPassageLocks } from "./checks/passage-locks.ts";
import { createPostAccess, type ReviewTools } from "./post-access.ts";
import { createRevisionReview } from "./revision-review.ts";

export type ReviewService = ReturnType<typeof createReviewService>;

/** The path of a post from its prompt to its publication, as admins and holders of links walk it. Each part has its methods in one file. */
export function createReviewService(dependencies: Omit<ReviewTools, "access">) {
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
