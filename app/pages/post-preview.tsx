import { data } from "react-router";
import { useEffect } from "react";
import type { Route } from "./+types/post-preview.ts";
import { DifferenceSection } from "../desk/differences/difference-section.tsx";
import {
  isActive,
  PreviewBanner,
  RegenerationNotice,
  ReturnedNote,
} from "../desk/review-notices.tsx";
import { privateMeta, ReviewError } from "../desk/kit/desk-page.tsx";
import { useReread } from "../desk/kit/use-task.ts";
import { MarkedPost } from "../desk/marks/marked-post.tsx";
import { SendBack } from "../desk/marks/send-back.tsx";
import { useSettling } from "../desk/marks/use-settling.ts";
import { rememberDraft, reviewAddress } from "../desk/review-address.ts";
import {
  heroImage,
  leadToPublished,
  previewBanner,
  refused,
  reviewedPost,
} from "../desk/review-data.ts";
import { siteContext } from "../site-context.ts";

export function meta({ loaderData }: Route.MetaArgs) {
  return privateMeta(loaderData?.kind === "draft" ? loaderData.post.title : "Preview Error");
}

export async function loader({ context, params: { postId }, request }: Route.LoaderArgs) {
  const { review, settings } = context.get(siteContext).services;
  const token = new URL(request.url).searchParams.get("token") ?? "";
  // Read before the post: a finished regeneration is never shown beside the revision before it.
  const status = await review.approval.status({ postId, token });
  const preview = await review.approval.preview({ postId, token });
  if (!preview.ok) return refused(preview.failure);
  const { article, approveToken, editToken, returned, ...marked } = preview.value;
  leadToPublished(article.post);
  const { revision } = article.post;
  const report = await review.revisions.report({ postId, token });
  if (!report.ok) return refused(report.failure);
  const comparison = await review.revisions.comparison({ postId, token, revision });
  if (!comparison.ok) return refused(comparison.failure);

  return data({
    kind: "draft" as const,
    heading: previewBanner(article.post),
    post: reviewedPost(article),
    image: heroImage(article.post),
    marked,
    returned,
    isMailed: settings.current().mail !== null,
    report: report.value,
    revision,
    compared: comparison.value,
    token,
    // By a link nobody brings back what was withdrawn.
    approveToken: (article.post.status === "withdrawn" ? null : approveToken) ?? null,
    editToken: editToken ?? null,
    job: status.ok ? status.value.job : null,
  });
}

export default function PostPreviewPage({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === "refused")
    return <ReviewError title="Preview Error" message={loaderData.message} />;
  return <DraftPreview {...loaderData} />;
}

type Draft = Extract<Route.ComponentProps["loaderData"], { kind: "draft" }>;

/** How often the page is read anew while its post is regenerated, in milliseconds. */
const regenerationPoll = 2_000;

function DraftPreview(draft: Draft) {
  const { heading, post, marked, compared, token, approveToken, editToken } = draft;
  const { report, revision, returned, image } = draft;
  const { job } = draft;
  const isBusy = isActive(job);
  useReread(isBusy, regenerationPoll);
  const settle = useSettling({ postId: post.id, revision, token: editToken ?? approveToken });
  useEffect(() => rememberDraft(post.id, token), [post.id, token]);
  return (
    <div className="stack-wide review-page">
      <PreviewBanner
        heading={heading}
        approval={approveToken === null ? null : { postId: post.id, token: approveToken }}
        editAddress={editToken === null ? null : reviewAddress("edit", post.id, editToken)}
        isBusy={isBusy}
        marked={marked}
      />
      <MarkedPost
        post={post}
        image={image}
        marked={marked}
        titleLevel="h1"
        settle={isBusy ? null : settle}
      >
        <RegenerationNotice job={job} />
        <ReturnedNote turn={returned} />
      </MarkedPost>
      <section className="stack review-notes" aria-label="About this draft">
        {marked.notCovered.length > 0 && <p>Not covered: {marked.notCovered.join(", ")}</p>}
        {editToken !== null && !isBusy && (
          <SendBack
            postId={post.id}
            token={editToken}
            revision={revision}
            isMailed={draft.isMailed}
          />
        )}
        {report !== null && !isBusy && <CorrectionOutcome report={report} />}
        {compared !== null && (
          <DifferenceSection
            compared={compared}
            postId={post.id}
            token={token}
            editToken={editToken}
            isBusy={isBusy}
          />
        )}
      </section>
    </div>
  );
}

function CorrectionOutcome({ report }: { report: NonNullable<Draft["report"]> }) {
  return (
    <section className="alert" aria-label="What came of the corrections">
      <p>
        <strong>Asked for:</strong> {report.asked}
      </p>
      {report.remark !== null && <p className="alert alert-warning">{report.remark}</p>}
    </section>
  );
}

/** A fault of ours; the server's log has it. */
export function ErrorBoundary() {
  return <ReviewError title="Preview Error" message="Failed to load preview" />;
}
