import { Checkbox, Radio } from "@mantine/core";
import { type SyntheticEvent, useState } from "react";
import type { ListedFact } from "../../calls/facts-schema.ts";
import { Button, QuietButton, RowButton } from "../kit/button.tsx";
import { Part } from "../kit/desk-page.tsx";
import { focusOn } from "../kit/focus.ts";
import { TypedField } from "../kit/labelled-field.tsx";
import { namedIn } from "./statement-words.ts";
import { screenTitleId } from "./change-entry.ts";
import { Places, PostsToRead } from "./places.tsx";
import { type Changing, refusalsId, type Trial } from "./use-change.ts";

type PlacesScreenProps = {
  changing: Changing;
  trial: Trial;
  /** The edition that it is about, while readers see nothing of that. */
  unseen: string | null;
};

/** The second screen: what the change would do everywhere, and what has to be confirmed. */
export function PlacesScreen({ changing, trial, unseen }: PlacesScreenProps) {
  const { entry, change, show } = changing;
  const { questions, places, posts } = trial;
  const open = questions.filter((question) => !entry.confirmed.includes(question));

  function toggle(question: string) {
    const others = entry.confirmed.filter((sentence) => sentence !== question);
    const isTicked = others.length < entry.confirmed.length;
    change({ confirmed: isTicked ? others : [...others, question] });
  }

  return (
    <Part id={screenTitleId} title="Every place, before and after">
      {questions.length > 0 && (
        <fieldset className="field-group">
          <legend>This is unusual. Is it correct?</legend>
          {questions.map((question) => (
            <Checkbox
              label={question}
              checked={entry.confirmed.includes(question)}
              onChange={() => toggle(question)}
              key={question}
            />
          ))}
        </fieldset>
      )}
      {unseen !== null && <p>{unseen} is not visible to readers until it is opened.</p>}
      <PostsToRead posts={posts} />
      <Places places={places} isOpen />
      <div className="cluster">
        <Button
          label="Next: what readers are told"
          disabled={open.length > 0}
          run={() => show("readers")}
        />
        <QuietButton label="Back to the value" run={() => show("value")} />
      </div>
      {open.length > 0 && <p className="quiet">Tick each point that you have checked.</p>}
    </Part>
  );
}

/** Longest note for readers, in characters. */
const longestNote = 500;

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

type RefusalsProps = { changing: Changing; facts: readonly ListedFact[] };

/** Why the change can not be as it is typed, with the facts that would have to change with it. */
export function Refusals({ changing, facts }: RefusalsProps) {
  const { trial, failure, entry, addFact } = changing;
  const sentences = failure === null ? (trial?.refusals ?? []) : [failure.message];
  if (sentences.length === 0) return null;
  const chosen = entry.statements.map(({ factId }) => factId);
  const named = new Set(sentences.flatMap((sentence) => namedIn(sentence, facts, chosen)));
  return (
    <div className="alert alert-danger" role="alert" id={refusalsId} tabIndex={-1}>
      {failure?.status === null ? null : <p>This cannot be right:</p>}
      <ul className="fact-refusals">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {[...named].map(({ id, label }) => (
        <p key={id}>
          <QuietButton label={<>Also change {label}</>} run={() => addFact(id)} />
        </p>
      ))}
    </div>
  );
}
