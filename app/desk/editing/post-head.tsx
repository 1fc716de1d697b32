import { Group } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { useNavigate } from "react-router";
import { useIsApprover } from "../kit/office-access.ts";
import { Button, QuietButton } from "../kit/button.tsx";
import { useKeptFocus } from "../kit/focus.ts";
import { useTask } from "../kit/use-task.ts";
import { MoreMenu } from "../kit/row-actions.tsx";
import { actOnRow, duplicate, endSchedule, openPreview } from "../posts/post-changes.ts";
import { describeStatus, StatusBadge } from "../posts/post-status.tsx";
import type { PostEditing } from "./use-post-editing.ts";

const ScheduleDialog = lazy(() => import("./schedule-dialog.tsx"));
const PhonePreview = lazy(() => import("./phone-preview.tsx"));

export function PostHead({ editing }: { editing: PostEditing }) {
  const { post, isUnsaved, isSaving } = editing;
  const { postId, revision, liveRevision, previewUrl, scheduled } = post;
  const [opened, setOpened] = useState<"schedule" | "phone" | null>(null);
  const isApprover = useIsApprover();
  const isPublishable = isApprover && revision !== liveRevision && post.status !== "regenerating";
  const navigate = useNavigate();
  const { isBusy, run } = useTask();
  const row = { id: postId, title: editing.form.title, revision, status: post.status, scheduled };
  // The button goes with what it has published.
  useKeptFocus("content", liveRevision);

  const status = describeEdited(editing, isApprover);
  const close = () => setOpened(null);
  return (
    <>
      <Group component="header" justify="space-between">
        <div className="cluster">
          <h1>Edit post</h1>
          <StatusBadge {...status} />
        </div>
        <div className="cluster">
          {isPublishable && (
            <>
              <QuietButton
                label={scheduled === null ? "Schedule" : "Scheduled"}
                run={() => setOpened("schedule")}
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
            actions={[
              {
                label: "Open the preview",
                run: () => void openPreview({ id: postId, previewUrl }),
              },
              { label: "Preview on a phone", run: () => setOpened("phone") },
              { label: "Duplicate", run: () => run(() => duplicate(row, navigate)) },
              { label: "History", href: `/admin/log?postId=${postId}` },
            ]}
          />
        </div>
      </Group>
      <Suspense>
        {opened === "schedule" && (
          <ScheduleDialog
            post={post}
            isUnsaved={isUnsaved}
            close={close}
            unschedule={() => {
              run(() => endSchedule(row));
              close();
            }}
          />
        )}
        {opened === "phone" && (
          <PhonePreview postId={postId} previewUrl={previewUrl} close={close} />
        )}
      </Suspense>
    </>
  );
}

export function describeEdited({ post }: PostEditing, isApprover: boolean) {
  const { status, revision, liveRevision: live_revision, scheduled, checks } = post;
  return describeStatus({ status, revision, live_revision, scheduled, checks }, isApprover);
}
