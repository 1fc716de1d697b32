export const newsCategories = {
  registration: "Registration Updates",
  "exam-dates": "Exam Dates & Timetable",
  "admit-card": "Admit Card Notices",
  results: "Answer Key & Results",
  counseling: "Counseling & Admission News",
} as const;

export type NewsCategory = keyof typeof newsCategories;
