import { firstDayOf, type Edition } from "../../content/facts/index.ts";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import { milestoneWords } from "../../content/milestones.ts";
import { officialSites } from "../../content/official-sites.ts";
import { indianDate } from "../shared/clock.ts";

/** News is waited for from so many days before its day of last year, until so many days after it. */
const daysBefore = 10;
const daysAfter = 45;
const day = 86_400_000;

/** The milestones that came a year ago about this time, and whose day is not known for this year. */
export function expectedNews(
  facts: FactSnapshot,
  ofEdition: (edition: Edition) => FactSnapshot | undefined,
  now: Date,
) {
  const today = Date.parse(indianDate(now));
  return milestoneWords.flatMap(({ id, kind, was }) => {
    const record = facts.fact(id);
    const lastYear = firstDayOf({ ...record, carried: undefined });
    if (lastYear === undefined) return [];
    const edition = String(Number(record.carried?.from ?? facts.edition) + 1);
    const next = ofEdition(edition)?.find(id);
    const isKnown = next !== undefined && next.carried === undefined;
    const [year, ...rest] = lastYear.replace("-02-29", "-02-28").split("-");
    const sinceThen = (today - Date.parse([Number(year) + 1, ...rest].join("-"))) / day;
    if (isKnown || sinceThen < -daysBefore || sinceThen > daysAfter) return [];
    const site = kind === "counselling" ? officialSites.josaa : officialSites.jeeMain;
    return [{ factId: id, edition, lastYear, was, site: new URL(site.address).host }];
  });
}
