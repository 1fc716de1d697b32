import { say } from "../words.ts";
import type { CycleEvent } from "./section.ts";

/** What the reference data expected, and the days on which it took place. */
export const registrationEvents: readonly CycleEvent[] = [
  {
    id: "session-1-opens",
    event: "Registration opens (Session 1)",
    expected: "Oct 2025",
    dates: say`${"date.s1.registration_opens"}`,
    by: ["date.s1.registration_opens"],
    highlight: true,
  },
  {
    id: "session-1-last-date",
    event: "Last date to apply (Session 1)",
    expected: "Nov 2025",
    dates: say`${"date.s1.registration_closes"}, ${"date.forms_close_at"}; fee until ${"date.payments_close_at"}`,
    by: ["date.s1.registration_closes"],
    highlight: true,
  },
  {
    id: "session-1-exam",
    event: "Session 1 exam",
    expected: "Jan 2026",
    dates: say`${"date.s1.paper1"} (Paper 1); ${"date.s1.paper2"} (Paper 2)`,
    by: ["date.s1.exam"],
    highlight: false,
  },
  {
    id: "session-1-result",
    event: "Session 1 result",
    expected: "Feb 2026",
    dates: say`${"date.s1.result"} (Paper 1); ${"date.s1.result_paper2"} (Paper 2)`,
    by: ["date.s1.result", "date.s1.result_paper2"],
    highlight: false,
  },
  {
    id: "session-2-exam",
    event: "Session 2 exam",
    expected: "Apr 2026",
    dates: say`${"date.s2.paper1"} (Paper 1); ${"date.s2.paper2"} (Paper 2)`,
    by: ["date.s2.exam"],
    highlight: false,
  },
  {
    id: "counseling",
    event: "Counseling",
    expected: "June 2026",
    dates: say`JoSAA registration from ${"date.josaa.start"}, ${"date.josaa.start_hour"}`,
    by: ["date.josaa.start"],
    highlight: false,
  },
];
