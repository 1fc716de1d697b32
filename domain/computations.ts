import * as drafting from "./drafting/drafting-computations.ts";
import * as ranks from "./ranks/rank-computations.ts";
import * as officialPages from "./official-pages/page-computations.ts";
import * as review from "./review/review-computations.ts";

/** All that is computed off the main thread: nothing else is. */
export const computations = [
  drafting.draftChecking,
  drafting.keptChecking,
  drafting.shortTextChecking,
  drafting.readingPreparation,
  drafting.evidenceGathering,
  drafting.offlineDraft,
  drafting.offlineRevision,
  drafting.correctionsRefusal,
  drafting.promptStopping,
  review.postShowing,
  review.comparing,
  ranks.roundReading,
  officialPages.pageReading,
] as const;
