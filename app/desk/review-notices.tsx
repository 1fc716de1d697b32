import { Group } from "@mantine/core";
import type { ReviewTurn } from "../../domain/review/desk-post.ts";
import type { MarkedRevision } from "../../domain/review/marks-view.ts";
import { longIndianDate } from "../../domain/shared/clock.ts";
import type { JobState } from "../calls/review.ts";
import { Button, QuietLink } from "./kit/button.tsx";
import { Loading } from "./kit/desk-page.tsx";
import { counted, stageLabel } from "./kit/words.tsx";
import { signId } from "./marks/mark-names.ts";

export type PreviewHeading = { readonly title: string; readonly text: string };

type PreviewBannerProps = {
  heading: PreviewHeading;
  /** The post, and the token of the revision on the screen; null when the link does not allow it. */
  approval: { postId: string; token: string } | null;
  editAddress: string | null;
  isBusy: boolean;
  marked: Pick<MarkedRevision, "counts" | "marks">;
};

export function PreviewBanner(props: PreviewBannerProps) {
  const { heading, approval, editAddress, isBusy, marked } = props;
  const { conflicts, unverified } = marked.counts;
  const first = marked.marks.find(({ kind, settledBy }) => kind === "conflict" && !settledBy);
  return (
    <Group
      className="alert alert-warning"
      justify="space-between"
      role="region"
      aria-label="Review"
    >
      <div>
        <p>
          <strong>{heading.title}</strong>
        </p>
        <p>{heading.text}</p>
      </div>
      <div className="cluster">
        {editAddress !== null && <QuietLink to={editAddress} label="Edit" />}
        {/* A plain form: the browser goes to the publish call, which leads on to the approve page. */}
        {approval !== null && (
          <form action="/functions/publish-blog" method="get">
            <input type="hidden" name="postId" value={approval.postId} />
            <input type="hidden" name="token" value={approval.token} />
            <Button
              label={<>Approve &amp; Publish</>}
              type="submit"
              disabled={isBusy || conflicts > 0}
              aria-describedby={approvalId}
            />
          </form>
        )}
      </div>
      {approval !== null && (
        <p id={approvalId}>
          {conflicts > 0 && (
            <a href={first === undefined ? "#post-title" : `#${signId(first.id)}`}>
              Settle {counted(conflicts, "conflict")} first
            </a>
          )}{" "}
          {unverified > 0 &&
            `${counted(unverified, "statement has", "statements have")} no record of ours. By approving you answer for ${unverified === 1 ? "it" : "them"}.`}
        </p>
      )}
    </Group>
  );
}

const approvalId = "approval-note";

export function RegenerationNotice({ job }: { job: JobState | null }) {
  if (isActive(job))
    return (
      <div className="alert">
        <Loading label={`AI is regenerating the post. ${stageLabel(job?.stage ?? null)}`} />
        <p>Below is the draft as it was; this page shows the new one as soon as it is ready.</p>
      </div>
    );
  if (job?.state !== "failed") return null;
  return (
    <div className="alert alert-danger" role="alert">
      <p>
        <strong>The last regeneration failed.</strong> {job.error}
      </p>
      <p>The draft below is as it was before; the corrections stand on the edit page again.</p>
    </div>
  );
}

export function isActive(job: JobState | null): boolean {
  return job?.state === "queued" || job?.state === "running";
}

export function ReturnedNote({ turn }: { turn: ReviewTurn | null }) {
  if (turn === null) return null;
  const by = turn.by === null ? "" : ` by ${turn.by}`;
  return (
    <p className="alert alert-warning">
      <strong>
        Sent back on {longIndianDate(turn.at)}
        {by}:
      </strong>{" "}
      {turn.note}
    </p>
  );
}
