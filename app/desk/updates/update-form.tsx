import { useMemo, useState, type KeyboardEvent } from "react";
import type { Admin } from "../kit/office-access.ts";
import { initialForm, newUpdate, useTypedUpdate, type DeskUpdate } from "./typed-update.ts";
import { UpdateFields } from "./update-fields.tsx";
import { UpdatePreview } from "./update-preview.tsx";
import { useUpdateCheck } from "./use-update-check.ts";
import type { UpdateActions } from "./use-updates.ts";

type UpdateFormProps = {
  admin: Admin;
  /** Null for a new one. */
  update: DeskUpdate | null;
  /** The Indian day. */
  today: string;
  actions: UpdateActions;
  close: () => void;
};

/** Writing an update, with what readers will see of it. What is typed stays in this browser until it is saved. */
export function UpdateForm({ admin, update, today, actions, close }: UpdateFormProps) {
  const initial = useMemo(() => initialForm(update, today), [update, today]);
  const { typed, isDirty, change, forget } = useTypedUpdate(update?.id ?? newUpdate, initial);
  const check = useUpdateCheck(admin, typed);
  const [problem, setProblem] = useState<string | null>(null);
  const [confirmed, setConfirmed] = useState<readonly string[]>([]);
  const isApprover = admin.role === "admin";
  const isLive = update?.state === "published";
  const isStale = update !== null && typed.version !== update.version;

  async function save(publish: boolean): Promise<void> {
    setProblem(null);
    const refused = await actions.save(update?.id ?? null, typed, publish, confirmed);
    if (refused !== null) {
      setProblem(refused);
      return;
    }
    forget();
    close();
  }

  function saveByKey(event: KeyboardEvent): void {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void save(isLive);
  }

  return (
    <section className="card stack-wide" aria-labelledby="update-form">
      <h2 id="update-form" tabIndex={-1}>
        {update === null ? "New update" : `Edit “${update.headline}”`}
      </h2>
      {isLive && (
        <p className="alert">
          This update is live: readers see your change as soon as you save it.
        </p>
      )}
      {isStale && (
        <ChangedMeanwhile update={update} keep={() => change({ version: update.version })} />
      )}
      <form
        className="update-form"
        onSubmit={(event) => {
          event.preventDefault();
          void save(isLive);
        }}
      >
        <UpdateFields typed={typed} change={change} today={today} onKeyDown={saveByKey} />
        <UpdatePreview typed={typed} check={check} confirmed={confirmed} confirm={setConfirmed} />
        {problem !== null && (
          <p className="alert alert-danger" role="alert">
            {problem} Nothing that you typed is lost.
          </p>
        )}
        <div className="cluster">
          <button
            className={isLive || !isApprover ? "button" : "button button-quiet"}
            type="submit"
            disabled={actions.isBusy || isStale}
          >
            {isLive ? "Save for readers" : "Save draft"}
          </button>
          {isApprover && !isLive && (
            <button
              className="button"
              type="button"
              disabled={actions.isBusy || isStale}
              onClick={() => void save(true)}
            >
              Publish
            </button>
          )}
          <button className="button button-quiet" type="button" onClick={close}>
            Close
          </button>
          {isDirty && (
            <button
              className="button button-quiet"
              type="button"
              onClick={() => {
                forget();
                close();
              }}
            >
              Discard what I typed
            </button>
          )}
        </div>
      </form>
    </section>
  );
}

/** Somebody else was faster: both texts are there, and the person decides. */
function ChangedMeanwhile({ update, keep }: { update: DeskUpdate; keep: () => void }) {
  return (
    <div className="alert alert-warning" role="alert">
      <p>
        Somebody has changed this update since you opened it. It now says:{" "}
        <strong>{update.headline}</strong>. {update.shownSummary}
      </p>
      <p>
        <button className="button button-quiet" type="button" onClick={keep}>
          Put my words in its place
        </button>
      </p>
    </div>
  );
}
