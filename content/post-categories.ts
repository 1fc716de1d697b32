/** Spec section 3; the first is the form's default. Apart from the post's schemas, because browsers load it. */
export const postCategories = {
  "preparation-tips": "Preparation Tips",
  "exam-strategy": "Exam Strategy",
  syllabus: "Syllabus",
  "study-material": "Study Material",
  "mock-tests": "Mock Tests",
  "time-management": "Time Management",
  "subject-wise": "Subject-wise",
  news: "News & Updates",
} as const satisfies Record<string, string>;

export type PostCategory = keyof typeof postCategories;

export const defaultPostCategory: PostCategory = "preparation-tips";
