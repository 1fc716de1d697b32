import { addressIn } from "../../content/edition-address.ts";
import { type CaveatId, type Fact, isKnown, noteText } from "../../content/facts/index.ts";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import { officialSites } from "../../content/official-sites.ts";
import { catalogueEntry } from "../../content/page-catalogue.ts";
import { cycleEvents } from "../../content/pages/important-dates.ts";
import type { CycleEvent } from "../../content/pages/section.ts";
import { product } from "../../content/site.ts";
import { longIndianDate } from "../../domain/shared/clock.ts";
import {
  checkedSince,
  citedFacts,
  lastChecked,
  requiredCaveats,
} from "../../content/cited-facts.ts";
import { eventDays } from "../season/event-days.ts";
import { plainWords } from "../marked-words.tsx";
import { calendarFile, type CalendarEntry, type CalendarSite } from "./calendar-file.ts";

/** The events of /important-dates as iCalendar (RFC 5545). The same until the contents or the records change. */
export function importantDatesCalendar(site: CalendarSite): Promise<string> {
  const { title: name } = catalogueEntry("/important-dates", site.facts.edition);
  const page = site.url + addressIn("/important-dates", site.facts);
  return calendarFile(calendarEntries(site), { product: "Important dates", name, page }, site);
}

/** The events whose days are known; of the others there is nothing to keep. */
export function calendarEntries(
  site: Pick<CalendarSite, "provider" | "facts">,
): readonly CalendarEntry[] {
  const { facts } = site;
  return cycleEvents.flatMap((event) => {
    const days = eventDays(event, facts);
    if (days === undefined) return [];
    const citedDates = citedFacts(event.dates, facts);
    const checkedOn = checkedSince(citedDates) ?? lastChecked(facts);
    const shownRecords = new Set([...citedDates, ...event.by.map((id) => facts.fact(id))]);
    const isExpected = event.by.some((id) => facts.fact(id).standing === "expected");
    return {
      ...days,
      id: event.id,
      title: `${product} ${facts.edition}: ${event.event}${isExpected ? " (expected)" : ""}`,
      description: description(event, checkedOn, site),
      checkedOn,
      changed: [...shownRecords].filter(
        (record) => isKnown(record) && record.changedAt !== undefined,
      ),
      isExpected,
      reminders: event.highlight ? [7, 1] : [1],
    };
  });
}

/** The exact days first: an entry of several parts fills the calendar from its first day to its last. */
function description(
  event: CycleEvent,
  checkedOn: string,
  lookUp: Pick<CalendarSite, "provider" | "facts">,
): string {
  const { facts } = lookUp;
  const citedDates = citedFacts(event.dates, facts);
  return [
    `${plainWords(event.dates, lookUp)}.`,
    ...(hasDaysBetween(event, facts) ? [daysBetween] : []),
    ...whereFrom(citedDates, checkedOn, facts),
  ].join("\n\n");
}

/** What stands below each entry: the notes on its days, their sources, and that the calendar is not official. */
export function whereFrom(
  citedRecords: readonly Fact[],
  checkedOn: string,
  facts: FactSnapshot,
): readonly string[] {
  const notes = new Set<CaveatId>(["C-DATES", ...requiredCaveats(citedRecords)]);
  const sources = new Map(citedRecords.map(({ source }) => [source.address, source.title]));
  return [
    ...[...notes].map((id) => noteText(id, facts)),
    ...[...sources].map(([address, title]) => `Source: ${title}, ${address}`),
    `Facts checked on ${longIndianDate(checkedOn)}.`,
    `This calendar is not official. The official site is ${officialSites.jeeMain.address}`,
  ];
}

const daysBetween =
  "This entry runs from the first day to the last; some days in between may have no exam or step.";

/** Whether more than one day or one range of days makes up the event. */
function hasDaysBetween({ by }: CycleEvent, facts: FactSnapshot): boolean {
  return by.length > 1 || by.some((id) => facts.fact(id).value.kind === "date-list");
}
