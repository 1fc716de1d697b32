import type { Element } from "hast";
import { expect, onTestFinished, test, vi } from "vitest";
import { firstDayOf, lastDayOf } from "../../content/facts/index.ts";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { importantDatesPage } from "../../content/pages/important-dates.ts";
import type { CycleEvent } from "../../content/pages/section.ts";
import { all, attribute, only, parsePage, textOf } from "../support/html.ts";
import { openTestSite } from "../support/site.ts";

const { fact } = builtInFacts;

const events = importantDatesPage.sections.flatMap((section) =>
  section.kind === "dates" ? section.events : [],
);

/** Around the first and the last day of each event, in Indian time, and some days apart from all. */
const instants = [
  "2025-10-01T12:00+05:30",
  ...events.flatMap((event) => [
    `${firstDay(event)}T00:01+05:30`,
    `${lastDay(event)}T23:59+05:30`,
    `${dayAfter(lastDay(event))}T00:01+05:30`,
  ]),
  "2026-08-15T12:00+05:30",
  "2026-12-31T23:59+05:30",
  "2027-07-31T12:00+05:30",
];

/** Every public page that names a day or a month. */
const datedPages = [
  "/",
  "/latest-updates",
  "/registration-2026",
  "/eligibility-criteria",
  "/important-dates",
  "/admit-card",
  "/results",
  "/counseling",
  "/previous-papers",
  "/mock-tests",
  "/faq",
  "/privacy-policy",
  "/terms",
];

/** Words for what is still to come; beside a day that is over they are false. */
const comingWords = /\b(?:upcoming|expected|next|coming|soon|today|will|shall|yet to)\b/i;

/** Texts of /results and /mock-tests that are the same on every day. */
const fixedTexts = ["Coming Soon", "Tests will be activated before Session 1 in January 2026."];

/** The smallest parts in which a day and a word beside it stand; rows with a status are judged by it. */
type ReadPage = readonly string[];

/** One site lives through all of these days: the later ones come after the earlier ones, as in life. */
test("on no day of the cycle is announced as to come what is over", async () => {
  const { request } = await openTestSite();
  // A page that stays the same from day to day is read once.
  const read = new Map<string, ReadPage>();
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  for (const instant of instants.toSorted()) {
    vi.setSystemTime(new Date(instant));
    for (const path of datedPages) {
      const html = await (await request(path)).text();
      const page = read.get(html) ?? readPage(html);
      read.set(html, page);
      const wrong = page.filter((block) => announcesPast(block, instant.slice(0, 10)));
      expect.soft(wrong, `${path} at ${instant}`).toEqual([]);
    }
  }
});

function readPage(html: string): ReadPage {
  return all("p, li, dl > div, tr, h1, h2, h3", only("main", parsePage(html)))
    .filter((block) => !isJudgedByStatus(block) && !isQuotation(block))
    .map(textOf);
}

function isJudgedByStatus(block: Element): boolean {
  return all(".badge", block).some((badge) => statuses.has(textOf(badge)));
}

/** The titles of the reports behind a table are words of others. */
function isQuotation(block: Element): boolean {
  return attribute(block, "className")?.includes("fact-sources") === true;
}

/** Somebody looked on that day; nothing was to come on it. */
const lastLook = /[Oo]ur records end on \d+ \w+ \d{4}/;

const statuses: ReadonlySet<string> = new Set(["Over", "Today", "Next", "Expected"]);

function announcesPast(text: string, today: string): boolean {
  const free = fixedTexts
    .reduce((rest, fixed) => rest.replaceAll(fixed, ""), text)
    .replace(lastLook, "");
  return comingWords.test(free) && lastDaysIn(free).some((day) => day < today);
}

const months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");
const writtenDay = new RegExp(`(?:(\\d{1,2}) )?\\b(${months.join("|")})[a-z]* (20\\d\\d)`, "g");

/** The days (ISO) that a text names; of a month, its last. */
function lastDaysIn(text: string): readonly string[] {
  return [...text.matchAll(writtenDay)].map(([, day, month = "", year]) => {
    const place = String(months.indexOf(month) + 1).padStart(2, "0");
    return `${year}-${place}-${(day ?? "31").padStart(2, "0")}`;
  });
}

function firstDay({ by }: CycleEvent): string {
  return by.flatMap((id) => firstDayOf(fact(id)) ?? []).sort()[0] ?? "";
}

function lastDay({ by }: CycleEvent): string {
  return (
    by
      .flatMap((id) => lastDayOf(fact(id)) ?? [])
      .sort()
      .at(-1) ?? ""
  );
}

function dayAfter(isoDay: string): string {
  return new Date(Date.parse(isoDay) + 86_400_000).toISOString().slice(0, 10);
}
