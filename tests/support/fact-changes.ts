import { builtInFacts } from "../../content/facts/snapshot.ts";
import type { FactId, FactValue } from "../../content/facts/index.ts";

type Stated = { readonly id: FactId; readonly value: FactValue };

/** A record with another value that the rules allow, and what others have to be with it. */
export type FactChange = Stated & {
  readonly along?: readonly Stated[];
  /** A part of the new value, as readers get it. */
  readonly shows: string;
};

/** Twenty records, one of each kind of value among them. */
export const factChanges: readonly FactChange[] = [
  { id: "provider.reply", value: { kind: "number", amount: 2525, unit: "hours" }, shows: "2,525" },
  {
    id: "advanced.eligible",
    value: { kind: "number", amount: 251_777, unit: "candidates" },
    shows: "2,51,777",
  },
  { id: "fee.obc_ews.one_paper", value: { kind: "money", rupees: 911 }, shows: "911" },
  {
    id: "key.challenge_fee",
    value: { kind: "money", rupees: 211, per: "per question" },
    shows: "211",
  },
  { id: "date.s1.result", value: { kind: "date", day: "2026-02-19" }, shows: "19 February 2026" },
  {
    id: "date.s1.answer_key",
    value: { kind: "date-range", from: "2026-02-04", to: "2026-02-09" },
    shows: "4 to 9 February 2026",
  },
  {
    id: "date.s2.exam",
    value: { kind: "date-list", days: aprilDays(2, 4, 6, 7, 8) },
    along: [{ id: "date.s2.paper1", value: { kind: "date-list", days: aprilDays(2, 4, 6, 8) } }],
    shows: "2, 4, 6, 7 and 8 April 2026",
  },
  {
    id: "cutoff.2025.general",
    value: { kind: "percentile", percentile: 94.21, decimals: 2 },
    shows: "94.21",
  },
  { id: "rank.2025.nit_calicut_cse", value: { kind: "rank", rank: 5333 }, shows: "5,333" },
  {
    id: "upload.photo",
    value: { kind: "file-size", minKb: 12, maxKb: 311, type: "JPG" },
    shows: "311",
  },
  { id: "admission.min_percent", value: { kind: "percent", percent: 76 }, shows: "76%" },
  {
    id: "paper1.practice_target",
    value: { kind: "duration", minutes: 161 },
    along: [{ id: "paper1.checking_time", value: { kind: "duration", minutes: 19 } }],
    shows: "2 hours 41 minutes",
  },
  {
    id: "actual.admit.days_before",
    value: { kind: "number-range", min: 3, max: 8, unit: "days" },
    shows: "3 to 8 days",
  },
  { id: "exam.scribe_time", value: { kind: "text", text: "at least 23 minutes" }, shows: "23 min" },
  { id: "marking.drawing_negative", value: { kind: "boolean", yes: true }, shows: "Yes" },
  {
    id: "eligibility.btech_subjects",
    value: { kind: "list", names: ["Physics", "Mathematics", "Geology"] },
    shows: "Geology",
  },
  {
    id: "result.steps",
    value: { kind: "steps", steps: ["Open the Zephyr portal", "Read your result"] },
    shows: "Zephyr",
  },
  {
    id: "registration.mistakes",
    value: { kind: "points", points: ["a zephyr in the form", "a photo of somebody else"] },
    shows: "zephyr",
  },
  { id: "marking.wrong", value: { kind: "signed-marks", marks: -3 }, shows: "3" },
  {
    id: "actual.paper2a.drawing",
    value: { kind: "questions-and-marks", questions: 3, marks: 111 },
    shows: "111",
  },
  {
    id: "syllabus.counts",
    value: tally({ Physics: 2 }),
    along: [{ id: "syllabus.physics", value: { kind: "points", points: ["Zephyrs", "Waves"] } }],
    shows: "Physics 2",
  },
];

function aprilDays(...days: readonly number[]): readonly string[] {
  return days.map((day) => `2026-04-${String(day).padStart(2, "0")}`);
}

/** The counts of the syllabus with another one in these parts. */
function tally(others: Readonly<Record<string, number>>): FactValue {
  const { value } = builtInFacts.fact("syllabus.counts");
  if (value.kind !== "tally") throw new Error("the counts of the syllabus are no tally");
  const parts = value.parts.map(({ name, amount }) => ({ name, amount: others[name] ?? amount }));
  return { kind: "tally", parts };
}
