import { fact, factGroup } from "./fact-record.ts";
import { day, dayRange, days, text } from "./fact-value.ts";
import { sources } from "./sources.ts";

/** Days that several records name; each is written once, so that they cannot part. */
const sessionOneForms = { from: "2025-10-31", to: "2025-11-27" } as const;
const sessionOnePaperOne = [
  "2026-01-21",
  "2026-01-22",
  "2026-01-23",
  "2026-01-24",
  "2026-01-28",
] as const;
const sessionOnePaperTwo = "2026-01-29";
const sessionTwoPaperOne = [
  "2026-04-02",
  "2026-04-04",
  "2026-04-05",
  "2026-04-06",
  "2026-04-08",
] as const;
const sessionTwoPaperTwo = "2026-04-07";

/** The days of the 2026 cycle, as they were reported when they came. */
export const dateFacts = factGroup(
  {
    topic: "Important dates",
    page: "/important-dates",
    edition: "2026",
    source: sources.applicationDatesReport,
    status: { kind: "reported", caveat: "C-DATES" },
  },
  {
    "date.s1.registration": fact(
      "Session 1 registration",
      dayRange(sessionOneForms.from, sessionOneForms.to),
      { question: "When was Session 1 registration open?", source: sources.registrationReport },
    ),
    "date.s1.registration_opens": fact(
      "Session 1 registration, first day",
      day(sessionOneForms.from),
      { source: sources.registrationReport },
    ),
    "date.s1.registration_closes": fact(
      "Session 1 registration, last day",
      day(sessionOneForms.to),
      {
        question: "What was the last date to apply for Session 1?",
        source: sources.registrationReport,
      },
    ),
    "date.forms_close_at": fact("Hour at which the forms closed on the last day", text("9:00 PM"), {
      source: sources.registrationReport,
    }),
    "date.payments_close_at": fact(
      "Hour at which payments, corrections and challenges closed on their last day",
      text("11:50 PM"),
      { source: sources.registrationReport },
    ),
    "date.s1.correction": fact(
      "Session 1 correction window",
      dayRange("2025-12-01", "2025-12-02"),
      { question: "When could the Session 1 form be corrected?" },
    ),
    "date.s1.city_slip": fact("Session 1 city slip", day("2026-01-08"), {
      source: sources.citySlipReport,
    }),
    "date.s1.admit_card": fact("Session 1 admit card release", day("2026-01-17"), {
      question: "When did the Session 1 admit card come?",
      source: sources.admitCardReport,
    }),
    "date.s1.exam": fact("Session 1 exam days", days(...sessionOnePaperOne, sessionOnePaperTwo), {
      question: "When was Session 1 held?",
      source: sources.citySlipReport,
    }),
    "date.s1.paper1": fact("Session 1 Paper 1 days", days(...sessionOnePaperOne), {
      source: sources.citySlipReport,
    }),
    "date.s1.exam_day1": fact("Session 1, first day of Paper 1", day(sessionOnePaperOne[0]), {
      source: sources.citySlipReport,
    }),
    "date.s1.exam_day2": fact("Session 1, second day of Paper 1", day(sessionOnePaperOne[1]), {
      source: sources.citySlipReport,
    }),
    "date.s1.paper2": fact("Session 1 Paper 2 day", day(sessionOnePaperTwo), {
      source: sources.citySlipReport,
    }),
    "date.s1.answer_key": fact(
      "Session 1 answer key and challenges",
      dayRange("2026-02-04", "2026-02-06"),
      {
        question: "When could the Session 1 answer key be challenged?",
        source: sources.answerKeyReport,
      },
    ),
    "date.s1.result": fact("Session 1 Paper 1 result", day("2026-02-16"), {
      question: "When did the Session 1 result come?",
      source: sources.sessionOneResultReport,
      status: { kind: "reported", caveat: "C-DATES" },
    }),
    "date.s1.result_paper2": fact("Session 1 Paper 2 result", day("2026-02-24"), {
      source: sources.applicationDatesReport,
    }),
    "date.s2.registration": fact("Session 2 registration", dayRange("2026-02-01", "2026-02-25"), {
      question: "When was Session 2 registration open?",
    }),
    "date.s2.correction": fact("Session 2 correction window", dayRange("2026-02-27", "2026-02-28")),
    "date.s2.reopened": fact(
      "Session 2 registration opened again",
      dayRange("2026-03-12", "2026-03-13"),
      { source: sources.sessionTwoFormsReport },
    ),
    "date.s2.city_slip": fact("Session 2 city slip", text("March 2026")),
    "date.s2.admit_card": fact("Session 2 admit card release", day("2026-03-29"), {
      question: "When did the Session 2 admit card come?",
    }),
    "date.s2.exam": fact(
      "Session 2 exam days",
      days(...[...sessionTwoPaperOne, sessionTwoPaperTwo].sort()),
      { question: "When was Session 2 held?" },
    ),
    "date.s2.paper1": fact("Session 2 Paper 1 days", days(...sessionTwoPaperOne)),
    "date.s2.exam_day1": fact("Session 2, first day of Paper 1", day(sessionTwoPaperOne[0])),
    "date.s2.exam_day2": fact("Session 2, second day of Paper 1", day(sessionTwoPaperOne[1])),
    "date.s2.paper2": fact("Session 2 Paper 2 day", day(sessionTwoPaperTwo)),
    "date.s2.answer_key": fact(
      "Session 2 answer key and challenges",
      dayRange("2026-04-11", "2026-04-13"),
    ),
    "date.s2.result": fact("Session 2 Paper 1 result", day("2026-04-20"), {
      question: "When did the Session 2 result come?",
      source: sources.sessionTwoResultReport,
    }),
    "date.josaa.start": fact("Start of JoSAA registration", day("2026-06-02"), {
      question: "When did JoSAA counselling start?",
      source: sources.josaaStartReport,
    }),
    "date.josaa.start_hour": fact("Start of JoSAA registration, hour", text("5 PM"), {
      source: sources.josaaStartReport,
    }),
  },
);
