import type { LibraryPassage } from "./library-passage.ts";

/** Order of the sections and use of the time in the paper. */
export const timeInTheExamPassages: readonly LibraryPassage[] = [
  {
    id: "time-plan-for-paper-one",
    title: "Planning the time of Paper 1",
    asks: [
      "time management",
      "time management in jee main exam",
      "how to manage 3 hours in jee",
      "time for each subject in paper",
      "exam me time kaise bachaye",
    ],
    subjects: ["time in the exam", "exam pattern"],
    stages: ["before the exam", "exam week"],
    body: `Paper 1 of 2026 had {{fact:paper1.questions}}, and {{fact:paper1.duration}} for them. In practice, aim to finish in {{fact:paper1.practice_target}}. That leaves {{fact:paper1.checking_time}} to check your answers.

Go through each subject in two rounds.

1. **First round:** all that you can do at once. Skip quickly. Do not be ashamed of skipping.
2. **Second round:** those that you know but which need more steps.
3. What is left gets a third look only if time remains.

Give Chemistry the least time, Mathematics the most, and Physics what lies between. Write the minute at which you want to leave each subject on your rough sheet, and hold to it. A subject that eats ten minutes too many takes them from easy questions in another.`,
    page: "/exam-pattern",
  },
  {
    id: "order-of-subjects",
    title: "Which subject to begin with in the paper",
    asks: [
      "which subject first in jee main",
      "order of sections strategy",
      "start with chemistry or maths",
      "pehle kaunsa subject attempt kare",
    ],
    subjects: ["time in the exam", "mock tests"],
    stages: ["before the exam", "exam week"],
    body: `Begin where you feel at home. The first ten right answers settle the nerves, and a calm head works faster.

Many students take Chemistry first, because it needs fewer sums. Physics comes next, and Mathematics gets all the time that is left. Others do Mathematics in the middle, while the head is fresh and the fear is gone. Both ways are good.

Find yours by test. Write four mocks: two in one order, two in another. Compare not only the marks but also how tired you were at the end.

Fix the order two weeks before the exam, and do not change it in the hall. There is one exception. If your first subject is very hard that day, go to the next after fifteen minutes and come back later.`,
    page: "/preparation-tips",
  },
  {
    id: "last-minutes-of-the-paper",
    title: "What to do in the last minutes of the paper",
    asks: [
      "last 15 minutes of exam",
      "how to check answers in jee main",
      "marked for review questions what to do",
      "time left in exam what to do",
    ],
    subjects: ["time in the exam"],
    stages: ["exam week", "before the exam"],
    body: `The last minutes can save marks, or lose them. Use them for checking and not for a wild hunt.

1. Open the palette. Is every answer that you worked out really saved?
2. Look at the questions with a number as answer. Unit, sign and zeros in order?
3. Go to the marked ones, the surest first. Finish one at a time.
4. Change an answer only when you can name the mistake. A bad feeling is not enough.
5. Leave the rest empty.

In the very last minute, take your hand off the mouse and breathe. Many slips happen in a rushed last click.

Practise this in mocks as well. Stop solving new questions when the checking time begins, even if one seems almost done. It is hard to do the first time and natural by the fifth.`,
    page: "/exam-pattern",
  },
  {
    id: "reading-questions-with-care",
    title: "Reading a question so that you lose no marks",
    asks: [
      "silly mistakes",
      "misreading questions in exam",
      "silly mistakes in jee paper",
      "how to avoid silly mistakes",
      "question galat padh leta hu",
    ],
    subjects: ["time in the exam", "mock tests"],
    stages: ["before the exam", "any"],
    body: `Many "silly mistakes" are reading mistakes. They can be trained away.

- Read the last line first. There it says what is asked for.
- Note the small words: not, least, incorrect, only, at rest, per second.
- Write down what is given, with units, before you calculate.
- When two statements stand there, judge each by itself and only then look at the options.
- Before you click, read the last line once more. Speed or its change? Radius or diameter? Kelvin or Celsius?

Check how often it happens. Take three old tests and count the marks that you lost by reading. For many students it is more than they lose by any chapter.

Then solve ten questions a day in which you only write down the given and the asked, without solving. After a week you see the change.`,
    page: "/preparation-tips",
  },
  {
    id: "rough-work",
    title: "Rough work that helps you",
    asks: [
      "how to use rough sheet in jee main",
      "rough work tips",
      "messy rough work calculation mistakes",
      "rough sheet strategy cbt",
    ],
    subjects: ["time in the exam"],
    stages: ["before the exam"],
    body: `On the screen you read, on the sheet you think. A tidy sheet gives you answers twice: now, and when you come back.

- Fold the sheet into boxes. One box for one question, with its number in the corner.
- Copy the numbers first and look once more at the screen. Copying is where errors creep in.
- Work downwards, one step under the other.
- Draw a frame around the result.
- For a question that you leave, write a word on how far you came.
- Keep a strip at the edge for the minutes at which you change the subject.

Use the same way at home in each mock. If your sheet looks like a storm after half an hour, slow down for two questions. You lose a minute and save several marks.`,
    page: "/mock-tests",
  },
];
