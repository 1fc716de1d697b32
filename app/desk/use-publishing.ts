import { useEffect, useState } from "react";
import { publishBlog, type PublishedPost } from "../calls/review.ts";
import { call, type Answer, type CallFailure } from "./kit/call.ts";
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

type Approval = { readonly postId: string; readonly token: string };

const running = new Map<string, Promise<Answer<PublishedPost>>>();

/** Publishes by the approve token; asked again for the same link it gives the same answer. */
function publishOnce(
  approval: Approval,
  bearer: string | undefined,
): Promise<Answer<PublishedPost>> {
  const key = JSON.stringify([approval.postId, approval.token]);
  const known = running.get(key);
  if (known !== undefined) return known;
  const answer = publish(approval, bearer);
  running.set(key, answer);
  // Without an answer nothing is known: a later try has to ask again.
  void answer.then((result) => {
    if (!result.ok) running.delete(key);
  });
  return answer;
}

async function publish(
  approval: Approval,
  bearer: string | undefined,
): Promise<Answer<PublishedPost>> {
  const alone = await call(publishBlog, approval, { bearer });
  const answer = alone.ok || alone.status !== 401 ? alone : await publishSignedIn(approval, alone);
  return answer.ok ? { ok: true, value: answer.value.post } : answer;
}

/** Where a link alone does not publish: with the session of this browser, if there is one. */
async function publishSignedIn(approval: Approval, refusal: CallFailure) {
  const { withAccessToken } = await import("./kit/auth-client.ts");
  const answer = await withAccessToken((bearer) => call(publishBlog, approval, { bearer }));
  return answer.ok || answer.status !== 401 ? answer : refusal;
}
