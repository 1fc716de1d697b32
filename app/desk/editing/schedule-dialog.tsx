import type { EditablePost } from "../../../domain/review/editing/hand-editing.ts";
import { QuietButton } from "../kit/button.tsx";
import { DeskDialog } from "../kit/desk-dialog.tsx";
import { ButtonBar, DeskForm, Field } from "../kit/desk-form.tsx";
import { Instant } from "../kit/times.tsx";
import { indianMinute } from "./indian-fields.ts";

type ScheduleDialogProps = {
  post: EditablePost;
  isUnsaved: boolean;
  unschedule: () => void;
  close: () => void;
};

const hour = 60 * 60 * 1_000;

/** The next full hour that is at least one away. */
function soon(): Date {
  return new Date(Math.ceil(Date.now() / hour + 1) * hour);
}

export default function ScheduleDialog(props: ScheduleDialogProps) {
  const { post, isUnsaved, unschedule, close } = props;
  const { postId, revision, scheduled } = post;
  const at = scheduled === null ? soon() : new Date(scheduled.publishAt);
  return (
    <DeskDialog title="Publish at a set time" onClose={close}>
      <div className="stack">
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
        <DeskForm
          label="Time of publication"
          keptAs={`schedule-${postId}`}
          key={scheduled?.publishAt ?? "none"}
          onAccepted={close}
        >
          <input type="hidden" name="postId" value={postId} />
          <input type="hidden" name="revision" value={revision} />
          <Field
            name="minute"
            label="Day and time in India"
            type="datetime-local"
            min={indianMinute(new Date())}
            initial={indianMinute(at)}
            required
          />
          {isUnsaved && (
            <p className="quiet">What you have not saved yet is not part of version {revision}.</p>
          )}
          <ButtonBar
            submit={
              scheduled === null ? `Schedule version ${revision}` : `Move, with version ${revision}`
            }
          />
        </DeskForm>
        {scheduled !== null && (
          <p>
            <QuietButton label="Cancel the schedule" run={unschedule} />
          </p>
        )}
      </div>
    </DeskDialog>
  );
}
