import { useState } from "react";
import { longestMessage } from "../../../domain/review/link-terms.ts";
import type { LinksOfPost } from "../calls/review-links.ts";
import { useKeptText } from "../use-kept-text.ts";
import { LinkTermsFields, usualTerms } from "./link-terms.tsx";
import type { LinkActions } from "./use-review-links.ts";

type SendFormProps = { of: LinksOfPost; actions: LinkActions };

/** Mails a draft to people, each with a link of their own. */
export function SendForm({
  of: { post, isReviewable, canSend, reviewers, secondApprover },
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
        <Form postId={post.id} {...{ reviewers, secondApprover, actions }} />
      ) : (
        <p>
          No mail server is set, so nothing can be sent: make a link and send it yourself. The
          settings are SMTP_URL and MAIL_FROM.
        </p>
      )}
    </section>
  );
}

type FormProps = Pick<LinksOfPost, "reviewers" | "secondApprover"> & {
  postId: string;
  actions: LinkActions;
};

function Form({ postId, reviewers, secondApprover, actions }: FormProps) {
  const [terms, setTerms] = useState(usualTerms);
  const [addresses, setAddresses] = useKeptText(`review-to:${postId}`, reviewers.join(", "));
  const [message, setMessage] = useKeptText(`review-message:${postId}`);
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
