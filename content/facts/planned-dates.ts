import { officialSites } from "../official-sites.ts";
import { fact, factGroup } from "./fact-record.ts";
import { day, dayRange, text } from "./fact-value.ts";
import { sources } from "./sources.ts";

/** The months that the reference data expected. */
export const expectedDateFacts = factGroup(
  {
    topic: "Important dates",
    page: "/important-dates",
    edition: "2026",
    source: officialSites.jeeMain,
    status: { kind: "reference" },
  },
  {
    "date.expected.s1.registration_opens": fact(
      "Session 1 registration, month in which it was expected to open",
      text("Oct 2025"),
    ),
    "date.expected.s1.registration_closes": fact(
      "Session 1 registration, month in which it was expected to close",
      text("Nov 2025"),
    ),
    "date.expected.s1.exam": fact("Session 1 exam, month that was expected", text("Jan 2026")),
    "date.expected.s1.result": fact("Session 1 result, month that was expected", text("Feb 2026")),
    "date.expected.s2.exam": fact("Session 2 exam, month that was expected", text("Apr 2026")),
    "date.expected.counselling": fact("Counselling, month that was expected", text("June 2026")),
  },
);

export const announcedDateFacts = factGroup(
  {
    topic: "Important dates",
    page: "/latest-updates",
    edition: "2026",
    source: sources.firstNoticeReport,
    status: { kind: "reported", caveat: "C-DATES" },
  },
  {
    "date.announced.s1.exam": fact(
      "Session 1, days of the first notice",
      dayRange("2026-01-21", "2026-01-30"),
    ),
    "date.announced.s2.exam": fact(
      "Session 2, days of the first notice",
      dayRange("2026-04-01", "2026-04-10"),
    ),
    "date.revised.s2.exam": fact(
      "Session 2, days of the bulletin",
      dayRange("2026-04-02", "2026-04-09"),
    ),
    "date.advanced.registration": fact(
      "JEE Advanced registration",
      dayRange("2026-04-23", "2026-05-02"),
      { source: sources.advancedCalendarReport },
    ),
    "date.advanced.exam": fact("JEE Advanced exam day", day("2026-05-17"), {
      source: sources.advancedCalendarReport,
    }),
  },
);
