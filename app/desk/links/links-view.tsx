import type { Admin } from "../kit/office-access.ts";
import type { LinksOfPost, ReviewLink } from "../../calls/links.ts";
import { useAddressQuery } from "../use-address-query.ts";
import { Loading, DeskHeading, NotLoaded } from "../kit/desk-page.tsx";
import { NewLinkForm, SendForm, scopeLabels } from "./link-forms.tsx";
import { useReviewLinks, type LinkActions } from "./use-review-links.ts";
import { Instant } from "../kit/times.tsx";
import { personName } from "../phrases.ts";

/** The review links of the post that the address names: handed out, mailed, listed and taken back. */
export function LinksView({ admin }: { admin: Admin }) {
  const [query] = useAddressQuery();
  const { answer, refresh, actions } = useReviewLinks(admin, query.get("postId") ?? "");
  return (
    <div className="stack-wide">
      <DeskHeading title="Review links" />
      {answer === null && <Loading label="Loading the review links…" />}
      {answer?.ok === false && (
        <NotLoaded what="The review links" reason={answer.message} retry={() => void refresh()} />
      )}
      {answer?.ok === true && <Links of={answer.value} actions={actions} role={admin.role} />}
    </div>
  );
}

type LinksProps = { of: LinksOfPost; actions: LinkActions; role: Admin["role"] };

function Links({ of, actions, role }: LinksProps) {
  const open = of.links.filter(({ state }) => state === "open").length;
  return (
    <>
      <p>
        Of the post <strong>{of.post.title}</strong>. Opening a link changes nothing.
      </p>
      <div className="desk-link-forms">
        <SendForm of={of} actions={actions} />
        <NewLinkForm actions={actions} role={role} />
      </div>
      <section className="stack" aria-labelledby="links-title">
        <div className="desk-header">
          <h2 id="links-title" tabIndex={-1}>
            All links
          </h2>
          {open > 0 && (
            <button
              className="button button-quiet"
              type="button"
              disabled={actions.isBusy}
              onClick={() => void actions.revoke(null)}
            >
              Revoke all open links
            </button>
          )}
        </div>
        {of.links.length === 0 ? (
          <p className="quiet">There are no links yet.</p>
        ) : (
          <ol className="desk-audit" aria-label="Links">
            {of.links.map((link) => (
              <LinkItem link={link} actions={actions} key={link.id} />
            ))}
          </ol>
        )}
      </section>
    </>
  );
}

/** What was last done by a link. */
const uses: Readonly<Record<string, string>> = {
  corrections: "Corrections sent",
  approval: "Approved",
  restore: "Earlier revision restored",
  locks: "Kept passages chosen",
  confirmation: "Statements confirmed",
};

/** One link: whom it is for, what it allows and until when, and what came of it. */
function LinkItem({ link, actions }: { link: ReviewLink; actions: LinkActions }) {
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
