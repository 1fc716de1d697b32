import { TextInput } from "@mantine/core";
import { useState } from "react";
import { useRevalidator } from "react-router";
import type { EditablePost } from "../../../domain/review/editing/hand-editing.ts";
import { schedulePost } from "../../calls/posts.ts";
import { QuietButton } from "../kit/button.tsx";
import { CallForm, getField } from "../kit/call-form.tsx";
import { attempt } from "../kit/desk-data.ts";
import { DeskDialog } from "../kit/desk-dialog.tsx";
import { showToast } from "../kit/toasts.tsx";
import { Instant } from "../kit/words.tsx";

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
  const { revalidate } = useRevalidator();
  const [begun] = useState(() => Date.now());

  async function schedule(fields: FormData) {
    const publishAt = new Date(`${getField(fields, "minute")}:00+05:30`).toISOString();
    const answer = await attempt(schedulePost, { postId, revision, publishAt });
    if (!answer.ok) return answer.message;
    showToast({ title: answer.value.message });
    close();
    await revalidate();
    return null;
  }

  return (
    <DeskDialog title="Publish at a set time" onClose={close}>
      <CallForm
        submit={
          scheduled === null ? `Schedule version ${revision}` : `Move, with version ${revision}`
        }
        send={schedule}
        beside={scheduled !== null && <QuietButton label="Cancel the schedule" run={unschedule} />}
      >
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
          name="minute"
          label="Day and time in India"
          type="datetime-local"
          min={indianMinute(begun)}
          // The next full hour that is at least one away.
          defaultValue={indianMinute(scheduled?.publishAt ?? Math.ceil(begun / hour + 1) * hour)}
          required
        />
        {isUnsaved && (
          <p className="quiet">What you have not saved yet is not part of version {revision}.</p>
        )}
      </CallForm>
    </DeskDialog>
  );
}

/** An instant as a field of day and time has it in India: `2026-11-29T17:30`. */
function indianMinute(instant: string | number): string {
  const offset = 5.5 * hour;
  return new Date(new Date(instant).getTime() + offset).toISOString().slice(0, -":00.000Z".length);
}
