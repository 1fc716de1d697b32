import { useState } from "react";
import { LinkTermsFields, usualTerms } from "./link-terms.tsx";
import type { LinkActions } from "./use-review-links.ts";

/** Makes a link that the admin hands out, and copies it. */
export function NewLinkForm({ actions }: { actions: LinkActions }) {
  const [terms, setTerms] = useState(usualTerms);
  return (
    <section className="card stack" aria-labelledby="new-link-title">
      <h2 className="desk-card-title" id="new-link-title">
        New link
      </h2>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          void actions.make(terms);
        }}
      >
        <LinkTermsFields form="new-link" terms={terms} setTerms={setTerms} />
        <p className="quiet">
          Whoever has the link can use it. What is done by it counts as yours.
        </p>
        <p>
          <button className="button" type="submit" disabled={actions.isBusy}>
            Make and copy link
          </button>
        </p>
      </form>
    </section>
  );
}
