import { useMemo } from "react";
import { useRevalidator } from "react-router";
import { confirmClaims, resolveClaims } from "../../calls/review.ts";
import { call } from "../kit/call.ts";
import { useRootData } from "../../root-data.ts";
import type { Confirming } from "./use-confirming.ts";

type ByLink = {
  readonly postId: string;
  /** One that corrects or approves; null when the link only shows the post. */
  readonly token: string | null;
  /** The revision on the screen. */
  readonly revision: number;
  /** Where corrections are written; null where the link allows none, or the page is that place. */
  readonly editPage: string | null;
};

/** For the holder of a review link; the page is read again before the answer is known. */
export function useConfirmingByLink({ postId, token, revision, editPage }: ByLink): Confirming {
  const bearer = useRootData()?.publicAnonKey;
  const { revalidate } = useRevalidator();
  return useMemo(() => {
    if (token === null) return readOnly;
    const by = { postId, token, revision };
    return {
      calls: {
        async confirm(sentences, address) {
          const input = { ...by, sentences: [...sentences], address };
          const answer = await call(confirmClaims, input, { bearer });
          if (answer.ok) await revalidate();
          return answer;
        },
        async resolve(sentence, action) {
          const input = { ...by, items: [{ sentence, action }] };
          const answer = await call(resolveClaims, input, { bearer });
          if (answer.ok) await revalidate();
          return answer;
        },
      },
      editAddress: editPage === null ? null : () => editPage,
      hint: "What you keep has your name beside it.",
    };
  }, [postId, token, revision, editPage, bearer, revalidate]);
}

const readOnly: Confirming = {
  calls: null,
  editAddress: null,
  hint: "Whoever has a link that corrects or approves this draft decides on them.",
};
