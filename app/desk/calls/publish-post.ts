import { call, type Answer } from "./call.ts";
import { hasFields, isText } from "./guards.ts";

const isPublished = hasFields({
  post: hasFields({ slug: isText, title: isText, published_at: isText }),
});

export type PublishedPost = {
  readonly slug: string;
  readonly title: string;
  readonly published_at: string;
};

type Approval = { readonly postId: string; readonly token: string };

const running = new Map<string, Promise<Answer<PublishedPost>>>();

/** Publishes by the approve token; asked again for the same link it gives the same answer. */
export function publishOnce(
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

async function publish(body: Approval, bearer: string | undefined): Promise<Answer<PublishedPost>> {
  const answer = await call(
    { path: "/functions/publish-blog", body, bearer },
    isPublished,
    "Failed to publish blog post",
  );
  return answer.ok ? { ok: true, value: answer.value.post } : answer;
}
