import { useState } from "react";
import { longIndianDate } from "../../../domain/shared/clock.ts";
import type { ListedFact } from "../../calls/facts.ts";
import { counted } from "../phrases.ts";
import { Instant } from "../times.tsx";
import { checkReasons, deskAddress, standingLabels } from "./fact-words.ts";

/** How many rows are shown at first, and with each further step. */
const step = 40;

/** The facts that were found, some at a time. */
export function FactTable({ facts }: { facts: readonly ListedFact[] }) {
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
              <FactRow fact={fact} key={fact.id} />
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

function FactRow({ fact }: { fact: ListedFact }) {
  const { id, label, topic, text, standing, checkedOn, toCheck, isWaiting, scheduledAt } = fact;
  return (
    <tr>
      <th scope="row">
        <a href={deskAddress(id)}>{label}</a>
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
          <span className="badge badge-quiet">{standingLabels[standing]}</span>
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
