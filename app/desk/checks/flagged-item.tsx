import type { ChecksView } from "./checks-data.ts";
import { kindNames } from "./kind-names.ts";
import { nameOf } from "./places.ts";
import { RecordLines } from "./record-lines.tsx";

type Item = ChecksView["flagged"][number];

/** One finding: what the text says, what is wrong with it, what the record says, and where it stands. */
export function FlaggedItem({ item }: { item: Item }) {
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
