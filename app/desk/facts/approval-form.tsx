import { useState, type ReactNode, type SyntheticEvent } from "react";
import {
  approveFacts,
  rejectFacts,
  type FactPlace,
  type ListedStatement,
} from "../../calls/facts-schema.ts";
import type { OutputOf } from "../../calls/endpoint.ts";
import { useAdmin } from "../kit/admin-access.tsx";
import { callAsAdmin } from "../kit/office-access.ts";
import type { Answer } from "../kit/call.ts";
import { focusOn, takeFocus } from "../kit/focus.ts";
import { showToast } from "../kit/toasts.tsx";
import { usePersistedText } from "../kit/use-persisted-text.ts";
import { LabelledField } from "./labelled-field.tsx";
import type { Trial } from "./use-change.ts";

type Approval = OutputOf<typeof approveFacts>;

/** A change that readers see, or will: what it changed, and where. */
export type Approved = Approval & {
  readonly statements: readonly [ListedStatement, ...ListedStatement[]];
  readonly places: readonly FactPlace[];
  readonly posts: Trial["posts"];
};

type ApprovalFormProps = {
  change: ListedStatement;
  me: string;
  secondApprover: "off" | "required";
  approved: (answer: Approval) => void;
  rejected: () => void;
};

/** Approving a change, alone or for somebody else, or rejecting it. */
export function ApprovalForm({ change, me, secondApprover, ...then }: ApprovalFormProps) {
  const admin = useAdmin();
  const { changeId: id, author } = change;
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [isRejecting, setRejecting] = useState(false);
  const isOwn = author === me;

  async function decide<Value>(ask: () => Promise<Answer<Value>>, done: (value: Value) => void) {
    setBusy(true);
    setFailure(null);
    const answer = await ask();
    setBusy(false);
    if (answer.ok) done(answer.value);
    else {
      setFailure(answer.message);
      focusOn("waiting-title");
    }
    return answer.ok;
  }

  function approve(alone?: string) {
    const input = alone === undefined ? { id } : { id, alone };
    return decide(() => callAsAdmin(admin, approveFacts, input), then.approved);
  }

  function reject(reason: string) {
    return decide(
      () => callAsAdmin(admin, rejectFacts, { id, reason }),
      () => {
        showToast({ topic: "fact", title: "Rejected", description: "It stays in the history." });
        then.rejected();
      },
    );
  }

  const ways = (
    <button
      className="button button-quiet"
      type="button"
      disabled={isBusy}
      onClick={() => setRejecting(true)}
    >
      {isOwn ? "Take it back" : "Reject"}
    </button>
  );

  return (
    <div className="stack">
      {failure !== null && (
        <p className="error" role="alert">
          {failure}
        </p>
      )}
      {isRejecting ? (
        <SentenceForm
          name={`reject:${id}`}
          label={isOwn ? "Why you take it back" : "Why it is rejected"}
          submitLabel={isOwn ? "Take it back" : "Reject"}
          isBusy={isBusy}
          submit={reject}
          takesFocus
        >
          <button className="button button-quiet" type="button" onClick={() => setRejecting(false)}>
            Cancel
          </button>
        </SentenceForm>
      ) : isOwn && secondApprover === "required" ? (
        <>
          <p className="alert">
            Another approver has to approve this: on this site nobody approves their own change.
            They find it on their desk, first among the facts.
          </p>
          <p>{ways}</p>
        </>
      ) : isOwn ? (
        <>
          <p>
            Another approver can approve this from their desk. If nobody is there, say in a sentence
            what you checked: it is recorded with your name.
          </p>
          <SentenceForm
            name={`alone:${id}`}
            label="What I checked, and how"
            submitLabel="I checked it alone: approve"
            isBusy={isBusy}
            submit={approve}
          >
            {ways}
          </SentenceForm>
        </>
      ) : (
        <div className="cluster">
          <button className="button" type="button" disabled={isBusy} onClick={() => void approve()}>
            {isBusy ? "Approving…" : "Approve"}
          </button>
          {ways}
        </div>
      )}
    </div>
  );
}

type SentenceFormProps = {
  /** Under which the words are kept in this browser. */
  name: string;
  label: string;
  submitLabel: string;
  isBusy: boolean;
  /** Answers whether it was accepted; only then the words are let go. */
  submit: (sentence: string) => Promise<boolean>;
  takesFocus?: boolean;
  children: ReactNode;
};

/** Asks for a sentence of the person's own. */
function SentenceForm(props: SentenceFormProps) {
  const { name, label, submitLabel, isBusy, submit, takesFocus, children } = props;
  const [sentence, setSentence] = usePersistedText(name);
  const [isMissing, setMissing] = useState(false);

  async function handleSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sentence.trim() === "") {
      setMissing(true);
      focusOn("decision-sentence");
    } else if (await submit(sentence.trim())) setSentence("");
  }

  return (
    <form className="desk-reason" onSubmit={(event) => void handleSubmit(event)} noValidate>
      <LabelledField
        id="decision-sentence"
        label={label}
        problem={isMissing ? "Please write a sentence." : undefined}
      >
        {(common) => (
          <textarea
            {...common}
            rows={2}
            value={sentence}
            ref={takesFocus === true ? takeFocus : undefined}
            onChange={(event) => {
              setMissing(false);
              setSentence(event.currentTarget.value);
            }}
          />
        )}
      </LabelledField>
      <div className="cluster">
        <button className="button" type="submit" disabled={isBusy}>
          {isBusy ? "One moment…" : submitLabel}
        </button>
        {children}
      </div>
    </form>
  );
}
