import { useCallback, useState } from "react";
import { createPost } from "../../calls/editing.ts";
import { endPlan, readPlan, savePlan, type PlannedPost } from "../../calls/plan.ts";
import { callAsAdmin, type Admin } from "../kit/office-access.ts";
import { useAnswer } from "../facts/use-answer.ts";
import { showToast } from "../kit/toasts.tsx";

/** What the form of a plan holds; empty texts for nothing. */
export type TypedPlan = {
  readonly title: string;
  readonly note: string;
  readonly day: string;
  readonly personId: string;
  readonly factId: string;
};

export type PlanActions = ReturnType<typeof usePlan>["actions"];

/** A month of the plan, and what can be done with it. */
export function usePlan(admin: Admin, month: string) {
  const ask = useCallback(() => callAsAdmin(admin, readPlan, { month }), [admin, month]);
  const { value, failure, refresh } = useAnswer(ask);
  const [isBusy, setBusy] = useState(false);

  /** The sentence that says why it was not kept; null when it was. */
  async function save(id: string | null, typed: TypedPlan): Promise<string | null> {
    setBusy(true);
    const { personId, factId, ...words } = typed;
    const answer = await callAsAdmin(admin, savePlan, {
      ...{ id, ...words },
      personId: personId === "" ? null : personId,
      factId: factId === "" ? null : factId,
    });
    if (answer.ok) await refresh();
    setBusy(false);
    if (!answer.ok) return answer.message;
    showToast({ title: id === null ? "Planned." : "Plan changed.", topic: "plan" });
    return null;
  }

  async function end(id: string, isEnded: boolean): Promise<void> {
    setBusy(true);
    const answer = await callAsAdmin(admin, endPlan, { id, isEnded });
    await refresh();
    setBusy(false);
    if (!answer.ok) {
      showToast({ title: answer.message, tone: "failure", topic: "plan" });
      return;
    }
    const undo = { label: "Undo", run: () => void end(id, false) };
    showToast({ title: answer.value.message, topic: "plan", ...(isEnded && { action: undo }) });
  }

  /** Makes the blank post of a plan, and goes there; the sentence that says why not, otherwise null. */
  async function write({ id, title }: PlannedPost, author: string): Promise<string | null> {
    setBusy(true);
    const answer = await callAsAdmin(admin, createPost, { title, author, planId: id });
    setBusy(false);
    if (!answer.ok) return answer.message;
    window.location.assign(`/admin/posts/${answer.value.post.postId}`);
    return null;
  }

  return { value, failure, refresh, actions: { isBusy, save, end, write } };
}
