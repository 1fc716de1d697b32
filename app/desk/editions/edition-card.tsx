import { useState } from "react";
import { Link } from "react-router";
import type { EditionState } from "../../../content/facts/edition.ts";
import { longIndianDate } from "../../../domain/shared/clock.ts";
import { changeEdition, type ListedEdition, previewOpening } from "../../calls/editions-schema.ts";
import { attempt } from "../kit/office-access.ts";
import { Button } from "../kit/button.tsx";
import { Places } from "../facts/places.tsx";
import { ConfirmDialog } from "../kit/desk-dialog.tsx";
import { Loading } from "../kit/desk-page.tsx";
import { Instant } from "../kit/times.tsx";
import { showAnswer } from "../kit/toasts.tsx";
import { useAnswer } from "../kit/use-answer.ts";
import { useTask } from "../kit/use-task.ts";
import { stateNames, stateWords, stepWords } from "./edition-words.ts";
import { Badge } from "../kit/badge.tsx";

type EditionCardProps = {
  edition: ListedEdition;
  /** The one that has the addresses without a year. */
  current: string;
  isApprover: boolean;
};

export function EditionCard({ edition: listed, current, isApprover }: EditionCardProps) {
  const { edition, state, isCurrent, openedAt, finishedAt, archivedAt, checkedOn } = listed;
  const times = [
    ["Opened", openedAt],
    ["Finished", finishedAt],
    ["Archived", archivedAt],
  ] as const;
  return (
    <li className="card">
      <h3 className="cluster">
        {edition}
        <Badge tone={state === "open" ? "good" : "quiet"}>{stateNames[state]}</Badge>
        {isCurrent && <Badge>Current</Badge>}
      </h3>
      <p>
        {stateWords[state]} <Link to={`/admin/facts?edition=${edition}`}>Facts of {edition}</Link>
      </p>
      <p className="quiet">
        {times.map(
          ([word, at]) =>
            at !== null && (
              <span key={word}>
                {word} on <Instant of={at} />.{" "}
              </span>
            ),
        )}
        {checkedOn !== null && `Last checked for news on ${longIndianDate(checkedOn)}.`}
      </p>
      {listed.next !== null && (
        <Step edition={edition} current={current} isApprover={isApprover} state={listed.next} />
      )}
      {listed.obstacle !== null && <p className="quiet">Next step: {listed.obstacle}</p>}
    </li>
  );
}

type StepProps = { edition: string; state: EditionState; current: string; isApprover: boolean };

export function Step({ edition, state, current, isApprover }: StepProps) {
  const [isAsked, setAsked] = useState(false);
  const { isBusy, run } = useTask();
  const { action, short, consequences, danger } = stepWords(edition, state, current);
  return (
    <div className="cluster">
      <p className="quiet">{short}</p>
      {isApprover && (
        <Button
          label={action}
          variant={state === "open" ? "filled" : "default"}
          isBusy={isBusy}
          run={() => setAsked(true)}
        />
      )}
      {isAsked && (
        <ConfirmDialog
          title={`${action}?`}
          text={
            <>
              {consequences.map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
              {state === "open" && <OpeningPreview edition={edition} />}
            </>
          }
          action={action}
          danger={danger}
          onConfirm={() => {
            setAsked(false);
            run(() => takeStep(edition, state));
          }}
          onCancel={() => setAsked(false)}
        />
      )}
    </div>
  );
}

function OpeningPreview({ edition }: { edition: string }) {
  const preview = useAnswer(previewOpening, { edition });
  if (preview === undefined) return <Loading label="Checking what readers would see…" />;
  if (!preview.ok) return <p role="alert">{preview.message}</p>;
  return <Places places={preview.value.places} isOpen={false} />;
}

async function takeStep(edition: string, state: EditionState) {
  showAnswer(
    await attempt(changeEdition, { edition, state }),
    ({ state: reached, current }) => ({
      title: `${edition}: ${stateNames[reached].toLowerCase()}`,
      description: `The current edition is ${current}.`,
    }),
    { topic: "edition", refused: "The edition was not changed" },
  );
}
