import type { ListedFact } from "../../calls/facts-schema.ts";
import { namedIn } from "./fact-search.ts";
import { refusalsId, type Changing } from "./use-change.ts";
import { QuietButton } from "../kit/button.tsx";

type RefusalsProps = { changing: Changing; facts: readonly ListedFact[] };

/** Why the change can not be as it is typed, with the facts that would have to change with it. */
export function Refusals({ changing, facts }: RefusalsProps) {
  const { trial, failure, entry, addFact } = changing;
  const sentences = failure === null ? (trial?.refusals ?? []) : [failure.message];
  if (sentences.length === 0) return null;
  const chosen = entry.statements.map(({ factId }) => factId);
  const named = new Set(sentences.flatMap((sentence) => namedIn(sentence, facts, chosen)));
  return (
    <div className="alert alert-danger" role="alert" id={refusalsId} tabIndex={-1}>
      {failure?.status === null ? null : <p>This cannot be right:</p>}
      <ul className="fact-refusals">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {[...named].map(({ id, label }) => (
        <p key={id}>
          <QuietButton label={<>Also change {label}</>} run={() => addFact(id)} />
        </p>
      ))}
    </div>
  );
}
