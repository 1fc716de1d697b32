import { useFacts, usePageContext } from "../page-context.ts";
import type { EventStatus } from "../season/event-days.ts";
import type { Edition } from "../../content/facts/index.ts";
import { lastDayIn } from "../../domain/language/written-days.ts";

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

export function EventBadge({ status }: { status: EventStatus }) {
  return <span className={classes[status]}>{labels[status]}</span>;
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
