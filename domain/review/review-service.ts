import { createApproval } from "./approval.ts";
import { createCorrectionReports } from "./correction-report.ts";
import { createDraftRequests } from "./draft-requests.ts";
import { createLinkStanding } from "./links/link-standing.ts";
import { createPostAccess, type ReviewTools } from "./post-access.ts";
import { createSendingBack } from "./send-back.ts";
import { createRevisionReview } from "./revision-review.ts";
import { createMarkSettling } from "./settle-marks.ts";

export type ReviewService = ReturnType<typeof createReviewService>;

export function createReviewService(dependencies: Omit<ReviewTools, "access">) {
  const shared = { ...dependencies, access: createPostAccess(dependencies) };
  return {
    requests: createDraftRequests(shared),
    approval: createApproval(shared),
    corrections: createCorrectionReports(shared),
    standing: createLinkStanding(shared),
    revisions: createRevisionReview(shared),
    marks: createMarkSettling(shared),
    returns: createSendingBack(shared),
  };
}
