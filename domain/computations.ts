import * as drafting from "./drafting/drafting-computations.ts";
import * as watch from "./watch/watch-computations.ts";
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
  watch.pageReading,
] as const;
