import { Button as MantineButton } from "@mantine/core";
import { useEffect, useState } from "react";
import { data } from "react-router";
import type { Route } from "./+types/post-approve.ts";
import { Button, QuietLink } from "../desk/kit/button.tsx";
import { privateMeta, Loading } from "../desk/kit/desk-page.tsx";
import { call, type Answer } from "../desk/kit/call.ts";
import { recallDraft } from "../desk/review-address.ts";
import { postAddress } from "../../domain/posts/post-address.ts";
import { publishBlog, type PublishedPost } from "../calls/review.ts";
import type { RouteHandle } from "../route-handle.ts";
import { Door } from "../ui/door.tsx";

export const handle: RouteHandle = { frame: "door" };

export function meta() {
  return privateMeta("Publish blog post");
}

/** Looking publishes nothing, so that a mail scanner that opens the link does not either: the page's call does. */
export function loader({ request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const postId = query.get("postId") ?? "";
  const token = query.get("token") ?? "";
  if (postId === "" || token === "") return data(null, { status: 400 });
  return data({ postId, token });
}

export default function PostApprovePage({ loaderData: approval }: Route.ComponentProps) {
  if (approval === null) return <PublishFailed message="Missing postId or token" />;
  return <Publishing {...approval} />;
}

/** How long the success is shown before the published post, in milliseconds (spec section 9). */
const redirectAfter = 3_000;

type Approval = { postId: string; token: string };

function Publishing({ postId, token }: Approval) {
  const [answer, setAnswer] = useState<Answer<PublishedPost> | null>(null);
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    let isLeft = false;
    void call(publishBlog, { postId, token }).then((result) => {
      if (!isLeft) setAnswer(result.ok ? { ok: true, value: result.value.post } : result);
    });
    return () => {
      isLeft = true;
    };
  }, [postId, token, attempt]);

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

  if (answer === null) return <InProgress />;
  if (answer.ok) return <Published post={answer.value} />;
  return (
    <PublishFailed
      message={answer.message}
      latest={answer.latest}
      draft={recallDraft(postId)}
      retry={answer.status === null ? retry : undefined}
    />
  );
}

function InProgress() {
  return (
    <Door title="Publishing Blog Post...">
      <Loading label="This takes a moment." />
      <noscript>
        <p>Publishing needs JavaScript: please switch it on and load this page again.</p>
      </noscript>
    </Door>
  );
}

function Published({ post }: { post: PublishedPost }) {
  return (
    <Door title="Published Successfully!" role="status">
      <p>Successfully published: {post.title}</p>
      <p>Live: this is what readers see from now on.</p>
      <p className="quiet">Redirecting to published post...</p>
      <MantineButton component="a" href={postAddress(post)}>
        View Published Post →
      </MantineButton>
    </Door>
  );
}

type PublishFailedProps = {
  message: string;
  latest?: string | undefined;
  /** The preview from which this browser came; null when it is not known. */
  draft?: string | null;
  retry?: (() => void) | undefined;
};

function PublishFailed(props: PublishFailedProps) {
  const { message, latest, draft = null, retry } = props;
  return (
    <Door title="Publish Failed">
      <p role="alert">{message}</p>
      {retry !== undefined && <Button label="Try again" run={retry} />}
      {latest !== undefined && (
        <MantineButton component="a" href={latest}>
          Open the latest version
        </MantineButton>
      )}
      {latest === undefined && draft !== null && (
        <MantineButton component="a" href={draft}>
          Open the draft
        </MantineButton>
      )}
      <QuietLink to="/admin/dashboard" label="Back to Dashboard" />
    </Door>
  );
}
