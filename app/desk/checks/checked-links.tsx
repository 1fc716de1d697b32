import type { CheckedLink, LinkState } from "../../../domain/review/checks/checked-sources.ts";
import { anchorOf, nameOf } from "./places.ts";

const states: Record<LinkState, string> = {
  stopped: "Refused by the checks",
  page: "Page of this site",
  official: "Official address or source of a record",
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
