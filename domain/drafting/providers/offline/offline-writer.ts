import type { FactSnapshot } from "../../../../content/facts/snapshot.ts";
import { fail, succeed } from "../../../shared/result.ts";
import type { SiteUpdate } from "../../../updates/update.ts";
import { type EvidenceFinder, siteEvidence } from "../../evidence/evidence.ts";
import type { DraftRequest, Refusal, RevisionRequest, WriteResult } from "../../writer.ts";
import { composeArticle } from "./compose.ts";
import { corrected } from "./corrections.ts";

type Known = { readonly facts: FactSnapshot; readonly updates?: readonly SiteUpdate[] };

/** Composes drafts of our passages and records without a model; what it cannot do whole it refuses. */
export function createOfflineWriter(
  finderOf: (facts: FactSnapshot, updates?: readonly SiteUpdate[]) => EvidenceFinder = siteEvidence,
) {
  return {
    draft({ prompt, evidence }: Pick<DraftRequest, "prompt" | "evidence">): WriteResult {
      const composed = composeArticle(evidence);
      return composed === null
        ? fail(
            "unacceptable",
            refusalOf(prompt, finderOf(evidence.records, evidence.updates)).message,
          )
        : succeed({ ...composed, usage: null });
    },

    revise(request: RevisionRequest): WriteResult {
      const { records, updates } = request.evidence;
      const correction = corrected(request, { finder: finderOf(records, updates) });
      return correction.kind === "done"
        ? succeed({ content: correction.content, usage: null })
        : fail("unacceptable", correction.refusal.message);
    },

    refusals: {
      ofDraft({ prompt, facts: known, updates }: Pick<DraftRequest, "prompt"> & Known) {
        const finder = finderOf(known, updates);
        const { asks } = finder.gather(prompt);
        const isAnswered = asks.some(({ facts, passages }) => facts.length + passages.length > 0);
        return isAnswered ? null : refusalOf(prompt, finder);
      },

      ofCorrections(
        request: Pick<RevisionRequest, "current" | "corrections" | "locks"> & Known,
      ): Refusal | null {
        const correction = corrected(request, {
          finder: finderOf(request.facts, request.updates),
        });
        return correction.kind === "done" ? null : correction.refusal;
      },
    },
  };
}

function refusalOf(prompt: string, finder: EvidenceFinder): Refusal {
  const nearest = finder.nearest(prompt);
  const [first] = nearest;
  const example = first === undefined ? "" : `, for example on “${first.title}”`;
  return {
    message: `This site writes about JEE Main, and nothing that it knows answers this request. Please name a subject of the exam, its preparation or admission${example}. To change a post that is there, open it and write what is to change.`,
    nearest,
  };
}
