import type { LibraryPassage } from "./library-passage.ts";

/** Class 12, the boards and JEE Main in one year. */
export const boardExamPassages: readonly LibraryPassage[] = [
  {
    id: "boards-and-jee-together",
    title: "Preparing for the board exams and JEE Main together",
    asks: [
      "board exams",
      "how to balance boards and jee main",
      "board exam and jee preparation together",
      "boards ke saath jee kaise kare",
      "how to manage board exams with jee",
      "plus two and jee together",
    ],
    subjects: ["board exams", "study plan"],
    readers: ["class 12", "student"],
    stages: ["a year before", "before the exam"],
    body: `The two exams share most of their topics. They differ in the way they ask. So learn each topic once, and practise it twice.

- For both exams, {{fact:prep.boards}}.
- When you finish a chapter, write two long answers as the boards want them. Then solve thirty quick problems.
- Keep derivations, definitions and diagrams in one notebook. JEE seldom asks for them, the boards always do.
- Give English and your other subjects two short slots a week from the start. They cannot be learnt in three days.

Until about ten weeks before the boards, JEE problems may lead. After that, let the boards take more each week. A good JEE base makes Physics, Chemistry and Mathematics for the boards much lighter.`,
    page: "/preparation-tips",
  },
  {
    id: "last-weeks-before-boards",
    title: "JEE preparation during the board exams",
    asks: [
      "jee study during board exams",
      "should i stop jee before boards",
      "board practical and jee",
      "boards ke time jee",
    ],
    subjects: ["board exams", "timetable"],
    readers: ["class 12"],
    stages: ["before the exam"],
    body: `In these weeks the boards come first, and JEE stays warm.

- Give JEE one hour a day: ten mixed problems, one page of formulae, one look at the error book.
- Write no full mocks between two board papers. The day after the last science paper is soon enough.
- Write answers by hand, against the clock. A hand that has only clicked for months gets tired.
- Practise diagrams and steps, since boards give marks for the way and not only for the answer.
- Finish lab records and practical files early. They eat whole days when left to the end.

After each paper, close that subject and look at the next one. When the boards are over, take one free day. Then write a mock to see where you stand, and make a fresh plan from it.`,
    page: "/preparation-tips",
  },
  {
    id: "raising-board-marks",
    title: "How to raise your board marks beside JEE",
    asks: [
      "how to score good marks in boards with jee",
      "increase class 12 percentage tips",
      "low marks in pre boards jee student",
      "board percentage kaise badhaye",
    ],
    subjects: ["board exams", "study plan"],
    readers: ["class 12"],
    stages: ["a year before", "before the exam"],
    body: `JEE students often lose board marks where they are easy to get. So look there first.

- **English and the fifth subject.** Two short slots a week lift a percentage more than ten hours of Physics.
- **Practicals and projects.** Finish the record on time and learn the questions of the viva.
- **Steps.** Write the given, the law, the sum and the unit. A bare result loses marks.
- **Derivations and definitions.** Write three a week from memory.
- **Diagrams.** Draw them large, with labels.
- **Sample papers.** Write two a subject by hand, in full length, and let a teacher mark them.

Board marks can matter for a seat later on. The [eligibility page](/eligibility-criteria) shows what was asked for in 2026. If your marks in the school tests are low, speak with your teachers by October. The week before the boards is too late.`,
    page: "/eligibility-criteria",
  },
  {
    id: "state-board-students",
    title: "Studying for JEE with the books of a state board",
    asks: [
      "state board student jee preparation",
      "kerala syllabus jee main",
      "is state board book enough for jee",
      "hsc board jee ncert difference",
    ],
    subjects: ["board exams", "syllabus", "books and material"],
    readers: ["class 11", "class 12"],
    stages: ["a year before", "any"],
    body: `You are not behind because of your board. You only need to check two things: the list of topics and the style of questions.

Put your school book beside our [syllabus page](/syllabus-2026). Tick each topic that your school teaches. What has no tick goes on a short list, and you read it from NCERT, a little each week. If your school books follow NCERT closely, the list is short. Ask your teacher if you are not sure.

Then the style. Solve the NCERT examples and exercises in each chapter, even if your school skips them. After that, take ten past questions on the same chapter.

If you learn in Malayalam or another language, write the English word beside each new term. You will meet it in books and videos.`,
    page: "/syllabus-2026",
  },
  {
    id: "school-attendance-and-jee",
    title: "Making school hours work for JEE",
    asks: [
      "school takes all my time jee",
      "dummy school or regular school",
      "how to use school time for jee",
      "school and jee manage kaise kare",
    ],
    subjects: ["timetable", "coaching and self-study", "board exams"],
    readers: ["class 11", "class 12"],
    stages: ["any"],
    body: `School is six hours a day. Treat it as study time and half of your work is done.

- Read the next section for ten minutes before class. Then the lesson is your first revision.
- Ask your doubt on the same day, in the lab or at lunch. Teachers like a good question.
- Use free periods and the bus for short tasks: ten formulae, five quick questions.
- Do the homework at once if it fits a JEE topic. It is the same chapter.
- Choose two friends for a problem a day. Talk it through at lunch.

Staying away from school wins hours on paper. Many students then lose the rhythm, the lab work and their friends. Before anyone plans that, read what your board says about attendance, and think of the board exam as well.`,
    page: "/preparation-tips",
  },
];
