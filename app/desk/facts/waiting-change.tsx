import { useFetcher } from "react-router";
import type { AnswerOf } from "../../calls/endpoint.ts";
import { type approveFacts, type listFacts, tryFacts } from "../../calls/facts-schema.ts";
import { useIsApprover } from "../kit/admin-access.tsx";
import { Badge } from "../kit/badge.tsx";
import { Button } from "../kit/button.tsx";
import type { Answer } from "../kit/call.ts";
import { DeskForm, Field } from "../kit/desk-form.tsx";
import { Loading, NotLoaded } from "../kit/desk-page.tsx";
import { takeFocus } from "../kit/focus.ts";
import { Instant } from "../kit/times.tsx";
import { useAnswer } from "../kit/use-answer.ts";
import { inputOfWaiting, type Replaced, type Statements, type Trial } from "./change-fields.ts";
import { FromWhen, SourceLine } from "./fact-parts.tsx";
import { standingLabels } from "./fact-words.ts";
import { BeforeAfter, Places, PostsToRead, Sentences } from "./places.tsx";
import { personName } from "../phrases.ts";

type WaitingChangeProps = Pick<
  AnswerOf<typeof listFacts>,
  "edition" | "facts" | "me" | "secondApprover"
> & {
  statements: Statements;
  approved: (approved: ApprovedChange) => void;
  takesFocus: boolean;
};

export type ApprovedChange = Pick<Approval, "validFrom"> & Pick<Trial, "posts"> & Replaced;

/** A change that waits, with all that its approver has to see. */
export function WaitingChange(props: WaitingChangeProps) {
  const { edition, statements, facts, me, secondApprover, approved, takesFocus } = props;
  const [{ changeId, author, createdAt, validFrom, reason, publicNote, isMinor }] = statements;
  const answer = useAnswer(tryFacts, inputOfWaiting(edition, statements));
  const trial = answer?.ok === true ? answer.value : unknown;
  const replaced = facts.filter(({ id }) => statements.some(({ factId }) => factId === id));
  return (
    <section className="card" aria-labelledby="waiting-title">
      <h2 id="waiting-title" tabIndex={-1} ref={takesFocus ? takeFocus : undefined}>
        Waiting for approval
      </h2>
      <p className="quiet">
        By {personName(author)}, <Instant of={createdAt} />. Readers see it{" "}
        <FromWhen validFrom={validFrom} />.
      </p>
      {statements.map(({ factId, label, text, standing, source, checkedOn }) => (
        <div className="stack" key={factId}>
          <h3>
            {label} <Badge tone="quiet">{standingLabels[standing]}</Badge>
          </h3>
          <BeforeAfter before={facts.find(({ id }) => id === factId)?.text} after={text} />
          <SourceLine source={source} checkedOn={checkedOn} />
        </div>
      ))}
      <p>
        <strong>Reason:</strong> {reason}
      </p>
      <p>
        <strong>Readers are told:</strong>{" "}
        {isMinor ? "nothing, a minor edit" : (publicNote ?? "the old and the new value")}
      </p>
      {answer?.ok === false && (
        <NotLoaded
          what="The places"
          reason={answer.message}
          retry={() => window.location.reload()}
        />
      )}
      {trial.refusals.length > 0 && (
        <div className="alert alert-danger">
          <p>As the facts are now, this cannot be right any more:</p>
          <Sentences of={trial.refusals} />
        </div>
      )}
      {trial.questions.length > 0 && (
        <div className="alert">
          <p>This is unusual. Is it correct?</p>
          <Sentences of={trial.questions} />
        </div>
      )}
      {answer?.ok === true && <Places places={trial.places} isOpen={author !== me} />}
      <PostsToRead posts={trial.posts} />
      {answer === undefined ? (
        <Loading label="Looking at every place…" />
      ) : (
        <ApprovalForm
          id={changeId}
          isOwn={author === me}
          isAloneAllowed={secondApprover === "off"}
          approved={({ validFrom }) =>
            approved({ validFrom, posts: trial.posts, replaced, isMinor })
          }
        />
      )}
    </section>
  );
}

const unknown: Trial = { refusals: [], questions: [], places: [], posts: [] };

type Approval = AnswerOf<typeof approveFacts>;

type ApprovalFormProps = {
  id: string;
  isOwn: boolean;
  isAloneAllowed: boolean;
  approved: (answer: Approval) => void;
};

/** Approving a change, alone or for somebody else, or rejecting it. */
function ApprovalForm({ id, isOwn, isAloneAllowed, approved }: ApprovalFormProps) {
  const isApprover = useIsApprover();
  const fetcher = useFetcher<Answer<Approval | { readonly message: string }>>();
  const isBusy = fetcher.state !== "idle";
  const mayApprove = isApprover && (!isOwn || isAloneAllowed);
  const notYours = `${isApprover ? "Another" : "An"} approver decides on it. Readers see nothing of it until then.`;
  if (!mayApprove && !isOwn) return <p className="alert">{notYours}</p>;
  return (
    <DeskForm
      fetcher={fetcher}
      label="Decision"
      keptAs={`decision-${id}`}
      onAccepted={() => {
        const decided = fetcher.data?.ok === true ? fetcher.data.value : null;
        if (decided !== null && "validFrom" in decided) approved(decided);
      }}
    >
      {isOwn && <p className="alert">{mayApprove ? ownAlone : notYours}</p>}
      <input type="hidden" name="id" value={id} />
      <Field name="sentence" label={sentenceLabel(isOwn, mayApprove)} rows={2} required={isOwn} />
      <div className="cluster">
        {mayApprove && (
          <Button
            label={isOwn ? "I checked it alone: approve" : "Approve"}
            type="submit"
            name="intent"
            value="approve"
            isBusy={isBusy}
          />
        )}
        <Button
          label={isOwn ? "Take it back" : "Reject"}
          type="submit"
          name="intent"
          value="reject"
          variant="default"
          isBusy={isBusy}
        />
      </div>
    </DeskForm>
  );
}

function sentenceLabel(isOwn: boolean, mayApprove: boolean): string {
  if (!isOwn) return "Reason, if you reject it";
  return mayApprove
    ? "What I checked, and how; or why I take it back"
    : "Why are you withdrawing it?";
}

const ownAlone =
  "Another approver can approve this from their desk. If nobody is there, say in a sentence what you checked: it is recorded with your name.";
