import { useEffect, type ReactNode } from "react";
import { useFetcher } from "react-router";
import type { DeskPost } from "../../calls/posts.ts";
import { asCommand } from "../kit/desk-data.ts";
import type { Answer } from "../kit/call.ts";
import { takeFocus } from "../kit/focus.ts";
import { usePersistedText } from "../kit/use-persisted-text.ts";
import type { PostCommand } from "./post-changes.ts";
import type { Deed } from "./post-ways.ts";

/** What asks for words before it is done. */
export type AskingDeed = Extract<Deed, "ask-change" | "ask-reason" | "ask-return">;

type Words = {
  readonly label: string;
  readonly note: string;
  readonly submit: string;
  readonly cancel: string;
  readonly maxLength?: number;
};

const words: Record<AskingDeed, Words> = {
  "ask-change": {
    label: "What should change in this article?",
    note: "Readers keep the article as it is until you have seen and published the change.",
    submit: "Submit Corrections",
    cancel: "Cancel",
  },
  "ask-reason": {
    label: "Why is this article withdrawn?",
    note: "For the record. Readers see only that it was withdrawn.",
    submit: "Withdraw article",
    cancel: "Keep it published",
    maxLength: 500,
  },
  "ask-return": {
    label: "What has to change before it can be published?",
    note: "The writer sees it with the post. Nothing of the post changes, and you may approve it later.",
    submit: "Send back",
    cancel: "Cancel",
    maxLength: 500,
  },
};

type RowFormProps = { post: DeskPost; deed: AskingDeed; close: () => void };

/** Asks for the words that a change of a post needs; what is typed survives an ended session. */
export function RowForm({ post, deed, close }: RowFormProps) {
  const fetcher = useFetcher<Answer<unknown>>();
  const [text, setText] = usePersistedText(`${deed}:${post.id}`);
  const [readerNote, setReaderNote] = usePersistedText(`reader-note:${post.id}`);
  const { label, note, submit, cancel, maxLength } = words[deed];
  const field = `${deed}-${post.id}`;
  const isBusy = fetcher.state !== "idle";

  // Accepted: only then the words are let go.
  const isDone = fetcher.data?.ok === true;
  useEffect(() => {
    if (!isDone) return;
    setText("");
    setReaderNote("");
    close();
  }, [isDone, setText, setReaderNote, close]);

  const commands: Record<AskingDeed, PostCommand> = {
    "ask-change": { kind: "correct", post, corrections: text, readerNote },
    "ask-reason": { kind: "act", post, action: "unpublish", reason: text },
    "ask-return": { kind: "act", post, action: "return", reason: text },
  };
  return (
    <form
      className="desk-reason"
      onSubmit={(event) => {
        event.preventDefault();
        void fetcher.submit(commands[deed], asCommand);
      }}
    >
      <NamedField id={field} label={label} note={note}>
        <textarea
          id={field}
          ref={takeFocus}
          rows={deed === "ask-reason" ? 1 : 3}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.shiftKey || deed === "ask-change") return;
            event.preventDefault();
            event.currentTarget.form?.requestSubmit();
          }}
          aria-describedby={`${field}-note`}
          maxLength={maxLength}
          required
        />
      </NamedField>
      {deed === "ask-change" && (
        <NamedField
          id={`${field}-readers`}
          label="What readers are told (optional)"
          note="Printed under the article as a correction, with its date."
        >
          <input
            id={`${field}-readers`}
            value={readerNote}
            onChange={(event) => setReaderNote(event.target.value)}
            aria-describedby={`${field}-readers-note`}
            maxLength={300}
          />
        </NamedField>
      )}
      <div className="cluster">
        <button className="button" type="submit" disabled={isBusy || text.trim() === ""}>
          {submit}
        </button>
        <button className="button button-quiet" type="button" onClick={close}>
          {cancel}
        </button>
      </div>
    </form>
  );
}

type NamedFieldProps = { id: string; label: string; note: string; children: ReactNode };

function NamedField({ id, label, note, children }: NamedFieldProps) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children}
      <p className="quiet" id={`${id}-note`}>
        {note}
      </p>
    </div>
  );
}
