import type { MarkCounts } from "../../../domain/review/marks-view.ts";
import { counted } from "../phrases.ts";
import type { usePostEditing } from "./use-post-editing.ts";
import { Button, QuietButton } from "../kit/button.tsx";

type SaveBarProps = {
  editing: ReturnType<typeof usePostEditing>;
  /** The id of the form that "Save" sends. */
  form: string;
  /** Of what is typed; null while it is not checked. */
  counts: MarkCounts | null;
  showChecks: () => void;
};

/** Always in sight: whether everything is saved, and what can be done with the post. */
export function SaveBar({ editing, form, counts, showChecks }: SaveBarProps) {
  const { isSaving, isUnsaved, isUndecided, outcome } = editing;
  const hasFailed = outcome.kind === "refused";
  const conflicts = counts?.conflicts ?? 0;
  return (
    <div className="edit-save-bar">
      <p className={hasFailed ? "error" : "quiet"} role="status">
        {stateOf(editing)}
        {conflicts > 0 && (
          <>
            {" "}
            <a href="#checks" onClick={showChecks}>
              {counted(conflicts, "conflict")}
            </a>
          </>
        )}
      </p>
      <div className="cluster">
        <Button
          label={isSaving ? "Saving…" : "Save"}
          type="submit"
          form={form}
          isBusy={isSaving}
          disabled={isUndecided}
        />
        <QuietButton
          label="Open the preview"
          title={isUnsaved ? "Shows the last saved version" : undefined}
          run={editing.openPreview}
        />
      </div>
    </div>
  );
}

const clock = new Intl.DateTimeFormat("en-IN", { timeStyle: "short", timeZone: "Asia/Kolkata" });

/** The time of day in India. */
export function timeOfDay(instant: string): string {
  return clock.format(new Date(instant));
}

function stateOf({ isSaving, isUnsaved, outcome, savedAt, post }: SaveBarProps["editing"]): string {
  if (isSaving) return "Saving…";
  if (outcome.kind === "refused") return "Not saved. Your words are kept in this browser.";
  if (isUnsaved) return "Unsaved changes. They are kept in this browser.";
  if (savedAt === null) return `No unsaved changes; version ${post.revision}.`;
  // Which version it is, and what is still in its way.
  if (outcome.kind === "saved") return outcome.message;
  return `All changes saved ${timeOfDay(savedAt)}; version ${post.revision}.`;
}
