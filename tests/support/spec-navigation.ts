/** The fixed top navigation: labels with their paths, in order. */
export const navigation = [
  ["Home", "/"],
  ["Latest Updates", "/latest-updates"],
  ["Blog", "/blog"],
  ["Registration", "/registration-2026"],
  ["Syllabus", "/syllabus-2026"],
  ["Exam Pattern", "/exam-pattern"],
  ["Eligibility", "/eligibility-criteria"],
  ["Important Dates", "/important-dates"],
  ["Admit Card", "/admit-card"],
  ["Results", "/results"],
  ["Counseling", "/counseling"],
  ["Previous Papers", "/previous-papers"],
  ["Mock Tests", "/mock-tests"],
  ["Preparation Tips", "/preparation-tips"],
  ["FAQ", "/faq"],
] as const;
