import type { ReviewLink } from "../calls/review-links.ts";
import { Instant } from "../instant.tsx";
import { personName } from "../person-name.ts";
import { scopeLabels } from "./link-terms.tsx";
import type { LinkActions } from "./use-review-links.ts";

/** What was last done by a link. */
const uses: Readonly<Record<string, string>> = {
  corrections: "Corrections sent",
  approval: "Approved",
  restore: "Earlier revision restored",
  locks: "Kept passages chosen",
};

/** One link: whom it is for, what it allows and until when, and what came of it. */
export function LinkItem({ link, actions }: { link: ReviewLink; actions: LinkActions }) {
  const { id, state, scope, revision, sent_to, created_by, last_use, previewUrl } = link;
  const whom = sent_to ?? "whoever has it";
  const about = (
    <span className="visually-hidden">
      : {scopeLabels[scope]}, for {whom}
    </span>
  );
  return (
    <li>
      <p className="cluster">
        <strong>{scopeLabels[scope]}</strong>
        <span className={state === "open" ? "badge" : "badge badge-quiet"}>
          {state === "open" ? "Open" : state === "expired" ? "Expired" : "Revoked"}
        </span>
      </p>
      <p>For {whom}</p>
      <p className="quiet">
        Made <Instant of={link.created_at} /> by {personName(created_by ?? "system")}
        {revision !== null && `, at revision ${revision}`}.{" "}
        {state === "expired" ? "Expired" : "Expires"} <Instant of={link.expires_at} />.
      </p>
      <p className="quiet">
        {link.last_used_at === null || last_use === null ? (
          "Nothing was changed by it."
        ) : (
          <>
            {uses[last_use] ?? last_use} <Instant of={link.last_used_at} />.
          </>
        )}
      </p>
      {state === "open" && (
        <p className="desk-post-buttons">
          {previewUrl !== null && (
            <button
              className="desk-post-button"
              type="button"
              disabled={actions.isBusy}
              onClick={() => void actions.copy(previewUrl)}
            >
              Copy{about}
            </button>
          )}
          <button
            className="desk-post-button"
            type="button"
            disabled={actions.isBusy}
            onClick={() => void actions.revoke(id)}
          >
            Revoke{about}
          </button>
        </p>
      )}
    </li>
  );
}
