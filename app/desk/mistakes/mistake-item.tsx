import { useId, useState, type SubmitEvent } from "react";
import type { ListedMistake, settleMistake } from "../../calls/mistakes.ts";
import type { InputOf } from "../../calls/endpoint.ts";
import { Instant } from "../kit/times.tsx";

/** What can come of a report, as the desk calls it. */
const outcomes = {
  corrected: "Corrected",
  "no-mistake": "Not a mistake",
  "not-checkable": "Cannot be checked",
} as const satisfies Record<NonNullable<ListedMistake["settled"]>["outcome"], string>;

type MistakeItemProps = {
  report: ListedMistake;
  isBusy: boolean;
  change: (input: InputOf<typeof settleMistake>) => void;
};

/** One report: its page, what is said of it, and what came of it. */
export function MistakeItem({ report, isBusy, change }: MistakeItemProps) {
  const { id, page, path, deskPath, words, source, createdAt, settled } = report;
  return (
    <li className="card stack">
      <p className="cluster">
        {path === null ? <strong>{page}</strong> : <a href={path}>{page}</a>}
        {deskPath !== null && <a href={deskPath}>Open on the desk</a>}
        <span className="quiet">
          <Instant of={createdAt} />
        </span>
      </p>
      <p className="reported-words">{words}</p>
      {source !== "" && <p className="quiet reported-words">Read otherwise in: {source}</p>}
      {settled === null ? (
        <Settle id={id} page={page} isBusy={isBusy} change={change} />
      ) : (
        <>
          <p>
            <strong>{outcomes[settled.outcome]}.</strong> {settled.note}
          </p>
          <p className="cluster quiet">
            {settled.by}, <Instant of={settled.at} />
            <button
              className="desk-post-button"
              type="button"
              disabled={isBusy}
              onClick={() => change({ action: "reopen", id })}
            >
              Let it wait again<span className="visually-hidden">: {page}</span>
            </button>
          </p>
        </>
      )}
    </li>
  );
}

type SettleProps = Omit<MistakeItemProps, "report"> & { id: string; page: string };

function Settle({ id, page, isBusy, change }: SettleProps) {
  const noteId = useId();
  const [note, setNote] = useState("");
  const [outcome, setOutcome] = useState<keyof typeof outcomes>("corrected");

  function settle(event: SubmitEvent) {
    event.preventDefault();
    change({ action: "settle", id, outcome, note });
  }

  return (
    <form className="stack" onSubmit={settle}>
      <fieldset className="cluster mistake-outcomes">
        <legend className="visually-hidden">What came of it</legend>
        {Object.entries(outcomes).map(([name, label]) => (
          <label className="mistake-outcome" key={name}>
            <input
              type="radio"
              name={`${noteId}-outcome`}
              checked={name === outcome}
              onChange={() => {
                if (isOutcome(name)) setOutcome(name);
              }}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <div className="field">
        <label htmlFor={noteId}>In a sentence: what did you find?</label>
        <input
          id={noteId}
          value={note}
          maxLength={300}
          required
          onChange={({ target }) => setNote(target.value)}
        />
      </div>
      <p>
        <button className="button" type="submit" disabled={isBusy}>
          Settle
          <span className="visually-hidden">: {page}</span>
        </button>
      </p>
    </form>
  );
}

function isOutcome(name: string): name is keyof typeof outcomes {
  return Object.hasOwn(outcomes, name);
}
