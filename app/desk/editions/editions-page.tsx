import { Badge, Box } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router";
import type { EditionState } from "../../../content/facts/edition.ts";
import { longIndianDate } from "../../../domain/shared/clock.ts";
import {
  changeEdition,
  type ListedEdition,
  listEditions,
  previewOpening,
} from "../../calls/editions-schema.ts";
import { FactsTabs } from "../facts/fact-parts.tsx";
import { Places } from "../facts/places.tsx";
import { useIsApprover } from "../kit/office-access.ts";
import { Button } from "../kit/button.tsx";
import { read } from "../kit/desk-data.ts";
import { ConfirmDialog } from "../kit/desk-dialog.tsx";
import { DeskHeading, Loading, Part } from "../kit/desk-page.tsx";
import { useAnswer, useTask } from "../kit/use-task.ts";
import { Instant } from "../kit/words.tsx";
import type { Route } from "./+types/editions-page.ts";

export function clientLoader() {
  return read(listEditions, {});
}

export default function EditionsPage({ loaderData }: Route.ComponentProps) {
  const { editions, nextEdition } = loaderData;
  const current = editions.find(({ isCurrent }) => isCurrent)?.edition ?? "";
  return (
    <div className="stack-wide">
      <DeskHeading title="Editions" />
      <FactsTabs />
      <Part id="editions-title" title="Years of the exam">
        <Box component="ul" className="grid" __vars={{ "--cell": "22rem" }} aria-label="Editions">
          {editions[0]?.state !== "planned" && (
            <li className="card">
              <h3>{nextEdition}: not started</h3>
              <Step edition={nextEdition} current={current} state="planned" />
            </li>
          )}
          {editions.map((edition) => (
            <EditionCard listed={edition} current={current} key={edition.edition} />
          ))}
        </Box>
      </Part>
    </div>
  );
}

const stateWords: Readonly<Record<EditionState, string>> = {
  planned: "Planned: not visible to readers. You can already enter its facts.",
  open: "Open: readers have its pages at the addresses without a year.",
  finished: "Finished: its exam is over. Its values can still be corrected.",
  archived: "Archived: its pages stay as they are and its values can no longer be changed.",
};

function EditionCard({ listed, current }: { listed: ListedEdition; current: string }) {
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
        <Badge tt="capitalize" color={state === "open" ? "blue" : "gray"}>
          {state}
        </Badge>
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
      {listed.next !== null && <Step edition={edition} current={current} state={listed.next} />}
      {listed.obstacle !== null && <p className="quiet">Next step: {listed.obstacle}</p>}
    </li>
  );
}

type StepProps = { edition: string; current: string; state: EditionState };

type StepWords = readonly [verb: string, short: string, ...consequences: string[]];

function stepWords({ edition, current, state }: StepProps): StepWords {
  const words: Readonly<Record<EditionState, StepWords>> = {
    planned: [
      "Plan",
      "For the office only: enter its facts before readers see anything.",
      "Nothing changes for readers. Facts of the next exam can be entered, approved and reviewed here.",
      "A planned edition stays in the list and cannot be removed.",
    ],
    open: [
      "Open",
      `Readers get the pages of ${edition} at the addresses without a year.`,
      `Readers have the pages of ${edition} at once. What is confirmed stands there; of everything else they read what ${current} had, with its year, and “no notice on record”.`,
      `${current} is finished: its pages stand below /${current}, its posts stay as they are, and its values can still be corrected.`,
    ],
    finished: [
      "Finish",
      "Its exam is over. This happens automatically when the next edition opens.",
      "Its pages stay where they are until the next edition is opened. Its values can still be corrected.",
    ],
    archived: [
      "Archive",
      "Its pages stay; its values can no longer be changed.",
      `Readers keep its pages below /${edition}, with the values of today. Nobody can correct a value of it any more.`,
    ],
  };
  return words[state];
}

function Step({ edition, current, state }: StepProps) {
  const isApprover = useIsApprover();
  const [isAsked, setAsked] = useState(false);
  const { isBusy, send } = useTask();
  const [verb, short, ...consequences] = stepWords({ edition, current, state });
  const action = `${verb} ${edition}`;

  function takeStep() {
    setAsked(false);
    const done = (now: { readonly state: EditionState; readonly current: string }) => ({
      title: `${edition}: ${now.state}`,
      description: `The current edition is ${now.current}.`,
    });
    send(changeEdition, { edition, state }, done, "The edition was not changed");
  }

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
              {state !== "planned" && <p>This cannot be undone.</p>}
              {state === "open" && <OpeningPreview edition={edition} />}
            </>
          }
          action={action}
          danger={state !== "planned"}
          onConfirm={takeStep}
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
