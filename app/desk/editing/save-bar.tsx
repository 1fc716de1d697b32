import { Group } from "@mantine/core";
import { useInterval } from "@mantine/hooks";
import { useState } from "react";
import type { MarkCounts } from "../../../domain/review/marks-view.ts";
import { Button, QuietButton, RowButton } from "../kit/button.tsx";
import { indianTime } from "../kit/times.tsx";
import { counted } from "../phrases.ts";
import { editFormId } from "./edit-fields.tsx";
import type { PostEditing } from "./use-post-editing.ts";

type SaveBarProps = {
  editing: PostEditing;
  counts: MarkCounts | null;
  showChecks: () => void;
};

export function SaveBar({ editing, counts, showChecks }: SaveBarProps) {
  const { isSaving, isUnsaved, outcome } = editing;
  const [now, setNow] = useState(() => Date.now());
  useInterval(() => setNow(Date.now()), 1_000, { autoInvoke: true });
  const conflicts = counts?.conflicts ?? 0;
  const state = describeState(editing, now);
  return (
    <Group className="edit-save-bar" justify="space-between">
      <p className={outcome.kind === "refused" ? "error" : "quiet"}>
        {/* A new element each time: a browser's translation would keep the words of the former one. */}
        <span key={state}>{state}</span>
        {conflicts > 0 && (
          <>
            {" "}
            <RowButton label={counted(conflicts, "conflict")} run={showChecks} />
          </>
        )}
      </p>
      {/* Not each second. */}
      <p className="visually-hidden" role="status">
        {isSaving ? "Saving…" : outcome.kind === "saved" && !isUnsaved ? outcome.message : ""}
      </p>
      <div className="cluster">
        {isUnsaved && <QuietButton label="Discard changes" run={editing.discard} />}
        <Button
          label={<span key={String(isSaving)}>{isSaving ? "Saving…" : "Save version"}</span>}
          type="submit"
          form={editFormId}
          isBusy={isSaving}
        />
      </div>
    </Group>
  );
}

/** `10 s ago`, `5 min ago`, and from an hour on the day and time. */
function ago(instant: string, now: number): string {
  const seconds = Math.max(0, Math.round((now - Date.parse(instant)) / 1_000));
  if (seconds < 60) return `${seconds} s ago`;
  if (seconds < 60 * 60) return `${Math.floor(seconds / 60)} min ago`;
  return `on ${indianTime(instant)}`;
}

function describeState(
  { isSaving, isUnsaved, keptAt, keepingFailure, outcome, post }: PostEditing,
  now: number,
): string {
  if (isSaving) return "Saving…";
  if (isUnsaved && keepingFailure !== null) return `Kept in this browser only. ${keepingFailure}`;
  if (outcome.kind === "refused") return "No version saved. Your changes are kept.";
  if (isUnsaved)
    return keptAt === null ? "Saving changes…" : `Saved ${ago(keptAt, now)}. Not in a version yet.`;
  // Which version it is, and what is still in its way.
  if (outcome.kind === "saved") return outcome.message;
  return `No unsaved changes; version ${post.revision}.`;
}
