import type { KeyboardEvent, SyntheticEvent } from "react";
import { useNavigate } from "react-router";
import { useCorrections } from "./use-corrections.ts";
import { useHydrated } from "./use-hydrated.ts";

type CorrectionsCardProps = {
  postId: string;
  token: string;
  previewAddress: string;
  /** What was asked for before and failed. */
  failedCorrections: string | null;
  /** Whether a model reads the words; without one only set forms can be applied. */
  hasModel: boolean;
};

const example =
  "For example: the second section should name the fee for two papers as well; drop the last paragraph; write for parents, not for students.";

const exampleWithoutModel =
  'For example: change the title to "Fees in 2026"; replace "in all" with "altogether"; remove the section "Documents"; add the tie-break rules.';

/** The card 'What needs to be corrected?' (spec section 2). */
export function CorrectionsCard(props: CorrectionsCardProps) {
  const { postId, token, previewAddress, failedCorrections, hasModel } = props;
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const back = () => void navigate(previewAddress);
  const { text, setText, state, submit } = useCorrections({
    postId,
    token,
    failedCorrections,
    onAccepted: back,
  });

  function handleSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    submit();
  }

  return (
    <section className="card">
      <h2 className="desk-card-title">
        <label htmlFor="corrections">What needs to be corrected?</label>
      </h2>
      <form className="stack" method="post" onSubmit={handleSubmit}>
        <div className="field">
          {/* Read-only until the script runs: what is typed before would be lost. */}
          <textarea
            id="corrections"
            rows={6}
            placeholder={hasModel ? example : exampleWithoutModel}
            aria-describedby={hasModel ? undefined : "corrections-hint"}
            value={text}
            readOnly={!hydrated || state !== "open"}
            onChange={(event) => setText(event.currentTarget.value)}
            onKeyDown={submitByKeyboard}
          />
          {!hasModel && (
            <p className="quiet" id="corrections-hint">
              No AI model is configured: a title, a summary or a description can be set, words
              replaced, a section removed, and a subject of the records added.
            </p>
          )}
        </div>
        <div className="cluster">
          <button
            className="button"
            type="submit"
            disabled={!hydrated || state !== "open" || text.trim() === ""}
          >
            {state === "sending" ? "Submitting..." : "Submit Corrections"}
          </button>
          <button className="button button-quiet" type="button" onClick={back}>
            Cancel
          </button>
        </div>
        <noscript>
          <p>Corrections need JavaScript: please switch it on and load this page again.</p>
        </noscript>
      </form>
    </section>
  );
}

function submitByKeyboard(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
