import type { Clock } from "../../shared/clock.ts";
import { succeed } from "../../shared/result.ts";
import type { Writer } from "../writer.ts";
import { composeArticle } from "./offline/compose.ts";
import { applyCorrections } from "./offline/corrections.ts";
import { withCheckedSummaries } from "./offline/settled.ts";
import { offlinePromptVersion } from "./offline/version.ts";

/** Composes drafts from the evidence without a model, and says so in each. */
export function createOfflineWriter({ clock }: { readonly clock: Clock }): Writer {
  return {
    provider: "offline",
    model: null,
    promptVersion: offlinePromptVersion,
    draft: (request) =>
      Promise.resolve(
        succeed({
          content: withCheckedSummaries(composeArticle(request, clock), clock),
          usage: null,
        }),
      ),
    revise: (request) => {
      const corrected = applyCorrections(request);
      return Promise.resolve(
        corrected.ok ? succeed({ ...corrected.value, usage: null }) : corrected,
      );
    },
    // It states nothing but records to begin with; what a reviewer has it write stays the reviewer's.
    repair: null,
  };
}
