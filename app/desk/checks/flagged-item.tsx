import type { ChecksView } from "./checks-data.ts";
import { nameOf } from "./places.ts";
import { RecordLines } from "./record-lines.tsx";

type Item = ChecksView["flagged"][number];

const kinds: Record<Item["kind"], string> = {
  shape: "Form of the post",
  slug: "Address of the post",
  "dead-link": "Link that leads nowhere",
  "foreign-address": "Unknown address",
  "unknown-token": "Value without a record",
  contradiction: "Against the records",
  "typed-figure": "Typed value",
  "other-edition": "Value of another year",
  "swapped-category": "Value of another group",
  unsupported: "Not in the records",
  promise: "Promise",
  "raw-html": "HTML",
  "forbidden-scheme": "Forbidden link",
  "smuggled-instruction": "Instruction in the text",
};

/** One finding: what the text says, what is wrong with it, what the record says, and where it stands. */
export function FlaggedItem({ item }: { item: Item }) {
  const { number, stops, kind, quote, message, record, place, anchor } = item;
  return (
    <li id={`check-${number}`}>
      <p className="cluster">
        <span className={stops ? "badge badge-danger" : "badge badge-quiet"}>
          {stops ? "Stops publication" : "Remark"}
        </span>
        <span className="quiet">{kinds[kind]}</span>
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
