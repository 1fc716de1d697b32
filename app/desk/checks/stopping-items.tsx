import type { ReactNode } from "react";
import type { Finding } from "../../../domain/posts/revisions/ledger.ts";
import type { ChecksView } from "./checked-view.ts";
import { DecisionOn, NearestLine } from "./claim-decision.tsx";
import { RecordLines } from "./figures-and-links.tsx";
import { nameOf } from "./text-locations.ts";
import type { Confirming, Decisions } from "./use-confirming.ts";

/** What can be wrong with a draft, as a reviewer reads it. */
const kindNames: Record<Finding["kind"], string> = {
  shape: "Form of the post",
  slug: "Address of the post",
  "dead-link": "Link that leads nowhere",
  "foreign-address": "Unknown address",
  "unknown-token": "Value without a fact",
  contradiction: "Against our facts",
  "typed-figure": "Typed value",
  "other-edition": "Value of another year",
  "swapped-category": "Value of another group",
  unsupported: "Not among our facts",
  promise: "Promise",
  "raw-html": "HTML",
  "forbidden-scheme": "Forbidden link",
  "smuggled-instruction": "Instruction in the text",
};

type Item = ChecksView["flagged"][number];

type StoppingItemsProps = {
  items: readonly Item[];
  confirming: Confirming;
  decisions: Decisions | null;
};

/** What keeps the revision from its readers whoever confirms it. */
export function StoppingItems({ items, confirming, decisions }: StoppingItemsProps) {
  if (items.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="stopping-title">
      <h4 id="stopping-title">Stops publication ({items.length})</h4>
      <ul className="checks-list">
        {items.map((item) => (
          <FlaggedItem key={item.number} item={item}>
            {item.sentence !== null && (
              <DecisionOn
                {...{ confirming, decisions }}
                sentence={item.sentence}
                anchor={item.anchor}
                hasRecord={item.record !== null}
                keep="never"
              />
            )}
          </FlaggedItem>
        ))}
      </ul>
    </section>
  );
}

/** One finding: what the text says, what is wrong with it, what the record says, and where it stands. */
export function FlaggedItem({ item, children }: { item: Item; children?: ReactNode }) {
  const { number, stops, kind, quote, sentence, message, record, place, anchor } = item;
  const words = sentence ?? quote;
  return (
    <li id={`check-${number}`}>
      <p>
        <span className={stops ? "badge badge-danger" : "badge badge-quiet"}>
          {kindNames[kind]}
        </span>
      </p>
      <p>
        {words !== "" && (
          <>
            <q>{words}</q>{" "}
          </>
        )}
        <a href={`#${anchor}`}>
          Show in the text<span className="visually-hidden">: check {number}</span> ({nameOf(place)}
          )
        </a>
      </p>
      {sentence === null || record === null ? (
        <>
          <p>{message}</p>
          {record !== null && <RecordLines record={record} />}
        </>
      ) : (
        <NearestLine nearest={besideOf(record)} />
      )}
      {children}
    </li>
  );
}

/** A record that is contradicted, in the words of one that stands beside a statement. */
function besideOf({ id, label, value, edition, source }: NonNullable<Item["record"]>) {
  const { title, url } = source;
  return { factId: id, text: `${label}: ${value}`, edition, source: { title, address: url } };
}
