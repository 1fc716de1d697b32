import { createEvidence } from "../../domain/drafting/evidence/evidence.ts";
import { createOfflineWriter } from "../../domain/drafting/providers/offline/offline-writer.ts";
import type { DraftContent, Evidence } from "../../domain/drafting/writer.ts";
import { frozenClock } from "../../domain/shared/clock.ts";

export const { gather } = createEvidence();
const writer = createOfflineWriter({ clock: frozenClock("2026-11-21T06:00:00Z") });
const { signal } = new AbortController();

/** The offline writer's draft on 21 November 2026, or on another day. */
export async function offlineDraft(
  prompt: string,
  { evidence = gather(prompt), day }: { evidence?: Evidence; day?: string } = {},
): Promise<DraftContent> {
  const asked =
    day === undefined ? writer : createOfflineWriter({ clock: frozenClock(`${day}T06:00:00Z`) });
  const written = await asked.draft({ prompt, category: "news", evidence }, { signal });
  if (!written.ok) throw new Error(written.failure.message);
  return written.value.content;
}

/** What the offline writer makes of a reviewer's words. */
export async function offlineRevision(content: DraftContent, corrections: string) {
  const evidence = gather(`${content.title}\n${corrections}`);
  const current = { ...content, slug: "a-post", category: "news" as const };
  return writer.revise({ current, corrections, evidence }, { signal });
}
