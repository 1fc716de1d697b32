import { say } from "../word-tokens.ts";
import type { CycleEvent } from "./section.ts";

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
