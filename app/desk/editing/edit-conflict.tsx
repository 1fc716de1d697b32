import type { NewerRevision } from "../../../domain/review/editing/hand-editing.ts";
import { ChangedParts } from "../differences/changed-parts.tsx";
import { Button, QuietButton } from "../kit/button.tsx";
import { takeFocus } from "../kit/focus.ts";

type EditConflictProps = {
  message: string;
  newer: NewerRevision;
  isSaving: boolean;
  keepMine: () => void;
  takeTheirs: () => void;
  back: () => void;
};

export function EditConflict(props: EditConflictProps) {
  const { message, newer, isSaving, keepMine, takeTheirs, back } = props;
  return (
    <section className="stack" aria-labelledby="conflict-title">
      <h2 id="conflict-title" ref={takeFocus} tabIndex={-1}>
        Not saved: there is a newer version
      </h2>
      <div className="alert alert-warning" role="alert">
        <p>{message}</p>
      </div>
      <p>
        Struck out is what only version {newer.revision} says; underlined is what only yours says.
      </p>
      <ChangedParts difference={newer.difference} />
      <div className="cluster">
        <Button
          label={isSaving ? "Saving…" : "Keep mine on top of theirs"}
          disabled={isSaving}
          run={keepMine}
        />
        <QuietButton label="Take theirs" disabled={isSaving} run={takeTheirs} />
        <QuietButton label="Back to my text" disabled={isSaving} run={back} />
      </div>
      <p className="quiet">
        Keeping yours makes a new version with every word of yours; theirs stays in the history.
        Taking theirs saves nothing.
      </p>
    </section>
  );
}
