import { say, official, pageLink } from "../word-tokens.ts";
import { type CycleEvent, type InformationPage, prose, type Question, section } from "./section.ts";

export const sessionOneExam: CycleEvent = {
  id: "session-1-exam",
  event: "Session 1 exam",
  expected: say`${"date.expected.s1.exam"}`,
  dates: say`${"date.s1.paper1"} (Paper 1); ${"date.s1.paper2"} (Paper 2)`,
  by: ["date.s1.exam"],
  highlight: true,
};

export const sessionOneResult: CycleEvent = {
  id: "session-1-result",
  event: "Session 1 result",
  expected: say`${"date.expected.s1.result"}`,
  dates: say`${"date.s1.result"} (Paper 1); ${"date.s1.result_paper2"} (Paper 2)`,
  by: ["date.s1.result", "date.s1.result_paper2"],
  highlight: true,
};

export const sessionTwoExam: CycleEvent = {
  id: "session-2-exam",
  event: "Session 2 exam",
  expected: say`${"date.expected.s2.exam"}`,
  dates: say`${"date.s2.paper1"} (Paper 1); ${"date.s2.paper2"} (Paper 2)`,
  by: ["date.s2.exam"],
  highlight: true,
};

export const registrationEvents: readonly CycleEvent[] = [
  {
    id: "session-1-opens",
    event: "Registration opens (Session 1)",
    expected: say`${"date.expected.s1.registration_opens"}`,
    dates: say`${"date.s1.registration_opens"}`,
    by: ["date.s1.registration_opens"],
    highlight: true,
  },
  {
    id: "session-1-last-date",
    event: "Last date to apply (Session 1)",
    expected: say`${"date.expected.s1.registration_closes"}`,
    dates: say`${"date.s1.registration_closes"}, ${"date.forms_close_at"}; fee until ${"date.payments_close_at"}`,
    by: ["date.s1.registration_closes"],
    highlight: true,
  },
  { ...sessionOneExam, highlight: false },
  { ...sessionOneResult, highlight: false },
  { ...sessionTwoExam, highlight: false },
  {
    id: "counseling",
    event: "Counselling",
    expected: say`${"date.expected.counselling"}`,
    dates: say`JoSAA registration from ${"date.josaa.start"}, ${"date.josaa.start_hour"}`,
    by: ["date.josaa.start"],
    highlight: false,
  },
];

/** The calendar file holds them too. */
export const cycleEvents: readonly CycleEvent[] = [
  {
    id: "session-1-registration",
    event: "Session 1 online registration",
    expected: say`Opens ${"date.expected.s1.registration_opens"}, last date ${"date.expected.s1.registration_closes"}`,
    dates: say`${"date.s1.registration"} (forms until ${"date.forms_close_at"}, fee until ${"date.payments_close_at"})`,
    by: ["date.s1.registration"],
    lastDay: "date.s1.registration_closes",
    highlight: true,
  },
  {
    id: "session-1-correction",
    event: "Session 1 correction window",
    expected: null,
    dates: say`${"date.s1.correction"} (until ${"date.payments_close_at"})`,
    by: ["date.s1.correction"],
    highlight: false,
  },
  {
    id: "session-1-city-slip",
    event: "Session 1 city slip",
    expected: null,
    dates: say`${"date.s1.city_slip"}`,
    by: ["date.s1.city_slip"],
    highlight: false,
  },
  {
    id: "session-1-admit-card",
    event: "Session 1 admit card",
    expected: say`Card ${"admit.days_before"} before the exam`,
    dates: say`From ${"date.s1.admit_card"}; cards for the later days followed`,
    by: ["date.s1.admit_card"],
    highlight: false,
  },
  sessionOneExam,
  {
    id: "session-1-answer-key",
    event: "Session 1 answer key and challenge",
    expected: null,
    dates: say`${"date.s1.answer_key"} (until ${"date.payments_close_at"})`,
    by: ["date.s1.answer_key"],
    highlight: false,
  },
  sessionOneResult,
  {
    id: "session-2-registration",
    event: "Session 2 registration and correction",
    expected: null,
    dates: say`${"date.s2.registration"}; correction ${"date.s2.correction"}; opened again ${"date.s2.reopened"}`,
    by: ["date.s2.registration", "date.s2.correction", "date.s2.reopened"],
    highlight: false,
  },
  {
    id: "session-2-admit-card",
    event: "Session 2 city slip and admit card",
    expected: null,
    dates: say`City slip: ${"date.s2.city_slip"}; admit card from ${"date.s2.admit_card"}`,
    by: ["date.s2.admit_card"],
    highlight: false,
  },
  sessionTwoExam,
  {
    id: "session-2-result",
    event: "Session 2 answer key and result",
    expected: null,
    dates: say`Key ${"date.s2.answer_key"}; Paper 1 result with All India Rank ${"date.s2.result"}`,
    by: ["date.s2.answer_key", "date.s2.result"],
    highlight: true,
  },
  {
    id: "josaa-start",
    event: "JoSAA counselling starts",
    expected: say`${"date.expected.counselling"}`,
    dates: say`${"date.josaa.start"}, ${"date.josaa.start_hour"}`,
    by: ["date.josaa.start"],
    highlight: true,
  },
];

const questions: readonly Question[] = [
  {
    id: "dates-session-1",
    question: "What are the dates of Session 1?",
    answer: say`Paper 1: ${"date.s1.paper1"}. Paper 2: ${"date.s1.paper2"}.`,
    caveats: ["C-DATES"],
  },
  {
    id: "dates-city-slip",
    question: "Is the city slip an admit card?",
    answer: say`No. The city slip tells you only the city and the day. The admit card comes later, ${"admit.days_before"} before the exam. It names your centre and your shift. Only the ${pageLink("/admit-card", "admit card")} gets you in.`,
    caveats: ["C-ADMIT"],
  },
  {
    id: "dates-results",
    question: "Do the results of both sessions come together?",
    answer: say`No. Each session has its own scorecard. The All India Rank comes with the result of ${"result.rank_session"}: ${"date.s2.result"}.`,
  },
  {
    id: "dates-confirm",
    question: "Where do I confirm a date?",
    answer: say`Only in the official notices. For the exam, look at ${official("jeeMain")} and ${official("nta")}. For counselling, look at ${official("josaa")}.`,
  },
];

export const importantDatesPage: InformationPage = {
  path: "/important-dates",
  heading: "JEE Main {year} Important Dates",
  description:
    "All twelve events of the JEE Main {year} cycle with their dates, from registration to JoSAA counselling, as a table and a timeline.",
  lead: say`Every event of JEE Main {year} in order, from the form to JoSAA.`,
  season: "card",
  keyFacts: [],
  sections: [
    section("dates", "dates", "All events of the {year} cycle", {
      caption: "JEE Main {year}: events and dates",
      events: cycleEvents,
      caveats: ["C-DATES"],
    }),
    prose("calendar", "In your own calendar", [
      say`${pageLink("/important-dates.ics", "Add these dates to your calendar")}. The file works in the calendar of your phone or computer. Each event has a reminder on the day before. If you subscribe to the address, your calendar is updated when we change a date.`,
    ]),
    prose("changes", "How the dates changed", [
      say`The first notice named ${"date.announced.s1.exam"} for Session 1 and ${"date.announced.s2.exam"} for Session 2. The bulletin then moved Session 2: ${"date.revised.s2.exam"}. In West Bengal one day of Session 1 was moved as well, because it fell on Saraswati Puja.`,
      say`So read every new notice, even if you know the plan. Older news is in our ${pageLink("/latest-updates", "latest updates")}.`,
    ]),
    section("reminder", "reminder", "Get Date Reminders on WhatsApp", {
      text: say`Would you like a message about dates and notices?`,
      action: "Send 'JEE' to WhatsApp →",
    }),
    section("questions", "questions", "Questions and answers", { questions }),
  ],
};
