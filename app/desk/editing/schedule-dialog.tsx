import { TextInput } from "@mantine/core";
import { useState, type SyntheticEvent } from "react";
import type { EditablePost } from "../../../domain/review/editing/hand-editing.ts";
import { schedulePost } from "../../calls/posts.ts";
import { Button, QuietButton } from "../kit/button.tsx";
import { DeskDialog } from "../kit/desk-dialog.tsx";
import { Instant } from "../kit/times.tsx";
import { attempt } from "../kit/office-access.ts";
import { showToast } from "../kit/toasts.tsx";
import { useTask } from "../kit/use-task.ts";

type ScheduleDialogProps = {
  post: EditablePost;
  isUnsaved: boolean;
  unschedule: () => void;
  close: () => void;
};

const hour = 60 * 60 * 1_000;

export default function ScheduleDialog(props: ScheduleDialogProps) {
  const { post, isUnsaved, unschedule, close } = props;
  const { postId, revision, scheduled } = post;
  const [minute, setMinute] = useState(() =>
    // The next full hour that is at least one away.
    indianMinute(scheduled?.publishAt ?? Math.ceil(Date.now() / hour + 1) * hour),
  );
  const [refusal, setRefusal] = useState<string | null>(null);
  const { isBusy, run } = useTask();

  async function schedule() {
    const publishAt = new Date(`${minute}:00+05:30`).toISOString();
    const answer = await attempt(schedulePost, { postId, revision, publishAt });
    setRefusal(answer.ok ? null : answer.message);
    if (!answer.ok) return;
    showToast({ title: answer.value.message, topic: "schedule" });
    close();
  }

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isBusy) run(schedule);
  }

  return (
    <DeskDialog title="Publish at a set time" onClose={close}>
      <form className="stack" aria-label="Time of publication" onSubmit={submit}>
        {scheduled === null ? (
          <p>
            Not scheduled. A scheduled post is published automatically at its time, after the same
            checks.
          </p>
        ) : (
          <p>
            <strong>
              Goes public on <Instant of={scheduled.publishAt} /> (India time), as version{" "}
              {scheduled.revision}.
            </strong>
          </p>
        )}
        {scheduled !== null && scheduled.revision !== revision && (
          <p className="alert alert-warning">
            There is a newer version {revision}. It stays unpublished at that time, unless you
            schedule it here instead.
          </p>
        )}
        <TextInput
          label="Day and time in India"
          type="datetime-local"
          min={indianMinute(Date.now())}
          value={minute}
          error={refusal}
          onChange={(event) => setMinute(event.currentTarget.value)}
          required
        />
        {isUnsaved && (
          <p className="quiet">What you have not saved yet is not part of version {revision}.</p>
        )}
        <div className="cluster">
          <Button
            label={
              scheduled === null ? `Schedule version ${revision}` : `Move, with version ${revision}`
            }
            type="submit"
            isBusy={isBusy}
          />
          {scheduled !== null && <QuietButton label="Cancel the schedule" run={unschedule} />}
        </div>
      </form>
    </DeskDialog>
  );
}

/** An instant as a field of day and time has it in India: `2026-11-29T17:30`. */
function indianMinute(instant: string | number): string {
  const offset = 5.5 * hour;
  return new Date(new Date(instant).getTime() + offset).toISOString().slice(0, -":00.000Z".length);
}
