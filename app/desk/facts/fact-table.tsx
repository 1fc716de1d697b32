import { useState } from "react";
import { longIndianDate } from "../../../domain/shared/clock.ts";
import type { ListedFact } from "../../calls/facts-schema.ts";
import { counted } from "../phrases.ts";
import { Instant } from "../kit/times.tsx";
import { checkReasons, deskAddress, standingOrFinding } from "./statement-words.ts";

/** How many rows are shown at first, and with each further step. */
const step = 40;

type FactTableProps = { facts: readonly ListedFact[]; edition: string };

/** The facts that were found, some at a time. */
export function FactTable({ facts, edition }: FactTableProps) {
  const [shown, setShown] = useState(step);
  if (facts.length === 0)
    return (
      <p className="quiet" role="status">
        No fact fits. Fewer words or filters find more.
      </p>
    );
  return (
    <>
      <p className="quiet" role="status">
        {counted(facts.length, "fact")}
      </p>
      <div className="desk-posts fact-table">
        <table aria-label="Facts">
          <thead>
            <tr>
              <th scope="col">Fact</th>
              <th scope="col">Value</th>
              <th scope="col">Standing</th>
              <th scope="col">Checked</th>
            </tr>
          </thead>
          <tbody>
            {facts.slice(0, shown).map((fact) => (
              <FactRow fact={fact} edition={edition} key={fact.id} />
            ))}
          </tbody>
        </table>
      </div>
      {shown < facts.length && (
        <p>
          <button
            className="button button-quiet"
            type="button"
            onClick={() => setShown(shown + step)}
          >
            Show more facts
          </button>
        </p>
      )}
    </>
  );
}

function FactRow({ fact, edition }: { fact: ListedFact; edition: string }) {
  const { id, label, topic, text, checkedOn, toCheck, isWaiting, scheduledAt } = fact;
  return (
    <tr>
      <th scope="row">
        <a href={deskAddress(id, edition)}>{label}</a>
        <span className="quiet fact-topic">{topic}</span>
      </th>
      <td>
        <span className="clamp-3">{text}</span>
      </td>
      <td>
        <span className="cluster">
          {isWaiting && <span className="badge badge-warning">Waits for approval</span>}
          {scheduledAt !== null && (
            <span className="badge">
              Changes on <Instant of={scheduledAt} />
            </span>
          )}
          <span className="badge badge-quiet">{standingOrFinding(fact)}</span>
          {toCheck.map((reason) => (
            <span className="badge badge-warning" key={reason}>
              {checkReasons[reason]}
            </span>
          ))}
        </span>
      </td>
      <td className="fact-day">
        <span className="fact-checked">Checked on </span>
        {longIndianDate(checkedOn)}
      </td>
    </tr>
  );
}
