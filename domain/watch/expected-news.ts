import { firstDayOf, type Edition } from "../../content/facts/index.ts";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import { milestoneWords, type MilestoneWords } from "../../content/milestones.ts";
import { officialSites, type OfficialSite } from "../../content/official-sites.ts";
import { indianDate } from "../shared/clock.ts";

/** What the season waits for: something that came a year ago, and of which nothing is known for this year. */
type ExpectedNews = {
  readonly factId: string;
  readonly edition: Edition;
  /** The day on which it came last year (ISO). */
  readonly lastYear: string;
  /** What was so then: `Session 1 forms were open`. */
  readonly was: string;
  /** Where it is announced. */
  readonly site: OfficialSite;
};

const day = 86_400_000;
/** It is waited for from so many days before its day of last year, and for so long after it. */
const daysBefore = 10;
const daysAfter = 45;

/** What is waited for on this day, by the records of the current edition and, where it is planned already, of the next one. */
export function expectedNews(
  facts: FactSnapshot,
  ofEdition: (edition: Edition) => FactSnapshot | undefined,
  now: Date,
): readonly ExpectedNews[] {
  const today = Date.parse(indianDate(now));
  return milestoneWords.flatMap((words): ExpectedNews[] => {
    const record = facts.fact(words.id);
    const lastYear = firstDayOf({ ...record, carried: undefined });
    if (lastYear === undefined) return [];
    const edition = String(Number(record.carried?.from ?? facts.edition) + 1);
    const next = ofEdition(edition)?.find(words.id);
    const isKnown = next !== undefined && next.carried === undefined;
    const anniversary = Date.parse(yearAfter(lastYear));
    const isTime =
      today >= anniversary - daysBefore * day && today <= anniversary + daysAfter * day;
    return isKnown || !isTime
      ? []
      : [{ factId: words.id, edition, lastYear, was: words.was, site: siteOf(words) }];
  });
}

function siteOf({ kind }: MilestoneWords): OfficialSite {
  return kind === "counselling" ? officialSites.josaa : officialSites.jeeMain;
}

/** Of 29 February, the 28th. */
function yearAfter(isoDay: string): string {
  const [year = "", ...rest] = isoDay.split("-");
  const sameDay = rest.join("-") === "02-29" ? "02-28" : rest.join("-");
  return `${Number(year) + 1}-${sameDay}`;
}
