import { type Fact, factText, notAnnounced, type Edition } from "../../content/facts/index.ts";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import { cycleEvents } from "../../content/pages/important-dates.ts";
import type { CycleEvent } from "../../content/pages/section.ts";
import { longIndianDate, monthNames } from "../../domain/shared/clock.ts";
import { citedFacts } from "../../content/cited-facts.ts";
import { OfEdition, useFacts, usePageContext } from "../page-context.ts";
import {
  type DatedEvent,
  datedRecords,
  inOrderOfTime,
  type EventStatus,
} from "../season/event-days.ts";
import { Phrase } from "../marked-words.tsx";
import { Day } from "../ui/links.tsx";
import { FactSources, Notes, SectionFrame, type SectionProps } from "./section-frame.tsx";
import dateStyles from "../styles/dates-page.css?url";

export function CycleDates({ section, level }: SectionProps<"dates">) {
  const { today, facts } = usePageContext();
  const events = inOrderOfTime(section.events, today, facts);
  const captionId = `${section.id}-caption`;
  return (
    <SectionFrame section={section} level={level}>
      <link rel="stylesheet" href={dateStyles} precedence="dates" />
      <table className="timeline" aria-labelledby={captionId} {...roles.table}>
        <caption id={captionId}>{section.caption}</caption>
        <thead className="visually-hidden" {...roles.group}>
          <tr {...roles.row}>
            {["Dates", "Event", "Status"].map((title) => (
              <th scope="col" {...roles.columnHead} key={title}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.group}>
          {events.map((event, index) => (
            <EventRow
              event={event}
              today={isAfterToday(events, index) ? today : undefined}
              key={event.id}
            />
          ))}
        </tbody>
        {events.every(({ status }) => status === "over") && (
          <tfoot {...roles.group}>
            <tr {...roles.row}>
              <td colSpan={3} {...roles.cell}>
                <TodayMark today={today} /> All of these are over.
              </td>
            </tr>
          </tfoot>
        )}
      </table>
      <Notes of={section.events} also={section.caveats} />
      <FactSources of={section.events} />
    </SectionFrame>
  );
}

/** Some events of the cycle in short: each with its days and their status. */
export function EventList({ events }: { events: readonly CycleEvent[] }) {
  const { today, facts } = usePageContext();
  const statuses = new Map(
    inOrderOfTime(cycleEvents, today, facts).map(({ id, status }) => [id, status]),
  );
  return events.map((event) => {
    const status = statuses.get(event.id) ?? null;
    return (
      <p className="quiet" key={event.id}>
        {event.event}: <EventDates event={event} />{" "}
        {status !== null && <EventBadge status={status} />}
      </p>
    );
  });
}

/** Rows are cards on phones; a browser that takes them for boxes is told that they are a table still. */
const roles = {
  table: { role: "table" },
  group: { role: "rowgroup" },
  row: { role: "row" },
  columnHead: { role: "columnheader" },
  rowHead: { role: "rowheader" },
  cell: { role: "cell" },
} as const;

function isAfterToday(events: readonly DatedEvent[], index: number): boolean {
  return (
    isToCome(events[index]) &&
    events.slice(0, index).every((event) => !isToCome(event)) &&
    events.slice(index).every(({ status }) => status !== "over" && status !== "today")
  );
}

function isToCome(event: DatedEvent | undefined): boolean {
  return event?.status === "next" || event?.status === "expected";
}

/** `today` where it is marked above the event. */
type EventRowProps = { event: DatedEvent; today: string | undefined };

function EventRow({ event, today }: EventRowProps) {
  return (
    <tr className={`timeline-${event.status ?? "unknown"}`} {...roles.row}>
      <td {...roles.cell}>
        {today !== undefined && <TodayMark today={today} />}
        <EventDates event={event} />
      </td>
      <th scope="row" {...roles.rowHead}>
        {event.highlight ? <strong>{event.event}</strong> : event.event}
      </th>
      <td {...roles.cell}>
        {event.status === null ? <NotGiven /> : <EventBadge status={event.status} />}
      </td>
    </tr>
  );
}

function TodayMark({ today }: { today: string }) {
  return (
    <span className="today-mark">
      Today, <Day of={today} />
    </span>
  );
}

/** The days; where this edition has none for some of them, that it has none, and those of the one before. */
function EventDates({ event }: { event: CycleEvent }) {
  const { by, dates, expected } = event;
  const facts = useFacts();
  const carriedFrom = citedFacts(dates, facts).find(namesCarriedDay)?.carried;
  if (carriedFrom === undefined)
    return (
      <>
        <Phrase words={dates} />
        {expected !== undefined && isOfThisEdition(expected, facts) && (
          <span className="planned">
            Expected: <Phrase words={expected} />
          </span>
        )}
      </>
    );
  const { into, from, checkedOn } = carriedFrom;
  const ownRecords = datedRecords(event, facts);
  const former = facts.inEdition(from);
  return (
    <>
      {ownRecords.length > 0
        ? ownRecords
            .map(
              (record) =>
                (by.length > 1 || !by.some((id) => id === record.id) ? `${record.label}: ` : "") +
                factText(record),
            )
            .join("; ")
        : `${into}: ${notAnnounced} (our records end on ${longIndianDate(checkedOn)})`}
      {former !== undefined && (
        <span className="planned">
          {from}:{" "}
          <OfEdition facts={former}>
            <Phrase words={dates} />
          </OfEdition>
        </span>
      )}
    </>
  );
}

function namesCarriedDay({ value, carried }: Fact): boolean {
  return carried !== undefined && value.kind.startsWith("date");
}

function isOfThisEdition(contents: unknown, facts: FactSnapshot): boolean {
  return citedFacts(contents, facts).every(({ carried }) => carried === undefined);
}

function NotGiven() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">Not given</span>
    </>
  );
}

const badges: Readonly<Record<EventStatus, readonly [label: string, look: string]>> = {
  over: ["Over", "badge badge-quiet"],
  today: ["Today", "badge badge-warning"],
  next: ["Next", "badge"],
  expected: ["Expected", "badge badge-quiet"],
};

export function EventBadge({ status }: { status: EventStatus }) {
  const [label, look] = badges[status];
  return <span className={look}>{label}</span>;
}

/** Before a text whose days are all over: it may be worded as if they were still to come. */
export function OverBadge({ text }: { text: string }) {
  const { today } = usePageContext();
  const { edition } = useFacts();
  if (!isAllOver(text, { today, edition })) return null;
  return (
    <>
      <EventBadge status="over" />{" "}
    </>
  );
}

/**
 * By the last of its days that belong to the edition's cycle, which begins in the year before it. Days of former years are told as past by themselves, and a date of birth comes never again.
 */
export function isAllOver(
  text: string,
  { today, edition }: { readonly today: string; readonly edition: Edition },
): boolean {
  const last = lastDayIn(text, Number(edition) - 1);
  return last !== null && last < today;
}

const writtenDay = new RegExp(String.raw`\b(\d{1,2}) (${monthNames.join("|")}) (20\d\d)\b`, "gi");

/** ISO; null for none from this year on. */
export function lastDayIn(text: string, fromYear: number): string | null {
  const days = [...text.matchAll(writtenDay)].flatMap(([, day = "", month = "", year = ""]) => {
    const number = monthNames.findIndex((name) => name.toLowerCase() === month.toLowerCase()) + 1;
    return Number(year) < fromYear
      ? []
      : `${year}-${String(number).padStart(2, "0")}-${day.padStart(2, "0")}`;
  });
  return days.toSorted().at(-1) ?? null;
}
