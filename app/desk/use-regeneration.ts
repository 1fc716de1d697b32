import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { useRootData } from "../root-data.ts";
import { readPostStatus, type JobState } from "./calls/post-status.ts";

/** How often a running regeneration is asked after, in milliseconds. */
const pollEvery = 2_000;

type Watched = { readonly postId: string; readonly token: string; readonly job: JobState | null };

export type Regeneration = {
  readonly job: JobState | null;
  readonly isRunning: boolean;
  /** The last question had no answer; the next one comes by itself. */
  readonly isCutOff: boolean;
};

/** Follows the post's regeneration from what the page was loaded with, and loads the page again at its end. */
export function useRegeneration({ postId, token, job: loaded }: Watched): Regeneration {
  const { revalidate } = useRevalidator();
  const [latest, setLatest] = useState<JobState | null>(null);
  const [isCutOff, setCutOff] = useState(false);
  const bearer = useRootData()?.publicAnonKey;
  const isRunning = isActive(loaded);

  useEffect(() => {
    if (!isRunning) return;
    const leaving = new AbortController();
    async function ask() {
      const answer = await readPostStatus({ postId, token }, { signal: leaving.signal, bearer });
      if (leaving.signal.aborted) return;
      setCutOff(!answer.ok && answer.status === null);
      if (answer.ok && isActive(answer.value.job)) setLatest(answer.value.job);
      // Done, failed, or refused (the link may have expired): the page itself shows what is so now.
      else if (answer.ok || answer.status !== null) await revalidate();
    }
    const timer = setInterval(() => void ask(), pollEvery);
    return () => {
      clearInterval(timer);
      leaving.abort();
    };
  }, [isRunning, postId, token, bearer, revalidate]);

  return { job: isRunning ? (latest ?? loaded) : loaded, isRunning, isCutOff };
}

function isActive(job: JobState | null): boolean {
  return job !== null && (job.state === "queued" || job.state === "running");
}
