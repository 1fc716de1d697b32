import { data } from "react-router";
import type { Route } from "./+types/post-preview.ts";
import { PreviewBanner } from "../desk/preview-banner.tsx";
import { privateMeta } from "../desk/private-meta.ts";
import { RegenerationNotice } from "../desk/regeneration-notice.tsx";
import { reviewAddress } from "../desk/review-address.ts";
import { ReviewError } from "../desk/review-error.tsx";
import { leadToPublished, refused, reviewedPost } from "../desk/review-data.ts";
import { ReviewedPostView } from "../desk/reviewed-post.tsx";
import { useRegeneration } from "../desk/use-regeneration.ts";
import type { RouteHandle } from "../route-handle.ts";
import { siteContext } from "../site-context.ts";

export const handle: RouteHandle = { hydrate: true };

export function meta({ loaderData }: Route.MetaArgs) {
  return privateMeta(loaderData?.kind === "draft" ? loaderData.post.title : "Preview Error");
}

export async function loader({ context, params: { postId }, request }: Route.LoaderArgs) {
  const { review } = context.get(siteContext).services;
  const token = new URL(request.url).searchParams.get("token") ?? "";
  // Read before the post: a finished regeneration is never shown beside the revision before it.
  const status = await review.postStatus({ postId, token });
  const found = await review.preview({ postId, token });
  if (!found.ok) return refused(found.failure);
  const { article, approveToken, editToken } = found.value;
  leadToPublished(article.post);

  return data({
    kind: "draft" as const,
    post: reviewedPost(article),
    token,
    approveToken,
    editAddress: editToken === undefined ? null : reviewAddress("edit", postId, editToken),
    job: status.ok ? status.value.job : null,
  });
}

export default function PostPreviewPage({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === "refused")
    return <ReviewError title="Preview Error" message={loaderData.message} />;
  return <DraftPreview {...loaderData} />;
}

type Draft = Extract<Route.ComponentProps["loaderData"], { kind: "draft" }>;

function DraftPreview({ post, token, approveToken, editAddress, job }: Draft) {
  const regeneration = useRegeneration({ postId: post.id, token, job });
  return (
    <div className="stack-wide">
      <PreviewBanner
        approval={{ postId: post.id, token: approveToken }}
        editAddress={editAddress}
        isBusy={regeneration.isRunning}
      />
      <RegenerationNotice {...regeneration} />
      <ReviewedPostView post={post} titleLevel="h1" />
    </div>
  );
}

/** A fault of ours; the server's log has it. */
export function ErrorBoundary() {
  return <ReviewError title="Preview Error" message="Failed to load preview" />;
}
