import type { ListedStatement } from "../../calls/facts-schema.ts";
import { personName } from "../phrases.ts";
import { RowButton } from "../kit/button.tsx";
import { Instant } from "../kit/times.tsx";
import { Part } from "../kit/desk-page.tsx";
import type { FormerValue, OpenedFact } from "./opened-fact.ts";
import { standingLabels, stateLabels } from "./statement-words.ts";
import { SourceLine } from "./statement-summary.tsx";
import { Badge } from "../kit/badge.tsx";

type FactHistoryProps = {
  opened: OpenedFact;
  /** Begins a new statement with a value that stood here before; null while a change waits. */
  takeAgain: ((former: FormerValue) => void) | null;
};

/** Every value that was stated, newest first, down to the one that the site was shipped with. */
export function FactHistory({ opened, takeAgain }: FactHistoryProps) {
  const { statements, shipped, fact } = opened;
  return (
    <Part id="history-title" title="History">
      <ol className="desk-audit" aria-label="History">
        {statements.map((statement) => (
          <li key={statement.changeId}>
            <Stated statement={statement} scheduledAt={fact.scheduledAt} />
            {takeAgain !== null && statement.text !== fact.text && (
              <TakeAgain text={statement.text} run={() => takeAgain(statement)} />
            )}
          </li>
        ))}
        <li>
          <p className="cluster">
            <strong className="clamp-3">{shipped.text}</strong>
            <Badge tone="quiet">
              {shipped.from === null ? "First value" : `Value of ${shipped.from}`}
            </Badge>
          </p>
          <SourceLine source={shipped.source} checkedOn={shipped.checkedOn} />
          {takeAgain !== null && shipped.text !== fact.text && (
            <TakeAgain
              text={shipped.text}
              label={shipped.from === null ? undefined : "Begin with this value"}
              run={() => takeAgain(shipped)}
            />
          )}
        </li>
      </ol>
    </Part>
  );
}

type TakeAgainProps = { text: string; label?: string | undefined; run: () => void };

function TakeAgain({ text, label = "Use this value again", run }: TakeAgainProps) {
  return (
    <p>
      <RowButton label={label} about={text} run={run} />
    </p>
  );
}

type StatedProps = {
  statement: ListedStatement;
  /** When the next approved statement takes effect; null without one. */
  scheduledAt: string | null;
};

function Stated({ statement, scheduledAt }: StatedProps) {
  const { text, state, standing, source, checkedOn, reason, author, createdAt } = statement;
  const { effectiveAt } = statement;
  const isLater =
    state === "approved" &&
    scheduledAt !== null &&
    effectiveAt !== null &&
    effectiveAt >= scheduledAt;
  return (
    <>
      <p className="cluster">
        <strong className="clamp-3">{text}</strong>
        <Badge tone={state === "approved" ? "good" : "quiet"}>
          {isLater ? "Approved for later" : stateLabels[state]}
        </Badge>
        {standing !== "official" && <Badge tone="quiet">{standingLabels[standing]}</Badge>}
      </p>
      <p>{reason}</p>
      <SourceLine source={source} checkedOn={checkedOn} />
      <p className="quiet">
        By {personName(author)}, <Instant of={createdAt} />. <Decision {...statement} />
      </p>
    </>
  );
}

function Decision(statement: ListedStatement) {
  const { state, checker, alone, decidedAt, decisionReason, effectiveAt } = statement;
  if (decidedAt === null) return null;
  const whom = personName(checker ?? "");
  if (state === "rejected")
    return (
      <>
        Rejected by {whom}, <Instant of={decidedAt} />: {decisionReason}
      </>
    );
  return (
    <>
      {alone === null ? `Approved by ${whom}.` : `Checked alone: “${alone}”`}
      {effectiveAt !== null && (
        <>
          {" "}
          Holds from <Instant of={effectiveAt} />.
        </>
      )}
    </>
  );
}
