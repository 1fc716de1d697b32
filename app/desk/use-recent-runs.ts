import { useCallback, useEffect, useState } from "react";
import { asAdmin, type Admin } from "./admin-access.ts";
import type { Answer } from "./calls/call.ts";
import { readRecentRuns, type RecentRun } from "./calls/recent-runs.ts";

/** How often the list is read again while something runs, in milliseconds. */
const refreshEvery = 3_000;

export type RecentRuns = {
  /** Null until the first answer. */
  readonly answer: Answer<readonly RecentRun[]> | null;
  /** When the list was read; ages are counted to it. */
  readonly readAt: Date;
};

/** The latest runs, read again while one of them runs and whenever `refresh` is called. */
export function useRecentRuns(admin: Admin): RecentRuns & { refresh: () => void } {
  const [recent, setRecent] = useState<RecentRuns>({ answer: null, readAt: new Date() });

  const refresh = useCallback(() => {
    void asAdmin(admin, readRecentRuns).then((answer) => setRecent({ answer, readAt: new Date() }));
  }, [admin]);

  useEffect(refresh, [refresh]);

  const isWorking = recent.answer?.ok === true && recent.answer.value.some(isRunning);
  useEffect(() => {
    if (!isWorking) return;
    const timer = setInterval(refresh, refreshEvery);
    return () => clearInterval(timer);
  }, [isWorking, refresh]);

  return { ...recent, refresh };
}

export function isRunning({ state }: RecentRun): boolean {
  return state === "queued" || state === "running";
}
