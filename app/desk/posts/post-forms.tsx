import type { SyntheticEvent } from "react";
import { takeFocus } from "../kit/focus.ts";
import { usePersistedText } from "../kit/use-persisted-text.ts";

/** What an admin wants changed in a published post. */
export type WantedChange = { readonly corrections: string; readonly readerNote: string };

type ChangeFormProps = {
  postId: string;
  isBusy: boolean;
  /** Answers whether it was accepted; only then the words are let go. */
  request: (change: WantedChange) => Promise<boolean>;
  cancel: () => void;
};

/** Asks what is to be changed in a published post; what is typed survives an ended session. */
export function ChangeForm({ postId, isBusy, request, cancel }: ChangeFormProps) {
  const [corrections, setCorrections] = usePersistedText(`change:${postId}`);
  const [readerNote, setReaderNote] = usePersistedText(`reader-note:${postId}`);
  const field = `change-${postId}`;

  async function handleSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!(await request({ corrections, readerNote }))) return;
    setCorrections("");
    setReaderNote("");
  }

  return (
    <form className="desk-reason" onSubmit={(event) => void handleSubmit(event)}>
      <div className="field">
        <label htmlFor={field}>What should change in this article?</label>
        <textarea
          id={field}
          ref={takeFocus}
          rows={4}
          value={corrections}
          onChange={(event) => setCorrections(event.target.value)}
          aria-describedby={`${field}-hint`}
          required
        />
        <p className="quiet" id={`${field}-hint`}>
          Readers keep the article as it is until you have seen and published the change.
        </p>
      </div>
      <div className="field">
        <label htmlFor={`${field}-note`}>What readers are told (optional)</label>
        <input
          id={`${field}-note`}
          value={readerNote}
          onChange={(event) => setReaderNote(event.target.value)}
          aria-describedby={`${field}-note-hint`}
          maxLength={300}
        />
        <p className="quiet" id={`${field}-note-hint`}>
          Printed under the article as a correction, with its date.
        </p>
      </div>
      <div className="cluster">
        <button className="button" type="submit" disabled={isBusy || corrections.trim() === ""}>
          Submit Corrections
        </button>
        <button className="button button-quiet" type="button" onClick={cancel}>
          Cancel
        </button>
      </div>
    </form>
  );
}

type WithdrawFormProps = {
  postId: string;
  isBusy: boolean;
  /** Answers whether it is done; only then the words are let go. */
  withdraw: (reason: string) => Promise<boolean>;
  cancel: () => void;
};

/** Asks why a published post is taken from its readers; what is typed survives an ended session. */
export function WithdrawForm({ postId, isBusy, withdraw, cancel }: WithdrawFormProps) {
  const [reason, setReason] = usePersistedText(`withdraw:${postId}`);
  const field = `reason-${postId}`;
  return (
    <form
      className="desk-reason"
      onSubmit={(event) => {
        event.preventDefault();
        void withdraw(reason).then((isDone) => {
          if (isDone) setReason("");
        });
      }}
    >
      <div className="field">
        <label htmlFor={field}>Why is this article withdrawn?</label>
        <input
          id={field}
          ref={takeFocus}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          aria-describedby={`${field}-note`}
          maxLength={500}
          required
        />
        <p className="quiet" id={`${field}-note`}>
          For the record. Readers see only that it was withdrawn.
        </p>
      </div>
      <div className="cluster">
        <button className="button" type="submit" disabled={isBusy || reason.trim() === ""}>
          Withdraw article
        </button>
        <button className="button button-quiet" type="button" onClick={cancel}>
          Keep it published
        </button>
      </div>
    </form>
  );
}
