import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import { succeed } from "../../shared/result.ts";
import { contentOf } from "../guides/compose-article.ts";
import type { Evidence, RevisionRequest, WriteResult } from "../writer.ts";
import { correctedArticle } from "./corrected-article.ts";

type Corrections = Pick<RevisionRequest, "current" | "corrections">;

export const offlineWriter = {
  async draft(
    { reading, plan }: Pick<Evidence, "reading" | "plan">,
    facts: FactSnapshot,
  ): Promise<WriteResult> {
    const content = await contentOf(reading, plan, facts);
    return succeed({ content, notCovered: plan.notCovered, fit: plan.fit, usage: null });
  },

  async revise({ current, corrections }: Corrections, facts: FactSnapshot): Promise<WriteResult> {
    const corrected = await correctedArticle(current, corrections, facts);
    if (!corrected.ok) return corrected;
    return succeed({ content: corrected.value, notCovered: [], fit: "guide", usage: null });
  },

  /** Which part of corrections cannot be carried out, and where it can be done by hand; null for none. */
  async refuseCorrections(
    { current, corrections }: Corrections,
    facts: FactSnapshot,
  ): Promise<string | null> {
    const corrected = await correctedArticle(current, corrections, facts);
    return corrected.ok ? null : corrected.failure.message;
  },
};
