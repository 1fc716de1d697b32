import { Textarea, TextInput } from "@mantine/core";
import { useState, type SyntheticEvent } from "react";
import { longIndianDate } from "../../../domain/shared/clock.ts";
import { RecordSource } from "../../ui/post-parts.tsx";
import { Button, QuietButton } from "../kit/button.tsx";
import type { CallFailure } from "../kit/call.ts";
import { DeskDialog } from "../kit/desk-dialog.tsx";
import { takeFocus } from "../kit/focus.ts";
import { describePlace, type NamedMark } from "./mark-names.ts";
import type { Decision, Settle } from "./use-settling.ts";

type MarkSheetProps = {
  mark: NamedMark;
  settle: Settle | null;
  close: () => void;
};

export function MarkSheet({ mark, settle, close }: MarkSheetProps) {
  const { name, why, record, kept, settledBy } = mark;
  const [before, words, after] = cutSentence(mark);
  return (
    <DeskDialog title={describeKind(mark)} onClose={close} isSheet>
      <p className="quiet">
        {name}. {describePlace(mark)}.
      </p>
      {mark.sentence !== "" && (
        <blockquote className="mark-sentence">
          {before}
          <strong>{words}</strong>
          {after}
        </blockquote>
      )}
      {why !== null && <p>{why}</p>}
      {record !== null && (
        <div className="notice">
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

function describeKind({ kind, record, actions }: NamedMark): string {
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

/** In three parts: what stands before the marked words, they, and the rest. */
function cutSentence({ sentence, text }: NamedMark): readonly [string, string, string] {
  const at = text === "" ? -1 : sentence.indexOf(text);
  if (at === -1) return [sentence, "", ""];
  return [sentence.slice(0, at), text, sentence.slice(at + text.length)];
}

/** With the words of the button that carries each out. */
const decisions = [
  ["edit", "Edit this sentence", "Save"],
  ["delete", "Delete this sentence", "Delete"],
  ["keep", "Keep as it is", "Keep"],
] as const;

/** A refusal is said here, and what was typed stays. */
function Decisions({ mark, settle, close }: MarkSheetProps & { settle: Settle }) {
  const { id, actions, corrected, written } = mark;
  const [asked, setAsked] = useState<(typeof decisions)[number] | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<CallFailure | null>(null);
  const [text, setText] = useState(written ?? "");
  const [reason, setReason] = useState("");
  const [address, setAddress] = useState("");
  const [action, , submitLabel] = asked ?? [];

  async function decide(decision: Decision) {
    if (isBusy) return;
    setBusy(true);
    setRefusal(null);
    const failure = await settle(id, decision);
    setBusy(false);
    setRefusal(failure);
    if (failure === null) close();
  }

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (action === "edit") void decide({ action, text });
    if (action === "delete") void decide({ action });
    if (action === "keep") void decide({ action, reason, address: address.trim() });
  }

  return (
    <div className="stack">
      {corrected !== null && actions.includes("correct") && (
        <div className="notice">
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
      {asked === null ? (
        <div className="cluster">
          {decisions
            .filter(([name]) => actions.includes(name) && (name !== "edit" || written !== null))
            .map((decision) => (
              <QuietButton key={decision[0]} label={decision[1]} run={() => setAsked(decision)} />
            ))}
        </div>
      ) : (
        <form className="stack" onSubmit={submit} noValidate>
          {action === "edit" && (
            <Textarea
              label="The sentence"
              description="Text in {{ }} is filled in from Facts."
              rows={5}
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
              ref={takeFocus}
            />
          )}
          {action === "delete" && <p>Delete this sentence? Nothing else changes.</p>}
          {action === "keep" && (
            <>
              <Textarea
                label="Why is it right?"
                description="Your name stands beside it in the log."
                rows={2}
                maxLength={500}
                value={reason}
                onChange={(event) => setReason(event.currentTarget.value)}
                ref={takeFocus}
              />
              <TextInput
                label="Web address (optional)"
                type="url"
                placeholder="https://"
                value={address}
                onChange={(event) => setAddress(event.currentTarget.value)}
              />
            </>
          )}
          <div className="cluster">
            <Button label={submitLabel} type="submit" isBusy={isBusy} />
            <QuietButton label="Cancel" run={() => setAsked(null)} />
          </div>
        </form>
      )}
    </div>
  );
}
