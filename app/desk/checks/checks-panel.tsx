import type { ChecksView } from "./checked-view.ts";
import { counted, changeSentence } from "../phrases.ts";
import { FigureList, CheckedLinks, RecordLines } from "./figures-and-links.tsx";
import { anchorOf, nameOf } from "./text-locations.ts";
import type { CheckedFigure } from "../../../domain/review/checks/checked-sources.ts";
import { kindNames } from "../../calls/checked-post.ts";

/** What the checks saw in the revision on the screen: beside it on wide screens, folded on narrow ones. */
export function ChecksPanel({ checks }: { checks: ChecksView }) {
  const stopping = checks.flagged.filter(({ stops }) => stops).length;
  return (
    <section className="checks" id="checks" aria-labelledby="checks-title">
      <h2 className="desk-card-title" id="checks-title">
        Checks
      </h2>
      <p className={stopping > 0 ? "error" : "checks-summary"}>{summaryOf(checks)}</p>
      <details className="checks-folded">
        <summary>Show the checks ({counted(checks.flagged.length, "flagged item")})</summary>
        <div className="stack checks-all">
          <ChangedRecords figures={checks.figures} />
          <Flagged {...checks} />
          <FigureList figures={checks.figures} />
          <Unknown statements={checks.toConfirm} />
          <CheckedLinks links={checks.links} />
          <p className="quiet" id="checked-description">
            <strong>Search description</strong> (not shown on the page): {checks.description}
          </p>
          {checks.checkedOn !== null && (
            <p className="quiet">Checked on {checks.checkedOn}, beside the records of that day.</p>
          )}
        </div>
      </details>
    </section>
  );
}

function summaryOf({ checkedOn, figures, flagged, toConfirm }: ChecksView): string {
  if (checkedOn === null)
    return "This revision was not checked: it is older than the checks. Please read every figure yourself.";
  const stopping = flagged.filter(({ stops }) => stops).length;
  const parts = [
    `${counted(figures.filter(({ verdict }) => verdict === "supported").length, "figure")} from the records`,
    stopping === 0
      ? "nothing stops publication"
      : `${counted(stopping, "statement")} ${stopping === 1 ? "stops" : "stop"} publication`,
    ...(toConfirm.length === 0 ? [] : [`${toConfirm.length} unknown to the records`]),
  ];
  return parts.join(", ");
}

function Flagged({ flagged, checkedOn }: ChecksView) {
  if (checkedOn === null) return null;
  if (flagged.length === 0) return <p>Nothing was flagged.</p>;
  return (
    <section className="stack" aria-labelledby="flagged-title">
      <h3 id="flagged-title">Flagged</h3>
      {flagged.some(({ stops }) => stops) && (
        <p>Approving is refused until what stops publication is corrected.</p>
      )}
      <ol className="checks-list">
        {flagged.map((item) => (
          <FlaggedItem key={item.number} item={item} />
        ))}
      </ol>
    </section>
  );
}

function Unknown({ statements }: { statements: ChecksView["toConfirm"] }) {
  if (statements.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="unknown-title">
      <h3 id="unknown-title">Statements that the records do not know</h3>
      <ul className="checks-list">
        {statements.map(({ sentence, place }, index) => (
          <li key={index}>
            <a href={`#${anchorOf(place)}`}>{sentence}</a>
          </li>
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
      <p className="cluster">
        <span className={stops ? "badge badge-danger" : "badge badge-quiet"}>
          {stops ? "Stops publication" : "Remark"}
        </span>
        <span className="quiet">{kindNames[kind]}</span>
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
