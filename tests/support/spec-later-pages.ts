import { comingSoon, questions, type SpecPage } from "./spec-page.ts";

/** From the admit card to the blog: what the specification fixes there, sections 1, 2, 8 and 9. */
export const laterPages: readonly SpecPage[] = [
  {
    path: "/admit-card",
    says: ["about 3 days before the exam", "2 hours before the start"],
    has: [
      ["button[disabled]", ["Coming Soon"]],
      ["section[aria-labelledby=steps] ol > li", 5],
      ["#documents, #prohibited, #guidelines", 3],
      questions(4),
    ],
  },
  {
    path: "/results",
    says: [
      "₹200 per question",
      "Mathematics score, Physics score, Chemistry score, fewer incorrect answers, older candidate",
    ],
    has: [
      ["section[aria-labelledby=session-1-heading] tbody tr", 4],
      ["section[aria-labelledby=session-1-heading] button[disabled]", comingSoon(4)],
      ["section[aria-labelledby=session-2-heading] tbody tr", 4],
      ["section[aria-labelledby=session-2-heading] button[disabled]", comingSoon(4)],
      ["#steps, #challenge-fee, #result-dates, #normalization, #tie-break", 5],
      questions(4),
    ],
  },
  {
    path: "/counseling",
    says: ["₹35,000", "₹15,000"],
    has: [
      ["#josaa, #josaa-flow, #csab, #csab-flow, #eligibility, #reservation, #trend", 7],
      [
        "section[aria-labelledby=cutoffs-2025] tbody tr",
        ["General 93.10", "EWS 80.38", "OBC 79.43", "SC 61.15", "ST 47.90", "PwD 0.01"],
      ],
      ["section[aria-labelledby=closing-ranks] tbody tr", 9],
      questions(4),
    ],
  },
  {
    path: "/previous-papers",
    has: [
      ["details[name=years] > summary", ["2025", "2024", "2023", "2022", "2021 to 2010"]],
      ["button[disabled]", ["Download All Papers (ZIP)"]],
      questions(3),
    ],
  },
  {
    path: "/mock-tests",
    says: [
      "Last Updated: 21 November 2026",
      "Tests will be activated before Session 1 in January 2026.",
      "15 to 20 full-length mock tests",
    ],
    has: [
      [".tabs > label", ["Mock Tests", "Practice Papers", "Sample Papers"]],
      [".tabs > input[type=radio][checked]#mock-tests", 1],
      [
        "section[aria-labelledby=full-mock-tests] td:nth-child(2)",
        Array.from({ length: 4 }, () => "Online CBT"),
      ],
      ["section[aria-labelledby=full-mock-tests] .badge", comingSoon(4)],
      [
        "section[aria-labelledby=full-mock-tests] button[disabled]",
        Array.from({ length: 4 }, () => "Start Test"),
      ],
      [
        "section[aria-labelledby=practice-sets] tbody th",
        ["Practice Set 1", "Practice Set 2", "Practice Set 3"],
      ],
      ["section[aria-labelledby=practice-sets] button[disabled]", comingSoon(6)],
      ["section[aria-labelledby=sample-paper-list] tbody th", ["Sample Paper 1", "Sample Paper 2"]],
      ["section[aria-labelledby=sample-paper-list] button[disabled]", comingSoon(4)],
      ["#why-mocks, #official-mocks", 2],
      ["aside.reminder", 1],
      questions(4),
    ],
  },
  {
    path: "/preparation-tips",
    says: ["6-12 months", "3-6 months", "1-2 months", "Toppers' Tips", "Common Mistakes"],
    has: [["details[name=strategies]", 3], ["aside.reminder", 1], questions(4)],
  },
  {
    path: "/faq",
    has: [
      ["input[type=search][placeholder='Search your JEE doubt here...']", 1],
      [
        "main .information-body section > h2",
        [
          "Registration & Application",
          "Exam Pattern & Syllabus",
          "Eligibility",
          "Cutoff & Rank",
          "Admit Card & Exam Day",
          "Results & Counseling",
          "Mock Tests & Preparation",
        ],
      ],
      [
        "details[name] #reg-1, #pattern-1, #eligibility-1, #cutoff-1, #admit-1, #results-1, #prep-1",
        7,
      ],
    ],
  },
  {
    path: "/about",
    says: ["established in 2003"],
    has: [
      ["#mission, #institute", 2],
      [".contact-card", 1],
      ["iframe.map-250", 1],
      ["aside.reminder", 1],
    ],
    leads: [
      [
        "section[aria-labelledby=quick-links] a",
        ["/registration", "/syllabus", "/important-dates", "/faq", "/contact"],
      ],
    ],
  },
  {
    path: "/contact",
    says: ["Monday to Saturday, 9 AM to 6 PM"],
    has: [
      [".contact-card", 1],
      ["iframe.map-400", 1],
      ["aside.reminder", 1],
      ["a.floating-chat", 1],
      questions(4),
    ],
  },
  { path: "/disclaimer", says: ["not the official site"] },
  { path: "/privacy-policy" },
  { path: "/terms" },
  {
    path: "/sitemap",
    has: [
      [
        "main nav.card h2",
        ["General Pages", "Exam Information", "Results & Counseling", "Study Resources"],
      ],
      ["main nav.card h2 svg", 4],
    ],
  },
  {
    path: "/blog",
    says: [
      "JEE Main 2026 Blog",
      "Latest updates, preparation tips, and guides for JEE Main 2026",
      "No blog posts published yet. Check back soon!",
      "Get Blog Alerts on WhatsApp",
      "Never miss important JEE Main updates and preparation tips",
    ],
    has: [["a.button-chat[href*='text=JEE']", ["Send 'JEE' to WhatsApp →"]]],
  },
];
