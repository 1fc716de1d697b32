import { NavLink, TextInput } from "@mantine/core";
import { useState } from "react";
import type { EditorFindings, EditorValue } from "../../../domain/review/editing/record-search.ts";
import { Loading } from "../kit/desk-page.tsx";
import { DeskDialog } from "../kit/desk-dialog.tsx";
import { useFindings } from "./use-findings.ts";

type RecordDialogProps = {
  postId: string;
  pick: (value: EditorValue) => void;
  close: () => void;
};

export default function RecordDialog({ postId, pick, close }: RecordDialogProps) {
  const [words, setWords] = useState("");
  const found = useFindings(postId, words);
  return (
    <DeskDialog title="Insert a fact" onClose={close}>
      <TextInput
        label="Which fact?"
        type="search"
        autoComplete="off"
        placeholder="For example: fee SC, result session 1"
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
        data-autofocus
      />
      <p className="quiet">
        The text shows the current value and updates when the fact is corrected.
      </p>
      {found === null && <Loading label="Searching…" />}
      {found?.ok === false && <p role="alert">{found.message}</p>}
      {found?.ok === true && <Records records={found.value.records} pick={pick} />}
    </DeskDialog>
  );
}

function Records(props: { records: EditorFindings["records"]; pick: RecordDialogProps["pick"] }) {
  const { records, pick } = props;
  return (
    <>
      <p className="visually-hidden" role="status">
        {records.length === 0 ? "No facts found." : `${records.length} facts`}
      </p>
      {records.length === 0 && <p>No facts found. Try fewer or different words.</p>}
      <ul className="stack">
        {records.map((record) => (
          <li key={record.token}>
            <NavLink
              component="button"
              label={
                <>
                  {record.label} <strong>{record.text}</strong>
                </>
              }
              description={`${record.topic}. Source: ${record.source}, checked on ${record.checkedOn}`}
              onClick={() => pick(record)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
