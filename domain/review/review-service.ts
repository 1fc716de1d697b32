import { createApproval } from "./approval.ts";
import { createCorrectionReports } from "./correction-report.ts";
import { createDraftRequests } from "./draft-requests.ts";
import { createLinkStanding } from "./links/link-standing.ts";
import { createPostAccess, type ReviewTools } from "./post-access.ts";
import { createSendingBack } from "./send-back.ts";
import { createRevisionReview } from "./revision-review.ts";
import { createMarkSettling } from "./settle-marks.ts";

export type ReviewService = ReturnType<typeof createReviewService>;

/** The path of a post from its prompt to its publication, as admins and holders of links walk it. Each part has its methods in one file. */
export function createReviewService(dependencies: Omit<ReviewTools, "access">) {
  const shared = { ...dependencies, access: createPostAccess(dependencies) };
  return {
    /** New posts and corrections by AI. */
    requests: createDraftRequests(shared),
    /** Preview, edit page and status of a post by a link, and its approval. */
    approval: createApproval(shared),
    corrections: createCorrectionReports(shared),
    standing: createLinkStanding(shared),
    /** Comparing revisions, and going back to an earlier one. */
    revisions: createRevisionReview(shared),
    /** Settling marks, sentence by sentence. */
    marks: createMarkSettling(shared),
    /** Drafts that the holder of a link sends back with a note. */
    returns: createSendingBack(shared),
  };
}
