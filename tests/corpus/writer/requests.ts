import type { PostCategory } from "../../../domain/posts/post.ts";

/** One request of the corpus: what an office asked of a language model, and what it had corrected. */
export type CorpusRequest = {
  readonly id: string;
  readonly kind: CorpusKind;
  /** `tuning` may be read by whoever writes the checks; `measured` is only measured. */
  readonly half: "tuning" | "measured";
  readonly prompt: string;
  readonly category: PostCategory;
  /** What the reviewer asked for afterwards; null for nothing. */
  readonly corrections: string | null;
};

/** The twelve kinds of articles; each is in both halves. */
type CorpusKind =
  | "explanation"
  | "tips"
  | "plan by days"
  | "comparison"
  | "motivation"
  | "news"
  | "counselling for a given rank"
  | "certificates"
  | "mistakes in the form"
  | "parents"
  | "next cycle"
  | "exam day";

export const corpusRequests: readonly CorpusRequest[] = [
  {
    id: "percentile-explained",
    kind: "explanation",
    half: "tuning",
    prompt:
      "explain percentile vs percentage in jee main for students, with an example. also how ties are broken",
    category: "exam-strategy",
    corrections: null,
  },
  {
    id: "marking-and-numericals",
    kind: "explanation",
    half: "measured",
    prompt:
      "Explain the marking scheme of JEE Main Paper 1 in simple words: MCQ, numerical questions, negative marking, and how a score is worked out",
    category: "exam-strategy",
    corrections: "Add one more worked example and make the introduction shorter",
  },
  {
    id: "ten-physics-tips",
    kind: "tips",
    half: "tuning",
    prompt: "10 tips for physics jee main for average students",
    category: "subject-wise",
    corrections: null,
  },
  {
    id: "negative-marking-tips",
    kind: "tips",
    half: "measured",
    prompt:
      "tips to avoid negative marking and manage time in the 3 hours of jee main, our students lose many marks",
    category: "time-management",
    corrections:
      "Replace candidates by students everywhere. Title should be: Lose fewer marks in JEE Main",
  },
  {
    id: "thirty-day-plan",
    kind: "plan by days",
    half: "tuning",
    prompt:
      "30 day revision plan for jee main in a table, 6 hours a day, for class 12 student with boards",
    category: "preparation-tips",
    corrections: "Make it shorter and keep Sundays free",
  },
  {
    id: "week-before-session-two",
    kind: "plan by days",
    half: "measured",
    prompt: "Day by day plan for the last 7 days before JEE Main, with mock tests and sleep",
    category: "preparation-tips",
    corrections: null,
  },
  {
    id: "session-one-or-two",
    kind: "comparison",
    half: "tuning",
    prompt:
      "Session 1 vs Session 2 of JEE Main 2026, which one should I write, or both? fees of both",
    category: "exam-strategy",
    corrections: null,
  },
  {
    id: "nit-iiit-gfti",
    kind: "comparison",
    half: "measured",
    prompt:
      "compare NIT IIIT GFTI for parents, and B.Tech paper vs B.Arch paper pattern in a table",
    category: "study-material",
    corrections: "Remove the section on branches. Add the total marks of both papers",
  },
  {
    id: "dropper-motivation",
    kind: "motivation",
    half: "tuning",
    prompt:
      "motivation for droppers who got low percentile in 2026, what to do now, how many attempts left",
    category: "preparation-tips",
    corrections: null,
  },
  {
    id: "bad-mock-scores",
    kind: "motivation",
    half: "measured",
    prompt:
      "My students feel low after bad mock test marks. Write something that gives them courage and 5 steps to improve",
    category: "mock-tests",
    corrections: null,
  },
  {
    id: "result-session-two-news",
    kind: "news",
    half: "tuning",
    prompt:
      "news: jee main 2026 session 2 result and cutoff, how many got 100 percentile, what next",
    category: "news",
    corrections: "Mention that students should download the score card and keep it",
  },
  {
    id: "dates-and-answer-key-news",
    kind: "news",
    half: "measured",
    prompt:
      "News update on JEE Main 2026 answer key, challenge fee and result dates of both sessions",
    category: "news",
    corrections: null,
  },
  {
    id: "rank-forty-one-thousand",
    kind: "counselling for a given rank",
    half: "tuning",
    prompt:
      "rank 41,000 general category kerala student. which nit can he get, cse or ece? josaa steps and seat fee",
    category: "exam-strategy",
    corrections: null,
  },
  {
    id: "obc-rank-eighteen-thousand",
    kind: "counselling for a given rank",
    half: "measured",
    prompt:
      "OBC student with rank 18000, wants CSE in NIT Calicut home state kerala, how to fill choices in josaa",
    category: "exam-strategy",
    corrections: "Make the part on choice filling longer with an example list",
  },
  {
    id: "ews-obc-certificates",
    kind: "certificates",
    half: "tuning",
    prompt:
      "EWS and OBC NCL certificate for jee main and josaa - who issues, validity, format, common mistakes",
    category: "news",
    corrections: null,
  },
  {
    id: "documents-sc-st-pwd",
    kind: "certificates",
    half: "measured",
    prompt:
      "documents and certificates needed for SC ST and PwD students for registration and counselling, with upload sizes",
    category: "news",
    corrections: "Put the upload sizes in a table",
  },
  {
    id: "form-rejected",
    kind: "mistakes in the form",
    half: "tuning",
    prompt:
      "mistakes in jee main application form that students do, photo signature, name mismatch, correction window",
    category: "news",
    corrections: null,
  },
  {
    id: "form-step-by-step",
    kind: "mistakes in the form",
    half: "measured",
    prompt:
      "How to fill JEE Main form step by step without mistakes? fees for girls and general. payment failed what to do",
    category: "news",
    corrections: "Change the heading about payment to: If the payment fails",
  },
  {
    id: "parents-costs-and-dates",
    kind: "parents",
    half: "tuning",
    prompt:
      "guide for parents: total cost of jee main, dates, how to support child, is hostel safe",
    category: "preparation-tips",
    corrections: null,
  },
  {
    id: "parents-first-time",
    kind: "parents",
    half: "measured",
    prompt:
      "My daughter is in class 11, we know nothing about JEE. Explain to parents what JEE Main is, eligibility, 75% rule and what we should do at home",
    category: "preparation-tips",
    corrections: null,
  },
  {
    id: "next-year-dates",
    kind: "next cycle",
    half: "tuning",
    prompt: "JEE Main 2027 registration date, fee, eligibility and syllabus changes",
    category: "news",
    corrections: null,
  },
  {
    id: "class-eleven-to-2027",
    kind: "next cycle",
    half: "measured",
    prompt:
      "jee main 2027 preparation from now for class 12 students, when will session 1 be, what documents to keep ready",
    category: "preparation-tips",
    corrections: "Add a line that the dates are not announced yet",
  },
  {
    id: "exam-day-checklist",
    kind: "exam day",
    half: "tuning",
    prompt: "exam day checklist what to carry what is banned reporting time dress",
    category: "exam-strategy",
    corrections: null,
  },
  {
    id: "exam-hall-calm",
    kind: "exam day",
    half: "measured",
    prompt:
      "How to stay calm in the exam hall of JEE Main, what happens from the gate to the end of the shift",
    category: "exam-strategy",
    corrections: "Add what to do if the computer stops working",
  },
];
