import { data } from "react-router";
import type { Route } from "./+types/post-approve.ts";
import { ErrorCard, privateMeta, Loading } from "../desk/desk-page.tsx";
import { usePublishing } from "../desk/use-publishing.ts";
import { postAddress } from "../../domain/posts/post-address.ts";
import type { PublishedPost } from "../calls/review.ts";
import type { RouteHandle } from "../route-handle.ts";

export const handle: RouteHandle = { hydrate: true };

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

function Publishing(approval: { postId: string; token: string }) {
  const { answer, retry } = usePublishing(approval);
  if (answer === null) return <InProgress />;
  if (answer.ok) return <Published post={answer.value} />;
  return (
    <PublishFailed
      message={answer.message}
      latest={answer.latest}
      retry={answer.status === null ? retry : undefined}
    />
  );
}

function InProgress() {
  return (
    <div className="desk-middle">
      <section className="card desk-outcome">
        <h1 className="desk-card-title">Publishing Blog Post...</h1>
        <Loading label="This takes a moment." />
        <noscript>
          <p>Publishing needs JavaScript: please switch it on and load this page again.</p>
        </noscript>
      </section>
    </div>
  );
}

function Published({ post }: { post: PublishedPost }) {
  return (
    <div className="desk-middle">
      <section className="card desk-outcome" role="status">
        <h1 className="desk-card-title">Published Successfully!</h1>
        <p>Successfully published: {post.title}</p>
        <p className="quiet">Redirecting to published post...</p>
        <a className="button" href={postAddress(post)}>
          View Published Post →
        </a>
      </section>
    </div>
  );
}

type PublishFailedProps = {
  message: string;
  /** The preview of a newer revision. */
  latest?: string | undefined;
  retry?: (() => void) | undefined;
};

function PublishFailed({ message, latest, retry }: PublishFailedProps) {
  return (
    <ErrorCard title="Publish Failed" message={message}>
      {retry !== undefined && (
        <button className="button" type="button" onClick={retry}>
          Try again
        </button>
      )}
      {latest !== undefined && (
        <a className="button" href={latest}>
          Open the latest revision
        </a>
      )}
      <a className="button button-quiet" href="/admin/dashboard">
        Back to Dashboard
      </a>
    </ErrorCard>
  );
}
