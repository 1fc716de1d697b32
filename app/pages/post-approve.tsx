import { Button as MantineButton } from "@mantine/core";
import { Link, data } from "react-router";
import type { Route } from "./+types/post-approve.ts";
import { Button, QuietLink } from "../desk/kit/button.tsx";
import { privateMeta, Loading } from "../desk/kit/desk-page.tsx";
import { rememberPlace } from "../desk/kit/return-place.ts";
import { usePublishing } from "../desk/use-publishing.ts";
import { recallDraft } from "../desk/review-address.ts";
import { reviewStanding, type ReviewStanding } from "../desk/review-data.ts";
import { postAddress } from "../../domain/posts/post-address.ts";
import type { PublishedPost } from "../calls/review.ts";
import type { RouteHandle } from "../route-handle.ts";
import { siteContext } from "../site-context.ts";
import { Door } from "../ui/door.tsx";

export const handle: RouteHandle = { frame: "door" };

export function meta() {
  return privateMeta("Publish blog post");
}

/** Looking publishes nothing, so that a mail scanner that opens the link does not either: the page's call does. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { review } = context.get(siteContext).services;
  const query = new URL(request.url).searchParams;
  const postId = query.get("postId") ?? "";
  const token = query.get("token") ?? "";
  if (postId === "" || token === "") return data(null, { status: 400 });
  // A refusal here is one of the page's call too, which says why.
  const standing = await review.approval.standing({ postId, token });
  return data({ postId, token, standing: standing.ok ? reviewStanding(standing.value) : null });
}

export default function PostApprovePage({ loaderData: approval }: Route.ComponentProps) {
  if (approval === null) return <PublishFailed message="Missing postId or token" />;
  return <Publishing {...approval} />;
}

type Approval = { postId: string; token: string; standing: ReviewStanding | null };

function Publishing({ standing, ...approval }: Approval) {
  const { answer, retry } = usePublishing(approval);
  if (answer === null) return <InProgress standing={standing} />;
  if (answer.ok) return <Published post={answer.value} />;
  return (
    <PublishFailed
      message={answer.message}
      latest={answer.latest}
      draft={recallDraft(approval.postId)}
      needsSession={answer.status === 401}
      retry={answer.status === null ? retry : undefined}
    />
  );
}

function InProgress({ standing }: { standing: ReviewStanding | null }) {
  return (
    <Door title="Publishing Blog Post...">
      <Loading label="This takes a moment." />
      {standing !== null && <p className="quiet">{standing.readers}</p>}
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
  needsSession?: boolean;
  latest?: string | undefined;
  /** The preview from which this browser came; null when it is not known. */
  draft?: string | null;
  retry?: (() => void) | undefined;
};

function PublishFailed(props: PublishFailedProps) {
  const { message, needsSession = false, latest, draft = null, retry } = props;
  return (
    <Door title="Publish Failed">
      <p role="alert">{message}</p>
      {needsSession && (
        <MantineButton
          component={Link}
          to="/admin/login"
          onClick={() => rememberPlace(window.location)}
        >
          Sign in to publish
        </MantineButton>
      )}
      {retry !== undefined && !needsSession && <Button label="Try again" run={retry} />}
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
