import { type Clock, indianDate } from "../../../shared/clock.ts";
import { succeed } from "../../../shared/result.ts";
import { checkDraft } from "../../checks/check-draft.ts";
import { promptVersions, type DraftContent, type Writer } from "../../writer.ts";
import { composeArticle } from "./compose.ts";
import { applyCorrections } from "./corrections.ts";
import { fitted, longestDescription } from "./opening.ts";

/** Composes drafts from the evidence without a model, and says so in each. */
export function createOfflineWriter({ clock }: { readonly clock: Clock }): Writer {
  return {
    provider: "offline",
    model: null,
    promptVersion: promptVersions.offline,
    refusals: null,
    secondReading: null,
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

/**
 * The draft without what our own checks doubt in its summaries. A title that names one group and a
 * range that holds for all say something false together; then the words stand without the figure.
 */
function withCheckedSummaries(content: DraftContent, clock: Clock): DraftContent {
  const doubted = doubtedFields(content, clock);
  return {
    ...content,
    ...(doubted.has("meta_description") && { meta_description: neutralDescription(content) }),
    ...(doubted.has("hero_summary") && { hero_summary: neutralSummary(content) }),
  };
}

function doubtedFields(content: DraftContent, clock: Clock): ReadonlySet<string> {
  const now = clock.now();
  const { findings } = checkDraft(content, {
    today: indianDate(now),
    checkedAt: now.toISOString(),
    paths: new Set(content.internal_links),
    suppliedAddresses: new Set(),
  }).ledger;
  return new Set(findings.flatMap(({ stops, place }) => (stops ? place.field : [])));
}

function neutralDescription({ title }: DraftContent): string {
  const text = `${title}: what the checked records say, in plain English, with the notes and the sources that belong to it.`;
  return fitted(text, longestDescription);
}

function neutralSummary({ title }: DraftContent): string {
  return `${title}: what the checked records of this site say, with notes where reports differ.`;
}
