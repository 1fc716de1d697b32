import { takeFocus } from "../focus.ts";
import { useKeptText } from "../use-kept-text.ts";

type WithdrawFormProps = {
  postId: string;
  isBusy: boolean;
  /** Answers whether it is done; only then the words are let go. */
  withdraw: (reason: string) => Promise<boolean>;
  cancel: () => void;
};

/** Asks why a published post is taken from its readers; what is typed survives an ended session. */
export function WithdrawForm({ postId, isBusy, withdraw, cancel }: WithdrawFormProps) {
  const [reason, setReason] = useKeptText(`withdraw:${postId}`);
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
