import type { CalendarDay, DaySpan, Figure, Quantity } from "./figure.ts";

/** True when the two measure the same thing, so that unequal values contradict each other. */
export function comparable(one: Quantity, other: Quantity): boolean {
  return measureOf(one) === measureOf(other);
}

/** Equal for all quantities that are comparable: what measures are looked up by. */
export function measureOf(quantity: Quantity): string {
  if (isMarks(quantity)) return "marks";
  if (isDate(quantity)) return "date";
  return quantity.kind === "count" ? `count of ${unitOf(quantity)}` : quantity.kind;
}

/** True when a record's quantity matches what a text states. `opening` and `closing`: which end of a span is meant. */
export function matches(stated: Figure, held: Quantity, end: SpanEnd): boolean {
  const { quantity: said } = stated;
  if (said.kind === "days" && held.kind === "days")
    return said.spans.every((span) =>
      spanHeld(span, held.spans, said.spans.length === 1 ? end : null),
    );
  if (said.kind === "month")
    return held.kind === "days" ? inMonth(said, held.spans) : isSameMonth(said, held);
  if (said.kind === "percentile" && held.kind === "percentile")
    return percentileHeld(said, held.percentile, stated.approximate);
  const [least, most] = boundsOf(said);
  const [from, to] = boundsOf(held);
  if (said.kind === "signed" && held.kind === "signed") return said.marks === held.marks;
  if (stated.approximate)
    return least === most
      ? isNear(least, from) || isNear(least, to)
      : isNear(least, from) && isNear(most, to);
  if (said.kind === "size" || said.kind === "count")
    return (least === from || least === to) && (most === to || most === from);
  return least === from;
}

/** Whether one of a record's quantities is what a text states. */
export function holds(held: readonly Quantity[], stated: Figure, end: SpanEnd): boolean {
  return held.some((one) => comparable(stated.quantity, one) && matches(stated, one, end));
}

export type SpanEnd = "opening" | "closing" | null;

function spanHeld(said: DaySpan, held: readonly DaySpan[], end: SpanEnd): boolean {
  const first = held[0];
  const last = held.at(-1);
  if (first === undefined || last === undefined) return false;
  const isDay = sameDay(said.from, said.to);
  if (!isDay)
    return [...held, { from: first.from, to: last.to }].some(
      ({ from, to }) => sameDay(said.from, from) && sameDay(said.to, to),
    );
  const isRun = held.length === 1 || held.every(({ from, to }) => sameDay(from, to));
  if (end === "opening" && isRun) return sameDay(said.from, first.from);
  if (end === "closing" && isRun) return sameDay(said.from, last.to);
  return held.some(({ from, to }) => sameDay(said.from, from) || sameDay(said.from, to));
}

function sameDay(one: CalendarDay, other: CalendarDay): boolean {
  const sameYear = one.year === other.year || one.year === null || other.year === null;
  return one.day === other.day && one.month === other.month && sameYear;
}

function inMonth(
  { month, year }: Extract<Quantity, { kind: "month" }>,
  spans: readonly DaySpan[],
): boolean {
  return spans.some(({ from, to }) =>
    [from, to].some((day) => day.month === month && (day.year === year || day.year === null)),
  );
}

function isSameMonth(one: Extract<Quantity, { kind: "month" }>, other: Quantity): boolean {
  return other.kind === "month" && one.month === other.month && one.year === other.year;
}

/** Rounded or cut to the decimals that were written; to none only with a word like `about`. */
function percentileHeld(
  said: Extract<Quantity, { kind: "percentile" }>,
  held: number,
  approximate: boolean,
): boolean {
  const factor = 10 ** said.decimals;
  const near = [Math.round(held * factor), Math.floor(held * factor)];
  const equal = near.some((value) => Math.abs(value - said.percentile * factor) < 1e-6);
  if (said.decimals > 0 || Number.isInteger(held)) return equal;
  return approximate && Math.abs(said.percentile - held) <= 1;
}

function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) <= 0.06 * Math.max(Math.abs(one), Math.abs(other));
}

export function boundsOf(quantity: Quantity): readonly [number, number] {
  switch (quantity.kind) {
    case "money":
      return [quantity.rupees, quantity.rupees];
    case "percent":
      return [quantity.percent, quantity.percent];
    case "rank":
      return [quantity.rank, quantity.rank];
    case "count":
    case "size":
      return [quantity.min, quantity.max];
    case "signed":
      return [Math.abs(quantity.marks), Math.abs(quantity.marks)];
    case "duration":
    case "clock":
      return [quantity.minutes, quantity.minutes];
    case "year":
      return [quantity.year, quantity.year];
    case "percentile":
      return [quantity.percentile, quantity.percentile];
    case "days":
    case "month":
      return [Number.NaN, Number.NaN];
  }
}

function unitOf({ unit }: Extract<Quantity, { kind: "count" }>): string {
  return unit === "time" ? "attempt" : unit;
}

function isMarks(quantity: Quantity): boolean {
  return quantity.kind === "signed" || (quantity.kind === "count" && quantity.unit === "mark");
}

function isDate({ kind }: Quantity): boolean {
  return kind === "days" || kind === "month";
}
