import type { BlockChange } from "../../../domain/review/differences/difference.ts";
import { counted } from "../counted.ts";
import { Added, ChangedWords, Removed } from "./changed-words.tsx";

/** One block of the body and what became of it; what is unchanged is folded. */
export function ChangedBlock({ change }: { change: BlockChange }) {
  switch (change.kind) {
    case "unchanged":
      return (
        <details className="change-folded">
          <summary>{counted(change.texts.length, "unchanged paragraph")}</summary>
          {change.texts.map((text, index) => (
            <p className="change-words" key={index}>
              {text}
            </p>
          ))}
        </details>
      );
    case "changed":
      return (
        <div className="change">
          <ChangedWords words={change.words} />
        </div>
      );
    case "moved":
      return (
        <div className="change">
          <p className="quiet">Moved here, its words unchanged</p>
          <p className="change-words">{change.text}</p>
        </div>
      );
    case "added":
      return (
        <div className="change">
          <p className="change-words">
            <Added text={change.text} />
          </p>
        </div>
      );
    case "removed":
      return (
        <div className="change">
          <p className="change-words">
            <Removed text={change.text} />
          </p>
        </div>
      );
  }
}
