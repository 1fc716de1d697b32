import { toolNames } from "./tool-names.ts";

export type CataloguePage = {
  readonly path: string;
  readonly title: string;
  /** Its entry in the top navigation. */
  readonly navigationLabel?: string;
  readonly description: string;
};

/** The top navigation's fifteen first and in its order. */
export const cataloguePages = [
  {
    path: "/",
    title: "JEE Main {year} Information",
    navigationLabel: "Home",
    description: "Where to start: the exam in short, every guide, and the latest updates.",
  },
  {
    path: "/latest-updates",
    title: "JEE Main {year} Latest Updates",
    navigationLabel: "Latest Updates",
    description: "News on registration, exam dates, admit cards, results and counselling.",
  },
  {
    path: "/blog",
    title: "JEE Main {year} Blog",
    navigationLabel: "Blog",
    description: "Guides and preparation articles from the institute, with their sources.",
  },
  {
    path: "/registration-2026",
    title: "JEE Main {year} Registration",
    navigationLabel: "Registration",
    description: "Steps of the form, documents, file limits, fees and mistakes to avoid.",
  },
  {
    path: "/syllabus-2026",
    title: "JEE Main {year} Syllabus",
    navigationLabel: "Syllabus",
    description: "Topics in Mathematics, Physics and Chemistry, and for B.Arch and B.Planning.",
  },
  {
    path: "/exam-pattern",
    title: "JEE Main {year} Exam Pattern",
    navigationLabel: "Exam Pattern",
    description: "Papers, questions, marks, negative marking, duration and languages.",
  },
  {
    path: "/eligibility-criteria",
    title: "JEE Main {year} Eligibility Criteria",
    navigationLabel: "Eligibility",
    description: "Age, passing year, subjects, Class 12 marks, attempts and reservation.",
  },
  {
    path: "/important-dates",
    title: "JEE Main {year} Important Dates",
    navigationLabel: "Important Dates",
    description: "Every date of the cycle, from registration to JoSAA counselling.",
  },
  {
    path: "/admit-card",
    title: "JEE Main {year} Admit Card",
    navigationLabel: "Admit Card",
    description: "How to download it, what to carry, what is banned and when to arrive.",
  },
  {
    path: "/results",
    title: "JEE Main {year} Answer Key and Results",
    navigationLabel: "Results",
    description: "Answer key challenges, result dates, percentiles and how ties are broken.",
  },
  {
    path: "/counseling",
    title: "JEE Main {year} Counselling",
    navigationLabel: "Counseling",
    description: "JoSAA and CSAB, qualifying cutoffs, closing ranks and the seat acceptance fee.",
  },
  {
    path: "/previous-papers",
    title: "JEE Main Previous Papers",
    navigationLabel: "Previous Papers",
    description: "Years and patterns of past papers, and where the official ones are.",
  },
  {
    path: "/mock-tests",
    title: "JEE Main {year} Mock Tests",
    navigationLabel: "Mock Tests",
    description: "Mock tests, practice sets and sample papers, and how to use a mock well.",
  },
  {
    path: "/preparation-tips",
    title: "JEE Main {year} Preparation Tips",
    navigationLabel: "Preparation Tips",
    description: "Study plans for a year, for six months and for the last weeks.",
  },
  {
    path: "/faq",
    title: "JEE Main {year} FAQ",
    navigationLabel: "FAQ",
    description: "Short answers to the questions that students and parents ask.",
  },
  {
    path: "/answers",
    title: "Answers by Topic",
    description:
      "Longer answers for students and parents, from the form to the first day at college.",
  },
  {
    path: "/about",
    title: "About Us",
    description: "Who runs this site and why.",
  },
  {
    path: "/contact",
    title: "Contact Us",
    description: "Address, phone, working hours and the chat reminder.",
  },
  {
    path: "/sitemap",
    title: "Sitemap",
    description: "All pages of this site in four groups.",
  },
  {
    path: "/privacy-policy",
    title: "Privacy Policy",
    description: "What this site stores about its visitors and what it does not.",
  },
  {
    path: "/terms",
    title: "Terms of Use",
    description: "The conditions for using this site.",
  },
  {
    path: "/disclaimer",
    title: "Disclaimer",
    description: "This is not the official exam site; the official notice prevails.",
  },
  {
    path: "/is-this-notice-real",
    title: "Is this notice real?",
    description: "Paste a web address: it is compared with the list of the official sites.",
  },
  {
    path: "/how-we-check",
    title: "How We Check Our Facts",
    description: "Who checks, from which sources, how it is corrected, and what we do not know.",
  },
  {
    path: "/search",
    title: "Search",
    description: "One field over the pages, questions, updates, facts and posts of this site.",
  },
  {
    path: "/tools",
    title: "JEE Main {year} Tools",
    description: "Eligibility, score, rank, closing ranks, costs and upload check.",
  },
  {
    path: "/tools/eligibility",
    title: toolNames["/tools/eligibility"],
    description: "Eligibility check: answer a few questions and see which rules you meet.",
  },
  {
    path: "/tools/score",
    title: toolNames["/tools/score"],
    description: "Score calculator: marks from your right and wrong answers, with the formula.",
  },
  {
    path: "/tools/rank",
    title: toolNames["/tools/rank"],
    description: "Rank from percentile: the likely range of ranks, with past cutoffs.",
  },
  {
    path: "/tools/closing-ranks",
    title: toolNames["/tools/closing-ranks"],
    description: "JoSAA closing ranks of NITs, IIITs, GFTIs and IITs, year by year.",
  },
  {
    path: "/tools/fees",
    title: toolNames["/tools/fees"],
    description: "Fee calculator: the form, the sessions and the seat, item by item.",
  },
  {
    path: "/tools/upload-check",
    title: toolNames["/tools/upload-check"],
    description: "Photo and signature check: size and format, on your own phone. Nothing is sent.",
  },
  {
    path: "/year",
    title: toolNames["/year"],
    description: "From form to seat: every step, what is open now, and your own weekly plan.",
  },
] as const satisfies readonly CataloguePage[];
