/** What a page is asked first, and what of the answer stands on the first screen of a phone: docs/first-screen.md. */
type FirstScreen = {
  readonly path: string;
  readonly question: string;
  /** Elements of `main`, each wholly on the first screen; the first that fits is meant. */
  readonly shows: readonly string[];
};

export const firstScreens: readonly FirstScreen[] = [
  {
    path: "/latest-updates",
    question: "What is the newest item of news?",
    shows: ["input[type=search]", ".update-list > li:first-child h3"],
  },
  { path: "/blog", question: "What is the newest post?", shows: [".alert, .post-card h2"] },
  {
    path: "/registration-2026",
    question: "What does my category pay, and when are the forms open?",
    shows: [
      ".lead >> text=27 November 2025",
      ...["General male", "General female", "OBC/EWS", "SC/ST/PwD"].map(
        (category) => `tr:has(th:text-is("${category}"))`,
      ),
    ],
  },
  {
    path: "/syllabus-2026",
    question: "Which topics does a subject have?",
    shows: ["summary:has-text('Mathematics')", "summary:has-text('Chemistry')"],
  },
  {
    path: "/exam-pattern",
    question: "How many questions and marks, and how much time?",
    shows: ["75 questions", "300 marks", "3 hours", "+4 and -1"].map(figure),
  },
  {
    path: "/eligibility-criteria",
    question: "Who may write the exam?",
    shows: ["None", "Passed Class 12 in 2024 or 2025", "6 attempts", "75%", "65%"].map(figure),
  },
  {
    path: "/admit-card",
    question: "When does the card come, and what do I carry?",
    shows: [
      ".lead >> text=photo ID",
      ...["About 3 days before", "17 January 2026", "29 March 2026", "2 hours"].map(figure),
    ],
  },
  {
    path: "/results",
    question: "How do I see my result, and since when is it out?",
    shows: [
      ".lead a",
      ".lead >> text=application number",
      ...["16 February 2026", "20 April 2026"].map(figure),
    ],
  },
  {
    path: "/counseling",
    question: "Which cutoffs and closing ranks were enough?",
    shows: ["93.41 (93.10)", "82.42 (80.38)", "63.92 (61.15)", "8,428", "30,000"].map(figure),
  },
  {
    path: "/previous-papers",
    question: "Which years are there, and where are the papers?",
    shows: [".lead a", "summary:has-text('2025')", "summary:has-text('2021 to 2010')"],
  },
  {
    path: "/mock-tests",
    question: "Which test can I take?",
    shows: [".lead a", "tbody tr:first-child th", "tbody tr:first-child .badge"],
  },
  {
    path: "/preparation-tips",
    question: "Which plan fits the months that I have?",
    shows: ["6-12 months", "3-6 months", "1-2 months"].map((time) => `summary:has-text("${time}")`),
  },
  {
    path: "/faq",
    question: "What is asked most, and is my question answered here?",
    shows: [
      "input[type=search]",
      figure("31 October to 27 November 2025"),
      figure("₹500 to ₹1,000"),
    ],
  },
  { path: "/about", question: "Who runs this site?", shows: [".lead", figure("2003")] },
  { path: "/contact", question: "What is the phone number?", shows: ["a.phone", ".contact-card"] },
  {
    path: "/sitemap",
    question: "Which pages are there?",
    shows: ["nav.card a[href='/contact']", "nav.card a[href='/important-dates']"],
  },
  { path: "/disclaimer", question: "Is this the official site?", shows: [".lead"] },
  { path: "/privacy-policy", question: "What is stored about me?", shows: [".lead"] },
  { path: "/terms", question: "What may I rely on?", shows: [".lead"] },
  {
    path: "/facts/fee.general_male.one_paper",
    question: "What is the value?",
    shows: [".stated-value"],
  },
  {
    path: "/is-this-notice-real",
    question: "Where do I check an address that somebody sent me?",
    shows: [".lead", "textarea", "button:has-text('Check this address')"],
  },
  { path: "/how-we-check", question: "Who answers for the figures?", shows: [".lead"] },
  {
    path: "/report-a-mistake",
    question: "Where do I tell you what is wrong?",
    shows: ["textarea", "input[name=page]"],
  },
  { path: "/changes", question: "What changed last?", shows: [".alert, .fact-change h3"] },
  {
    path: "/search",
    question: "Where do I type my question, and what is asked most?",
    shows: ["#search", "#asked-most ~ ul li:nth-child(6)"],
  },
  {
    path: "/tools",
    question: "Which of my questions are answered for me?",
    shows: ["a[href='/year']", "a[href='/tools/eligibility']", "a[href='/tools/fees']"],
  },
  {
    path: "/tools/eligibility",
    question: "Which questions do I have to answer?",
    shows: [".lead", ".tool-form legend"],
  },
  {
    path: "/tools/score",
    question: "Where do I write what I got right and wrong?",
    shows: [".lead", ".answer-counts input"],
  },
  {
    path: "/tools/rank",
    question: "Where do I write my percentile?",
    shows: ["#percentile", ".tool-form button"],
  },
  {
    path: "/tools/closing-ranks",
    question: "Where do I write my rank and category?",
    shows: [".tool-form input", ".tool-form select"],
  },
  {
    path: "/tools/fees",
    question: "What do you need to know for my fee?",
    shows: [".lead", ".tool-form :is(select, legend)"],
  },
  {
    path: "/tools/upload-check",
    question: "Is what I choose sent anywhere?",
    shows: [".lead"],
  },
  {
    path: "/year",
    question: "What is open now, and what is the first step?",
    shows: [".year-now", ".year-steps h3"],
  },
];

function figure(text: string): string {
  return `.key-facts dd:has-text("${text}")`;
}
