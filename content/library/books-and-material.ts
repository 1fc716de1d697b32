import type { LibraryPassage } from "./library-passage.ts";

/** Books, past papers, lectures, and how to prepare with little money. */
export const booksAndMaterialPassages: readonly LibraryPassage[] = [
  {
    id: "choosing-books",
    title: "How to choose books for JEE Main",
    asks: [
      "books",
      "best books for jee main",
      "which book for physics jee",
      "best book for maths jee main",
      "konsi book le jee ke liye",
      "chemistry books list jee",
    ],
    subjects: ["books and material"],
    stages: ["any"],
    body: `The best book is the one that you finish. One book of problems a subject is enough, beside NCERT.

Before you buy, open it at a chapter that you know, and check:

- Do you follow the first page without help?
- Are there solved examples, then easy, middle and hard problems?
- Are the solutions full, or only a list of letters?
- Does it follow today's syllabus? Compare the chapters with our [syllabus page](/syllabus-2026).
- Is it thin enough for your time? Six hundred pages in three months will not happen.

Borrow first. Work with it for a week. If you like to open it, keep it. A second book on the same subject makes sense only when the first one is done. We name no brands, since a fit for your friend may be a poor fit for you.`,
    page: "/preparation-tips",
  },
  {
    id: "too-many-books",
    title: "When you have too many books",
    asks: [
      "too many books confused",
      "how many books for jee",
      "confused between study materials",
      "which material to follow notes or module",
    ],
    subjects: ["books and material", "study plan"],
    stages: ["any"],
    body: `A full shelf feels safe and makes you slow. Each new book asks you to start again at page one.

Do this on one afternoon:

1. Lay all books of one subject on the floor.
2. Keep NCERT, one book of problems and your own notes.
3. Keep one set of past papers for all subjects.
4. Put the rest into a box, and the box on top of the cupboard.

If you go to classes, their sheets may be your book of problems. Then you need no other one.

Open the box only for one reason: you have done every problem on a topic and still want more. It happens less often than you think. Give books that you will not use to a younger student. The clear table is a gift to yourself.`,
    page: "/preparation-tips",
  },
  {
    id: "previous-papers-how",
    title: "How to use past papers well",
    asks: [
      "previous papers",
      "pyq",
      "how to solve previous year papers",
      "pyq strategy jee main",
      "previous papers how many years",
      "pyq kaise solve kare",
    ],
    subjects: ["previous papers", "mock tests"],
    stages: ["before the exam", "a year before"],
    body: `Past papers are the best book on this exam. Use each one twice.

**First by topic.** When you end a chapter, solve its questions from past years. You learn how deep the exam goes, and where it stops.

**Then as a whole.** Solve the papers of at least the last {{fact:papers.years_to_solve}} against the clock. Keep the newest ones shut until the last two months, so that they are fresh.

After each paper, list the topics of your lost marks. Five papers give you a clear map of your gaps.

The form has changed over the years. Paper 1 from 2021 to 2024 had {{fact:papers.questions_2021_to_2024}}. In 2026 it had {{fact:paper1.questions}}. So set the clock for the paper that you have before you. Our [previous papers](/previous-papers) page shows the form of each year.`,
    page: "/previous-papers",
  },
  {
    id: "will-questions-repeat",
    title: "Do questions of past years come again",
    asks: [
      "do questions repeat in jee main",
      "are pyqs repeated",
      "only previous papers enough for jee",
      "repeat questions jee main",
    ],
    subjects: ["previous papers"],
    stages: ["before the exam"],
    body: `Do not count on the same question. Count on the same idea in a new dress.

When you have solved a few hundred past questions, you begin to see families. A ladder on a wall, a cell with a voltmeter, an area between two curves, a chain from alkene to acid. The numbers are new and the way is old.

So after each past question, ask one thing more: how could they change it? Turn the question round. Give what was asked, and ask for what was given. Solve that too.

Learning answers by heart helps nobody. It even harms you, because you see a known picture and click the old answer.

Past papers alone are not enough when the ground is missing. Learn the chapter first, and then meet its family.`,
    page: "/previous-papers",
  },
  {
    id: "online-lectures",
    title: "Learning from online lectures",
    asks: [
      "online lectures for jee free",
      "how to study from youtube jee",
      "recorded lectures pending",
      "online class se padhai kaise kare",
    ],
    subjects: ["coaching and self-study", "books and material"],
    stages: ["any"],
    body: `A video is a good teacher who never asks you a question. So you have to ask yourself.

- Choose one teacher for each subject and stay there. Jumping costs weeks.
- Read the pages in NCERT before you press play.
- Stop the video at every problem. Try it for five minutes, and only then watch on.
- One hour of video asks for one and a half hours of problems on the same day.
- Do not copy the board. Write three lines after each part, from memory.
- Watch no topic twice in full. Go back only to the minute that you need.

If lectures pile up, do not try to see them all. Read your notes or NCERT on the topic, solve twenty problems, and watch only where you are stuck. A playlist that is finished is not a syllabus that is learnt.`,
    page: "/preparation-tips",
  },
  {
    id: "preparing-without-money",
    title: "Preparing well with very little money",
    asks: [
      "jee preparation without money",
      "poor student jee preparation free",
      "free study material jee",
      "bina paise ke jee ki taiyari",
    ],
    subjects: ["money", "books and material", "coaching and self-study"],
    stages: ["any"],
    body: `Money helps less than most people think. Most of what you need can be had for little or nothing.

- **Books:** borrow NCERT from school or from the library. Ask last year's students for their problem books.
- **Past papers:** official question papers and answer keys of recent sessions are put up on {{fact:papers.official}}.
- **Mocks:** NTA offers {{fact:mock.official}}.
- **Lessons:** many good teachers put their lessons online. Your school teacher will explain a doubt for a thank-you.
- **A place to study:** the public library, the school after lessons, a quiet corner of a relative's house.
- **A computer:** the school lab, or a library, once a week for a mock.

Ask your school and the village or ward office about help for students. Borrowing money for a course is rarely needed. Never feel small for asking.`,
    page: "/mock-tests",
  },
];
