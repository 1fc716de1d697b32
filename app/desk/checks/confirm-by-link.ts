import { useMemo } from "react";
import { useRevalidator } from "react-router";
import { confirmClaims } from "../../calls/review.ts";
import { call } from "../kit/call.ts";
import { useRootData } from "../../root-data.ts";
import { confirmingHint, type Confirm, type Confirming } from "./use-confirming.ts";

type ByLink = {
  readonly postId: string;
  /** One that corrects or approves; null when the link only shows the post. */
  readonly token: string | null;
  /** The revision on the screen. */
  readonly revision: number;
};

/** For the holder of a review link; the page is read again before the answer is known. */
export function useConfirmingByLink({ postId, token, revision }: ByLink): Confirming {
  const bearer = useRootData()?.publicAnonKey;
  const { revalidate } = useRevalidator();
  return useMemo(() => {
    if (token === null) return readOnly;
    const confirm: Confirm = async (sentences, address) => {
      const input = { postId, token, revision, sentences, address };
      const answer = await call(confirmClaims, input, { bearer });
      if (answer.ok) await revalidate();
      return answer;
    };
    return { confirm, hint: confirmingHint };
  }, [postId, token, revision, bearer, revalidate]);
}

const readOnly: Confirming = {
  confirm: null,
  hint: "Whoever has a link that corrects or approves this draft ticks them.",
};
