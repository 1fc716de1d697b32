import { useRevalidator } from "react-router";
import type { MarkAction } from "../../../domain/review/mark-actions.ts";
import { settleMark } from "../../calls/review.ts";
import { useRootData } from "../../root-data.ts";
import { call, type CallFailure } from "../kit/call.ts";
import { showToast } from "../kit/toasts.tsx";
import { counted } from "../phrases.ts";

export type Decision = {
  readonly action: MarkAction;
  readonly text?: string;
  readonly reason?: string;
  readonly address?: string;
};

/** Carries a decision out; the page shows the new text before this answers null, or the refusal. */
export type Settle = (markId: string, decision: Decision) => Promise<CallFailure | null>;

const done: Record<MarkAction, string> = {
  correct: "Changed.",
  edit: "Changed.",
  delete: "Deleted.",
  keep: "Kept.",
};

type Reviewed = {
  readonly postId: string;
  readonly revision: number;
  /** One that corrects or approves; null by a link that only shows the post. */
  readonly token: string | null;
};

export function useSettling({ postId, revision, token }: Reviewed): Settle | null {
  const bearer = useRootData()?.publicAnonKey;
  const { revalidate } = useRevalidator();
  if (token === null) return null;
  return async (markId, { action, text, reason, address }) => {
    const input = { postId, revision, token, markId, action, text, reason, address };
    const answer = await call(settleMark, input, { bearer });
    if (!answer.ok) return answer;
    await revalidate();
    const { conflicts } = answer.value.counts;
    const left = conflicts === 0 ? "No conflict left." : `${counted(conflicts, "conflict")} left.`;
    showToast({ topic: "marks", title: `${done[action]} ${left}` });
    return null;
  };
}
