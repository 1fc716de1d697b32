import type { FactLookup } from "../../content/facts/snapshot.ts";
import type { CycleEvent } from "../../content/pages/section.ts";
import { longIndianDate } from "../../domain/shared/clock.ts";
import { cycleSentence, cycleStatus } from "../exam-cycle.ts";
import { useFacts } from "../facts-context.ts";
import { usePageContext } from "../page-context.ts";
import {
  eventDays,
  type EventDays,
  type EventStatus,
  eventStatuses,
} from "../season/event-days.ts";
import { Phrase } from "../words.tsx";
import {
  below,
  FactSources,
  Heading,
  Notes,
  SectionFrame,
  type SectionProps,
} from "./section-frame.tsx";
import { TableBox } from "./tables.tsx";

/** An event with its days and what they mean today. */
type DatedEvent = CycleEvent &
  EventDays & {
    readonly status: EventStatus;
    /** Its days are announced or usual, and not sure yet. */
    readonly isExpected: boolean;
  };

/** The events of the cycle as a table and, where the page wants it, as a timeline; and what is next. */
export function CycleDates({ section, level }: SectionProps<"dates">) {
  const { today } = usePageContext();
  const facts = useFacts();
  const dated = datedEvents(section.events, today, facts);
  const timelineId = `${section.id}-timeline`;
  return (
    <SectionFrame section={section} level={level}>
      <p className="alert">{cycleSentence(cycleStatus(today, facts))}</p>
      <DatesTable
        captionId={`${section.id}-caption`}
        caption={section.caption}
        events={section.events}
        dated={dated}
      />
      <Notes of={section.events} also={section.caveats} />
      <FactSources of={section.events} />
      {section.tableOnly !== true && (
        <>
          <Heading level={below(level)} id={timelineId}>
            Timeline
          </Heading>
          <Timeline labelledBy={timelineId} events={dated} />
        </>
      )}
    </SectionFrame>
  );
}

/** Those of the events whose days are known. */
function datedEvents(
  events: readonly CycleEvent[],
  today: string,
  facts: FactLookup,
): readonly DatedEvent[] {
  const dated = events.flatMap((event) => {
    const days = eventDays(event, facts);
    const isExpected = event.by.some((id) => facts.fact(id).standing === "expected");
    return days === undefined ? [] : [{ ...event, ...days, isExpected }];
  });
  const statuses = eventStatuses(dated, today);
  return dated.flatMap((event, index) => {
    const status = statuses[index];
    return status === undefined ? [] : [{ ...event, status }];
  });
}

type DatesTableProps = {
  captionId: string;
  caption: string;
  events: readonly CycleEvent[];
  dated: readonly DatedEvent[];
};

/** The events in the order of the page, with what the reference data expected where it did. */
export function DatesTable({ captionId, caption, events, dated }: DatesTableProps) {
  const statuses = new Map(dated.map(({ id, status }) => [id, status]));
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
                {event.expected === null ? <NotGiven /> : <Phrase words={event.expected} isBrief />}
              </td>
              <td>
                <Phrase words={event.dates} />
              </td>
              <td>
                <Status status={statuses.get(event.id)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableBox>
  );
}

function Status({ status }: { status: EventStatus | undefined }) {
  return status === undefined ? <NotGiven /> : <EventBadge status={status} />;
}

function NotGiven() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">Not given</span>
    </>
  );
}

type TimelineProps = { labelledBy: string; events: readonly DatedEvent[] };

/** The same events in the order of their first day. */
export function Timeline({ labelledBy, events }: TimelineProps) {
  const inOrder = events.toSorted((one, other) => one.from.localeCompare(other.from));
  return (
    <ol className="timeline" aria-labelledby={labelledBy}>
      {inOrder.map(({ id, event, from, status, highlight, isExpected }) => (
        <li className={`timeline-${status}`} key={id}>
          <p className="cluster quiet">
            <time dateTime={from}>{longIndianDate(from)}</time>
            {isExpected && " (expected)"} <EventBadge status={status} />
          </p>
          <p>{highlight ? <strong>{event}</strong> : event}</p>
        </li>
      ))}
    </ol>
  );
}

const labels: Readonly<Record<EventStatus, string>> = {
  over: "Over",
  today: "Today",
  next: "Next",
  expected: "Expected",
};

const classes: Readonly<Record<EventStatus, string>> = {
  over: "badge badge-quiet",
  today: "badge badge-warning",
  next: "badge",
  expected: "badge badge-quiet",
};

/** What the clock says of an event. */
export function EventBadge({ status }: { status: EventStatus }) {
  return <span className={classes[status]}>{labels[status]}</span>;
}
