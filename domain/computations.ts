import * as drafting from "./drafting/drafting-computations.ts";
import * as ranks from "./ranks/rank-computations.ts";
import * as watch from "./watch/watch-computations.ts";
import * as review from "./review/review-computations.ts";

/** All that is computed off the main thread: nothing else is. */
export const computations = [
  drafting.draftCheck,
  drafting.textCheck,
  drafting.claimResolving,
  drafting.subjectRecords,
  drafting.evidenceGathering,
  drafting.outlineMaking,
  drafting.offlineDraft,
  drafting.offlineRevision,
  drafting.unknownChoices,
  drafting.outlineApplying,
  drafting.draftRefusal,
  drafting.correctionsRefusal,
  drafting.switchedOffRules,
  review.postShowing,
  review.checksReading,
  review.comparing,
  ranks.roundReading,
  watch.pageReading,
] as const;
