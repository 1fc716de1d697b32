import { newsCategories } from "../../../content/news-categories.ts";
import { longIndianDate } from "../../../domain/shared/clock.ts";
import { Instant } from "../kit/times.tsx";
import type { DeskUpdate } from "./typed-update.ts";
import type { UpdateActions } from "./use-updates.ts";

type UpdateRowProps = {
  update: DeskUpdate;
  isApprover: boolean;
  actions: UpdateActions;
  edit: () => void;
};

/** One update: what it says, where it stands, and what can be done with it. */
export function UpdateRow({ update, isApprover, actions, edit }: UpdateRowProps) {
  const { id, state, headline, shownSummary, category, day, link, updatedAt } = update;
  const { endsOn, replaces } = update;
  return (
    <li className="card update-row" aria-labelledby={`row-${id}`}>
      <p className="cluster quiet">
        <StateBadge update={update} />
        <time dateTime={day}>{longIndianDate(day)}</time>
        <span>{labelOf(category)}</span>
      </p>
      <h3 id={`row-${id}`}>{headline}</h3>
      <p>{shownSummary}</p>
      {link !== null && (
        <p className="quiet update-address">
          Leads to <a href={link}>{link}</a>
        </p>
      )}
      {state !== "ended" && (
        <p className="quiet">
          {endsOn === null ? "Readers see it without an end." : `Until ${longIndianDate(endsOn)}.`}
        </p>
      )}
      {replaces !== null && state === "draft" && (
        <p className="quiet">Once published it comes in place of the update that is live.</p>
      )}
      <p className="quiet">
        {updatedAt === null ? (
          "As the site came with it."
        ) : (
          <>
            Last changed <Instant of={updatedAt} />.
          </>
        )}
      </p>
      <Buttons {...{ update, isApprover, actions, edit }} />
    </li>
  );
}

function labelOf(category: string): string {
  return Object.entries(newsCategories).find(([name]) => name === category)?.[1] ?? category;
}

function StateBadge({ update: { state, isMarked, breakingUntil } }: { update: DeskUpdate }) {
  if (state === "draft")
    return <span className="badge badge-quiet">Draft: readers do not see it</span>;
  if (state === "ended")
    return <span className="badge badge-quiet">Ended: readers do not see it</span>;
  return (
    <>
      <span className="badge">Live</span>
      {isMarked && (
        <span className="badge badge-warning">
          Breaking{breakingUntil !== null && ` until ${longIndianDate(breakingUntil)}`}
        </span>
      )}
    </>
  );
}

/** The ways on; each names its update to those who do not see the row. */
function Buttons({ update, isApprover, actions, edit }: UpdateRowProps) {
  const { state, publishedAt, isMarked, headline } = update;
  const about = <span className="visually-hidden">: {headline}</span>;
  const button = (label: string, run: () => void) => (
    <button className="desk-post-button" type="button" disabled={actions.isBusy} onClick={run}>
      {label}
      {about}
    </button>
  );
  const wasPublic = publishedAt !== null;
  if (!isApprover && (state === "published" || (state === "ended" && wasPublic)))
    return <p className="quiet">An approver changes what readers see.</p>;
  return (
    <div className="desk-post-buttons">
      {state === "draft" && (
        <>
          {isApprover &&
            button(
              "Publish",
              () => void actions.move(update, { to: "published", back: "ended" }, edit),
            )}
          {button("Edit", edit)}
          {button("Put away", () => void actions.move(update, { to: "ended", back: "draft" }))}
        </>
      )}
      {state === "published" && (
        <>
          {button("Edit", edit)}
          {button(isMarked ? "Remove breaking mark" : "Mark as breaking", () => {
            void actions.mark(update, !isMarked);
          })}
          {button("End", () => void actions.move(update, { to: "ended", back: "published" }))}
        </>
      )}
      {state === "ended" &&
        button("Bring back", () => {
          void actions.move(update, { to: wasPublic ? "published" : "draft", back: "ended" });
        })}
    </div>
  );
}
