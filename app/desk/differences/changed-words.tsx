import type { WordChange } from "../../../domain/review/differences/words.ts";

/** A text with what was taken out and put in, said in words to those who cannot see it. */
export function ChangedWords({ words }: { words: readonly WordChange[] }) {
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

export function Added({ text }: { text: string }) {
  return (
    <ins>
      <span className="visually-hidden"> [added: </span>
      {text}
      <span className="visually-hidden">] </span>
    </ins>
  );
}

export function Removed({ text }: { text: string }) {
  return (
    <del>
      <span className="visually-hidden"> [removed: </span>
      {text}
      <span className="visually-hidden">] </span>
    </del>
  );
}
