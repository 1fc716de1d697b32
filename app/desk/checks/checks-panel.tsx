import { useState } from "react";
import type { CheckedFigure } from "../../../domain/review/checks/checked-sources.ts";
import { kindNames } from "../../calls/checked-post.ts";
import { changeSentence, counted } from "../phrases.ts";
import type { ChecksView } from "./checked-view.ts";
import { ClaimsToConfirm } from "./claims-to-confirm.tsx";
import type { Confirming } from "./use-confirming.ts";
import { CheckedLinks, FigureList, RecordLines } from "./figures-and-links.tsx";
import { obstaclesOf, stoppingPhrase, waitingPhrase } from "./obstacles.ts";
import { nameOf } from "./text-locations.ts";

type ChecksPanelProps = { checks: ChecksView; confirming: Confirming };

/** What the checks saw in the revision on the screen: beside it on wide screens, folded on narrow ones. */
export function ChecksPanel({ checks, confirming }: ChecksPanelProps) {
  const { stopping, waiting } = obstaclesOf(checks);
  // As it begins: the last tick must not fold away its own outcome.
  const [isOpen] = useState(waiting > 0);
  const { figures, flagged, toConfirm, checkedOn, noClaims } = checks;
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
          <FlaggedItems
            title="Stops publication"
            id="stopping-title"
            items={flagged.filter(({ stops }) => stops)}
          />
          <ClaimsToConfirm claims={toConfirm} confirming={confirming} />
          <FlaggedItems
            title="Remarks"
            id="remarks-title"
            items={flagged.filter(({ stops }) => !stops)}
          />
          <FigureList figures={figures} />
          {noClaims !== null && noClaims > 0 && <p>{noClaimSentence(noClaims)}</p>}
          <CheckedLinks links={checks.links} />
          <p className="quiet" id="checked-description">
            <strong>Search description</strong> (not shown on the page): {checks.description}
          </p>
          {checkedOn !== null && (
            <p className="quiet">Checked on {checkedOn}, beside the records of that day.</p>
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
      "This revision is older than the checks: nothing in it was compared. Please read every figure yourself.",
    ];
  const { stopping, waiting } = obstaclesOf(checks);
  const { supported, sentences } = checks;
  const isFree = sentences !== null && stopping + waiting === 0;
  const summary = [
    ...(isFree ? ["Nothing stops publication, nothing waits to be checked."] : []),
    ...(waiting > 0 ? [`${waitingPhrase(waiting)}.`] : []),
    ...(supported > 0 ? [`${counted(supported, "statement")} borne out by the records.`] : []),
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

type FlaggedItemsProps = { title: string; id: string; items: readonly Item[] };

function FlaggedItems({ title, id, items }: FlaggedItemsProps) {
  if (items.length === 0) return null;
  return (
    <section className="stack" aria-labelledby={id}>
      <h3 id={id}>
        {title} ({items.length})
      </h3>
      <ul className="checks-list">
        {items.map((item) => (
          <FlaggedItem key={item.number} item={item} />
        ))}
      </ul>
    </section>
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
        <strong>The records have changed since this revision was checked:</strong>
      </p>
      <ul>
        {changed.map((change) => (
          <li key={change.id}>{changeSentence(change)}</li>
        ))}
      </ul>
    </div>
  );
}

type Item = ChecksView["flagged"][number];

/** One finding: what the text says, what is wrong with it, what the record says, and where it stands. */
function FlaggedItem({ item }: { item: Item }) {
  const { number, stops, kind, quote, message, record, place, anchor } = item;
  return (
    <li id={`check-${number}`}>
      <p>
        <span className={stops ? "badge badge-danger" : "badge badge-quiet"}>
          {kindNames[kind]}
        </span>
      </p>
      <p>
        {quote !== "" && (
          <>
            <q>{quote}</q>{" "}
          </>
        )}
        <a href={`#${anchor}`}>
          Show in the text<span className="visually-hidden">: check {number}</span> ({nameOf(place)}
          )
        </a>
      </p>
      <p>{message}</p>
      {record !== null && <RecordLines record={record} />}
    </li>
  );
}
