import { type ReactNode, Suspense, use, useEffect, useEffectEvent, useState } from "react";
import { type FetcherWithComponents, useFetcher } from "react-router";
import type { AnswerOf } from "../../calls/endpoint.ts";
import {
  type ListedFact,
  type ListedStatement,
  type listFacts,
  tryFacts,
} from "../../calls/facts-schema.ts";
import { useIsApprover } from "../kit/admin-access.tsx";
import { Button, QuietButton } from "../kit/button.tsx";
import type { Answer } from "../kit/call.ts";
import { asCommand } from "../kit/desk-data.ts";
import { ButtonBar, DeskForm, Field } from "../kit/desk-form.tsx";
import { Loading, NotLoaded } from "../kit/desk-page.tsx";
import { focusOn, takeFocus } from "../kit/focus.ts";
import { attempt } from "../kit/office-access.ts";
import { Person } from "../kit/person.tsx";
import { Instant } from "../kit/times.tsx";
import { type FactCommand, inputOfWaiting } from "./change-entry.ts";
import { Places, PostsToRead, type Approval, type Approved } from "./places.tsx";
import { FromWhenWords, StatementSummary } from "./statement-summary.tsx";
import type { Trial } from "./use-change.ts";

type WaitingChangeProps = Pick<AnswerOf<typeof listFacts>, "edition" | "me" | "secondApprover"> & {
  statements: readonly [ListedStatement, ...ListedStatement[]];
  facts: readonly ListedFact[];
  approved: (approved: Approved) => void;
  takesFocus: boolean;
};

/** The fourth screen: a change that waits, with all that its approver has to see. */
export function WaitingChange(props: WaitingChangeProps) {
  const { edition, statements, facts, takesFocus } = props;
  const [{ author, createdAt, validFrom, reason, publicNote, isMinor }] = statements;
  // Statements are never edited: the first reading of this change is as good as a later one.
  const ask = () => attempt(tryFacts, inputOfWaiting(edition, statements));
  const [trial, setTrial] = useState(ask);
  return (
    <section className="card fact-waiting" aria-labelledby="waiting-title">
      <h2 id="waiting-title" tabIndex={-1} ref={takesFocus ? takeFocus : undefined}>
        Waiting for approval
      </h2>
      <p className="quiet">
        By <Person of={author} />, <Instant of={createdAt} />. Readers see it{" "}
        <FromWhenWords validFrom={validFrom} />.
      </p>
      {statements.map((statement) => (
        <StatementSummary
          statement={statement}
          now={facts.find(({ id }) => id === statement.factId)?.text ?? ""}
          key={statement.factId}
        />
      ))}
      <dl className="fact-words">
        <div>
          <dt>Reason</dt>
          <dd>{reason}</dd>
        </div>
        <div>
          <dt>Readers are told</dt>
          <dd>{isMinor ? "Nothing: a minor edit" : (publicNote ?? "The old and the new value")}</dd>
        </div>
      </dl>
      <Suspense fallback={<Loading label="Looking at every place…" />}>
        <Decision {...props} trial={trial} retry={() => setTrial(ask)} />
      </Suspense>
    </section>
  );
}

type DecisionProps = WaitingChangeProps & {
  trial: Promise<Answer<Trial>>;
  retry: () => void;
};

function Decision({ trial, retry, statements, me, secondApprover, ...then }: DecisionProps) {
  const answer = use(trial);
  const { refusals, questions, places, posts } = answer.ok ? answer.value : unknown;
  return (
    <>
      {!answer.ok && <NotLoaded what="The places" reason={answer.message} retry={retry} />}
      {refusals.length > 0 && (
        <div className="alert alert-danger">
          <p>As the facts are now, this can not be right any more:</p>
          <Sentences of={refusals} />
        </div>
      )}
      {questions.length > 0 && (
        <div className="alert">
          <p>This is unusual. Is it correct?</p>
          <Sentences of={questions} />
        </div>
      )}
      {answer.ok && <Places places={places} isOpen={isDesktop() && statements[0].author !== me} />}
      <PostsToRead posts={posts} />
      <ApprovalForm
        me={me}
        secondApprover={secondApprover}
        change={statements[0]}
        approved={(approval) => then.approved({ ...approval, statements, places, posts })}
      />
    </>
  );
}

const unknown: Trial = { refusals: [], questions: [], places: [], posts: [] };

function Sentences({ of }: { of: readonly string[] }) {
  return (
    <ul className="fact-refusals">
      {of.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

function isDesktop(): boolean {
  return window.matchMedia("(width >= 64rem)").matches;
}

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
