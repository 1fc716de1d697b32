import { useCallback, useState } from "react";
import { listSchedules, schedulePost } from "../../calls/schedules-schema.ts";
import { callAsAdmin, type Admin } from "../kit/office-access.ts";
import { useAnswer } from "./use-answer.ts";
import { showToast } from "../kit/toasts.tsx";

/** When a post goes public by itself, and how that is set, moved and taken back. */
export function useSchedule(admin: Admin, postId: string) {
  const ask = useCallback(() => callAsAdmin(admin, listSchedules, {}), [admin]);
  const { value, failure, refresh } = useAnswer(ask);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const waiting = value?.waiting.find((one) => one.postId === postId) ?? null;

  async function set(revision: number, publishAt: string | null): Promise<boolean> {
    setBusy(true);
    const answer = await callAsAdmin(admin, schedulePost, { postId, revision, publishAt });
    if (answer.ok || answer.status === 409) await refresh();
    setBusy(false);
    setRefusal(answer.ok ? null : answer.message);
    if (!answer.ok) return false;
    const undo =
      publishAt === null && waiting !== null
        ? { label: "Undo", run: () => void set(waiting.revision, waiting.publishAt) }
        : null;
    showToast({
      title: answer.value.message,
      topic: "schedule",
      ...(undo !== null && { action: undo }),
    });
    return true;
  }

  return { isLoaded: value !== null, failure, refresh, waiting, isBusy, refusal, set };
}
