import { Phrase } from "../words.tsx";
import type { DatedEvent } from "./cycle-dates.tsx";
import { EventBadge } from "./event-badge.tsx";
import { TableBox } from "./table-box.tsx";

type DatesTableProps = { captionId: string; caption: string; events: readonly DatedEvent[] };

/** The events in the order of the page, with what the reference data expected where it did. */
export function DatesTable({ captionId, caption, events }: DatesTableProps) {
  return (
    <TableBox captionId={captionId}>
      <table>
        <caption id={captionId}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Event</th>
            <th scope="col">Expected</th>
            <th scope="col" className="wide">
              Dates
            </th>
            <th scope="col">Status</th>
          </tr>
        </thead>
        <tbody>
          {events.map((event) => (
            <tr className={event.highlight ? "highlighted" : undefined} key={event.id}>
              <th scope="row">{event.event}</th>
              <td>
                {event.expected === null ? <NothingExpected /> : <Phrase words={event.expected} />}
              </td>
              <td>
                <Phrase words={event.dates} />
              </td>
              <td>
                <EventBadge status={event.status} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableBox>
  );
}

function NothingExpected() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">Not given</span>
    </>
  );
}
