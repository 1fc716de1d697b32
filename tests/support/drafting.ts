import { builtInFacts, type FactSnapshot } from "../../content/facts/snapshot.ts";
import type { ChosenOutline } from "../../domain/drafting/outline/outline-shape.ts";
import { outlineEvidence } from "../../domain/drafting/outline/outline-evidence.ts";
import { outlineOf } from "../../domain/drafting/outline/outline.ts";
import { ownChoice } from "../../domain/drafting/outline/post-outline.ts";
import { offlineWriter } from "../../domain/drafting/providers/offline/offline-writer.ts";
import type { DraftContent, Evidence } from "../../domain/drafting/writer.ts";

/** The evidence of a choice; without one, of what the prompt ticks by itself. */
export function evidenceOf(
  prompt: string,
  chosen: ChosenOutline | null = null,
  facts: FactSnapshot = builtInFacts,
): Evidence {
  return outlineEvidence(chosen ?? ownChoice(prompt, facts), { prompt, published: [] }, facts);
}

/** What somebody would tick who takes the first so many of what is offered. */
export function firstOf(
  prompt: string,
  count: number,
  facts: FactSnapshot = builtInFacts,
): ChosenOutline {
  const { candidates } = outlineOf({ prompt }, facts);
  return { sections: candidates.slice(0, count).map(({ id }) => ({ id })) };
}

/** The post that is composed without a model; of the three first candidates, unless it says otherwise. */
export function offlineDraft(
  prompt: string,
  {
    facts = builtInFacts,
    chosen = firstOf(prompt, 3, facts),
  }: {
    readonly facts?: FactSnapshot;
    readonly chosen?: ChosenOutline;
  } = {},
): DraftContent {
  const written = offlineWriter.draft({ prompt, evidence: evidenceOf(prompt, chosen, facts) });
  if (!written.ok) throw new Error(written.failure.message);
  return written.value.content;
}
