import { keyFact } from "./pages/section.ts";
import type { Edition } from "./facts/edition.ts";
import { ofEdition } from "./of-edition.ts";
import type { PageLink, PagePath } from "./page-catalogue.ts";
import { say, total, type Wording } from "./word-tokens.ts";

type HomeCard = {
  readonly label: string;
  readonly path: PagePath;
  readonly description: Wording;
};

type HomeFact = { readonly label: string; readonly value: Wording };

type HomeFigure = { readonly value: Wording; readonly caption: string };

const hero = {
  about: "JEE Main {year} · unofficial, free, no sign-up",
  title: "JEE Main {year}, clearly explained",
  lead: "Every date, fee and rule, from application to admission, with its source.",
  placeholder: "Fee, rank, college…",
  buttons: [
    { label: "Registration guide", path: "/registration-2026" },
    { label: "Syllabus", path: "/syllabus-2026" },
    { label: "Latest updates", path: "/latest-updates" },
  ],
} as const satisfies Record<"about" | "title" | "lead" | "placeholder", string> & {
  buttons: readonly PageLink[];
};

const quickNavigation: readonly HomeCard[] = [
  {
    label: "Registration",
    path: "/registration-2026",
    description: "The form step by step, documents, file limits, fees and mistakes to avoid.",
  },
  {
    label: "Syllabus",
    path: "/syllabus-2026",
    description: say`All ${total("syllabus.counts")} topics in Mathematics, Physics and Chemistry, with B.Arch and B.Planning.`,
  },
  {
    label: "Exam Pattern",
    path: "/exam-pattern",
    description: say`${"paper1.questions"}, ${"paper1.duration"}, ${"marking.correct"} for a right answer and ${"marking.wrong"} for a wrong one.`,
  },
  {
    label: "Eligibility",
    path: "/eligibility-criteria",
    description: say`Age, passing year, subjects, the ${"admission.min_percent"} rule and the number of attempts.`,
  },
  {
    label: "Important Dates",
    path: "/important-dates",
    description: "The whole {year} cycle in order, from registration to JoSAA counselling.",
  },
  {
    label: "Admit Card",
    path: "/admit-card",
    description: "How to download it, what to carry and what is banned in the hall.",
  },
  {
    label: "Results",
    path: "/results",
    description: say`Answer key, the challenge fee of ${"key.challenge_fee"}, percentiles and ties.`,
  },
  {
    label: "Counseling",
    path: "/counseling",
    description: "JoSAA and CSAB, qualifying cutoffs, closing ranks and the seat acceptance fee.",
  },
];

/** Both stay marked Coming Soon. */
const comingSoon: readonly HomeCard[] = [
  {
    label: "Previous Papers",
    path: "/previous-papers",
    description: "2025 back to 2010, year by year. NTA's archive has the papers now.",
  },
  {
    label: "Mock Tests",
    path: "/mock-tests",
    description: "Full tests, practice sets and sample papers. NTA's free mocks are open now.",
  },
];

const keyFacts: readonly HomeFact[] = [
  keyFact("Session 1").is`${"date.s1.exam"}`,
  keyFact("Session 2").is`${"date.s2.exam"}`,
  keyFact("Paper 1").is`${"paper1.questions"}, ${"paper1.total_marks"}, ${"paper1.duration"}`,
  keyFact("Marking").is`${"marking.correct"} right, ${"marking.wrong"} wrong`,
];

const aboutTheExam = {
  title: "About JEE Main {year}",
  paragraphs: [
    say`JEE Main is conducted by the ${"exam.body"}. It leads to NITs, IIITs and other centrally funded institutes, and qualifies candidates for JEE Advanced, the exam of the IITs.`,
    say`Paper 1, for B.E. and B.Tech, is a computer-based test of ${"paper1.questions"} in ${"paper1.duration"}. Candidates may write both sessions; the better score counts.`,
  ],
  figures: [
    { value: say`${"exam.sessions"}`, caption: "January and April" },
    { value: say`${"exam.languages.count"}`, caption: "to choose from for the question paper" },
    { value: say`${"paper1.total_marks"}`, caption: "in Paper 1" },
  ] satisfies readonly HomeFigure[],
} as const;

const reasons: readonly { readonly title: string; readonly text: Wording }[] = [
  { title: "Free to read", text: "Every page and every article is open, without an account." },
  {
    title: "Everything in one place",
    text: "From the application form to your seat in an institute, in the order in which you need it.",
  },
  {
    title: "Official links beside the facts",
    text: "Every page points you to the official site, where you apply and pay.",
  },
  {
    title: "Plain English, full dates",
    text: "Short summaries; every figure has its source and the day it was last checked.",
  },
  {
    title: "Easy to search",
    text: "Type a question, or look up a word in the answers and updates.",
  },
  {
    title: "A person replies",
    text: say`Send JEE by chat and the institute replies within ${"provider.reply"}.`,
  },
];

const closing = {
  title: "Ready to study?",
  text: "See what the exam covers, then plan your weeks.",
  buttons: [
    { label: "Preparation tips", path: "/preparation-tips" },
    { label: "Open the syllabus", path: "/syllabus-2026" },
  ],
} as const satisfies { title: string; text: string; buttons: readonly PageLink[] };

const contents = {
  hero,
  quickNavigation,
  comingSoon,
  keyFactsTitle: "JEE Main {year}: key facts",
  keyFacts,
  aboutTheExam,
  reasons,
  closing,
};

export type HomeContents = typeof contents;

export function homeContents(edition: Edition): HomeContents {
  return ofEdition(contents, edition);
}
