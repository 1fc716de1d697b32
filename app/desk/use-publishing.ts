import { useEffect, useState } from "react";
import type { Answer } from "./calls/call.ts";
import { publishOnce, type PublishedPost } from "./calls/publish-post.ts";
import { useRootData } from "../root-data.ts";
import { postAddress } from "../../domain/posts/post-address.ts";

/** How long the success is shown before the published post, in milliseconds (spec section 9). */
const redirectAfter = 3_000;

/** Publishes as soon as the page's script runs, then leads to the published post. */
export function usePublishing({ postId, token }: { postId: string; token: string }) {
  const [answer, setAnswer] = useState<Answer<PublishedPost> | null>(null);
  const [attempt, setAttempt] = useState(1);
  const bearer = useRootData()?.publicAnonKey;

  useEffect(() => {
    let left = false;
    void publishOnce({ postId, token }, bearer).then((result) => {
      if (!left) setAnswer(result);
    });
    return () => {
      left = true;
    };
  }, [postId, token, bearer, attempt]);

  useEffect(() => {
    if (answer?.ok !== true) return;
    const address = postAddress(answer.value);
    const timer = setTimeout(() => window.location.replace(address), redirectAfter);
    return () => clearTimeout(timer);
  }, [answer]);

  function retry() {
    setAnswer(null);
    setAttempt(attempt + 1);
  }

  return { answer, retry };
}
