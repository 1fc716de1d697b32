import { useEffect, useEffectEvent, useState, type ReactNode } from "react";
import { useFetcher, type FetcherWithComponents } from "react-router";
import type { FactPlace } from "../../../domain/facts/fact-ports.ts";
import type { approveFacts, ListedStatement } from "../../calls/facts-schema.ts";
import type { AnswerOf } from "../../calls/endpoint.ts";
import { useIsApprover } from "../kit/admin-access.tsx";
import { Button, QuietButton } from "../kit/button.tsx";
import type { Answer } from "../kit/call.ts";
import { asCommand } from "../kit/desk-data.ts";
import { ButtonBar, DeskForm, Field } from "../kit/desk-form.tsx";
import { focusOn } from "../kit/focus.ts";
import type { FactCommand } from "./fact-commands.ts";
import type { Trial } from "./use-change.ts";

type Approval = AnswerOf<typeof approveFacts>;

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
};

/** Approving a change, alone or for somebody else, or rejecting it. */
export function ApprovalForm({ change, me, secondApprover, approved }: ApprovalFormProps) {
  const { changeId: id, author } = change;
  const isApprover = useIsApprover();
  const [isRejecting, setRejecting] = useState(false);
  const fetcher = useFetcher<Answer<Approval>>();
  const isBusy = fetcher.state !== "idle";
  const answer = fetcher.state === "submitting" ? undefined : fetcher.data;
  const isApproval = !isRejecting;
  const tell = useEffectEvent((known: Answer<Approval>) => {
    if (!known.ok) focusOn("waiting-title");
    else if (isApproval) approved(known.value);
  });
  // At once: the page that is read anew has nothing of this any more.
  useEffect(() => {
    if (answer !== undefined) queueMicrotask(() => tell(answer));
  }, [answer]);
  const approval: FactCommand = { kind: "approve", id };
  const isOwn = author === me;
  const back = isOwn ? "Take it back" : "Reject";

  if (isRejecting)
    return (
      <SentenceForm
        id={id}
        fetcher={fetcher}
        submit={back}
        intent="reject"
        label={isOwn ? "Why are you withdrawing it?" : "Why do you reject it?"}
      >
        <QuietButton label="Cancel" run={() => setRejecting(false)} />
      </SentenceForm>
    );
  const ways = <QuietButton label={back} disabled={isBusy} run={() => setRejecting(true)} />;
  if (!isApprover)
    return (
      <>
        <p className="alert">An approver decides on it. Readers see nothing of it until then.</p>
        {isOwn && <p>{ways}</p>}
      </>
    );
  if (!isOwn)
    return (
      <div className="stack">
        {answer?.ok === false && (
          <p className="error" role="alert">
            {answer.message}
          </p>
        )}
        <div className="cluster">
          <Button
            label={isBusy ? "Approving…" : "Approve"}
            isBusy={isBusy}
            run={() => void fetcher.submit(approval, asCommand)}
          />
          {ways}
        </div>
      </div>
    );
  if (secondApprover === "required")
    return (
      <>
        <p className="alert">
          Another approver has to approve this: on this site nobody approves their own change. They
          find it on their desk, first among the facts.
        </p>
        <p>{ways}</p>
      </>
    );
  return (
    <>
      <p>
        Another approver can approve this from their desk. If nobody is there, say in a sentence
        what you checked: it is recorded with your name.
      </p>
      <SentenceForm
        id={id}
        fetcher={fetcher}
        intent="alone"
        label="What I checked, and how"
        submit="I checked it alone: approve"
      >
        {ways}
      </SentenceForm>
    </>
  );
}

type SentenceFormProps = {
  id: string;
  intent: "alone" | "reject";
  label: string;
  submit: string;
  fetcher: FetcherWithComponents<Answer<Approval>>;
  children: ReactNode;
};

function SentenceForm({ id, intent, label, submit, fetcher, children }: SentenceFormProps) {
  return (
    <DeskForm fetcher={fetcher} label={submit} keptAs={`${intent}-${id}`} endsAtOnce>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={id} />
      <Field name="sentence" label={label} rows={2} required takesFocus={intent === "reject"} />
      <ButtonBar submit={submit}>{children}</ButtonBar>
    </DeskForm>
  );
}
