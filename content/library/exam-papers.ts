import type { LibraryPassage } from "./library-passage.ts";

/** The three papers and how they are marked. */
export const examPapers: readonly LibraryPassage[] = [
  {
    id: "paper-one-pattern",
    title: "The pattern of Paper 1 for engineering",
    asks: [
      "exam pattern",
      "paper pattern",
      "jee main exam pattern",
      "how many questions in jee main",
      "jee main paper 1 total marks",
      "jee main me kitne question aate hai",
    ],
    subjects: ["exam pattern"],
    stages: ["any"],
    body: `Paper 1 of JEE Main 2026 is for B.E. and B.Tech. It is a {{fact:paper1.mode}}.

| Paper 1 in 2026 | |
| --- | --- |
| Questions in all | {{fact:paper1.questions}} |
| Questions in each subject | {{fact:paper1.questions_per_subject}} |
| Multiple-choice questions in each subject | {{fact:paper1.mcq_per_subject}} |
| Numerical questions in each subject | {{fact:paper1.numerical_per_subject}} |
| Marks in each subject | {{fact:paper1.marks_per_subject}} |
| Total marks | {{fact:paper1.total_marks}} |
| Time | {{fact:paper1.duration}} |

The subjects are Physics, Chemistry and Mathematics. All questions are to be answered, and Section B has no choice. No calculator is allowed. Rough sheets are given at the centre.`,
    page: "/exam-pattern",
  },
  {
    id: "marking-with-an-example",
    title: "How answers are marked",
    asks: [
      "marking scheme",
      "negative marking",
      "jee main marking scheme",
      "negative marking in jee main",
      "is there negative marking in numerical",
      "galat answer par kitne marks katte hai",
    ],
    subjects: ["marking", "exam pattern"],
    stages: ["any"],
    body: `In JEE Main 2026 a right answer counts {{fact:marking.correct}}. A wrong one counts {{fact:marking.wrong}}, and a blank {{fact:marking.unanswered}}. The same marks hold for questions with options and for numerical questions.

> **Example.** Asha answers 60 questions. 45 are right and 15 are wrong. She gets 180 marks for the right ones and loses 15. Her total is 165. With those 15 left blank she would have 180.

Numerical answers are entered {{fact:marking.numerical_answers}}. The Drawing test of Paper 2A has no negative marking.

So think before you guess. If you can strike out options with a reason, an answer may be worth it. If you know nothing, leave it and go on. The time is worth more than the chance.`,
    page: "/exam-pattern",
  },
  {
    id: "paper-two-a-pattern",
    title: "The pattern of Paper 2A for B.Arch",
    asks: [
      "b.arch",
      "paper 2",
      "b.arch paper pattern jee main",
      "paper 2a questions and marks",
      "drawing test jee main",
      "is drawing on computer or paper",
    ],
    subjects: ["exam pattern", "architecture and planning"],
    readers: ["b.arch"],
    stages: ["any"],
    body: `Paper 2A leads to B.Arch. Mathematics and Aptitude are on the computer. Drawing is on paper.

| Paper 2A, as in our guide for 2026 | |
| --- | --- |
| Mathematics | {{fact:paper2a.maths}} |
| Aptitude | {{fact:paper2a.aptitude}} |
| Drawing | {{fact:paper2a.drawing}} |
| Total | {{fact:paper2a.questions}}, {{fact:paper2a.total_marks}} |

For 2025 and 2026 another split of Paper 2A was reported: Mathematics {{fact:actual.paper2a.maths}}, Drawing {{fact:actual.paper2a.drawing}}. So {{fact:actual.paper2a.questions}} in all were reported for Paper 2A, with the same total marks. Check the current bulletin.

Bring your own geometry box, pencils, erasers and colour pencils or crayons. Water colours are not allowed. Drawing has no negative marking. Paper 2A or Paper 2B alone lasts {{fact:paper2.duration}}.`,
    page: "/exam-pattern",
    source: {
      title: "Aptitude and Drawing syllabus",
      address:
        "https://www.successcds.net/examsyllabus/iit-jee-syllabus-b-arch-and-b-des-aptitude-test/1040",
    },
  },
  {
    id: "paper-two-b-pattern",
    title: "The pattern of Paper 2B for B.Planning",
    asks: [
      "b.planning",
      "b planning paper pattern",
      "paper 2b questions marks",
      "planning paper jee main syllabus and pattern",
      "2a and 2b together time",
    ],
    subjects: ["exam pattern", "architecture and planning"],
    readers: ["b.planning"],
    stages: ["any"],
    body: `Paper 2B leads to B.Planning. All of it is on the computer, and there is no drawing.

| Paper 2B, as in our guide for 2026 | |
| --- | --- |
| Mathematics | {{fact:paper2b.maths}} |
| Aptitude | {{fact:paper2b.aptitude}} |
| Planning | {{fact:paper2b.planning}} |
| Total | {{fact:paper2b.questions}}, {{fact:paper2b.total_marks}} |

These parts add up to more than the total. For 2025 and 2026 another split of Paper 2B was reported: Mathematics {{fact:actual.paper2b.maths}}. So {{fact:actual.paper2b.questions}} in all were reported for Paper 2B. Check the current bulletin.

Paper 2A or Paper 2B alone lasts {{fact:paper2.duration}}. Those who write Paper 2A and Paper 2B together have {{fact:paper2.duration_both}}. Choose both in the form only if you would join either course.`,
    page: "/exam-pattern",
  },
  {
    id: "syllabus-changes",
    title: "What has changed in the syllabus",
    asks: [
      "deleted chapters",
      "is jee main syllabus changed",
      "deleted topics jee main",
      "reduced syllabus jee main",
      "syllabus me kya change hua",
    ],
    subjects: ["syllabus"],
    stages: ["any"],
    body: `For the 2026 syllabus, {{fact:syllabus.change}}. So books from before 2024 still have topics that are gone.

How to find out what you may leave:

1. Open the topic list on our [syllabus page](/syllabus-2026).
2. Go through the contents page of your book with a pencil.
3. Put a small cross at every chapter that is not on the list.
4. When you solve papers from before 2024, skip questions on those chapters.

Do not throw the chapters away if your board still asks for them. JEE Advanced has its own syllabus too, with topics that JEE Main leaves out.

The official list stands in the bulletin of your year. If a teacher, a book and the bulletin differ, the bulletin is right.`,
    page: "/syllabus-2026",
  },
];
