import { Group } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { useIsApprover } from "../kit/admin-access.tsx";
import { Button, QuietButton } from "../kit/button.tsx";
import { useKeptFocus } from "../kit/focus.ts";
import { MoreMenu } from "../kit/more-menu.tsx";
import { useTask } from "../kit/use-task.ts";
import { actOnRow, endSchedule, openPreview } from "../posts/post-changes.ts";
import { postStanding, StandingBadge } from "../posts/post-standing.tsx";
import type { PostEditing } from "./use-post-editing.ts";

const ScheduleDialog = lazy(() => import("./schedule-dialog.tsx"));

export function PostHead({ editing }: { editing: PostEditing }) {
  const { post, isUnsaved, isSaving } = editing;
  const { postId, revision, liveRevision, previewUrl, scheduled } = post;
  const [isScheduling, setScheduling] = useState(false);
  const isApprover = useIsApprover();
  const isPublishable = isApprover && revision !== liveRevision && post.status !== "regenerating";
  const { isBusy, run } = useTask();
  const row = { id: postId, title: editing.form.title, revision, status: post.status, scheduled };
  // The button goes with what it has published.
  useKeptFocus("content", liveRevision);

  const standing = describeStanding(editing, isApprover);
  return (
    <>
      <Group component="header" justify="space-between">
        <div className="cluster">
          <h1>Edit post</h1>
          <StandingBadge {...standing} />
        </div>
        <div className="cluster">
          {isPublishable && (
            <>
              <QuietButton
                label={scheduled === null ? "Schedule" : "Scheduled"}
                run={() => setScheduling(true)}
              />
              <Button
                label={<span key={String(isBusy)}>{isBusy ? "Publishing…" : "Publish"}</span>}
                disabled={isBusy || isSaving || isUnsaved || post.checks.conflicts > 0}
                title={isUnsaved ? "Save a version first: the newest one is published" : undefined}
                run={() => run(() => actOnRow(row, "publish"))}
              />
            </>
          )}
          <MoreMenu
            about="this post"
            isBusy={isBusy}
            items={[
              {
                label: "Open the preview",
                run: () => void openPreview({ id: postId, previewUrl }),
              },
              { label: "History", href: `/admin/log?postId=${postId}` },
            ]}
          />
        </div>
      </Group>
      <Suspense>
        {isScheduling && (
          <ScheduleDialog
            post={post}
            isUnsaved={isUnsaved}
            close={() => setScheduling(false)}
            unschedule={() => {
              run(() => endSchedule(row));
              setScheduling(false);
            }}
          />
        )}
      </Suspense>
    </>
  );
}

export function describeStanding({ post }: PostEditing, isApprover: boolean) {
  const { status, revision, liveRevision: live_revision, scheduled, checks } = post;
  return postStanding({ status, revision, live_revision, scheduled, checks }, isApprover);
}
