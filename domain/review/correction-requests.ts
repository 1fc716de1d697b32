import type { DraftingService } from "../drafting/drafting-service.ts";
import { readerNote } from "../posts/correction.ts";
import { succeed, type Result } from "../shared/result.ts";
import { instructionText } from "./instruction-text.ts";

/** What those hear who have asked for corrections; `revision` is what the post will become. */
export type CorrectionsAccepted = {
  readonly message: string;
  readonly postId: string;
  readonly revision: number;
};

export const correctionsAccepted = "Corrections submitted! AI is regenerating the post...";
export const correctionsMissing = "Please provide correction instructions";

/** Corrections that an admin asks for; those of a link's holder are in `link-changes.ts`. */
export function createCorrectionRequests({ drafting }: { readonly drafting: DraftingService }) {
  return {
    /**
     * Corrections in an admin's words, of any post that is not deleted: of a published one readers keep what
     * they have until the change is approved. `readerNote` is printed under the post then. `conflict`
     * when `revision` is not the newest, `unacceptable` when a text is too long.
     */
    async requestCorrectionsAsAdmin(
      wish: {
        readonly postId: string;
        readonly revision: number;
        readonly corrections: string;
        readonly readerNote: string | null;
      },
      by: { readonly email: string },
    ): Promise<Result<CorrectionsAccepted>> {
      const { postId } = wish;
      const corrections = instructionText(wish.corrections, correctionsMissing);
      if (!corrections.ok) return corrections;
      const note = readerNote(wish.readerNote);
      if (!note.ok) return note;
      const requested = await drafting.regenerate({
        postId,
        baseRevision: wish.revision,
        corrections: corrections.value,
        requestedBy: `admin:${by.email}`,
        readerNote: note.value,
        mayChangeLive: true,
      });
      if (!requested.ok) return requested;
      return succeed({ message: correctionsAccepted, postId, revision: requested.value.revision });
    },
  };
}
