import { useState } from "react";
import type { EditorFindings, EditorValue } from "../../../domain/review/editing/record-search.ts";
import { Loading } from "../kit/desk-page.tsx";
import { TypedField } from "../kit/labelled-field.tsx";
import { DeskDialog } from "../kit/desk-dialog.tsx";
import { useFindings } from "./use-findings.ts";

type RecordDialogProps = {
  postId: string;
  pick: (value: EditorValue) => void;
  close: () => void;
};

/** The exam facts by words: each with its value and source, of which one is put into the text. */
export default function RecordDialog({ postId, pick, close }: RecordDialogProps) {
  const [words, setWords] = useState("");
  const found = useFindings(postId, words);
  return (
    <DeskDialog title="Put in an exam fact" onClose={close}>
      <TypedField
        id="record-words"
        label="Which fact?"
        type="search"
        autoComplete="off"
        placeholder="For example: fee SC, result session 1"
        value={words}
        change={setWords}
        takesFocus
      />
      <p className="quiet">
        The text then shows the value of the fact, and the new one when the fact is corrected.
      </p>
      {found === null && <Loading label="Searching…" />}
      {found?.ok === false && <p role="alert">{found.message}</p>}
      {found?.ok === true && <Records records={found.value.records} pick={pick} />}
    </DeskDialog>
  );
}

type RecordsProps = { records: EditorFindings["records"]; pick: (value: EditorValue) => void };

function Records({ records, pick }: RecordsProps) {
  return (
    <>
      <p className="visually-hidden" role="status">
        {records.length === 0 ? "No fact has these words." : `${records.length} facts`}
      </p>
      {records.length === 0 && <p>No fact has these words. Try fewer, or other ones.</p>}
      <ul className="edit-findings">
        {records.map((record) => (
          <li key={record.token}>
            <button className="edit-finding" type="button" onClick={() => pick(record)}>
              <span>{record.label}</span> <strong>{record.text}</strong>{" "}
              <span className="quiet">
                {record.topic}. Source: {record.source}, checked on {record.checkedOn}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
