import { say } from "../words.ts";
import type { CycleEvent } from "./section.ts";
import { sessionOneExam, sessionOneResult, sessionTwoExam } from "./session-events.ts";

/** What the reference data expected, and the days on which it took place. */
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
    event: "Counseling",
    expected: say`${"date.expected.counselling"}`,
    dates: say`JoSAA registration from ${"date.josaa.start"}, ${"date.josaa.start_hour"}`,
    by: ["date.josaa.start"],
    highlight: false,
  },
];
