import type { FactId, Topic } from "../../../../../content/facts/index.ts";
import { official } from "../../../../../content/words.ts";
import { type TopicGuide, write } from "./topic-guide.ts";

const bulletin = write`the current information bulletin on ${official("jeeMain")}`;

export const paperGuides = {
  "Paper 1": {
    heading: "Paper 1 for B.E. and B.Tech",
    called:
      /\bpaper ?1\b|\bb\.? ?tech\b|\bb\.?e\.?\/|\b(?:exam|paper) pattern\b|\bpattern of the exam\b/i,
    answer: () =>
      write`Paper 1 has ${"paper1.questions"} for ${"paper1.total_marks"}, and you have ${"paper1.duration"}. Physics, Chemistry and Mathematics count the same.`,
    brief: () => write`${"paper1.questions"}, ${"paper1.total_marks"}, ${"paper1.duration"}`,
    lead: "Paper 1 is written on a computer and has the same shape in all three subjects.",
    keyFacts: ["paper1.mode", "paper1.duration", "paper1.practice_target"],
    parts: ["/exam-pattern#paper-1", "/exam-pattern#paper-1-rules"],
    check: `Check the pattern of Paper 1 in ${bulletin}.`,
  },
  "Paper 2A (B.Arch)": {
    heading: "Paper 2A for B.Arch",
    called: /\bpaper ?2a?\b|\bb\.? ?arch|\barchitecture\b|\bdrawing\b/i,
    answer: () =>
      write`Paper 2A, for B.Arch, has ${"paper2a.questions"} for ${"paper2a.total_marks"} in ${"paper2.duration"}. It has three parts: Mathematics, Aptitude and Drawing.`,
    brief: () => write`${"paper2a.questions"}, ${"paper2a.total_marks"}, ${"paper2.duration"}`,
    lead: "In Paper 2A, Mathematics and Aptitude are done on the computer. Drawing is done by hand, on paper.",
    keyFacts: ["paper2.duration", "paper2.duration_both", "marking.drawing_negative"],
    parts: ["/exam-pattern#paper-2a"],
    check: `Check the split of Paper 2A in ${bulletin}.`,
  },
  "Paper 2B (B.Planning)": {
    heading: "Paper 2B for B.Planning",
    called: /\bpaper ?2b?\b|\bb\.? ?planning\b/i,
    answer: () =>
      write`Paper 2B, for B.Planning, is out of ${"paper2b.total_marks"} and lasts ${"paper2.duration"}. Its parts are Mathematics, Aptitude and Planning.`,
    brief: () => write`${"paper2b.total_marks"} in ${"paper2.duration"}`,
    lead: "All three parts of Paper 2B are done on the computer.",
    keyFacts: ["paper2.duration", "paper2.duration_both"],
    parts: ["/exam-pattern#paper-2b"],
    check: `Check the split of Paper 2B in ${bulletin}.`,
  },
  Marking: {
    heading: "Marking Scheme",
    called: /\bmarking\b|\bnegative\b|\bmarks (?:for|per) (?:a|each)/i,
    answer: () =>
      write`A right answer counts ${"marking.correct"}, a wrong one ${"marking.wrong"}, and a blank ${"marking.unanswered"}.`,
    brief: () => write`${"marking.correct"} right, ${"marking.wrong"} wrong`,
    lead: "A wrong answer costs marks, so a blank is better than a blind guess.",
    keyFacts: [],
    parts: ["/exam-pattern#marking-scheme", "/exam-pattern#marking-details"],
    check: `Check the marking scheme in ${bulletin}.`,
  },
  Syllabus: {
    heading: "Syllabus",
    called: /\bsyllabus\b|\bchapters?\b|\btopics\b|\bchemistry\b|\bphysics\b|\bmath(?:ematic)?s\b/i,
    answer: () =>
      write`The syllabus follows the NCERT books of Class 11 and Class 12. For 2026, ${"syllabus.change"}.`,
    brief: () => "every topic, subject by subject",
    lead: "Tick off what you know, and plan your time around what is left.",
    keyFacts: [],
    parts: [
      "syllabus.mathematics",
      "syllabus.physics",
      "syllabus.chemistry.physical",
      "syllabus.chemistry.inorganic",
      "syllabus.chemistry.organic",
      "syllabus.aptitude",
      "syllabus.drawing",
    ],
    check: write`Download the syllabus from ${official("jeeMain")} and tick off what you have done.`,
  },
  "Mock tests": {
    heading: "Mock Tests",
    called: /\bmocks?\b|\bpractice (?:test|paper)s?\b|\btest series\b/i,
    answer: () =>
      write`We advise ${"mock.recommended"} before the exam. Aim to finish Paper 1 in ${"paper1.practice_target"}, so that ${"paper1.checking_time"} are left to check.`,
    brief: () => write`${"mock.recommended"}, done in ${"paper1.practice_target"}`,
    lead: "A mock test helps only if you go through its mistakes afterwards.",
    keyFacts: [
      "mock.recommended",
      "paper1.questions",
      "paper1.duration",
      "paper1.practice_target",
      "paper1.checking_time",
    ],
    parts: ["mock.reasons", "/previous-papers#how-to-use", "/mock-tests#official-mocks"],
    check: write`Try the free mock tests on ${official("nta")} once, to learn the screen.`,
    parents: "Keep the house quiet for a full mock at the hour of the real shift.",
  },
  Preparation: {
    heading: "Preparation",
    called:
      /\bprepar|\bstud(?:y|ying)\b|\brevision\b|\brevise\b|(?<!mock tests? )\bstrateg|\bplan\b|\btoppers?\b|\bhabits?\b|\bboards?\b|\bcoaching\b/i,
    answer: (_scope, words) => planAnswer(words),
    brief: () => write`past papers of ${"papers.years_to_solve"}, mocks and habits`,
    lead: "This is general advice and no official rule. Take what fits your own weeks.",
    keyFacts: [
      "paper1.questions",
      "paper1.duration",
      "marking.wrong",
      "mock.recommended",
      "papers.years_to_solve",
    ],
    parts: ["prep.habits", "prep.mistakes"],
    check: write`Check that each topic in your plan is in the syllabus on ${official("jeeMain")}.`,
    parents: "Ask what went better than last week, not only for the score.",
  },
} as const satisfies Partial<Record<Topic, TopicGuide>>;

const monthsOfWeeks = 4;
const longPlanFrom = 6;
const shortPlanFrom = 3;

/** The plan for the time that a request names; all three when it names none. */
export function plansFor(words: string): readonly FactId[] {
  const named = /\b(\d+|one|two|three|four|six)[- ]?(month|week|day)/i.exec(words);
  if (named !== null) return [planFor(monthsIn(named[1] ?? "", named[2] ?? ""))];
  if (/\blast[- ](?:month|minute|week|few|days?|\d)|\bfinal (?:month|weeks?)\b/i.test(words))
    return ["prep.last_weeks"];
  if (/\bdroppers?\b|\byear\b|\blong[- ]term\b/i.test(words)) return ["prep.long_term"];
  return ["prep.long_term", "prep.short_term", "prep.last_weeks"];
}

function planFor(months: number): FactId {
  if (months >= longPlanFrom) return "prep.long_term";
  return months >= shortPlanFrom ? "prep.short_term" : "prep.last_weeks";
}

const spelled: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, six: 6 };

function monthsIn(count: string, unit: string): number {
  const amount = spelled[count.toLowerCase()] ?? Number(count);
  if (/month/i.test(unit)) return amount;
  return /week/i.test(unit) ? amount / monthsOfWeeks : amount / 30;
}

/** The short answer of a plan, by the time that is left. */
function planAnswer(words: string): string {
  const [plan, ...others] = plansFor(words);
  if (others.length > 0 || plan === undefined)
    return write`Pick the plan that fits the months you have. In each of them, work in the real pattern, learn from each mistake, and solve the papers of at least the last ${"papers.years_to_solve"}.`;
  if (plan === "prep.last_weeks")
    return write`The last weeks are for revision, mock tests and sleep, not for new books. Train the full ${"paper1.duration"} of Paper 1 at the hour of your shift, and aim to be done in ${"paper1.practice_target"}.`;
  if (plan === "prep.short_term")
    return write`With a few months left, sort your topics first and give most of the time to the middle ones. Solve the papers of at least the last ${"papers.years_to_solve"} against the clock.`;
  return write`With a year ahead, finish the topics first and start full mocks in the last three months. We advise ${"mock.recommended"} before the exam.`;
}
