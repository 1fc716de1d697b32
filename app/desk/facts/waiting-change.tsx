import { Badge } from "@mantine/core";
import type { AnswerOf } from "../../calls/endpoint.ts";
import { type approveFacts, type listFacts, tryFacts } from "../../calls/facts-schema.ts";
import { useIsApprover } from "../kit/office-access.ts";
import { DeskForm, Field, SubmitButton } from "../kit/desk-form.tsx";
import { Loading, NotLoaded } from "../kit/desk-page.tsx";
import { takeFocus } from "../kit/focus.ts";
import { useAnswer } from "../kit/use-task.ts";
import { Instant, personName } from "../kit/words.tsx";
import { inputOfWaiting, type Replaced, type Statements, type Trial } from "./change-fields.ts";
import { FromWhen, SourceLine, standingLabels } from "./fact-parts.tsx";
import { Places, PostsToRead } from "./places.tsx";

type WaitingChangeProps = Pick<
  AnswerOf<typeof listFacts>,
  "edition" | "facts" | "me" | "secondApprover"
> & { statements: Statements; approved: (approved: ApprovedChange) => void; takesFocus: boolean };

export type ApprovedChange = Pick<Approval, "validFrom"> & Pick<Trial, "posts"> & Replaced;

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
            {label} <Badge color="gray">{standingLabels[standing]}</Badge>
          </h3>
          <p>
            {facts.find(({ id }) => id === factId)?.text} → <strong>{text}</strong>
          </p>
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
        <p className="alert alert-danger">
          As the facts are now, this cannot be right any more: {trial.refusals.join(" ")}
        </p>
      )}
      {trial.questions.length > 0 && (
        <p className="alert">This is unusual. Is it correct? {trial.questions.join(" ")}</p>
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

function ApprovalForm({ id, isOwn, isAloneAllowed, approved }: ApprovalFormProps) {
  const isApprover = useIsApprover();
  const mayApprove = isApprover && (!isOwn || isAloneAllowed);
  const notYours = `${isApprover ? "Another" : "An"} approver decides on it. Readers see nothing of it until then.`;
  if (!mayApprove && !isOwn) return <p className="alert">{notYours}</p>;
  return (
    <DeskForm
      label="Decision"
      keptAs={`decision-${id}`}
      onAccepted={(value) => {
        const decided = value as Approval | { readonly message: string };
        if ("validFrom" in decided) approved(decided);
      }}
    >
      {isOwn && <p className="alert">{mayApprove ? ownAlone : notYours}</p>}
      <input type="hidden" name="id" value={id} />
      <Field name="sentence" label={sentenceLabel(isOwn, mayApprove)} rows={2} required={isOwn} />
      <div className="cluster">
        {mayApprove && (
          <SubmitButton
            label={isOwn ? "I checked it alone: approve" : "Approve"}
            intent="approve"
          />
        )}
        <SubmitButton label={isOwn ? "Take it back" : "Reject"} intent="reject" variant="default" />
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
