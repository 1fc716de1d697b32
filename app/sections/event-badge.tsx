import type { EventStatus } from "../season/event-days.ts";

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
