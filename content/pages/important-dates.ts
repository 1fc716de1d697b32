import { say, official, pageLink } from "../word-tokens.ts";
import type { FactId } from "../facts/index.ts";
import {
  type CycleEvent,
  type InformationPage,
  prose,
  section,
  question,
  reminder,
  questionList,
} from "./section.ts";

/** `by`: its first and last day. */
function event(
  id: string,
  name: string,
  by: readonly FactId[],
  more: Pick<CycleEvent, "expected" | "lastDay" | "highlight"> = {},
) {
  return {
    on: (...words: Parameters<typeof say>): CycleEvent => ({
      id,
      event: name,
      ...more,
      dates: say(...words),
      by,
    }),
  };
}

const highlight = true;

export const sessionOneExam = event("session-1-exam", "Session 1 exam", ["date.s1.exam"], {
  expected: say`${"date.expected.s1.exam"}`,
}).on`${"date.s1.paper1"} (Paper 1); ${"date.s1.paper2"} (Paper 2)`;

const sessionOneResult = event(
  "session-1-result",
  "Session 1 result",
  ["date.s1.result", "date.s1.result_paper2"],
  { expected: say`${"date.expected.s1.result"}` },
).on`${"date.s1.result"} (Paper 1); ${"date.s1.result_paper2"} (Paper 2)`;

export const sessionTwoExam = event("session-2-exam", "Session 2 exam", ["date.s2.exam"], {
  expected: say`${"date.expected.s2.exam"}`,
}).on`${"date.s2.paper1"} (Paper 1); ${"date.s2.paper2"} (Paper 2)`;

export const registrationEvents: readonly CycleEvent[] = [
  event("session-1-opens", "Registration opens (Session 1)", ["date.s1.registration_opens"], {
    expected: say`${"date.expected.s1.registration_opens"}`,
    highlight,
  }).on`${"date.s1.registration_opens"}`,
  event("session-1-last-date", "Last date to apply (Session 1)", ["date.s1.registration_closes"], {
    expected: say`${"date.expected.s1.registration_closes"}`,
    highlight,
  })
    .on`${"date.s1.registration_closes"}, ${"date.forms_close_at"}; fee until ${"date.payments_close_at"}`,
  sessionOneExam,
  sessionOneResult,
  sessionTwoExam,
  event("counseling", "Counselling", ["date.josaa.start"], {
    expected: say`${"date.expected.counselling"}`,
  }).on`JoSAA registration from ${"date.josaa.start"}, ${"date.josaa.start_hour"}`,
];

/** The calendar file holds them too. */
export const cycleEvents: readonly CycleEvent[] = [
  event("session-1-registration", "Session 1 online registration", ["date.s1.registration"], {
    expected: say`Opens ${"date.expected.s1.registration_opens"}, last date ${"date.expected.s1.registration_closes"}`,
    lastDay: "date.s1.registration_closes",
    highlight,
  })
    .on`${"date.s1.registration"} (forms until ${"date.forms_close_at"}, fee until ${"date.payments_close_at"})`,
  event("session-1-correction", "Session 1 correction window", ["date.s1.correction"])
    .on`${"date.s1.correction"} (until ${"date.payments_close_at"})`,
  event("session-1-city-slip", "Session 1 city slip", ["date.s1.city_slip"])
    .on`${"date.s1.city_slip"}`,
  event("session-1-admit-card", "Session 1 admit card", ["date.s1.admit_card"], {
    expected: say`Card ${"admit.days_before"} before the exam`,
  }).on`From ${"date.s1.admit_card"}; cards for the later days followed`,
  { ...sessionOneExam, highlight },
  event("session-1-answer-key", "Session 1 answer key and challenge", ["date.s1.answer_key"])
    .on`${"date.s1.answer_key"} (until ${"date.payments_close_at"})`,
  { ...sessionOneResult, highlight },
  event("session-2-registration", "Session 2 registration and correction", [
    "date.s2.registration",
    "date.s2.correction",
    "date.s2.reopened",
  ])
    .on`${"date.s2.registration"}; correction ${"date.s2.correction"}; opened again ${"date.s2.reopened"}`,
  event("session-2-admit-card", "Session 2 city slip and admit card", ["date.s2.admit_card"])
    .on`City slip: ${"date.s2.city_slip"}; admit card from ${"date.s2.admit_card"}`,
  { ...sessionTwoExam, highlight },
  event(
    "session-2-result",
    "Session 2 answer key and result",
    ["date.s2.answer_key", "date.s2.result"],
    { highlight },
  ).on`Key ${"date.s2.answer_key"}; Paper 1 result with All India Rank ${"date.s2.result"}`,
  event("josaa-start", "JoSAA counselling starts", ["date.josaa.start"], {
    expected: say`${"date.expected.counselling"}`,
    highlight,
  }).on`${"date.josaa.start"}, ${"date.josaa.start_hour"}`,
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
    reminder("Get Date Reminders on WhatsApp")
      .text`Would you like a message about dates and notices?`,
    questionList("questions", "Questions and answers", [
      question("dates-session-1", "What are the dates of Session 1?", { caveats: ["C-DATES"] })
        .answer`Paper 1: ${"date.s1.paper1"}. Paper 2: ${"date.s1.paper2"}.`,
      question("dates-city-slip", "Is the city slip an admit card?", { caveats: ["C-ADMIT"] })
        .answer`No. The city slip tells you only the city and the day. The admit card comes later, ${"admit.days_before"} before the exam. It names your centre and your shift. Only the ${pageLink("/admit-card", "admit card")} gets you in.`,
      question("dates-results", "Do the results of both sessions come together?")
        .answer`No. Each session has its own scorecard. The All India Rank comes with the result of ${"result.rank_session"}: ${"date.s2.result"}.`,
      question("dates-confirm", "Where do I confirm a date?")
        .answer`Only in the official notices. For the exam, look at ${official("jeeMain")} and ${official("nta")}. For counselling, look at ${official("josaa")}.`,
    ]),
  ],
};
