import type { LibraryPassage } from "./library-passage.ts";

/** Plans for the last month down to the last day, and for the weeks between the sessions. */
export const lastWeeksPassages: readonly LibraryPassage[] = [
  {
    id: "one-month-plan",
    title: "A plan for the last month",
    asks: [
      "last month plan",
      "one month plan jee main",
      "how to revise everything in 1 month",
      "last month strategy jee",
      "ek mahine me kya kare",
    ],
    subjects: ["study plan", "revision"],
    stages: ["before the exam"],
    body: `In the last month you do not become a new person. You make sure of what you have.

- Learn no new big topic. Short ones are fine until ten days before the exam.
- Write two or three full mocks a week. The next day is for the analysis.
- Revise each subject in rounds: all main topics in ten days, then in seven, then in four.
- Read the formula sheet daily, and NCERT Chemistry two pages a day.
- Solve every question in your error book once more, with pen and paper.
- Move your hardest work to the hour of your shift.

Expect your scores to jump up and down. That says more about the tests than about you. Count what you can steer: hours of sleep, mocks analysed, mistakes not repeated.`,
    page: "/preparation-tips",
  },
  {
    id: "thirty-day-table",
    title: "A day plan for thirty days",
    asks: [
      "30 day plan jee main",
      "30 days revision table",
      "day wise plan for one month",
      "30 din ka plan",
    ],
    subjects: ["study plan", "timetable", "revision"],
    stages: ["before the exam"],
    body: `Fill in your own topics. The shape is what helps.

| Days | Morning | Afternoon | Evening |
| --- | --- | --- | --- |
| 1 to 3 | mechanics | Physical Chemistry | algebra |
| 4 | full mock | rest | analysis |
| 5 to 7 | electricity and magnetism | Organic Chemistry | calculus |
| 8 | full mock | rest | analysis |
| 9 to 11 | heat, waves, optics | Inorganic Chemistry | coordinate geometry |
| 12 | full mock | rest | analysis |
| 13 to 15 | modern physics, lab part | Organic again | vectors, trigonometry |
| 16 | full mock | analysis | free |
| 17 to 20 | the weakest topic of each subject | past questions | error book |
| 21, 23, 25, 27 | full mock | analysis | formulae |
| 22, 24, 26 | mixed problems | NCERT Chemistry | error book |
| 28 and 29 | short notes | easy problems | early to bed |
| 30 | formula sheet, papers in a folder | walk | early to bed |`,
    page: "/preparation-tips",
  },
  {
    id: "last-two-weeks",
    title: "What to do in the last two weeks",
    asks: [
      "last 15 days jee main",
      "last two weeks strategy",
      "14 days left for jee",
      "last 2 weeks me kya padhe",
    ],
    subjects: ["study plan", "revision"],
    stages: ["before the exam"],
    body: `Two weeks are long enough to sharpen and too short to build. So sharpen.

1. Take your topic list and write a number from one to five beside each: how sure am I?
2. The fours and threes get your time. One or two hours each bring them up. Ones and twos stay closed.
3. Solve a timed set each day: ten questions of each subject, in one hour.
4. Write four mocks in these two weeks, at the hour of your paper. The last one comes three days before.
5. Read your error book from front to back, twice.
6. Fix the practical side: city, way to the centre, printed papers, shoes and clothes without metal.

From now on, nothing new comes to your table: no book, no channel, no "sure questions" from a friend.`,
    page: "/preparation-tips",
  },
  {
    id: "last-week-table",
    title: "A day plan for the last seven days",
    asks: [
      "last week",
      "last week plan jee main",
      "7 day plan before exam",
      "last 7 days day wise table",
      "7 din ka plan",
    ],
    subjects: ["study plan", "timetable", "revision"],
    stages: ["exam week"],
    body: `Keep the days light and alike. Each has its hardest work at the hour of your shift.

| Days left | Main work | Also |
| --- | --- | --- |
| 7 | full mock | analysis, two topics to mend |
| 6 | Physics short notes, twenty problems | NCERT Inorganic |
| 5 | Mathematics short notes, twenty problems | Organic reactions |
| 4 | error book, all subjects | formula sheet, a long walk |
| 3 | last full mock, then analysis | early to bed |
| 2 | Physical Chemistry, favourite topics | pack the folder |
| 1 | formula sheet for an hour or two | way to the centre, rest |

Sleep at the same time each night. Do not count what you have not learnt. If a day goes wrong, skip it and follow the next line. Nothing in this week is worth a night without sleep.`,
    page: "/preparation-tips",
  },
  {
    id: "last-day",
    title: "The last day before the paper",
    asks: [
      "last day tips",
      "last day before jee main",
      "what to revise one day before exam",
      "revision on last day",
      "day before exam checklist",
    ],
    subjects: ["revision", "exam day"],
    stages: ["exam week"],
    body: `A calm last day is worth more than ten more problems.

**Morning.** Two hours at the most. Read the formula sheet and the list of odd cases in Chemistry. Solve five easy questions in each subject, ones that you know. You want the feeling of right answers in your hand.

**Midday.** Print what is still missing. Look up the way to the centre and the travel time, and think of a second way.

**Afternoon.** Do something pleasant with people who do not speak of the exam. A walk, a game, some music.

**Evening.** Close the books for good and keep to your usual hours.

If the centre is far away, travel today and not tomorrow. And if a message says that it holds the real paper, delete it unread.`,
    page: "/admit-card",
  },
  {
    id: "between-the-sessions",
    title: "Using the weeks between the two sessions",
    asks: [
      "between the sessions",
      "preparation between session 1 and session 2",
      "session 2 strategy after session 1",
      "how to improve in april attempt",
      "january attempt ke baad kya kare",
    ],
    subjects: ["study plan", "attempts", "mock tests"],
    stages: ["answer key and result", "before the exam"],
    body: `The first paper was the best mock you will ever get. Use it while you still remember it.

- **First two days:** rest. Then write down which topics came, what you left and where you lost time.
- **When the key is out:** go through your answers one by one. Sort the lost marks: not known, not seen, slipped, guessed.
- **Boards:** they often lie in these weeks. Let them lead, with an hour of JEE each day.
- **After the last board paper:** choose six topics, two in each subject, and give each three days.
- **Last two weeks:** mocks, error book, formulae.

If you write both sessions, the better score counts for your rank. So a second try does not take away the first. Session 2 has its own registration, so watch the [dates](/important-dates).`,
    page: "/important-dates",
  },
];
