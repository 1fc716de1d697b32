import { useCallback, useState } from "react";
import { tryFacts, type ListedFact, type ListedStatement } from "../../calls/facts-schema.ts";
import { callAsAdmin, type Admin } from "../kit/office-access.ts";
import { Loading, NotLoaded } from "../kit/desk-page.tsx";
import { personName } from "../phrases.ts";
import { Instant } from "../kit/times.tsx";
import { ApprovalForm, type Approved } from "./approval-form.tsx";
import { inputOfWaiting } from "./change-entry.ts";
import { isDesktop } from "./is-desktop.ts";
import { Places, PostsToRead } from "./places.tsx";
import { FromWhenWords, StatementSummary } from "./statement-summary.tsx";
import { useAnswer } from "./use-answer.ts";

type WaitingChangeProps = {
  admin: Admin;
  edition: string;
  /** Those of one change, as they stand together. */
  statements: readonly [ListedStatement, ...ListedStatement[]];
  facts: readonly ListedFact[];
  me: string;
  secondApprover: "off" | "required";
  approved: (approved: Approved) => void;
  rejected: () => void;
};

/** The fourth screen: a change that waits, with all that its approver has to see. */
export function WaitingChange(props: WaitingChangeProps) {
  const { admin, edition, statements, facts, me, secondApprover, approved, rejected } = props;
  const [{ author, createdAt, validFrom, reason, publicNote, isMinor }] = statements;
  const trial = useTrial(admin, edition, statements);
  const { refusals = [], questions = [], places = [], posts = [] } = trial.value ?? {};
  return (
    <section className="card fact-waiting" aria-labelledby="waiting-title">
      <h2 id="waiting-title" tabIndex={-1}>
        Waits for approval
      </h2>
      <p className="quiet">
        By {personName(author)}, <Instant of={createdAt} />. Readers see it{" "}
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
      {trial.value === null && trial.failure === null && (
        <Loading label="Looking at every place…" />
      )}
      {trial.failure !== null && (
        <NotLoaded
          what="The places"
          reason={trial.failure.message}
          retry={() => void trial.refresh()}
        />
      )}
      {refusals.length > 0 && (
        <div className="alert alert-danger">
          <p>As the facts are now, this can not be right any more:</p>
          <ul className="fact-refusals">
            {refusals.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      )}
      {questions.length > 0 && (
        <div className="alert">
          <p>This is unusual. Is it right?</p>
          <ul className="fact-refusals">
            {questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        </div>
      )}
      {trial.value !== null && <Places places={places} isOpen={isDesktop() && author !== me} />}
      <PostsToRead posts={posts} />
      <ApprovalForm
        {...{ admin, me, secondApprover, rejected }}
        change={statements[0]}
        approved={(answer) => approved({ ...answer, statements, places, posts })}
      />
    </section>
  );
}

/** What the change would do as the facts are now. */
function useTrial(admin: Admin, edition: string, statements: WaitingChangeProps["statements"]) {
  // Statements are never edited: the first reading of this change is as good as a later one.
  const [input] = useState(() => inputOfWaiting(edition, statements));
  const ask = useCallback(() => callAsAdmin(admin, tryFacts, input), [admin, input]);
  return useAnswer(ask);
}
