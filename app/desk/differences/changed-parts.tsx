import type { WordChange } from "../../../domain/review/differences/changed-words.ts";
import type { Difference, BlockChange } from "../../../domain/review/differences/difference.ts";
import { counted } from "../kit/words.tsx";

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
  if (change.kind === "unchanged")
    return (
      <details className="quiet">
        <summary>{counted(change.texts.length, "unchanged paragraph")}</summary>
        {change.texts.map((text, index) => (
          <p key={index}>{text}</p>
        ))}
      </details>
    );
  const { kind } = change;
  return (
    <div className="change">
      <ChangedWords words={kind === "changed" ? change.words : [{ kind, text: change.text }]} />
    </div>
  );
}

export function ChangedWords({ words }: { words: readonly WordChange[] }) {
  return (
    <p style={{ whiteSpace: "pre-line" }}>
      {words.map(({ kind, text }, index) => {
        if (kind !== "added" && kind !== "removed") return <span key={index}>{text}</span>;
        const Change = kind === "added" ? "ins" : "del";
        return (
          <Change key={index}>
            <span className="visually-hidden"> [{kind}: </span>
            {text}
            <span className="visually-hidden">] </span>
          </Change>
        );
      })}
    </p>
  );
}
