import type { EditablePost } from "../../../domain/review/editing/hand-editing.ts";
import type { ScheduleChoice } from "../../calls/editing.ts";
import { Instant } from "../kit/times.tsx";

type ScheduledSaveProps = {
  post: EditablePost;
  choice: ScheduleChoice;
  choose: (choice: ScheduleChoice) => void;
  isApprover: boolean;
};

/** Asks which revision goes public at the time that is set, once another one is saved. */
export function ScheduledSave({ post, choice, choose, isApprover }: ScheduledSaveProps) {
  const { scheduled } = post;
  if (scheduled === null) return null;
  const { revision, publishAt } = scheduled;
  const choices: readonly (readonly [ScheduleChoice, string])[] = [
    ["stop", "Nothing goes public by itself: the schedule stops"],
    ["keep", `Revision ${revision} goes public then, without what I have changed since`],
    ...(isApprover ? [["newest", "What I save now goes public then"] as const] : []),
  ];
  return (
    <fieldset className="field-group">
      <legend>
        Revision {revision} goes public on <Instant of={publishAt} />. When you save:
      </legend>
      {choices.map(([value, label]) => (
        <label className="checks-tick" key={value}>
          <input
            type="radio"
            name="schedule-choice"
            checked={choice === value}
            onChange={() => choose(value)}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
