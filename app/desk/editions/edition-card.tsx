import { useState } from "react";
import type { EditionState } from "../../../content/facts/edition.ts";
import { longIndianDate } from "../../../domain/shared/clock.ts";
import type { ListedEdition } from "../../calls/editions-schema.ts";
import { ConfirmDialog } from "../kit/confirm-dialog.tsx";
import { Instant } from "../kit/times.tsx";
import { stateNames, stateWords, stepWords } from "./edition-words.ts";

type Take = (edition: string, state: EditionState) => void;

type EditionCardProps = {
  edition: ListedEdition;
  /** The one that has the addresses without a year. */
  current: string;
  /** Null for who may only read, and while something is under way. */
  take: Take | null;
};

/** An edition with its state in words, and the step that comes next. */
export function EditionCard({ edition: listed, current, take }: EditionCardProps) {
  const { edition, state, isCurrent, openedAt, finishedAt, archivedAt, checkedOn } = listed;
  const times = [
    ["Opened", openedAt],
    ["Finished", finishedAt],
    ["Archived", archivedAt],
  ] as const;
  return (
    <li className="card stack edition-card">
      <h3 className="cluster">
        {edition}
        <span className={state === "open" ? "badge" : "badge badge-quiet"}>
          {stateNames[state]}
        </span>
        {isCurrent && <span className="badge">Current</span>}
      </h3>
      <p>{stateWords[state]}</p>
      <p className="quiet">
        {times.map(
          ([word, at]) =>
            at !== null && (
              <span key={word}>
                {word} on <Instant of={at} />.{" "}
              </span>
            ),
        )}
        {checkedOn !== null && `Somebody last looked for news on ${longIndianDate(checkedOn)}.`}
      </p>
      {listed.next !== null && (
        <Step edition={edition} state={listed.next} current={current} take={take} />
      )}
      {listed.obstacle !== null && <p className="quiet">Next step: {listed.obstacle}</p>}
    </li>
  );
}

type StepProps = { edition: string; state: EditionState; current: string; take: Take | null };

/** A step with what it does; asks before it is taken. */
export function Step({ edition, state, current, take }: StepProps) {
  const [isAsked, setAsked] = useState(false);
  const { action, short, consequences, danger } = stepWords(edition, state, current);
  return (
    <div className="cluster edition-step">
      <p className="quiet">{short}</p>
      {take !== null && (
        <button
          className={state === "open" ? "button" : "button button-quiet"}
          type="button"
          onClick={() => setAsked(true)}
        >
          {action}
        </button>
      )}
      {isAsked && take !== null && (
        <ConfirmDialog
          title={`${action}?`}
          text={consequences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          action={action}
          danger={danger}
          onConfirm={() => {
            setAsked(false);
            take(edition, state);
          }}
          onCancel={() => setAsked(false)}
        />
      )}
    </div>
  );
}
