import type { ListedFact } from "../../calls/facts-schema.ts";
import { QuietButton } from "../kit/button.tsx";
import { type Changing, refusalsId } from "./use-change.ts";

type RefusalsProps = { changing: Changing; facts: readonly ListedFact[] };

/** Why the change cannot be as it is typed, with the facts that would have to change with it. */
export function Refusals({ changing, facts }: RefusalsProps) {
  const { trial, failure, entry, addFact } = changing;
  const sentences = failure === null ? (trial?.refusals ?? []) : [failure.message];
  if (sentences.length === 0) return null;
  const named = facts.filter(
    ({ id, label }) =>
      !entry.statements.some(({ factId }) => factId === id) &&
      sentences.some((sentence) => sentence.includes(`“${label}”`)),
  );
  return (
    <div className="alert alert-danger" role="alert" id={refusalsId} tabIndex={-1}>
      {failure?.status !== null && <p>This cannot be right:</p>}
      <Sentences of={sentences} />
      {named.map(({ id, label }) => (
        <p key={id}>
          <QuietButton label={<>Also change {label}</>} run={() => addFact(id)} />
        </p>
      ))}
    </div>
  );
}

export function Sentences({ of }: { of: readonly string[] }) {
  return (
    <ul className="fact-refusals">
      {of.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
