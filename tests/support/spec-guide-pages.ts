import { comingSoon, questions, type SpecPage } from "./spec-page.ts";

/** From the home page to the dates: what the specification fixes there, sections 2, 8 and 9. */
export const guidePages: readonly SpecPage[] = [
  {
    path: "/",
    says: ["Quick Navigation", "Latest Updates", "Why Use This Portal", "January and April"],
    has: [
      ["section[aria-labelledby=coming-soon] .badge", comingSoon(2)],
      ["section[aria-labelledby=latest-updates] li", 4],
      [".figures dt", ["2 sessions", "13 languages", "300 marks"]],
    ],
    leads: [
      // Between two exams the syllabus is the first of the three.
      [".home-hero a.button", ["/syllabus-2026", "/registration-2026", "/latest-updates"]],
      [
        "section[aria-labelledby=quick-navigation] a",
        [
          "/registration-2026",
          "/syllabus-2026",
          "/exam-pattern",
          "/eligibility-criteria",
          "/important-dates",
          "/admit-card",
          "/results",
          "/counseling",
        ],
      ],
      ["section[aria-labelledby=coming-soon] a", ["/previous-papers", "/mock-tests"]],
      ["section[aria-labelledby=latest-updates] a", ["/latest-updates"]],
      [".closing a", ["/preparation-tips", "/syllabus-2026"]],
    ],
  },
  {
    path: "/latest-updates",
    says: ["Last Updated: 21 November 2026", "summaries"],
    has: [
      ["input[type=search][placeholder='Search updates by keyword...']", 1],
      [
        "nav.tabs a",
        [
          "All Updates",
          "Registration Updates",
          "Exam Dates & Timetable",
          "Admit Card Notices",
          "Answer Key & Results",
          "Counseling & Admission News",
        ],
      ],
      [".update-list > li", 8],
      [".update-list .badge", ["Breaking", "Breaking", "Breaking"]],
      [".update-list a[target=_blank]", Array.from({ length: 8 }, () => "Read More")],
      [".notice", 2],
      ["aside.reminder", 1],
      questions(4),
    ],
  },
  {
    path: "/registration-2026",
    says: [
      "₹1,000",
      "₹2,000",
      "₹800",
      "₹1,600",
      "₹900",
      "₹1,800",
      "₹500",
      "10 to 300 kB, JPG",
      "10 to 50 kB, JPG",
      "100 to 300 kB, PDF",
      "Oct 2025",
      "Nov 2025",
      "Jan 2026",
      "Feb 2026",
      "Apr 2026",
      "June 2026",
    ],
    has: [
      ["#advisory, #documents, #mistakes, #coming-soon, #disclaimer", 5],
      ["aside.reminder", 1],
      ["section[aria-labelledby=dates] tbody tr", 6],
      ["section[aria-labelledby=steps-heading] ol > li", 7],
      ["section[aria-labelledby=fees] tbody tr", 4],
      questions(2),
    ],
    leads: [["section[aria-labelledby=eligibility] a", ["/eligibility"]]],
  },
  {
    path: "/syllabus-2026",
    has: [
      ["details[name=subjects]", 3],
      ["#mathematics li", 15],
      ["#physics li", 20],
      ["#chemistry h4", ["Physical Chemistry", "Inorganic Chemistry", "Organic Chemistry"]],
      ["#chemistry .prose:nth-of-type(1) li", 10],
      ["#chemistry .prose:nth-of-type(2) li", 6],
      ["#chemistry .prose:nth-of-type(3) li", 6],
      ["#paper-2a-heading, #paper-2b-heading", ["B.Arch: Paper 2A", "B.Planning: Paper 2B"]],
      ["a.button-chat[href*='text=JEE']", ["Download Syllabus"]],
      questions(3),
    ],
  },
  {
    path: "/exam-pattern",
    says: [
      "75 questions",
      "300 marks",
      "3 hours",
      "2 hours 45 minutes",
      "13 languages: English, Hindi, Assamese, Bengali, Gujarati, Kannada, Malayalam, Marathi, Odia, Punjabi, Tamil, Telugu and Urdu",
      "The parts of Paper 2B in our reference data add up to more than its total",
    ],
    has: [
      [".tabs > label", ["B.E./B.Tech", "B.Arch", "B.Planning"]],
      [".tabs > input[type=radio][checked]#btech", 1],
      ["section[aria-labelledby=paper-1] tbody tr:last-child", ["Total 60 15 75 300"]],
      [
        "section[aria-labelledby=paper-2a] tbody tr",
        [
          "Mathematics 30 120 Computer",
          "Aptitude 50 200 Computer",
          "Drawing 2 80 On paper",
          "Total 82 400 Computer and paper",
        ],
      ],
      [
        "section[aria-labelledby=paper-2b] tbody tr",
        [
          "Mathematics 30 120 Computer",
          "Aptitude 50 200 Computer",
          "Planning 25 100 Computer",
          "Total 105 400 Computer",
        ],
      ],
      [
        "section[aria-labelledby=marking-scheme] tbody tr",
        ["Correct +4", "Wrong -1", "Not answered 0"],
      ],
      ["#notes", 1],
      questions(3),
    ],
  },
  {
    path: "/eligibility-criteria",
    says: [
      "no age limit",
      "passed Class 12 in 2024 or 2025, or appear for it in 2026",
      "75%, or a place in the top 20 percentile",
      "65%",
      "6 attempts",
      "3 years",
      "50% in Mathematics",
    ],
    has: [
      ["#age, #year, #subjects, #marks, #attempts, #reservation", 6],
      [
        "section[aria-labelledby=reservation-heading] tbody tr td",
        ["10%", "27%", "15%", "7.5%", "5%"],
      ],
      questions(4),
    ],
  },
  {
    path: "/important-dates",
    has: [
      ["section[aria-labelledby=dates] tbody tr", 12],
      ["table.timeline tbody tr .badge", 12],
      ["aside.reminder", 1],
      questions(4),
    ],
  },
];
