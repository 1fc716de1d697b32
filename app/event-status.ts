/** First and last day (ISO, Indian calendar) of something that happens in the cycle. */
export type EventDays = { readonly from: string; readonly to: string };

/** `next` is the earliest of what is still to come; what follows it is `expected`. */
export type EventStatus = "over" | "today" | "next" | "expected";

/** The status of each event on the Indian calendar day `today`, in the order of the events. */
export function eventStatuses(events: readonly EventDays[], today: string): readonly EventStatus[] {
  const [nextDay] = events
    .map(({ from }) => from)
    .filter((from) => from > today)
    .sort();
  return events.map(({ from, to }) => {
    if (to < today) return "over";
    if (from <= today) return "today";
    return from === nextDay ? "next" : "expected";
  });
}
