import { indianDate, type Clock } from "../../../shared/clock.ts";
import { checkDraft } from "../../checks/check-draft.ts";
import type { DraftContent } from "../../writer.ts";
import { fitted, longestDescription } from "./wording.ts";

/**
 * The draft without what our own checks doubt in its summaries. A title that names one group and a
 * range that holds for all say something false together; then the words stand without the figure.
 */
export function withCheckedSummaries(content: DraftContent, clock: Clock): DraftContent {
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
