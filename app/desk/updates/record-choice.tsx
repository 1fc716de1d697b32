import { useEffect, useState } from "react";
import { useFetcher } from "react-router";
import type { clientLoader } from "../go-to/go-to-aims.ts";

/** How long typing has to rest before the records are asked for, in milliseconds. */
const rest = 200;

const deskPath = "/admin/facts/";

/** Finds a record by its words, and hands out its token: readers see the value that holds. */
export function RecordChoice({ insert }: { insert: (token: string) => void }) {
  const { load, data = [] } = useFetcher<typeof clientLoader>();
  const [words, setWords] = useState("");
  const records = data.filter(({ kind }) => kind === "fact");
  const isAsked = words.trim() !== "";

  useEffect(() => {
    const query = new URLSearchParams({ q: words });
    const timer = setTimeout(() => void load(`/admin/go-to?${query.toString()}`), rest);
    return () => clearTimeout(timer);
  }, [words, load]);

  return (
    // What is typed here is none of the update's.
    <div className="stack" onInput={(event) => event.stopPropagation()}>
      <div className="field">
        <label htmlFor="record-words">Find a fact</label>
        <input
          id="record-words"
          type="search"
          autoComplete="off"
          placeholder="For example: fee, or result"
          onInput={(event) => setWords(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter") event.preventDefault();
          }}
        />
      </div>
      <p className="quiet" role="status">
        {isAsked && records.length === 0
          ? "No fact has these words."
          : "Readers see the value, and the new one when the fact is corrected."}
      </p>
      <div className="edit-findings">
        {isAsked &&
          records.map(({ label, path }) => (
            <button
              className="edit-finding"
              type="button"
              onClick={() => insert(`{{fact:${path.slice(deskPath.length)}}}`)}
              key={path}
            >
              {label}
            </button>
          ))}
      </div>
    </div>
  );
}
