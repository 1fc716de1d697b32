import type {
  CheckedFigure,
  CheckedLink,
  LinkState,
  RecordView,
} from "../../../domain/review/checks/checked-sources.ts";
import { anchorOf, nameOf } from "./text-locations.ts";
import { RecordSource } from "../../ui/post-parts.tsx";

const verdicts = {
  supported: "Borne out",
  contradicted: "The text says otherwise",
  "to-confirm": "Not among our facts",
} as const;

/** Each record on which the post rests, with what came of the comparison. */
export function FigureList({ figures }: { figures: readonly CheckedFigure[] }) {
  if (figures.length === 0) return null;
  return (
    <details className="disclosure">
      <summary>
        <h3>Figures from our facts ({figures.length})</h3>
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
              <p>{id}: this fact was taken out.</p>
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

const states: Record<LinkState, string> = {
  stopped: "Refused by the checks",
  page: "Page of this site",
  official: "Official address or source of a fact",
  supplied: "Given by a person",
  unchecked: "Not checked",
};

/** Pages of this site and of others; what else stands in a draft is shown as text. */
const canBeOpened = /^(?:https?:\/\/|\/(?![/\\]))/i;

/** Where the post leads, within the site and out of it. */
export function CheckedLinks({ links }: { links: readonly CheckedLink[] }) {
  const groups = [
    { name: "Within the site", links: links.filter(({ isInternal }) => isInternal) },
    { name: "To other sites", links: links.filter(({ isInternal }) => !isInternal) },
  ].filter((group) => group.links.length > 0);
  return (
    <details className="disclosure" id="checked-links">
      <summary>
        <h3>Links ({links.length})</h3>
      </summary>
      {groups.map(({ name, links: listed }) => (
        <div key={name}>
          <h4>{name}</h4>
          <ul className="checks-list">
            {listed.map((link) => (
              <LinkLine key={link.address} link={link} />
            ))}
          </ul>
        </div>
      ))}
    </details>
  );
}

function LinkLine({ link: { address, isInternal, state, places } }: { link: CheckedLink }) {
  return (
    <li>
      <p className="checks-address">
        {state === "stopped" || !canBeOpened.test(address) ? (
          address
        ) : (
          <a href={address} {...(!isInternal && { target: "_blank", rel: "noopener" })}>
            {address}
          </a>
        )}
      </p>
      <p className={state === "stopped" ? "error" : "quiet"}>{states[state]}</p>
      <p className="cluster quiet">
        {places.map((place) =>
          place.field === "body_markdown" ? (
            <a href={`#${anchorOf(place)}`} key={nameOf(place)}>
              {nameOf(place)}
            </a>
          ) : (
            <span key={nameOf(place)}>{nameOf(place)}</span>
          ),
        )}
      </p>
    </li>
  );
}

/** What a record says now, of which year, and where that can be looked up. */
export function RecordLines({ record }: { record: RecordView }) {
  const { label, value, edition, note, source, checkedOn, page } = record;
  return (
    <>
      <p className="checks-record">
        <a href={page}>{label}</a>: <strong>{value}</strong>{" "}
        <span className="quiet">({edition})</span>
      </p>
      <RecordSource source={source} checkedOn={checkedOn} note={note} />
    </>
  );
}
