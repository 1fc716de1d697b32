import { useEffect, useId, useState } from "react";
import * as z from "zod/mini";
import { parsedJson } from "../kit/call.ts";
import { matching } from "../facts/fact-search.ts";

const record = z.object({
  id: z.string(),
  label: z.string(),
  topic: z.string(),
  text: z.string(),
  source: z.object({ title: z.string() }),
});

const factsAnswer = z.object({ facts: z.array(record) });

type ShownRecord = z.output<typeof record>;

/** Longer lists are searched further. */
const mostShown = 8;

/** Finds a record by its words, and hands out its token: readers see the value that holds. */
export default function RecordChoice({ insert }: { insert: (token: string) => void }) {
  const id = useId();
  const [records, setRecords] = useState<readonly ShownRecord[] | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(1);
  const [search, setSearch] = useState("");
  const found = matching(records ?? [], search);

  useEffect(() => {
    let isShown = true;
    void readRecords().then((read) => {
      if (!isShown) return;
      setFailed(read === null);
      setRecords(read);
    });
    return () => {
      isShown = false;
    };
  }, [attempt]);

  return (
    <div className="stack">
      <div className="field">
        <label htmlFor={id}>Find a record</label>
        <input
          id={id}
          type="search"
          autoComplete="off"
          placeholder="For example: fee, or result"
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      </div>
      {failed && (
        <p className="error" role="alert">
          The records could not be loaded.{" "}
          <button
            className="desk-post-button"
            type="button"
            onClick={() => setAttempt(attempt + 1)}
          >
            Try again
          </button>
        </p>
      )}
      <p className="quiet" role="status">
        {said(search, found.length)}
      </p>
      {search.trim() !== "" && (
        <ul className="update-record-list">
          {found.slice(0, mostShown).map(({ id: recordId, label, text, source }) => (
            <li key={recordId}>
              <button type="button" onClick={() => insert(`{{fact:${recordId}}}`)}>
                <strong>{label}</strong>
                <span>{text}</span>
                <span className="quiet">Source: {source.title}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function said(search: string, count: number): string {
  if (search.trim() === "") return "The value then follows its record wherever it is shown.";
  if (count === 0) return "No record has these words.";
  return count > mostShown ? `The first ${mostShown} of ${count} records` : `${count} found`;
}

/** What everybody may read; null without an answer. */
async function readRecords(): Promise<readonly ShownRecord[] | null> {
  const answer = await fetch("/facts.json").catch(() => null);
  if (answer?.ok !== true) return null;
  const read = z.safeParse(factsAnswer, parsedJson(await answer.text().catch(() => "")));
  return read.success ? read.data.facts : null;
}
