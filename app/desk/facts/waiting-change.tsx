import { Suspense, use, useState } from "react";
import {
  tryFacts,
  type listFacts,
  type ListedFact,
  type ListedStatement,
} from "../../calls/facts-schema.ts";
import type { AnswerOf } from "../../calls/endpoint.ts";
import { attempt } from "../kit/office-access.ts";
import type { Answer } from "../kit/call.ts";
import { Loading, NotLoaded } from "../kit/desk-page.tsx";
import { takeFocus } from "../kit/focus.ts";
import { Person } from "../kit/person.tsx";
import { Instant } from "../kit/times.tsx";
import { ApprovalForm, type Approved } from "./approval-form.tsx";
import { inputOfWaiting } from "./change-entry.ts";
import { Places, PostsToRead } from "./places.tsx";
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
  /** What the change would do as the facts are now. */
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

/** Whether the window is wide enough for long lists to stand open. Only in the browser. */
function isDesktop(): boolean {
  return window.matchMedia("(width >= 64rem)").matches;
}
