import type { ListedFact } from "../../calls/facts-schema.ts";
import { deskAddress } from "../facts/statement-words.ts";
import { findingNames } from "./edition-words.ts";

type EditionFactRowProps = {
  fact: ListedFact;
  edition: string;
  isChosen: boolean;
  /** Null for what cannot be marked. */
  choose: ((isChosen: boolean) => void) | null;
};

/** A fact of an edition: what readers are told, and the way to state its value. */
export function EditionFactRow({ fact, edition, isChosen, choose }: EditionFactRowProps) {
  const { id, label, text, found, isWaiting } = fact;
  const isOpen = found === "carried" || found === "not-announced";
  return (
    <li className="edition-fact">
      {choose !== null && (
        <label className="checks-tick edition-tick">
          <input
            type="checkbox"
            checked={isChosen}
            onChange={(event) => choose(event.currentTarget.checked)}
          />
          <span className="visually-hidden">Choose {label}</span>
        </label>
      )}
      <div className="edition-fact-words">
        <p className="cluster">
          <strong>{label}</strong>
          <span className={isOpen ? "badge badge-warning" : "badge badge-quiet"}>
            {findingNames[found]}
          </span>
          {isWaiting && <span className="badge">Waits for approval</span>}
        </p>
        <p className="clamp-3">{text}</p>
        <p>
          <a className="text-link" href={deskAddress(id, edition)}>
            {isOpen ? `State the value of ${edition}` : "Look at it"}
            <span className="visually-hidden">: {label}</span>
          </a>
        </p>
      </div>
    </li>
  );
}
