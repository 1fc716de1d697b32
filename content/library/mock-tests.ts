import type { LibraryPassage } from "./library-passage.ts";

/** Mock tests: when, how many, how at home, and what to do with them. */
export const mockTestPassages: readonly LibraryPassage[] = [
  {
    id: "mock-test-schedule",
    title: "When to take mock tests and how many",
    asks: [
      "mock tests",
      "mock test",
      "how many mock tests for jee main",
      "mock test schedule",
      "when to start mock tests",
      "kitne mock test dene chahiye",
    ],
    subjects: ["mock tests", "study plan"],
    stages: ["before the exam", "a year before"],
    body: `A mock is a mirror. Looking into it once a year helps as little as looking all day.

| Time before the exam | Tests |
| --- | --- |
| More than six months | One topic test a week, one old paper a month |
| Three to six months | One full mock every second week, then each week |
| One to two months | Two or three full mocks a week |
| Last week | One or two, the last one three days before the exam |

We advise {{fact:mock.recommended}} before the exam, each followed by an analysis. Do not wait until the whole syllabus is done, because that day never comes. In your first mocks, leave out the topics that you have not read. Note how you did in the rest.`,
    page: "/mock-tests",
  },
  {
    id: "mock-test-analysis",
    title: "How to analyse a mock test",
    asks: [
      "mock analysis",
      "how to analyse mock test",
      "mock analysis method",
      "mock test ke baad kya kare",
      "what to do after a mock test",
    ],
    subjects: ["mock tests", "notes"],
    stages: ["before the exam"],
    body: `The test shows the mistakes. The analysis removes them. Give it at least as much time as the test took.

1. Solve every wrong and every empty question again, without a clock and without the solution.
2. Only then read the solution. Write one line: what was the step that you did not see?
3. Look at the questions that were right but slow. There is often a shorter way.
4. Check the guesses. How many did you make, and what did they bring?
5. Enter the real mistakes in your error book.
6. Choose two topics for the coming week, no more.

Keep a small table for all your mocks: score in each subject, attempts, wrong answers, minutes for each section. After five tests the pattern is plain to see.`,
    page: "/mock-tests",
  },
  {
    id: "mock-like-the-real-one",
    title: "How to make a mock at home feel real",
    asks: [
      "how to give mock test at home",
      "real exam feeling mock test",
      "exam conditions at home",
      "ghar par mock test kaise de",
    ],
    subjects: ["mock tests", "exam day"],
    stages: ["before the exam"],
    body: `A mock with tea, phone and pauses measures nothing. Make it as strict as the real day.

- Start at the hour of a real shift, and tell the family not to call you.
- Sit on a chair at a table, with a computer if you have one.
- Stay seated for the full {{fact:paper1.duration}} of Paper 1. No food, no phone, no calculator.
- Have only rough sheets, a pen and water in reach.
- Do not pause the clock for any reason. If someone rings the bell, let it ring.
- Stop at the last second, even in the middle of a sum.

Once or twice, write it in another place, such as a library or a friend's house. The strange chair and the noise are part of the training. After that, the exam hall is only one more strange chair.`,
    page: "/mock-tests",
  },
  {
    id: "free-mock-tests",
    title: "Where to practise without paying",
    asks: [
      "free mock test jee main",
      "nta mock test free where",
      "mock test without money",
      "free practice test website",
    ],
    subjects: ["mock tests", "money", "books and material"],
    stages: ["any"],
    body: `You can take enough tests without buying a test series. NTA offers {{fact:mock.official}}. Official question papers and answer keys of recent sessions are put up on {{fact:papers.official}}.

An old paper becomes a mock too. Write it in one go, by the clock, and mark it with the official key. Our [previous papers](/previous-papers) page says which years had the form of today.

For a topic test, take thirty problems from your book that are new to you. Mix the chapters and set one hour. A friend can do the same for you, and you for the friend. Then neither of you knows what will come.`,
    page: "/mock-tests",
  },
  {
    id: "marks-stuck-in-mocks",
    title: "When your mock marks stand still",
    asks: [
      "mock marks stuck at same level",
      "how to increase marks in jee mock",
      "score plateau jee main",
      "marks nahi badh rahe",
    ],
    subjects: ["mock tests", "study plan"],
    stages: ["before the exam"],
    body: `When the score stays the same for five tests, more of the same work will not lift it. Find the brake.

- **Many wrong answers?** Attempt fewer. Leave each question where you are not sure of the method.
- **Few attempts, mostly right?** You are too slow. Solve timed sets of ten questions daily, and learn the short ways.
- **One subject far below the others?** Give it your best hour each day for three weeks.
- **The same topics wrong each time?** Stop the mocks for ten days and learn these topics anew.
- **Good at home, poor in tests?** Take each mock in strict form and in another room.

Then write two mocks and compare. If nothing has moved, show three answer sheets to a teacher. Another pair of eyes often sees the brake at once.`,
    page: "/mock-tests",
  },
];
