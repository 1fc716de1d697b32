import { useState } from "react";
import {
  longestLinkDays,
  previewLinkDays,
  longestMessage,
  linkScopes,
  type LinkScope,
} from "../../../domain/review/links/link-terms.ts";
import type { LinksOfPost, LinkTerms } from "../../calls/links.ts";
import { usePersistedText } from "../kit/use-persisted-text.ts";
import type { LinkActions } from "./use-review-links.ts";

/** What each scope is called. */
export const scopeLabels = {
  preview: "Read only",
  edit: "Read and correct",
  approve: "Read, correct and approve",
} as const satisfies Record<LinkScope, string>;

const usualTerms: LinkTerms = { scope: "approve", days: previewLinkDays };

type LinkTermsFieldsProps = {
  /** Tells the fields of two forms apart. */
  form: string;
  terms: LinkTerms;
  setTerms: (terms: LinkTerms) => void;
  /** What is offered; all of it when left out. */
  scopes?: readonly LinkScope[];
};

/** What a new link allows, and for how long. */
function LinkTermsFields(props: LinkTermsFieldsProps) {
  const { form, terms, setTerms, scopes = linkScopes } = props;
  return (
    <div className="desk-link-terms">
      <div className="field">
        <label htmlFor={`${form}-scope`}>It allows to</label>
        <select
          id={`${form}-scope`}
          value={terms.scope}
          onChange={({ target }) => {
            const scope = linkScopes.find((name) => name === target.value);
            if (scope !== undefined) setTerms({ ...terms, scope });
          }}
        >
          {scopes.map((scope) => (
            <option value={scope} key={scope}>
              {scopeLabels[scope]}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor={`${form}-days`}>Days</label>
        <input
          id={`${form}-days`}
          type="number"
          min={1}
          max={longestLinkDays}
          step={1}
          required
          value={Number.isNaN(terms.days) ? "" : terms.days}
          onChange={({ target }) => setTerms({ ...terms, days: target.valueAsNumber })}
        />
      </div>
    </div>
  );
}

type SendFormProps = { of: LinksOfPost; actions: LinkActions };

/** Mails a draft to people, each with a link of their own. */
export function SendForm({
  of: { post, isReviewable, canSend, reviewers, secondApprover, linkSignIn },
  actions,
}: SendFormProps) {
  return (
    <section className="card stack" aria-labelledby="send-title">
      <h2 className="desk-card-title" id="send-title">
        Send for review
      </h2>
      {!isReviewable ? (
        <p>This post is published: there is nothing to review.</p>
      ) : canSend ? (
        <Form postId={post.id} {...{ reviewers, secondApprover, linkSignIn, actions }} />
      ) : (
        <p>
          No mail server is set, so nothing can be sent: make a link and send it yourself. An
          approver sets one under Settings.
        </p>
      )}
    </section>
  );
}

type FormProps = Pick<LinksOfPost, "reviewers" | "secondApprover" | "linkSignIn"> & {
  postId: string;
  actions: LinkActions;
};

function Form({ postId, reviewers, secondApprover, linkSignIn, actions }: FormProps) {
  const [terms, setTerms] = useState(usualTerms);
  const [addresses, setAddresses] = usePersistedText(`review-to:${postId}`, reviewers.join(", "));
  const [message, setMessage] = usePersistedText(`review-message:${postId}`);
  const named = addresses.split(/[\s,;]+/).filter((address) => address !== "");

  async function send() {
    if (!(await actions.send({ ...terms, addresses: named, message }))) return;
    setAddresses("");
    setMessage("");
  }

  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <div className="field">
        <label htmlFor="review-to">To</label>
        <textarea
          id="review-to"
          rows={2}
          required
          value={addresses}
          aria-describedby="review-to-note"
          onChange={(event) => setAddresses(event.target.value)}
        />
        <p className="quiet" id="review-to-note">
          E-mail addresses with commas between them. Each gets a link of their own.
          {secondApprover === "required" &&
            " Only a reviewer of the settings, or another admin, can approve what is yours."}
          {linkSignIn === "required" &&
            " To publish, they sign in as an approver: a link alone reads and corrects."}
        </p>
      </div>
      <div className="field">
        <label htmlFor="review-message">Message (optional)</label>
        <textarea
          id="review-message"
          rows={3}
          maxLength={longestMessage}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
        />
      </div>
      <LinkTermsFields form="send" terms={terms} setTerms={setTerms} />
      <p>
        <button className="button" type="submit" disabled={actions.isBusy || named.length === 0}>
          Send for review
        </button>
      </p>
    </form>
  );
}

type NewLinkFormProps = { actions: LinkActions; role: "admin" | "writer" };

/** Makes a link that is handed out, and copies it; a writer's never approves. */
export function NewLinkForm({ actions, role }: NewLinkFormProps) {
  const scopes = role === "admin" ? linkScopes : linkScopes.filter((scope) => scope !== "approve");
  const [terms, setTerms] = useState<LinkTerms>(
    role === "admin" ? usualTerms : { ...usualTerms, scope: "edit" },
  );
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
        <LinkTermsFields form="new-link" terms={terms} setTerms={setTerms} scopes={scopes} />
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
