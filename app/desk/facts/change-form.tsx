import { Radio } from "@mantine/core";
import { type SyntheticEvent, useState } from "react";
import type { ListedFact } from "../../calls/facts-schema.ts";
import { TypedField } from "../kit/labelled-field.tsx";
import { Refusals } from "./change-screens.tsx";
import { StatementFields } from "./statement-fields.tsx";
import { screenTitleId } from "./change-entry.ts";
import { statementTitleId, type Changing } from "./use-change.ts";
import { Button, QuietButton, RowButton } from "../kit/button.tsx";
import { matching } from "./statement-words.ts";

type ChangeFormProps = { changing: Changing; facts: readonly ListedFact[] };

export function ChangeForm({ changing, facts }: ChangeFormProps) {
  const { entry, isKept, isBusy, changeStatement, removeFact } = changing;
  const several = entry.statements.length > 1;

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    changing.look();
  }

  return (
    <form className="stack fact-form" onSubmit={submit} noValidate aria-labelledby={screenTitleId}>
      <h2 id={screenTitleId} tabIndex={-1}>
        New {several ? "values" : "value"} for {entry.edition}
      </h2>
      <Refusals changing={changing} facts={facts} />
      {entry.statements.map((statement, index) => (
        <section
          className={several ? "card" : "stack"}
          aria-label={statement.label}
          key={statement.factId}
        >
          {several && (
            <>
              <header className="desk-header">
                <h3 id={statementTitleId(statement.factId)} tabIndex={-1}>
                  {statement.label}
                </h3>
                {index > 0 && (
                  <RowButton
                    label="Cancel the change"
                    about={statement.label}
                    run={() => removeFact(statement.factId)}
                  />
                )}
              </header>
              <p className="quiet">Now: {statement.seenText}</p>
            </>
          )}
          <StatementFields
            statement={statement}
            change={(part) => changeStatement(statement.factId, part)}
            problems={changing.problemsOf(statement.factId)}
            sameSource={facts.find(({ id }) => id === statement.factId)?.source ?? null}
            isFirst={index === 0}
          />
        </section>
      ))}
      <AlsoChange
        facts={facts}
        chosen={entry.statements.map(({ factId }) => factId)}
        add={changing.addFact}
      />
      <FromWhen changing={changing} />
      <TypedField
        id="change-reason"
        label="Reason"
        hint="For your colleagues and the log; not shown to readers."
        problem={changing.problemsOfChange.reason}
        rows={2}
        value={entry.reason}
        change={(reason) => changing.change({ reason })}
      />
      <div className="cluster">
        <Button
          label={isBusy ? "Looking at every place…" : "See every place"}
          type="submit"
          disabled={isBusy}
        />
        {isKept && <QuietButton label="Start over" run={changing.forget} />}
      </div>
      <p className="quiet" role="status">
        {isKept ? "Saved in this browser. Not published yet." : ""}
      </p>
    </form>
  );
}

function FromWhen({ changing }: { changing: Changing }) {
  const { entry, problemsOfChange } = changing;

  function choice(isLater: boolean, label: string) {
    return (
      <Radio
        label={label}
        name="from-when"
        checked={entry.isLater === isLater}
        onChange={() => changing.change({ isLater })}
      />
    );
  }

  function field(name: "day" | "time", type: string, label: string) {
    return (
      <TypedField
        id={`change-${name}`}
        label={label}
        type={type}
        problem={name === "day" ? problemsOfChange.day : undefined}
        value={entry[name]}
        change={(text) => changing.change({ [name]: text })}
      />
    );
  }

  return (
    <fieldset className="field-group">
      <legend>From when</legend>
      <div className="fact-choices">
        {choice(false, "As soon as it is approved")}
        {choice(true, "From a day and time on")}
      </div>
      {entry.isLater && (
        <div className="fact-pair">
          {field("day", "date", "Day")}
          {field("time", "time", "Time in India")}
        </div>
      )}
    </fieldset>
  );
}

/** Most that are offered at once. */
const maxOffered = 6;

type AlsoChangeProps = {
  facts: readonly ListedFact[];
  chosen: readonly string[];
  add: (factId: string) => void;
};

/** Finds other facts that have to change together with this one. */
function AlsoChange({ facts, chosen, add }: AlsoChangeProps) {
  const [typed, setTyped] = useState("");
  const others = facts.filter(({ id }) => !chosen.includes(id));
  const found = typed.trim() === "" ? [] : matching(others, typed);
  return (
    <details className="disclosure">
      <summary id="also-change">Also change another fact</summary>
      <div className="disclosure-body">
        <p className="quiet">
          Facts that have to agree with each other (parts and their sum, days of one window) are
          approved and become visible as one.
        </p>
        <TypedField
          id="also-search"
          label="Find a fact"
          type="search"
          autoComplete="off"
          value={typed}
          change={setTyped}
          onKeyDown={(event) => {
            if (event.key === "Enter") event.preventDefault();
          }}
        />
        <ul className="fact-offers" aria-label="Facts found">
          {found.slice(0, maxOffered).map(({ id, label, text }) => (
            <li key={id}>
              <RowButton
                label={<>Add {label}</>}
                run={() => {
                  setTyped("");
                  add(id);
                }}
              />
              <span className="quiet clamp-3">now {text}</span>
            </li>
          ))}
        </ul>
        <p className="quiet" role="status">
          {typed.trim() === "" ? "" : wordsFor(found.length)}
        </p>
      </div>
    </details>
  );
}

function wordsFor(count: number): string {
  if (count === 0) return "No facts found.";
  return count > maxOffered ? `${count} found; these are the first ${maxOffered}.` : "";
}
