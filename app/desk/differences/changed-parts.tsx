import type { Difference, BlockChange } from "../../../domain/review/differences/difference.ts";
import { counted } from "../phrases.ts";
import type { WordChange } from "../../../domain/review/differences/changed-words.ts";

export function ChangedParts({ difference }: { difference: Difference }) {
  return (
    <>
      {difference.fields.map(({ name, words }) => (
        <div className="change" key={name}>
          <h3 className="eyebrow">{name}</h3>
          <ChangedWords words={words} />
        </div>
      ))}
      {difference.body.map((change, index) => (
        <ChangedBlock key={index} change={change} />
      ))}
    </>
  );
}

function ChangedBlock({ change }: { change: BlockChange }) {
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

/** A text with what was taken out and put in, said in words to those who cannot see it. */
function ChangedWords({ words }: { words: readonly WordChange[] }) {
  return (
    <p className="change-words">
      {words.map(({ kind, text }, index) => {
        if (kind === "added") return <Added key={index} text={text} />;
        if (kind === "removed") return <Removed key={index} text={text} />;
        return <span key={index}>{text}</span>;
      })}
    </p>
  );
}

function Added({ text }: { text: string }) {
  return (
    <ins>
      <span className="visually-hidden"> [added: </span>
      {text}
      <span className="visually-hidden">] </span>
    </ins>
  );
}

function Removed({ text }: { text: string }) {
  return (
    <del>
      <span className="visually-hidden"> [removed: </span>
      {text}
      <span className="visually-hidden">] </span>
    </del>
  );
}
