import type { Words } from "../../content/words.ts";
import { Phrase } from "../words.tsx";

/** The sentence before a list or a table, where there is one. */
export function Intro({ words }: { words: Words | undefined }) {
  if (words === undefined) return null;
  return (
    <p className="intro">
      <Phrase words={words} />
    </p>
  );
}
