import { Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import { longIndianDate } from "../../../domain/shared/clock.ts";
import { RecordSource } from "../../ui/post-parts.tsx";
import { QuietButton } from "../kit/button.tsx";
import { CallForm, getField } from "../kit/call-form.tsx";
import type { CallFailure } from "../kit/call.ts";
import { DeskDialog } from "../kit/desk-dialog.tsx";
import { takeFocus } from "../kit/focus.ts";
import { describePlace, type NamedMark } from "./mark-names.ts";
import type { Decision, Settle } from "./use-settling.ts";

type MarkSheetProps = { mark: NamedMark; settle: Settle | null; close: () => void };

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
    <>
      {message} {latest !== undefined && <a href={latest}>Open the latest version</a>}
    </>
  );
}

function cutSentence({ sentence, text }: NamedMark): readonly [string, string, string] {
  const at = text === "" ? -1 : sentence.indexOf(text);
  if (at === -1) return [sentence, "", ""];
  return [sentence.slice(0, at), text, sentence.slice(at + text.length)];
}

const decisions = [
  ["edit", "Edit this sentence", "Save"],
  ["delete", "Delete this sentence", "Delete"],
  ["keep", "Keep as it is", "Keep"],
] as const;

function Decisions({ mark, settle, close }: MarkSheetProps & { settle: Settle }) {
  const { id, actions, corrected, written } = mark;
  const [asked, setAsked] = useState<(typeof decisions)[number] | null>(null);
  const [action = "edit", , submitLabel = ""] = asked ?? [];

  async function decide(decision: Decision) {
    const failure = await settle(id, decision);
    if (failure !== null) return <Refusal of={failure} />;
    close();
    return null;
  }

  function sendAsked(fields: FormData) {
    const [text, reason, address] = ["text", "reason", "address"].map((name) =>
      getField(fields, name).trim(),
    );
    return decide({ action, text, reason, address });
  }

  return (
    <div className="stack">
      {corrected !== null && actions.includes("correct") && (
        <div className="notice">
          <p className="eyebrow">Corrected sentence</p>
          <p>{corrected}</p>
          <CallForm submit="Use this sentence" send={() => decide({ action: "correct" })} />
        </div>
      )}
      {asked === null ? (
        <div className="cluster">
          {decisions
            .filter(([name]) => actions.includes(name) && (name !== "edit" || written !== null))
            .map((decision) => (
              <QuietButton key={decision[0]} label={decision[1]} run={() => setAsked(decision)} />
            ))}
        </div>
      ) : (
        <CallForm
          submit={submitLabel}
          send={sendAsked}
          beside={<QuietButton label="Cancel" run={() => setAsked(null)} />}
        >
          {action === "edit" && (
            <Textarea
              name="text"
              label="The sentence"
              description="Text in {{ }} is filled in from Facts."
              rows={5}
              defaultValue={written ?? ""}
              ref={takeFocus}
            />
          )}
          {action === "delete" && <p>Delete this sentence? Nothing else changes.</p>}
          {action === "keep" && (
            <>
              <Textarea
                name="reason"
                label="Why is it right?"
                description="Your name stands beside it in the log."
                rows={2}
                maxLength={500}
                ref={takeFocus}
              />
              <TextInput
                name="address"
                label="Web address (optional)"
                type="url"
                placeholder="https://"
              />
            </>
          )}
        </CallForm>
      )}
    </div>
  );
}
