import type { FactLookup } from "../../content/facts/snapshot.ts";
import type { CycleEvent } from "../../content/pages/section.ts";
import { eventDays, type EventStatus, eventStatuses } from "./event-days.ts";

/** An event of the cycle, and what its days mean today; null while they are not known, or only expected and here. */
export type DatedEvent = CycleEvent & { readonly status: EventStatus | null };

/**
 * The events in the order of their first day, with their status on the Indian calendar day `today`. One
 * whose days are not known stays behind the one that it follows in the contents.
 */
export function inOrderOfTime(
  events: readonly CycleEvent[],
  today: string,
  facts: FactLookup,
): readonly DatedEvent[] {
  const datedEvents = events.flatMap((event) => {
    const days = eventDays(event, facts);
    return days === undefined ? [] : [{ ...event, ...days }];
  });
  const statuses = eventStatuses(datedEvents, today);
  const knownPlaces = new Map(
    datedEvents.map(({ id, from, by }, index) => {
      const isSure = from > today || by.every((fact) => facts.fact(fact).standing !== "expected");
      return [id, { from, status: (isSure ? statuses[index] : null) ?? null }];
    }),
  );
  let place = "";
  return events
    .map((event) => {
      const ownPlace = knownPlaces.get(event.id);
      place = ownPlace?.from ?? place;
      return { event: { ...event, status: ownPlace?.status ?? null }, place };
    })
    .sort((one, other) => one.place.localeCompare(other.place))
    .map(({ event }) => event);
}
