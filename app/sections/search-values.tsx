import { type Fact, factNote, lastDayOf, wholeFactText } from "../../content/facts/index.ts";
import { shownStanding } from "../../content/facts/standing.ts";
import { catalogueEntry } from "../../content/page-catalogue.ts";
import { toolNames } from "../../content/tool-names.ts";
import { useAddresses, useFacts } from "../facts-context.ts";
import { usePageContext } from "../page-context.ts";
import { NextLine } from "../season/what-now-card.tsx";
import { Icon } from "../ui/icon.tsx";
import { EventBadge } from "./event-badge.tsx";
import { ValueSource } from "./stated-values.tsx";

type FoundValue = { readonly record: Fact; readonly source: Fact["source"] };

export function FoundValues({
  values,
  feeTool,
  isSeasonTold,
}: {
  values: readonly FoundValue[];
  feeTool: string | null;
  isSeasonTold: boolean;
}) {
  if (values.length === 0) return null;
  return (
    <ul className="stack found-values" aria-label="Answers">
      {values.map((value) => (
        <li className="card" key={value.record.id}>
          <Value {...value} isSeasonTold={isSeasonTold} />
        </li>
      ))}
      {feeTool !== null && (
        <li>
          <a className="button button-quiet" href={feeTool}>
            {toolNames["/tools/fees"]} Add it up
            <Icon of="arrowRight" />
          </a>
        </li>
      )}
    </ul>
  );
}

function Value({ record, source, isSeasonTold }: FoundValue & { isSeasonTold: boolean }) {
  const facts = useFacts();
  const addressOf = useAddresses();
  const { id, label, page, checkedOn, carried } = record;
  const note = factNote(record, facts);
  const { today } = usePageContext();
  // A date of birth, or of another exam's papers, is no event that comes again.
  const isOver = record.topic === "Important dates" && (lastDayOf(record) ?? today) < today;
  return (
    <>
      <h3>{label}</h3>
      <p className="found-value">{wholeFactText(record)}</p>
      {isOver && (
        <>
          <p>
            <EventBadge status="over" /> This was in the JEE Main {carried?.from ?? facts.edition}{" "}
            cycle.
          </p>
          {!isSeasonTold && <NextLine />}
        </>
      )}
      {note !== null && (
        <p className="caveat" role="note">
          <strong>Note:</strong> {note}
        </p>
      )}
      {/* Where readers are told no value, none has a source. */}
      {carried?.isShown !== false && (
        <ValueSource
          source={source}
          checkedOn={checkedOn}
          standing={shownStanding(record)}
          of={carried?.from}
        />
      )}
      <p className="cluster">
        <a href={`/facts/${id}`}>More about this fact</a>
        <a href={addressOf(page)}>{catalogueEntry(page, facts.edition).title}</a>
      </p>
    </>
  );
}
