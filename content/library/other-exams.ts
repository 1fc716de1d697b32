import type { LibraryPassage } from "./library-passage.ts";

/** Other ways to an engineering seat. */
export const otherExams: readonly LibraryPassage[] = [
  {
    id: "state-counselling-beside-josaa",
    title: "State counselling beside JoSAA",
    asks: [
      "state counselling",
      "keam",
      "state counselling and josaa together",
      "keam and josaa both",
      "can i hold seats in josaa and state counselling",
      "state counselling bhi kare kya",
    ],
    subjects: ["other exams", "counselling", "home state"],
    stages: ["counselling"],
    body: `Take part in both. State colleges are a good road, and some are very near home.

Treat the two as separate things, each with a form, dates, fees and rules to look up. Make one calendar with two colours.

1. Register for both in time, even if you hope for one only.
2. Read when each asks for money, and when it pays back.
3. Before you pay in one, look at the next date of the other.
4. Ask for your original papers only when you know where you will join.
5. When you have decided, give up the other seat in the proper way. Somebody is waiting for it.

Some states and universities use JEE Main scores, and others have their own exam. In Kerala, look at the site of the state's entrance office for its rules.`,
    page: "/counseling",
  },
  {
    id: "plan-b-exams",
    title: "Which other exams to write beside JEE Main",
    asks: [
      "other exams",
      "other exams besides jee main",
      "backup exams for engineering",
      "jee main ke alawa kaunse exam",
      "plan b for jee aspirants",
    ],
    subjects: ["other exams", "study plan"],
    stages: ["a year before", "registration", "before the exam"],
    body: `One or two more exams take away fear. Five of them take away your time.

Choose by these questions:

- Would you really join there, with the fee and the distance?
- Is the syllabus near that of JEE Main? Then you need little extra work.
- Does the exam day lie free of your boards and sessions?
- What does the form cost, and when does it close?

In Kerala, look at the state exam first. A university exam may come second. If you like buildings, think of Paper 2A as well.

Write each exam into one table: name, last date of the form, exam day, cost. Solve two old papers of each, so that its style is no surprise. The dates stand only on the official site of each exam.`,
    page: "/important-dates",
  },
];
