import { useId, useState, type SyntheticEvent } from "react";
import { Button, QuietButton } from "../kit/button.tsx";
import { useHydrated } from "../kit/use-hydrated.ts";
import type { ChecksView } from "./checked-view.ts";
import type { Confirming, Decisions } from "./use-confirming.ts";

type Nearest = NonNullable<ChecksView["toConfirm"][number]["nearest"]>;

/** What of ours is nearest to a statement, whose it is and where it comes from. */
export function NearestLine({ nearest: { factId, text, edition, source } }: { nearest: Nearest }) {
  const id = factId?.split("/").at(-1);
  return (
    <p className="checks-record">
      {factId === null ? "Our page: " : "Our fact: "}
      {id === undefined ? <em>{text}</em> : <a href={`/facts/${id}`}>{text}</a>}{" "}
      <span className="quiet">
        ({edition === null ? source.title : `${edition}, ${source.title}`})
      </span>
    </p>
  );
}

type DecisionOnProps = {
  sentence: string;
  /** The element with the statement. */
  anchor: string;
  hasRecord: boolean;
  /** Whether somebody may say that they have checked it, and whether they have to say where. */
  keep: "never" | "freely" | "with address";
  confirming: Confirming;
  decisions: Decisions | null;
};

/** What a person may do with one statement. */
export function DecisionOn(props: DecisionOnProps) {
  const { sentence, anchor, hasRecord, keep, confirming, decisions } = props;
  const hydrated = useHydrated();
  if (decisions === null) return null;
  const { editAddress } = confirming;
  const isOff = !hydrated || decisions.isBusy;
  const problem = decisions.problem?.sentence === sentence ? decisions.problem : null;
  const named = <span className="visually-hidden">: {sentence}</span>;
  return (
    <div className="stack claim-decision">
      <div className="cluster">
        {hasRecord && (
          <Button
            label="Use our value"
            about={sentence}
            disabled={isOff}
            run={() => decisions.useRecord(sentence)}
          />
        )}
        <QuietButton
          label="Remove"
          about={sentence}
          disabled={isOff}
          run={() => decisions.remove(sentence)}
        />
        {editAddress !== null && (
          <a className="button button-quiet" href={editAddress(anchor)}>
            Edit here{named}
          </a>
        )}
      </div>
      {problem !== null && (
        <p className="error" role="alert">
          {problem.message}{" "}
          {problem.latest !== undefined && <a href={problem.latest}>Open the latest</a>}
        </p>
      )}
      {keep !== "never" && (
        <Keep sentences={[sentence]} decisions={decisions} isNeeded={keep === "with address"} />
      )}
    </div>
  );
}

type KeepProps = { sentences: readonly string[]; decisions: Decisions; isNeeded: boolean };

/** Keeps statements because somebody has looked them up. */
export function Keep({ sentences, decisions, isNeeded }: KeepProps) {
  const [address, setAddress] = useState("");
  const fieldId = useId();
  const isOff = !useHydrated() || decisions.isBusy;
  const named = <span className="visually-hidden">: {sentences.join(" ")}</span>;
  const isOne = sentences.length === 1;

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    decisions.keep(sentences, address, isNeeded);
  }

  return (
    <details>
      <summary>
        {isOne ? "Keep: I checked this" : `Keep all ${sentences.length}: I checked them`}
        {named}
      </summary>
      <form className="stack" onSubmit={submit} noValidate>
        <div className="field">
          <label htmlFor={fieldId}>Where you looked it up{isNeeded ? "" : " (optional)"}</label>
          <input
            id={fieldId}
            type="url"
            autoComplete="off"
            placeholder="https://"
            value={address}
            readOnly={isOff}
            onChange={(event) => setAddress(event.currentTarget.value)}
          />
        </div>
        <div className="cluster">
          <QuietButton
            label={isOne ? "Keep it" : "Keep them"}
            about={sentences.join(" ")}
            type="submit"
            disabled={isOff}
          />
        </div>
      </form>
    </details>
  );
}
