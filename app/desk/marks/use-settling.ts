import { useRevalidator } from "react-router";
import type { InputOf } from "../../calls/endpoint.ts";
import { settleMark } from "../../calls/review.ts";
import { call, type CallFailure } from "../kit/call.ts";
import { showToast } from "../kit/toasts.tsx";
import { counted } from "../kit/words.tsx";

export type Decision = Pick<InputOf<typeof settleMark>, "action" | "text" | "reason" | "address">;

/** Carries a decision out; the page shows the new text before this answers null, or the refusal. */
export type Settle = (markId: string, decision: Decision) => Promise<CallFailure | null>;

const done: Record<Decision["action"], string> = {
  correct: "Changed.",
  edit: "Changed.",
  delete: "Deleted.",
  keep: "Kept.",
};

/** `token` corrects or approves; null by a link that only shows the post. */
type Reviewed = { postId: string; revision: number; token: string | null };

export function useSettling({ postId, revision, token }: Reviewed): Settle | null {
  const { revalidate } = useRevalidator();
  if (token === null) return null;
  return async (markId, decision) => {
    const answer = await call(settleMark, { postId, revision, token, markId, ...decision });
    if (!answer.ok) return answer;
    await revalidate();
    const { conflicts } = answer.value.counts;
    const left = conflicts === 0 ? "No conflict left." : `${counted(conflicts, "conflict")} left.`;
    showToast({ title: `${done[decision.action]} ${left}` });
    return null;
  };
}
