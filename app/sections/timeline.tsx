import { longIndianDate } from "../../domain/shared/clock.ts";
import type { DatedEvent } from "./cycle-dates.tsx";
import { EventBadge } from "./event-badge.tsx";

type TimelineProps = { labelledBy: string; events: readonly DatedEvent[] };

/** The same events in the order of their first day. */
export function Timeline({ labelledBy, events }: TimelineProps) {
  const inOrder = events.toSorted((one, other) => one.from.localeCompare(other.from));
  return (
    <ol className="timeline" aria-labelledby={labelledBy}>
      {inOrder.map(({ id, event, from, status, highlight }) => (
        <li className={`timeline-${status}`} key={id}>
          <p className="cluster quiet">
            <time dateTime={from}>{longIndianDate(from)}</time> <EventBadge status={status} />
          </p>
          <p>{highlight ? <strong>{event}</strong> : event}</p>
        </li>
      ))}
    </ol>
  );
}
