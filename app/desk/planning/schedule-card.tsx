import { useId, useState, type SyntheticEvent } from "react";
import type { Admin } from "../kit/office-access.ts";
import { NotLoaded } from "../kit/desk-page.tsx";
import { Instant } from "../kit/times.tsx";
import { indianFields, instantOf } from "./month-days.ts";
import { useSchedule } from "./use-schedule.ts";

type ScheduleCardProps = {
  admin: Admin;
  postId: string;
  /** The newest saved revision: what would be scheduled. */
  revision: number;
  /** Whether something typed is not saved yet, and so would not be published. */
  isUnsaved: boolean;
};

/** When a post goes public by itself: an approver sets, moves and takes it back here. */
export function ScheduleCard({ admin, postId, revision, isUnsaved }: ScheduleCardProps) {
  const schedule = useSchedule(admin, postId);
  const { waiting, failure, refresh, isBusy } = schedule;
  const id = useId();
  if (failure !== null)
    return <NotLoaded what="The schedule" reason={failure.message} retry={() => void refresh()} />;
  if (!schedule.isLoaded) return null;
  return (
    <section className="card stack" aria-labelledby={`${id}-title`}>
      <h2 className="desk-card-title" id={`${id}-title`}>
        Publish at a set time
      </h2>
      {waiting === null ? (
        <p>Not scheduled. At its time the post goes public by itself, after the same checks.</p>
      ) : (
        <p>
          <strong>
            Goes public on <Instant of={waiting.publishAt} /> (India time), as revision{" "}
            {waiting.revision}.
          </strong>
        </p>
      )}
      {waiting !== null && waiting.revision !== revision && (
        <p className="alert alert-warning">
          There is a newer revision {revision}. It stays unpublished at that time, unless you
          schedule it here instead.
        </p>
      )}
      <ScheduleForm
        revision={revision}
        isUnsaved={isUnsaved}
        schedule={schedule}
        key={waiting?.publishAt ?? "none"}
      />
      {waiting !== null && (
        <p>
          <button
            className="button button-quiet"
            type="button"
            disabled={isBusy}
            onClick={() => void schedule.set(waiting.revision, null)}
          >
            Do not publish by itself
          </button>
        </p>
      )}
    </section>
  );
}

type ScheduleFormProps = {
  revision: number;
  isUnsaved: boolean;
  schedule: ReturnType<typeof useSchedule>;
};

const hour = 60 * 60 * 1_000;

/** The next full hour that is at least one away. */
function soon(): Date {
  return new Date(Math.ceil(Date.now() / hour + 1) * hour);
}

function ScheduleForm({ revision, isUnsaved, schedule }: ScheduleFormProps) {
  const { waiting, isBusy, refusal } = schedule;
  const id = useId();
  const [fields, setFields] = useState(() =>
    indianFields(waiting === null ? soon() : new Date(waiting.publishAt)),
  );
  const instant = instantOf(fields);

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (instant !== null) void schedule.set(revision, instant);
  }

  return (
    <form className="stack" onSubmit={submit} aria-label="Time of publication">
      <div className="schedule-fields">
        <div className="field">
          <label htmlFor={`${id}-day`}>Day</label>
          <input
            id={`${id}-day`}
            type="date"
            required
            min={indianFields(new Date()).day}
            value={fields.day}
            onChange={({ currentTarget: { value } }) => setFields({ ...fields, day: value })}
          />
        </div>
        <div className="field">
          <label htmlFor={`${id}-time`}>Time in India</label>
          <input
            id={`${id}-time`}
            type="time"
            required
            value={fields.time}
            onChange={({ currentTarget: { value } }) => setFields({ ...fields, time: value })}
          />
        </div>
      </div>
      {isUnsaved && (
        <p className="quiet">What you have not saved yet is not part of revision {revision}.</p>
      )}
      {refusal !== null && (
        <p className="alert alert-danger" role="alert">
          Not scheduled. {refusal}
        </p>
      )}
      <p>
        <button className="button" type="submit" disabled={isBusy || instant === null}>
          {waiting === null ? `Schedule revision ${revision}` : `Move, with revision ${revision}`}
        </button>
      </p>
    </form>
  );
}
