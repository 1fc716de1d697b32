import { firstDayOf } from "../../content/facts/index.ts";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import { milestoneWords } from "../../content/milestones.ts";
import { indianDate } from "../shared/clock.ts";

const day = 86_400_000;
const year = 365.25 * day;
const spread = 14 * day;

/** About this time of a year a milestone comes: within two weeks of its day in the records. */
export function isNewsExpected(facts: FactSnapshot, now: Date): boolean {
  const today = Date.parse(indianDate(now));
  return milestoneWords.some(({ id }) => {
    const known = firstDayOf({ ...facts.fact(id), carried: undefined });
    if (known === undefined) return false;
    const away = Math.abs(today - Date.parse(known)) % year;
    return Math.min(away, year - away) <= spread;
  });
}
