import { createApproval } from "./approval.ts";
import { createDraftRequests } from "./draft-requests.ts";
import { createPostAccess, type ReviewTools } from "./post-access.ts";
import { createRevisionReview } from "./revision-review.ts";
import { createMarkSettling } from "./settle-marks.ts";

export type ReviewService = ReturnType<typeof createReviewService>;

export function createReviewService(dependencies: Omit<ReviewTools, "access">) {
  const tools = { ...dependencies, access: createPostAccess(dependencies) };
  return {
    requests: createDraftRequests(tools),
    approval: createApproval(tools),
    revisions: createRevisionReview(tools),
    marks: createMarkSettling(tools),
  };
}
