import type { Fact, FactValue } from "../../../content/facts/index.ts";
import { isCalendarDay } from "../../facts/written-fact.ts";
import type { SpanEnd } from "../../drafting/checks/figures/equal.ts";
import type { CalendarDay, Quantity } from "../../drafting/checks/figures/figure.ts";

/**
 * A quantity as a value of a record: of its kind, with what goes with it. `end` says which end of a span the words
 * around it speak of. Null where the record cannot have it.
 */
export function valueFrom(
  quantity: Quantity,
  { id, value: present }: Pick<Fact, "id" | "value">,
  end: SpanEnd,
): FactValue | null {
  switch (quantity.kind) {
    case "days":
      return daysFrom(quantity, { id, value: present }, end);
    case "money":
      return present.kind === "money" ? { ...present, rupees: quantity.rupees } : null;
    case "percent":
      return present.kind === "percent" ? { ...present, percent: quantity.percent } : null;
    case "percentile":
      return present.kind === "percentile"
        ? { ...present, percentile: quantity.percentile, decimals: quantity.decimals }
        : null;
    case "rank":
      return present.kind === "rank" ? { ...present, rank: quantity.rank } : null;
    case "signed":
      return present.kind === "signed-marks" ? { ...present, marks: quantity.marks } : null;
    case "duration":
      return present.kind === "duration" ? { ...present, minutes: quantity.minutes } : null;
    case "size":
      return present.kind === "file-size" && quantity.min < quantity.max
        ? { ...present, minKb: quantity.min, maxKb: quantity.max }
        : null;
    case "count":
      if (present.kind === "number" && quantity.min === quantity.max)
        return { ...present, amount: quantity.min };
      return present.kind === "number-range" && quantity.min < quantity.max
        ? { ...present, min: quantity.min, max: quantity.max }
        : null;
    // No kind of value tells an hour, and none a month alone.
    case "clock":
    case "month":
    case "year":
      return null;
  }
}

function daysFrom(
  { spans }: Extract<Quantity, { kind: "days" }>,
  { id, value: present }: Pick<Fact, "id" | "value">,
  end: SpanEnd,
): FactValue | null {
  const days = spans.map(({ from, to }) => ({ from: isoDay(from), to: isoDay(to) }));
  if (days.some(({ from, to }) => from === null || to === null || to < from)) return null;
  const [first] = days;
  const isOneDay = days.length === 1 && first?.from === first?.to;
  if (first?.from == null || first.to === null) return null;
  if (present.kind === "date") {
    // The first day of an event is no day of its end.
    if (!isOneDay || (/_closes$/.test(id) && end !== "closing")) return null;
    return /_(?:opens|day1)$/.test(id) && end !== "opening"
      ? null
      : { kind: "date", day: first.from };
  }
  if (present.kind !== "date-range" && present.kind !== "date-list") return null;
  if (days.length === 1 && !isOneDay) return { kind: "date-range", from: first.from, to: first.to };
  return present.kind === "date-list" &&
    days.length > 1 &&
    days.every(({ from, to }) => from === to)
    ? { kind: "date-list", days: days.flatMap(({ from }) => from ?? []) }
    : null;
}

/** Null where the text leaves the year to its reader, and for no day of the calendar. */
function isoDay({ year, month, day }: CalendarDay): string | null {
  if (year === null) return null;
  const iso = [year, month, day].map((part) => String(part).padStart(2, "0")).join("-");
  return isCalendarDay(iso) ? iso : null;
}
