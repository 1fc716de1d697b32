import { factGroup } from "./fact-record.ts";
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
    "date.s1.registration": {
      label: "Session 1 registration",
      question: "When was Session 1 registration open?",
      value: dayRange(sessionOneForms.from, sessionOneForms.to),
      source: sources.registrationReport,
    },
    "date.s1.registration_opens": {
      label: "Session 1 registration, first day",
      value: day(sessionOneForms.from),
      source: sources.registrationReport,
    },
    "date.s1.registration_closes": {
      label: "Session 1 registration, last day",
      question: "What was the last date to apply for Session 1?",
      value: day(sessionOneForms.to),
      source: sources.registrationReport,
    },
    "date.forms_close_at": {
      label: "Hour at which the forms closed on the last day",
      value: text("9:00 PM"),
      source: sources.registrationReport,
    },
    "date.payments_close_at": {
      label: "Hour at which payments, corrections and challenges closed on their last day",
      value: text("11:50 PM"),
      source: sources.registrationReport,
    },
    "date.s1.correction": {
      label: "Session 1 correction window",
      question: "When could the Session 1 form be corrected?",
      value: dayRange("2025-12-01", "2025-12-02"),
    },
    "date.s1.city_slip": {
      label: "Session 1 city slip",
      value: day("2026-01-08"),
      source: sources.citySlipReport,
    },
    "date.s1.admit_card": {
      label: "Session 1 admit card release",
      question: "When did the Session 1 admit card come?",
      value: day("2026-01-17"),
      source: sources.admitCardReport,
    },
    "date.s1.exam": {
      label: "Session 1 exam days",
      question: "When was Session 1 held?",
      value: days(...sessionOnePaperOne, sessionOnePaperTwo),
      source: sources.citySlipReport,
    },
    "date.s1.paper1": {
      label: "Session 1 Paper 1 days",
      value: days(...sessionOnePaperOne),
      source: sources.citySlipReport,
    },
    "date.s1.exam_day1": {
      label: "Session 1, first day of Paper 1",
      value: day(sessionOnePaperOne[0]),
      source: sources.citySlipReport,
    },
    "date.s1.exam_day2": {
      label: "Session 1, second day of Paper 1",
      value: day(sessionOnePaperOne[1]),
      source: sources.citySlipReport,
    },
    "date.s1.paper2": {
      label: "Session 1 Paper 2 day",
      value: day(sessionOnePaperTwo),
      source: sources.citySlipReport,
    },
    "date.s1.answer_key": {
      label: "Session 1 answer key and challenges",
      question: "When could the Session 1 answer key be challenged?",
      value: dayRange("2026-02-04", "2026-02-06"),
      source: sources.answerKeyReport,
    },
    "date.s1.result": {
      label: "Session 1 Paper 1 result",
      question: "When did the Session 1 result come?",
      value: day("2026-02-16"),
      source: sources.sessionOneResultReport,
      status: { kind: "reported", caveat: "C-DATES" },
    },
    "date.s1.result_paper2": {
      label: "Session 1 Paper 2 result",
      value: day("2026-02-24"),
      source: sources.applicationDatesReport,
    },
    "date.s2.registration": {
      label: "Session 2 registration",
      question: "When was Session 2 registration open?",
      value: dayRange("2026-02-01", "2026-02-25"),
    },
    "date.s2.correction": {
      label: "Session 2 correction window",
      value: dayRange("2026-02-27", "2026-02-28"),
    },
    "date.s2.reopened": {
      label: "Session 2 registration opened again",
      value: dayRange("2026-03-12", "2026-03-13"),
      source: sources.sessionTwoFormsReport,
    },
    "date.s2.city_slip": {
      label: "Session 2 city slip",
      value: text("March 2026"),
    },
    "date.s2.admit_card": {
      label: "Session 2 admit card release",
      question: "When did the Session 2 admit card come?",
      value: day("2026-03-29"),
    },
    "date.s2.exam": {
      label: "Session 2 exam days",
      question: "When was Session 2 held?",
      value: days(...[...sessionTwoPaperOne, sessionTwoPaperTwo].sort()),
    },
    "date.s2.paper1": {
      label: "Session 2 Paper 1 days",
      value: days(...sessionTwoPaperOne),
    },
    "date.s2.exam_day1": {
      label: "Session 2, first day of Paper 1",
      value: day(sessionTwoPaperOne[0]),
    },
    "date.s2.exam_day2": {
      label: "Session 2, second day of Paper 1",
      value: day(sessionTwoPaperOne[1]),
    },
    "date.s2.paper2": {
      label: "Session 2 Paper 2 day",
      value: day(sessionTwoPaperTwo),
    },
    "date.s2.answer_key": {
      label: "Session 2 answer key and challenges",
      value: dayRange("2026-04-11", "2026-04-13"),
    },
    "date.s2.result": {
      label: "Session 2 Paper 1 result",
      question: "When did the Session 2 result come?",
      value: day("2026-04-20"),
      source: sources.sessionTwoResultReport,
    },
    "date.josaa.start": {
      label: "Start of JoSAA registration",
      question: "When did JoSAA counselling start?",
      value: day("2026-06-02"),
      source: sources.josaaStartReport,
    },
    "date.josaa.start_hour": {
      label: "Start of JoSAA registration, hour",
      value: text("5 PM"),
      source: sources.josaaStartReport,
    },
  },
);
