import { builtInFacts } from "../../content/facts/snapshot.ts";
import { siteEvidence } from "../../domain/drafting/evidence/evidence.ts";
import { createOfflineWriter } from "../../domain/drafting/providers/offline/offline-writer.ts";
import type { DraftContent, Evidence } from "../../domain/drafting/writer.ts";

export const { gather } = siteEvidence(builtInFacts);
const writer = createOfflineWriter();

/** The offline writer's draft. */
export function offlineDraft(
  prompt: string,
  { evidence = gather(prompt) }: { evidence?: Evidence } = {},
): Promise<DraftContent> {
  const written = writer.draft({ prompt, evidence });
  if (!written.ok) throw new Error(written.failure.message);
  return Promise.resolve(written.value.content);
}
