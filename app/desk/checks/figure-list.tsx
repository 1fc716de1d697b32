import type { CheckedFigure } from "../../../domain/review/checks/checked-sources.ts";
import { anchorOf, nameOf } from "./places.ts";
import { RecordLines } from "./record-lines.tsx";

const verdicts = {
  supported: "Borne out",
  contradicted: "The text says otherwise",
  unsupported: "Not in the records",
} as const;

/** Each record on which the post rests, with what came of the comparison. */
export function FigureList({ figures }: { figures: readonly CheckedFigure[] }) {
  if (figures.length === 0) return null;
  return (
    <details className="disclosure">
      <summary>
        <h3>Figures from the records ({figures.length})</h3>
      </summary>
      <ul className="checks-list">
        {figures.map(({ id, record, verdict, isTyped, places }) => (
          <li key={id}>
            <p className="cluster">
              <span
                className={verdict === "contradicted" ? "badge badge-danger" : "badge badge-quiet"}
              >
                {verdict === null ? "Not checked" : verdicts[verdict]}
              </span>
              {isTyped && <span className="quiet">typed, not looked up</span>}
            </p>
            {record === null ? (
              <p>{id}: this record was taken out.</p>
            ) : (
              <RecordLines record={record} />
            )}
            {places.length > 0 && (
              <p className="cluster quiet">
                {places.map((place) => (
                  <a href={`#${anchorOf(place)}`} key={nameOf(place)}>
                    {nameOf(place)}
                  </a>
                ))}
              </p>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
