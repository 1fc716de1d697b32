import { useState } from "react";
import type { ListedFact } from "../../calls/facts-schema.ts";
import { LabelledField } from "../kit/labelled-field.tsx";
import { matching } from "./fact-search.ts";
import { RowButton } from "../kit/button.tsx";

/** Most that are offered at once. */
const mostOffered = 6;

type AlsoChangeProps = {
  facts: readonly ListedFact[];
  chosen: readonly string[];
  add: (factId: string) => void;
};

/** Finds other facts that have to change together with this one. */
export function AlsoChange({ facts, chosen, add }: AlsoChangeProps) {
  const [typed, setTyped] = useState("");
  const others = facts.filter(({ id }) => !chosen.includes(id));
  const found = typed.trim() === "" ? [] : matching(others, typed);
  return (
    <details className="disclosure">
      <summary id="also-change">Also change another fact</summary>
      <div className="disclosure-body">
        <p className="quiet">
          Facts that have to agree with each other (parts and their sum, days of one window) are
          approved and become visible as one.
        </p>
        <LabelledField id="also-search" label="Find a fact">
          {(common) => (
            <input
              {...common}
              type="search"
              autoComplete="off"
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
              onKeyDown={(event) => {
                if (event.key === "Enter") event.preventDefault();
              }}
            />
          )}
        </LabelledField>
        <ul className="fact-offers" aria-label="Facts found">
          {found.slice(0, mostOffered).map(({ id, label, text }) => (
            <li key={id}>
              <RowButton
                label={<>Add {label}</>}
                run={() => {
                  setTyped("");
                  add(id);
                }}
              />
              <span className="quiet clamp-3">now {text}</span>
            </li>
          ))}
        </ul>
        <p className="quiet" role="status">
          {typed.trim() === "" ? "" : wordsFor(found.length)}
        </p>
      </div>
    </details>
  );
}

function wordsFor(count: number): string {
  if (count === 0) return "No fact has these words.";
  return count > mostOffered ? `${count} found; these are the first ${mostOffered}.` : "";
}
