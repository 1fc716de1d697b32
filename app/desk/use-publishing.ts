import { useEffect, useState } from "react";
import { publishBlog, type PublishedPost } from "../calls/review.ts";
import { call, type Answer } from "./kit/call.ts";
import { useRootData } from "../root-data.ts";
import { postAddress } from "../../domain/posts/post-address.ts";

/** How long the success is shown before the published post, in milliseconds (spec section 9). */
const redirectAfter = 3_000;

export function usePublishing({ postId, token }: { postId: string; token: string }) {
  const [answer, setAnswer] = useState<Answer<PublishedPost> | null>(null);
  const [attempt, setAttempt] = useState(1);
  const bearer = useRootData()?.publicAnonKey;

  useEffect(() => {
    let left = false;
    void publish({ postId, token }, bearer).then((result) => {
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

type Approval = { readonly postId: string; readonly token: string };

/** By the link alone, or where that does not publish with the session of this browser. Asked again it gives the same answer. */
async function publish(
  approval: Approval,
  bearer: string | undefined,
): Promise<Answer<PublishedPost>> {
  const alone = await call(publishBlog, approval, { bearer });
  if (alone.ok) return { ok: true, value: alone.value.post };
  if (alone.status !== 401) return alone;
  const { withAccessToken } = await import("./kit/auth-client.ts");
  const signedIn = await withAccessToken((token) => call(publishBlog, approval, { bearer: token }));
  if (signedIn.ok) return { ok: true, value: signedIn.value.post };
  return signedIn.status === 401 ? alone : signedIn;
}
