import { useState } from "react";
import type { EditionState } from "../../../content/facts/edition.ts";
import { longIndianDate } from "../../../domain/shared/clock.ts";
import type { ListedEdition } from "../../calls/editions-schema.ts";
import { ConfirmDialog } from "../kit/confirm-dialog.tsx";
import { Instant } from "../kit/times.tsx";
import type { Admin } from "../kit/office-access.ts";
import { personName } from "../phrases.ts";
import { OpeningPreview } from "./opening-preview.tsx";
import { stateNames, stateWords, stepWords } from "./edition-words.ts";

type Take = (edition: string, state: EditionState) => void;

type EditionCardProps = {
  edition: ListedEdition;
  /** The one that has the addresses without a year. */
  current: string;
  /** Null for who may only read, and while something is under way. */
  take: Take | null;
  admin: Admin;
  /** Makes an edition that was opened by mistake a planned one again. */
  takeBack: (edition: string) => void;
};

/** An edition with its state in words, and the step that comes next. */
export function EditionCard({ edition: listed, current, take, admin, takeBack }: EditionCardProps) {
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
      {listed.openingAskedBy !== null && (
        <p className="alert" role="status">
          {personName(listed.openingAskedBy)} has asked for it to be opened: another approver opens
          it.
        </p>
      )}
      {listed.next !== null && <Step {...{ admin, edition, current, take }} state={listed.next} />}
      {listed.takeBackUntil !== null && take !== null && (
        <p>
          <button className="button button-quiet" type="button" onClick={() => takeBack(edition)}>
            Take the opening back
          </button>{" "}
          <span className="quiet">
            Until <Instant of={listed.takeBackUntil} />, while nothing of {edition} is confirmed.
          </span>
        </p>
      )}
      {listed.obstacle !== null && <p className="quiet">Next step: {listed.obstacle}</p>}
    </li>
  );
}

type StepProps = {
  admin: Admin;
  edition: string;
  state: EditionState;
  current: string;
  take: Take | null;
};

/** A step with what it does; asks before it is taken. */
export function Step({ edition, state, current, take, admin }: StepProps) {
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
          text={
            <>
              {consequences.map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
              {state === "open" && <OpeningPreview admin={admin} edition={edition} />}
            </>
          }
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
