import { useState, type ReactNode, type SyntheticEvent } from "react";
import { longIndianDate } from "../../../domain/shared/clock.ts";
import { RecordSource } from "../../ui/post-parts.tsx";
import { Button, QuietButton } from "../kit/button.tsx";
import type { CallFailure } from "../kit/call.ts";
import { DeskDialog } from "../kit/desk-dialog.tsx";
import { TypedField } from "../kit/labelled-field.tsx";
import { placeOf, type NamedMark } from "./mark-names.ts";
import type { Decision, Settle } from "./use-settling.ts";

type MarkSheetProps = {
  mark: NamedMark;
  settle: Settle | null;
  close: () => void;
};

export function MarkSheet({ mark, settle, close }: MarkSheetProps) {
  const { name, why, record, kept, settledBy } = mark;
  return (
    <DeskDialog title={titleOf(mark)} onClose={close} isSheet>
      <p className="quiet">
        {name}. {placeOf(mark)}.
      </p>
      <Sentence {...mark} />
      {why !== null && <p>{why}</p>}
      {record !== null && (
        <div className="mark-record">
          <p>
            <a href={`/facts/${record.factId}`}>{record.label}</a>: <strong>{record.value}</strong>{" "}
            <span className="quiet">({record.edition})</span>
          </p>
          <RecordSource
            source={{ title: record.source.title, url: record.source.address }}
            checkedOn={record.checkedOn}
            note={record.note}
          />
        </div>
      )}
      {kept !== null && (
        <p>
          Kept by {settledBy} on {longIndianDate(kept.on)}: “{kept.reason}”
          {kept.address !== null && (
            <>
              {" "}
              <a href={kept.address} target="_blank" rel="noopener">
                {new URL(kept.address).host}
              </a>
            </>
          )}
        </p>
      )}
      {settle !== null && mark.actions.length > 0 && (
        <Decisions mark={mark} settle={settle} close={close} />
      )}
    </DeskDialog>
  );
}

function titleOf({ kind, record, actions }: NamedMark): string {
  if (kind === "verified") return "From our record";
  if (kind === "unverified") return "No record answers this";
  if (record !== null) return "Differs from our record";
  return actions.includes("keep") ? "Differs from a text of ours" : "Has to be changed";
}

export function Refusal({ of: { message, latest } }: { of: CallFailure }) {
  return (
    <p className="error" role="alert">
      {message} {latest !== undefined && <a href={latest}>Open the latest version</a>}
    </p>
  );
}

function Sentence({ sentence, text }: NamedMark) {
  const at = text === "" ? -1 : sentence.indexOf(text);
  if (sentence === "") return null;
  if (at === -1) return <blockquote className="mark-sentence">{sentence}</blockquote>;
  return (
    <blockquote className="mark-sentence">
      {sentence.slice(0, at)}
      <strong>{text}</strong>
      {sentence.slice(at + text.length)}
    </blockquote>
  );
}

/** A refusal is said here, and what was typed stays. */
function Decisions({ mark, settle, close }: MarkSheetProps & { settle: Settle }) {
  const { id, actions, corrected, written } = mark;
  const [asked, setAsked] = useState<Decision["action"] | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<CallFailure | null>(null);
  const [text, setText] = useState(written ?? "");
  const [reason, setReason] = useState("");
  const [address, setAddress] = useState("");

  async function decide(decision: Decision) {
    if (isBusy) return;
    setBusy(true);
    setRefusal(null);
    const failure = await settle(id, decision);
    setBusy(false);
    setRefusal(failure);
    if (failure === null) close();
  }

  const form = { isBusy, cancel: () => setAsked(null) };
  return (
    <div className="stack">
      {corrected !== null && actions.includes("correct") && (
        <div className="mark-corrected">
          <p className="eyebrow">Corrected sentence</p>
          <p>{corrected}</p>
          <Button
            label="Use this sentence"
            isBusy={isBusy}
            run={() => void decide({ action: "correct" })}
          />
        </div>
      )}
      {refusal !== null && <Refusal of={refusal} />}
      {asked === null && (
        <div className="cluster">
          {written !== null && actions.includes("edit") && (
            <QuietButton label="Edit this sentence" run={() => setAsked("edit")} />
          )}
          {actions.includes("delete") && (
            <QuietButton label="Delete this sentence" run={() => setAsked("delete")} />
          )}
          {actions.includes("keep") && (
            <QuietButton label="Keep as it is" run={() => setAsked("keep")} />
          )}
        </div>
      )}
      {asked === "edit" && (
        <DecisionForm label="Save" send={() => void decide({ action: "edit", text })} {...form}>
          <TypedField
            id="mark-text"
            label="The sentence"
            hint="Text in {{ }} is filled in from Facts."
            rows={5}
            value={text}
            change={setText}
            takesFocus
          />
        </DecisionForm>
      )}
      {asked === "delete" && (
        <DecisionForm label="Delete" send={() => void decide({ action: "delete" })} {...form}>
          <p>Delete this sentence? Nothing else changes.</p>
        </DecisionForm>
      )}
      {asked === "keep" && (
        <DecisionForm
          label="Keep"
          send={() => void decide({ action: "keep", reason, address: address.trim() })}
          {...form}
        >
          <TypedField
            id="mark-reason"
            label="Why is it right?"
            hint="Your name stands beside it in the log."
            rows={2}
            maxLength={500}
            value={reason}
            change={setReason}
            takesFocus
          />
          <TypedField
            id="mark-address"
            label="Web address (optional)"
            type="url"
            placeholder="https://"
            value={address}
            change={setAddress}
          />
        </DecisionForm>
      )}
    </div>
  );
}

type DecisionFormProps = {
  label: string;
  isBusy: boolean;
  send: () => void;
  cancel: () => void;
  children: ReactNode;
};

function DecisionForm({ label, isBusy, send, cancel, children }: DecisionFormProps) {
  function handleSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    send();
  }
  return (
    <form className="stack" onSubmit={handleSubmit} noValidate>
      {children}
      <div className="cluster">
        <Button label={label} type="submit" isBusy={isBusy} />
        <QuietButton label="Cancel" run={cancel} />
      </div>
    </form>
  );
}
