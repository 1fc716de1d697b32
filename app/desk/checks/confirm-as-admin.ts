import { confirmClaims, resolveClaims } from "../../calls/review.ts";
import { callAsAdmin, type Admin } from "../kit/office-access.ts";
import type { Confirming } from "./use-confirming.ts";

type Saved = { readonly postId: string; readonly revision: number; readonly isUnsaved: boolean };

type Changes = {
  /** The checks are to be read again. */
  readonly onConfirmed: () => Promise<void>;
  /** There is a new revision. */
  readonly onResolved: () => Promise<void>;
};

/** For an admin who edits the post: what is unsaved is nobody's to decide on yet. */
export function confirmingAsAdmin(
  admin: Admin,
  { postId, revision, isUnsaved }: Saved,
  { onConfirmed, onResolved }: Changes,
): Confirming {
  // What stands there is shown where it is typed.
  const editAddress = (anchor: string) => `#${anchor}`;
  if (isUnsaved)
    return { calls: null, editAddress, hint: "Save first: then you can decide on them." };
  const call = { postId, token: "", revision };
  return {
    calls: {
      async confirm(sentences, address) {
        const input = { ...call, sentences: [...sentences], address };
        const answer = await callAsAdmin(admin, confirmClaims, input);
        if (answer.ok) await onConfirmed();
        return answer;
      },
      async resolve(sentence, action) {
        const input = { ...call, items: [{ sentence, action }] };
        const answer = await callAsAdmin(admin, resolveClaims, input);
        if (answer.ok) await onResolved();
        return answer;
      },
    },
    editAddress,
    hint: "What you keep has your name beside it.",
  };
}
