import type { Admin } from "../admin-access.ts";
import type { LinksOfPost } from "../calls/review-links.ts";
import { useAddressQuery } from "../use-address-query.ts";
import { Waiting } from "../waiting.tsx";
import { LinkItem } from "./link-item.tsx";
import { NewLinkForm } from "./new-link-form.tsx";
import { SendForm } from "./send-form.tsx";
import { useReviewLinks, type LinkActions } from "./use-review-links.ts";
import { DeskHeading } from "../desk-heading.tsx";
import { NotLoaded } from "../not-loaded.tsx";

/** The review links of the post that the address names: handed out, mailed, listed and taken back. */
export function LinksView({ admin }: { admin: Admin }) {
  const [query] = useAddressQuery();
  const { answer, refresh, actions } = useReviewLinks(admin, query.get("postId") ?? "");
  return (
    <div className="stack-wide">
      <DeskHeading title="Review links" />
      {answer === null && <Waiting label="Loading the review links…" />}
      {answer?.ok === false && (
        <NotLoaded what="The review links" reason={answer.message} retry={() => void refresh()} />
      )}
      {answer?.ok === true && <Links of={answer.value} actions={actions} />}
    </div>
  );
}

function Links({ of, actions }: { of: LinksOfPost; actions: LinkActions }) {
  const open = of.links.filter(({ state }) => state === "open").length;
  return (
    <>
      <p>
        Of the post <strong>{of.post.title}</strong>. Opening a link changes nothing.
      </p>
      <div className="desk-link-forms">
        <SendForm of={of} actions={actions} />
        <NewLinkForm actions={actions} />
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
