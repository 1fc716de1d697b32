import { useState } from "react";
import { Link } from "react-router";
import type { StoppedOnDesk } from "../../../domain/review/schedules/review-schedules.ts";
import { useAdmin } from "../kit/admin-access.tsx";
import { QuietButton } from "../kit/button.tsx";
import { ConfirmDialog } from "../kit/confirm-dialog.tsx";
import { Instant } from "../kit/times.tsx";
import type { DashboardCommand } from "./dashboard-changes.ts";

type StoppedSchedulesProps = {
  stopped: readonly StoppedOnDesk[];
  send: (command: DashboardCommand) => void;
};

/** What was to go public by itself and was stopped: why, and the way to mend it. */
export function StoppedSchedules({ stopped, send }: StoppedSchedulesProps) {
  const admin = useAdmin();
  const [asked, setAsked] = useState<StoppedOnDesk | null>(null);

  return (
    <section className="stack" aria-label="Not published as scheduled">
      <h3>Not published as scheduled</h3>
      <ul className="desk-runs">
        {stopped.map((one) => (
          <li className="desk-run" key={one.id}>
            <div className="desk-run-words">
              <p className="desk-run-title clamp-2">{one.title}</p>
              <p className="quiet">
                Was to go public on <Instant of={one.publishAt} />.
              </p>
              <p className="error">{one.outcome}</p>
            </div>
            <div className="cluster">
              <Link className="button button-quiet" to={`/admin/posts/${one.postId}`}>
                Open in editor<span className="visually-hidden">: {one.title}</span>
              </Link>
              {admin.role === "admin" && (
                <QuietButton label="Put away" about={one.title} run={() => setAsked(one)} />
              )}
            </div>
          </li>
        ))}
      </ul>
      {asked !== null && (
        <ConfirmDialog
          title="Put this away?"
          text={
            <p>
              “{asked.title}” stays as it is and is not scheduled any more. Nobody is reminded of it
              here; the log keeps why it was stopped.
            </p>
          }
          action="Put away"
          onConfirm={() => {
            setAsked(null);
            send({ kind: "dismiss-schedule", id: asked.id });
          }}
          onCancel={() => setAsked(null)}
        />
      )}
    </section>
  );
}
