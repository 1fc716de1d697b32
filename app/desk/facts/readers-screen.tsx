import { Radio } from "@mantine/core";
import { useState, type SyntheticEvent } from "react";
import { Button, QuietButton, RowButton } from "../kit/button.tsx";
import { focusOn } from "../kit/focus.ts";
import { TypedField } from "../kit/labelled-field.tsx";
import { Refusals } from "./statement-refusals.tsx";
import { screenTitleId } from "./opened-fact.ts";
import type { Changing } from "./use-change.ts";

/** Longest note for readers, in characters. */
const longestNote = 500;

/** The third screen: what readers are told of the change, and sending it for approval. */
export function ReadersScreen({ changing }: { changing: Changing }) {
  const { entry, change, show, send, isBusy } = changing;
  const [problem, setProblem] = useState<string>();
  const isTold = entry.isMinor === false;

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (entry.isMinor === null) {
      setProblem("Choose what readers are told.");
      focusOn("tell-readers");
    } else if (isTold && entry.publicNote.trim() === "") {
      setProblem("Write what readers are told, or choose “Minor”.");
      focusOn("public-note");
    } else send();
  }

  function choose(isMinor: boolean) {
    setProblem(undefined);
    change({ isMinor });
  }

  return (
    <form className="stack fact-form" onSubmit={submit} noValidate aria-labelledby={screenTitleId}>
      <h2 id={screenTitleId} tabIndex={-1}>
        What readers are told
      </h2>
      <Refusals changing={changing} facts={[]} />
      <fieldset className="field-group">
        <legend>Note for readers</legend>
        <div className="fact-choices">
          <Radio
            label="Tell readers what changed"
            id="tell-readers"
            name="readers"
            checked={isTold}
            onChange={() => choose(false)}
          />
          <Radio
            label="Minor: no need to tell readers"
            name="readers"
            checked={entry.isMinor === true}
            onChange={() => choose(true)}
          />
        </div>
        {isTold && (
          <>
            <TypedField
              id="public-note"
              label="What changed and why, in a sentence"
              hint="Shown on the changes page and in its feed, with the old and the new value."
              rows={3}
              maxLength={longestNote}
              value={entry.publicNote}
              change={(publicNote) => {
                setProblem(undefined);
                change({ publicNote });
              }}
            />
            {entry.publicNote === "" && (
              <p>
                <RowButton
                  label={<>Use my reason: {entry.reason}</>}
                  run={() => {
                    change({ publicNote: entry.reason });
                    focusOn("public-note");
                  }}
                />
              </p>
            )}
          </>
        )}
        {problem !== undefined && (
          <p className="error" role="alert">
            {problem}
          </p>
        )}
      </fieldset>
      <div className="cluster">
        <Button label={isBusy ? "Sending…" : "Send for approval"} type="submit" disabled={isBusy} />
        <QuietButton label="Back to the places" run={() => show("places")} />
      </div>
    </form>
  );
}
