import * as drafting from "./drafting/computations.ts";
import * as ranks from "./ranks/computations.ts";
import * as review from "./review/computations.ts";

/** All that is computed off the main thread: nothing else is. */
export const computations = [
  drafting.draftCheck,
  drafting.textCheck,
  drafting.evidenceGathering,
  drafting.offlineDraft,
  drafting.offlineRevision,
  drafting.draftRefusal,
  drafting.correctionsRefusal,
  drafting.switchedOffRules,
  review.postShowing,
  review.checksReading,
  review.comparing,
  ranks.roundReading,
] as const;
