import { confirmClaims } from "../../calls/review.ts";
import { callAsAdmin, type Admin } from "../kit/office-access.ts";
import { confirmingHint, type Confirm, type Confirming } from "./use-confirming.ts";

/** For an admin who edits the post: what is unsaved is nobody's to confirm yet. */
export function confirmingAsAdmin(
  admin: Admin,
  saved: { readonly postId: string; readonly revision: number; readonly isUnsaved: boolean },
  onConfirmed: () => Promise<void>,
): Confirming {
  const { postId, revision, isUnsaved } = saved;
  if (isUnsaved) return unsaved;
  const confirm: Confirm = async (sentences, address) => {
    const input = { postId, token: "", revision, sentences, address };
    const answer = await callAsAdmin(admin, confirmClaims, input);
    if (answer.ok) await onConfirmed();
    return answer;
  };
  return { confirm, hint: confirmingHint };
}

const unsaved: Confirming = { confirm: null, hint: "Save first: then you can tick them." };
