import type {
  ICalAlarmType,
  ICalEventBusyStatus,
  ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
} from "ical-generator";
import {
  checkedSince,
  citedFacts,
  lastChecked,
  requiredCaveats,
} from "../../content/cited-facts.ts";
import { addressIn } from "../../content/edition-address.ts";
import { type CaveatId, type Fact, isKnown, noteText } from "../../content/facts/index.ts";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import { officialSites } from "../../content/official-sites.ts";
import { catalogueEntry } from "../../content/page-catalogue.ts";
import { cycleEvents } from "../../content/pages/important-dates.ts";
import type { CycleEvent } from "../../content/pages/section.ts";
import { brand, product, type Provider } from "../../content/site.ts";
import { longIndianDate } from "../../domain/shared/clock.ts";
import { plainWords } from "../marked-words.tsx";
import { eventDays } from "../season/event-days.ts";

type CalendarSite = {
  readonly url: string;
  readonly provider: Provider;
  readonly facts: FactSnapshot;
};

/** How often a calendar that subscribed asks again (seconds): once a day. */
const refreshSeconds = 86_400;

/** As iCalendar (RFC 5545). */
export async function importantDatesCalendar(site: CalendarSite): Promise<string> {
  const { edition } = site.facts;
  const { default: createCalendar } = await import("ical-generator");
  return createCalendar({
    prodId: `-//${brand(edition)}//Important dates//EN`,
    name: catalogueEntry("/important-dates", edition).title,
    ttl: refreshSeconds,
    events: cycleEvents.flatMap((event) => calendarEvent(event, site)),
  }).toString();
}

/** None for an event whose days are not known: of it there is nothing to keep. */
function calendarEvent(cycleEvent: CycleEvent, site: CalendarSite): ICalEventData | readonly [] {
  const { facts } = site;
  const { edition } = facts;
  const days = eventDays(cycleEvent, facts);
  if (days === undefined) return [];
  const cited = citedFacts(cycleEvent.dates, facts);
  const records = cycleEvent.by.map((id) => facts.fact(id));
  const isExpected = records.some(({ standing }) => standing === "expected");
  const hasDaysBetween =
    records.length > 1 || records.some(({ value }) => value.kind === "date-list");
  const page = site.url + addressIn("/important-dates", facts);
  const title = `${product} ${edition}: ${cycleEvent.event}${isExpected ? " (expected)" : ""}`;
  const checkedOn = checkedSince(cited) ?? lastChecked(facts);
  const changes = [...cited, ...records].filter(isKnown).flatMap((one) => one.changedAt ?? []);
  const changedAt = Math.max(0, ...changes.map((at) => Date.parse(at)));
  const event: ICalEventData = {
    // Never changes, so that a calendar changes an entry and adds none.
    id: `jee-main-${edition}-${cycleEvent.id}@${new URL(page).host}`,
    // When the entry was last known to be right: a new time at each download would look like a change.
    stamp: new Date(Math.max(Date.parse(checkedOn), changedAt)),
    start: new Date(days.from),
    end: dayAfter(days.to),
    allDay: true,
    summary: title,
    // The exact days first: an entry of several parts fills the calendar from its first day to its last.
    description: [
      `${plainWords(cycleEvent.dates, site)}.`,
      ...(hasDaysBetween
        ? [
            "This entry runs from the first day to the last; some days in between may have no exam or step.",
          ]
        : []),
      ...whereFrom(cited, checkedOn, facts),
    ].join("\n\n"),
    url: page,
    // Nobody is busy because a form is open.
    transparency: "TRANSPARENT" as ICalEventTransparency,
    busystatus: "FREE" as ICalEventBusyStatus,
    alarms: (cycleEvent.highlight ? [7, 1] : [1]).map((daysBefore) => ({
      type: "display" as ICalAlarmType,
      description: title,
      // The event begins at midnight: fifteen hours before it, it is nine in the morning.
      triggerBefore: ((daysBefore - 1) * 24 + 15) * 60 * 60,
    })),
  };
  if (isExpected) event.status = "TENTATIVE" as ICalEventStatus;
  if (changedAt > 0) {
    event.lastModified = new Date(changedAt);
    // By a higher number a calendar knows that its copy is the older one.
    event.sequence = Math.floor(changedAt / 1000);
  }
  return event;
}

function whereFrom(
  cited: readonly Fact[],
  checkedOn: string,
  facts: FactSnapshot,
): readonly string[] {
  const notes = new Set<CaveatId>(["C-DATES", ...requiredCaveats(cited)]);
  const sources = new Map(cited.map(({ source }) => [source.address, source.title]));
  return [
    ...[...notes].map((id) => noteText(id, facts)),
    ...[...sources].map(([address, title]) => `Source: ${title}, ${address}`),
    `Facts checked on ${longIndianDate(checkedOn)}.`,
    `This calendar is not official. The official site is ${officialSites.jeeMain.address}`,
  ];
}

function dayAfter(isoDay: string): Date {
  const day = new Date(isoDay);
  day.setUTCDate(day.getUTCDate() + 1);
  return day;
}
