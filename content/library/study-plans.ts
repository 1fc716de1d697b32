import type { LibraryPassage } from "./library-passage.ts";

/** Plans by the time that is left, from a year to half a year, and for Class 11. */
export const studyPlanPassages: readonly LibraryPassage[] = [
  {
    id: "one-year-plan",
    title: "A plan for one year",
    asks: [
      "one year study plan for jee main",
      "12 month plan jee",
      "long term jee strategy",
      "ek saal me jee ki taiyari",
    ],
    subjects: ["study plan"],
    stages: ["a year before"],
    body: `With a year you can build slowly and well. The danger is to begin seriously only after half of it.

| Months | Main work | Beside it |
| --- | --- | --- |
| 1 to 4 | Class 11 topics, NCERT and one problem book | formula sheet, one topic test a week |
| 5 to 8 | Class 12 topics, along with school | one old Class 11 topic a week |
| 9 and 10 | weak topics of both years | one full mock every second week |
| 11 and 12 | full mocks, error book, old papers | boards, sleep, NCERT Chemistry |

Work in weeks: one topic a subject, a test on Sunday, and half a day free. Keep two weeks without any plan, for illness and family functions. At the end of each month, write down what is done. If you are late, drop a topic of little weight and keep the revision.`,
    page: "/preparation-tips",
  },
  {
    id: "six-month-plan",
    title: "A plan for six months",
    asks: [
      "study plan",
      "preparation plan",
      "6 month study plan jee main",
      "six months preparation strategy",
      "half year plan for jee",
      "jee main in 6 months",
    ],
    subjects: ["study plan"],
    stages: ["before the exam", "a year before"],
    body: `Six months are enough to do much, if you decide in the first week what matters.

**First week.** Write one old paper without preparation. Sort all topics into strong, middle and weak.

**Weeks 2 to 14.** Take the middle topics first, for they bring the most. One topic a subject each week. Two days go to theory, three to problems, one to past questions, and one to a test. Revise one strong topic each Saturday.

**Weeks 15 to 20.** The weak topics that many others need, such as moles, vectors, graphs and basic algebra. Leave two or three of the heaviest ones out for now. One full mock a week.

**Weeks 21 to 26.** No new topic. Two full mocks a week with analysis, the error book, NCERT Chemistry, formula sheets.

Inorganic Chemistry gets twenty minutes every day from the first week on.`,
    page: "/preparation-tips",
  },
  {
    id: "three-month-plan",
    title: "A plan for three months",
    asks: [
      "3 months left",
      "3 month plan jee main",
      "90 days strategy jee",
      "last three months preparation",
      "teen mahine me jee main",
    ],
    subjects: ["study plan", "revision"],
    stages: ["before the exam"],
    body: `Three months are for choosing. Not all topics will get the same love, and that is right.

- **Month one: repair.** Take twelve middle topics, four in each subject. Two days each: short notes, then forty problems and past questions. A test on the week's topics on Sunday.
- **Month two: speed.** Mix topics daily. Thirty problems in an hour and a half, then look at each mistake. One full mock a week. Two old papers by subject.
- **Month three: the real thing.** Two or three mocks a week at the hour of your shift. The day after each belongs to its analysis. Fill small holes only.

Every day: twenty minutes of Inorganic Chemistry, ten formulae, five old mistakes.

Leave topics that you have never opened, unless they are short. Better to know forty topics well than fifty a little.`,
    page: "/preparation-tips",
  },
  {
    id: "class-11-start",
    title: "How to start in Class 11",
    asks: [
      "how to start jee preparation in class 11",
      "class 11 jee tips",
      "when to start preparing for jee",
      "11th se jee ki taiyari",
      "plus one student jee",
    ],
    subjects: ["study plan"],
    readers: ["class 11"],
    stages: ["a year before", "any"],
    body: `Class 11 is a jump for everybody. The first tests look bad even for those who were first in Class 10. Give it three months.

- Follow the school's order of chapters, and go one step deeper in each: NCERT, then a problem book, then a few past questions.
- Two hours a day beside school are enough at first. Make it three from the second term.
- Repair the tools early: algebra, graphs, trigonometry, units.
- Begin a formula sheet and an error book with your very first chapter.
- Take one small test a week. You need no full mocks this year.
- Do not fall behind in more than one chapter at a time.

Keep your sport and your friends. You are building a habit for two years, and people keep the habits that leave room to live.`,
    page: "/preparation-tips",
  },
  {
    id: "class-11-backlog",
    title: "Dealing with topics left over from Class 11",
    asks: [
      "backlog",
      "class 11 backlog",
      "how to cover class 11 syllabus in class 12",
      "11th weak now in 12th jee",
      "backlog kaise khatam kare",
    ],
    subjects: ["study plan", "timetable"],
    readers: ["class 12", "dropper"],
    stages: ["a year before", "before the exam"],
    body: `Nearly everyone carries topics over. The cure is a small fixed dose, beside the new lessons.

1. List what is missing. Give each topic a letter: A for what Class 12 builds on, B for short ones, C for the rest.
2. A comes first: vectors, forces, energy, mole concept, chemical bonding, basic organic ideas, quadratics, trigonometry.
3. Take one hour a day and a longer block on Saturday for the list. Never use it for anything else.
4. Give each topic four to six days. Read short notes, solve thirty problems, write a test, move on.
5. New lessons keep their place. Do not let today's topic become next month's backlog.

In ten weeks, that hour clears ten or more topics. What is still on the C list may stay there. Part of the syllabus well known is better than all of it half known.`,
    page: "/preparation-tips",
  },
  {
    id: "weak-in-one-subject",
    title: "When one subject pulls you down",
    asks: [
      "weak in one subject jee",
      "good in physics but bad in maths",
      "one subject very low marks",
      "ek subject me weak",
    ],
    subjects: ["study plan", "mock tests"],
    stages: ["any"],
    body: `A weak subject is mostly five weak topics. Find them, and the mountain gets small.

Take your last three tests and list each lost question by topic. Then:

- Choose the two topics that came most often and that you half know.
- Give them your best hour each day for three weeks.
- Start with easy problems, even if they feel too easy. You need a row of right answers to trust yourself again.
- Ask a teacher or a friend to solve two problems in front of you and think aloud.
- End with twenty past questions on each topic, against the clock.

In the meantime, keep your strong subjects with thirty minutes a day. And change where the subject stands in your day. Many students call a subject weak which they only ever study when they are tired.`,
    page: "/preparation-tips",
  },
  {
    id: "which-topics-first",
    title: "Which topics to take first when time is short",
    asks: [
      "important chapters",
      "weightage",
      "important chapters for jee main",
      "which chapters to study first",
      "high weightage topics jee",
      "which topics can i skip",
    ],
    subjects: ["syllabus", "study plan"],
    stages: ["before the exam", "any"],
    body: `Nobody can tell you what will come, and no list of "sure chapters" is official. You can still choose wisely.

Ask four questions about each topic:

1. Do other topics need it? Then it comes first.
2. Do the boards ask it as well? Then your hours serve both exams.
3. Do I half know it? Then it needs days and not weeks.
4. Was it in most of the past papers that I have solved? Count by yourself, a tick for each question.

Topics with three or four times "yes" go on top. With one or none, they wait.

Look at the list on our [syllabus page](/syllabus-2026) before you begin. For 2026, {{fact:syllabus.change}}. Old books and videos may hold chapters that are out. And never leave out a topic only because it looks small.`,
    page: "/syllabus-2026",
  },
];
