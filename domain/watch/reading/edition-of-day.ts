import { firstDayOf, type Edition, type Fact } from "../../../content/facts/index.ts";

const year = 365.25 * 86_400_000;
/** In parts of a year: what is further from the day of another year is another event. */
const furthest = 0.17;

/**
 * The edition to which a day of a record belongs: the one whose own day is nearest, as many years later.
 * Null for what names no day, and where no edition's day is near.
 */
export function editionOfDay(record: Fact, value: Fact["value"]): Edition | null {
  const day = firstDayOf({ value });
  const own = firstDayOf({ value: record.value });
  const recordYear = record.carried?.from ?? record.edition;
  if (day === undefined || own === undefined || !/^20\d\d$/.test(recordYear)) return null;
  const years = (Date.parse(day) - Date.parse(own)) / year;
  const later = Math.round(years);
  return Math.abs(years - later) > furthest ? null : String(Number(recordYear) + later);
}
