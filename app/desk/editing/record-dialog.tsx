import { NavLink, TextInput } from "@mantine/core";
import { useState } from "react";
import type { EditorValue } from "../../../domain/review/editing/record-search.ts";
import { findForPost } from "../../calls/editing.ts";
import { DeskDialog } from "../kit/desk-dialog.tsx";
import { Loading } from "../kit/desk-page.tsx";
import { useAnswer } from "../kit/use-task.ts";

type RecordDialogProps = { postId: string; pick: (value: EditorValue) => void; close: () => void };

export function RecordDialog({ postId, pick, close }: RecordDialogProps) {
  const [words, setWords] = useState("");
  const found = useAnswer(findForPost, { postId, words });
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
      {found === undefined && <Loading label="Searching…" />}
      {found?.ok === false && <p role="alert">{found.message}</p>}
      {found?.ok === true && (
        <>
          <p role="status">
            {found.value.records.length === 0
              ? "No facts found. Try fewer or different words."
              : `${found.value.records.length} facts`}
          </p>
          {found.value.records.map((record) => (
            <NavLink
              component="button"
              key={record.token}
              label={
                <>
                  {record.label} <strong>{record.text}</strong>
                </>
              }
              description={`${record.topic}. Source: ${record.source}, checked on ${record.checkedOn}`}
              onClick={() => pick(record)}
            />
          ))}
        </>
      )}
    </DeskDialog>
  );
}
