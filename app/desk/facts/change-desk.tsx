import { Checkbox, Fieldset, Radio } from "@mantine/core";
import { useState } from "react";
import { flushSync } from "react-dom";
import { useRevalidator } from "react-router";
import type { AnswerOf } from "../../calls/endpoint.ts";
import { type listFacts, readFact } from "../../calls/facts-schema.ts";
import { Button, QuietButton } from "../kit/button.tsx";
import { Part } from "../kit/desk-page.tsx";
import { focusOn } from "../kit/focus.ts";
import { attempt } from "../kit/office-access.ts";
import {
  beginChange,
  beginStatement,
  type OpenedFact,
  screenTitleId,
  type Trial,
  valueBefore,
} from "./change-entry.ts";
import { ChangeForm, Refusals } from "./change-form.tsx";
import { type Approved, ApprovedChange, Places, PostsToRead } from "./places.tsx";
import { type Changing, useChange } from "./use-change.ts";
import { TypedText } from "./value-input.tsx";
import { WaitingChange } from "./waiting-change.tsx";

type ChangeDeskProps = { opened: OpenedFact; list: AnswerOf<typeof listFacts> };

/** The four screens: the value, every place, what readers are told, and the approval. */
export function ChangeDesk({ opened, list }: ChangeDeskProps) {
  const { fact, edition } = opened;
  const { revalidate } = useRevalidator();
  const changing = useChange(opened);
  const [isOpen, setOpen] = useState(changing.isBegun);
  const [approved, setApproved] = useState<Approved | null>(null);
  const isPlanned = list.editions.some((one) => one.edition === edition && one.state === "planned");
  const unseen = isPlanned ? edition : null;
  const ofEdition = list.waiting.filter((one) => one.edition === edition);
  const own = ofEdition.find(({ factId }) => factId === fact.id);
  const [first, ...others] = ofEdition.filter(({ changeId }) => changeId === own?.changeId);

  function open() {
    flushSync(() => setOpen(true));
    focusOn(screenTitleId);
  }

  function celebrate(answer: Approved) {
    void revalidate();
    flushSync(() => setApproved(answer));
    focusOn("approved-title");
  }

  async function undo({ statements }: Approved) {
    const [{ changeId, isMinor }] = statements;
    const others = statements.filter(({ factId }) => factId !== fact.id);
    const answers = await Promise.all(
      others.map(({ factId }) => attempt(readFact, { id: factId, edition })),
    );
    const added = answers.flatMap((answer) =>
      answer.ok ? [beginStatement(answer.value, valueBefore(answer.value, changeId))] : [],
    );
    const former = valueBefore(opened, changeId);
    const undone = beginChange(opened, former);
    flushSync(() => setApproved(null));
    changing.undo({
      ...undone,
      statements: [...undone.statements, ...added],
      isMinor,
      publicNote: isMinor ? "" : `Corrected: ${former.text} holds again.`,
      isUndo: true,
    });
  }

  if (approved !== null)
    return <ApprovedChange approved={approved} unseen={unseen} undo={() => void undo(approved)} />;
  if (first !== undefined)
    return (
      <WaitingChange
        {...list}
        takesFocus={changing.isSent}
        statements={[first, ...others]}
        approved={celebrate}
        key={first.changeId}
      />
    );
  if (!isOpen && !changing.isBegun)
    return (
      <p>
        <Button label="Change this fact" run={open} />
      </p>
    );
  const step = { value: 1, places: 2, readers: 3 }[changing.screen];
  return (
    <div className="stack">
      <p className="quiet">Step {step} of 4</p>
      <ScreenNow changing={changing} list={list} unseen={unseen} />
    </div>
  );
}

type ScreenProps = { changing: Changing; unseen: string | null };

function ScreenNow({ changing, list, unseen }: ScreenProps & Pick<ChangeDeskProps, "list">) {
  const { screen, trial, failure, hasConflict } = changing;
  if (hasConflict)
    return (
      <Part id={screenTitleId} title="Not sent: it has changed meanwhile">
        <div className="alert alert-warning" role="alert">
          <p>{failure?.message}</p>
          <p>What you typed is kept. The value of now and its history are on this page.</p>
        </div>
        <div className="cluster">
          <Button label="Go on with mine" run={changing.keepMine} />
          <QuietButton label="Put mine away" run={changing.forget} />
        </div>
      </Part>
    );
  if (screen === "places" && trial !== null)
    return <PlacesScreen changing={changing} trial={trial} unseen={unseen} />;
  if (screen === "readers") return <ReadersScreen changing={changing} />;
  return <ChangeForm changing={changing} facts={list.facts} />;
}

/** The second screen: what the change would do everywhere, and what has to be confirmed. */
function PlacesScreen({ changing, trial, unseen }: ScreenProps & { trial: Trial }) {
  const { entry, change, show } = changing;
  const { questions, places, posts } = trial;
  const isOpen = questions.some((question) => !entry.confirmed.includes(question));
  return (
    <Part id={screenTitleId} title="Every place, before and after">
      {questions.length > 0 && (
        <Checkbox.Group
          label="This is unusual. Is it correct?"
          description={isOpen ? "Tick each point that you have checked." : undefined}
          value={[...entry.confirmed]}
          onChange={(confirmed) => change({ confirmed })}
        >
          {questions.map((question) => (
            <Checkbox label={question} value={question} key={question} />
          ))}
        </Checkbox.Group>
      )}
      {unseen !== null && <p>{unseen} is not visible to readers until it is opened.</p>}
      <PostsToRead posts={posts} />
      <Places places={places} isOpen />
      <div className="cluster">
        <Button label="Next: what readers are told" disabled={isOpen} run={() => show("readers")} />
        <QuietButton label="Back to the value" run={() => show("value")} />
      </div>
    </Part>
  );
}

function ReadersScreen({ changing }: { changing: Changing }) {
  const { entry, change, show, send, isBusy } = changing;
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      aria-labelledby={screenTitleId}
    >
      <h2 id={screenTitleId} tabIndex={-1}>
        What readers are told
      </h2>
      <Refusals changing={changing} facts={[]} />
      <Fieldset className="stack" legend="Note for readers">
        <Radio
          label="Tell readers what changed"
          name="readers"
          required
          checked={entry.isMinor === false}
          onChange={() => change({ isMinor: false })}
        />
        <Radio
          label="Minor: no need to tell readers"
          name="readers"
          checked={entry.isMinor === true}
          onChange={() => change({ isMinor: true })}
        />
        {entry.isMinor === false && (
          <TypedText
            id="public-note"
            label="What changed and why, in a sentence"
            hint="Shown on the changes page and in its feed, with the old and the new value."
            rows={3}
            maxLength={500}
            required
            value={entry.publicNote}
            change={(publicNote) => change({ publicNote })}
          />
        )}
      </Fieldset>
      <div className="cluster">
        <Button label={isBusy ? "Sending…" : "Send for approval"} type="submit" disabled={isBusy} />
        <QuietButton label="Back to the places" run={() => show("places")} />
      </div>
    </form>
  );
}
