import type { Difference } from "../../../domain/review/differences/difference.ts";
import { ChangedBlock } from "./changed-block.tsx";
import { ChangedWords } from "./changed-words.tsx";

/** Each changed part with its words, then the body block by block. */
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
