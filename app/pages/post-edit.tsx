import { data } from "react-router";
import type { Route } from "./+types/post-edit.ts";
import { CorrectionsCard } from "../desk/corrections-card.tsx";
import { privateMeta, ReviewError } from "../desk/kit/desk-page.tsx";
import { MarkedPost } from "../desk/marks/marked-post.tsx";
import { ReturnedNote } from "../desk/review-notices.tsx";
import { reviewAddress } from "../desk/review-address.ts";
import { heroImage, leadToPublished, refused, reviewedPost } from "../desk/review-data.ts";
import { siteContext } from "../site-context.ts";

export function meta() {
  return privateMeta("Correct a draft");
}

export async function loader({ context, params: { postId }, request }: Route.LoaderArgs) {
  const { services, writer } = context.get(siteContext);
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const editing = await services.review.approval.editing({ postId, token });
  if (!editing.ok) return refused(editing.failure);
  const { article, previewToken, editToken, failedCorrections, returned, ...marked } =
    editing.value;
  leadToPublished(article.post);
  return data({
    kind: "draft" as const,
    post: reviewedPost(article),
    image: heroImage(article.post),
    marked,
    returned,
    // Of the revision on the screen: the address may be older.
    token: editToken,
    previewAddress: reviewAddress("preview", postId, previewToken),
    failedCorrections,
    hasModel: writer.model !== null,
  });
}

export default function PostEditPage({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === "refused")
    return <ReviewError title="Edit Error" message={loaderData.message} />;
  return <DraftCorrection {...loaderData} />;
}

type Draft = Extract<Route.ComponentProps["loaderData"], { kind: "draft" }>;

function DraftCorrection(draft: Draft) {
  const { post, image, marked, returned, token, previewAddress } = draft;
  return (
    <div className="stack-wide">
      <div className="alert alert-warning">
        <h1>EDIT MODE</h1>
        <p>Provide corrections for AI to regenerate the post</p>
      </div>
      <ReturnedNote turn={returned} />
      <CorrectionsCard
        postId={post.id}
        token={token}
        previewAddress={previewAddress}
        failedCorrections={draft.failedCorrections}
        hasModel={draft.hasModel}
      />
      <p className="eyebrow">The post as it is now</p>
      <MarkedPost post={post} image={image} marked={marked} titleLevel="h2" settle={null} />
    </div>
  );
}

/** A fault of ours; the server's log has it. */
export function ErrorBoundary() {
  return <ReviewError title="Edit Error" message="Failed to load post" />;
}
