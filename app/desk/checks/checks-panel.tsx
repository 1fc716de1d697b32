import { useState } from "react";
import type { CheckedFigure } from "../../../domain/review/checks/checked-sources.ts";
import { changeSentence, counted } from "../phrases.ts";
import type { ChecksView } from "./checked-view.ts";
import { ClaimsToConfirm } from "./claims-to-confirm.tsx";
import type { Confirming } from "./use-confirming.ts";
import { CheckedLinks, FigureList } from "./figures-and-links.tsx";
import { obstaclesOf, stoppingPhrase, waitingPhrase } from "./obstacles.ts";
import { FlaggedItem } from "./stopping-items.tsx";

type ChecksPanelProps = { checks: ChecksView; confirming: Confirming };

/** What the checks saw in the revision on the screen: beside it on wide screens, folded on narrow ones. */
export function ChecksPanel({ checks, confirming }: ChecksPanelProps) {
  const { stopping, waiting } = obstaclesOf(checks);
  // As it begins: the last tick must not fold away its own outcome.
  const [isOpen] = useState(stopping + waiting > 0);
  const { figures, flagged, checkedOn, noClaims } = checks;
  return (
    <section className="checks" id="checks" aria-labelledby="checks-title">
      <h2 className="desk-card-title" id="checks-title">
        Checks
      </h2>
      {stopping > 0 && <p className="error">{stoppingPhrase(stopping)}.</p>}
      {summaryOf(checks).map((sentence) => (
        <p className="checks-summary" key={sentence}>
          {sentence}
        </p>
      ))}
      <details className="checks-folded" open={isOpen}>
        <summary>Show the checks</summary>
        <div className="stack checks-all">
          <ChangedRecords figures={figures} />
          <ClaimsToConfirm checks={checks} confirming={confirming} />
          <Remarks items={flagged.filter(({ stops }) => !stops)} />
          <FigureList figures={figures} />
          {noClaims !== null && noClaims > 0 && <p>{noClaimSentence(noClaims)}</p>}
          <CheckedLinks links={checks.links} />
          <p className="quiet" id="checked-description">
            <strong>Search description</strong> (not shown on the page): {checks.description}
          </p>
          {checkedOn !== null && (
            <p className="quiet">Checked on {checkedOn}, beside the facts of that day.</p>
          )}
        </div>
      </details>
    </section>
  );
}

/** The state of a revision in a sentence or two; what was not compared is never called right. */
function summaryOf(checks: ChecksView): readonly string[] {
  if (checks.checkedOn === null)
    return [
      "This version is older than the checks: nothing in it was compared. Please read every figure yourself.",
    ];
  const { stopping, waiting } = obstaclesOf(checks);
  const { supported, sentences } = checks;
  const isFree = sentences !== null && stopping + waiting === 0;
  const summary = [
    ...(isFree ? ["Nothing stops publication, nothing waits to be checked."] : []),
    ...(waiting > 0 ? [`${waitingPhrase(waiting)}.`] : []),
    ...(supported > 0 ? [`${counted(supported, "statement")} agree with our facts.`] : []),
  ];
  if (sentences !== null) return summary;
  return [
    ...summary,
    "It was checked by earlier rules, which compared figures alone. Please read every other statement yourself.",
  ];
}

function noClaimSentence(count: number): string {
  return count === 1
    ? "1 sentence states nothing that could be checked."
    : `${count} sentences state nothing that could be checked.`;
}

/** What is noted and stops nothing. */
function Remarks({ items }: { items: ChecksView["flagged"] }) {
  if (items.length === 0) return null;
  return (
    <details className="disclosure">
      <summary>
        <h3>Remarks ({items.length})</h3>
      </summary>
      <ul className="checks-list">
        {items.map((item) => (
          <FlaggedItem key={item.number} item={item} />
        ))}
      </ul>
    </details>
  );
}

/** Records that say something else than when the revision was checked. */
function ChangedRecords({ figures }: { figures: readonly CheckedFigure[] }) {
  const changed = figures.flatMap(({ id, record, was }) =>
    was === null ? [] : [{ id, label: record?.label ?? id, was, now: record?.value ?? null }],
  );
  if (changed.length === 0) return null;
  return (
    <div className="alert alert-warning">
      <p>
        <strong>The facts have changed since this version was checked:</strong>
      </p>
      <ul>
        {changed.map((change) => (
          <li key={change.id}>{changeSentence(change)}</li>
        ))}
      </ul>
    </div>
  );
}
