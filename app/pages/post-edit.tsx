import { data } from "react-router";
import type { Route } from "./+types/post-edit.ts";
import { checkedPostView } from "../desk/checks/checked-view.ts";
import { ChecksPanel } from "../desk/checks/checks-panel.tsx";
import { useConfirmingByLink } from "../desk/checks/use-confirming.ts";
import { CorrectionsCard } from "../desk/corrections-card.tsx";
import { ReviewStandingPanel } from "../desk/posts/standing-panel.tsx";
import { PassageList } from "../desk/passage-list.tsx";
import { privateMeta, ReviewError } from "../desk/kit/desk-page.tsx";
import { reviewAddress } from "../desk/review-address.ts";
import { leadToPublished, refused, reviewedPost, reviewStanding } from "../desk/review-data.ts";
import { ReviewedPostView } from "../desk/reviewed-post.tsx";
import { siteContext } from "../site-context.ts";

export function meta() {
  return privateMeta("Correct a draft");
}

export async function loader({ context, params: { postId }, request }: Route.LoaderArgs) {
  const { services, writer } = context.get(siteContext);
  const { review } = services;
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const editing = await review.approval.editing({ postId, token });
  if (!editing.ok) return refused(editing.failure);
  const { article, previewToken, editToken, failedCorrections } = editing.value;
  leadToPublished(article.post);
  const standing = await review.standing.ofPost({ postId, token });
  if (!standing.ok) return refused(standing.failure);
  const checks = await review.revisions.checks({ postId, token, revision: article.post.revision });
  if (!checks.ok) return refused(checks.failure);
  const passages = await review.passages.list({ postId, token });
  if (!passages.ok) return refused(passages.failure);
  const lockedNumbers = passages.value
    .filter(({ isLocked }) => isLocked)
    .map(({ number }) => number);
  return data({
    kind: "draft" as const,
    standing: reviewStanding(standing.value),
    ...checkedPostView(reviewedPost(article), checks.value, new Set(lockedNumbers)),
    passages: passages.value,
    revision: article.post.revision,
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
  const { post, checks, token, previewAddress, failedCorrections, hasModel } = draft;
  const { standing, passages, revision } = draft;
  const confirming = useConfirmingByLink({
    postId: post.id,
    token,
    revision,
    editPage: "#corrections",
  });
  return (
    <div className="stack-wide">
      <div className="desk-banner">
        <div>
          <h1 className="desk-banner-title">EDIT MODE</h1>
          <p>Provide corrections for AI to regenerate the post</p>
        </div>
      </div>
      <ReviewStandingPanel standing={standing} />
      <CorrectionsCard
        postId={post.id}
        {...{ token, previewAddress, failedCorrections, hasModel }}
      />
      <PassageList key={revision} postId={post.id} {...{ token, revision, passages }} />
      <div className="desk-review">
        <ChecksPanel checks={checks} confirming={confirming} />
        <section className="stack" aria-label="The post as it is now">
          <p className="eyebrow">The post as it is now</p>
          <ReviewedPostView post={post} titleLevel="h2" />
        </section>
      </div>
    </div>
  );
}

/** A fault of ours; the server's log has it. */
export function ErrorBoundary() {
  return <ReviewError title="Edit Error" message="Failed to load post" />;
}
