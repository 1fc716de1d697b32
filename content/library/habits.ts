import type { LibraryPassage } from "./library-passage.ts";

/** Hours, habits and mistakes of everyday preparation. */
export const habitPassages: readonly LibraryPassage[] = [
  {
    id: "hours-a-day",
    title: "How many hours a day you should study",
    asks: [
      "study hours",
      "how many hours to study for jee main",
      "daily study hours jee",
      "kitne ghante padhna chahiye",
      "minimum hours needed for jee",
    ],
    subjects: ["study plan", "timetable"],
    stages: ["any"],
    body: `No number fits all. As a guide: three to five good hours beside school, or six to eight in a year at home.

What counts is what comes out. At the end of the day, ask three questions:

- How many problems did I solve by myself?
- What can I explain now that I could not explain this morning?
- Which old mistake did I mend?

If the answers are good after four hours, four are enough. If they are poor after nine, a tenth will not help. Look then at sleep, at the phone and at the way you study.

Raise your hours slowly, half an hour a week. And keep them even. Five hours each day carry you further than eleven on Sunday and none on Monday.`,
    page: "/preparation-tips",
  },
  {
    id: "habits-of-strong-students",
    title: "Habits that strong students share",
    asks: [
      "tips",
      "preparation tips",
      "toppers tips jee main",
      "how do toppers study",
      "good study habits for jee",
      "topper kaise padhte hai",
    ],
    subjects: ["study plan", "motivation"],
    stages: ["any"],
    body: `Strong students are seldom the ones with the longest day. Teachers see the same small habits in them year after year.

1. They begin at the same hour, whether they feel like it or not.
2. They solve first and look later.
3. They ask "why" until it is clear, even if the question seems simple.
4. They go back to old topics every week.
5. They spend longer on a test's mistakes than on the test.
6. They have few books, and those look used.
7. They say no: to a fourth group chat, to a party in mock week.
8. They sleep.

Do not take over all eight at once. Choose one, do it for two weeks, and then add the next. A habit needs no strength once it is there.`,
    page: "/preparation-tips",
  },
  {
    id: "preparation-mistakes",
    title: "Common mistakes in preparing",
    asks: [
      "common mistakes",
      "common mistakes in jee preparation",
      "what not to do in jee preparation",
      "mistakes to avoid jee main study",
      "galtiyan jo students karte hai jee me",
    ],
    subjects: ["study plan", "mock tests"],
    stages: ["any"],
    body: `Most of these feel like work. That is why they are so hard to see.

- **Reading in place of solving.** If the pen rests for an hour, little is learnt.
- **Collecting.** Books, files, channels, plans. None of them solves a problem.
- **Mocks without analysis.** The score goes into a list and the mistakes stay.
- **Leaving Class 11 behind.** Class 12 topics stand on it.
- **Saving Inorganic Chemistry for the end.** It does not fit into a week.
- **Skipping numerical questions.** They need their own practice.
- **Old chapters.** Some books still hold what the syllabus has dropped.
- **No clock.** A problem solved in twelve minutes is not yet yours.
- **No rest.** Tired eyes read the same line three times.

Which two are yours? Write down what you will do in their place, starting tomorrow.`,
    page: "/preparation-tips",
  },
  {
    id: "two-month-plan",
    title: "A plan for two months",
    asks: [
      "2 months left",
      "2 month plan jee main",
      "60 days strategy jee",
      "two months left for jee main",
      "do mahine me kaise taiyari kare",
    ],
    subjects: ["study plan", "revision"],
    stages: ["before the exam"],
    body: `Sixty days divide well into three parts.

| Days | Aim | Each day |
| --- | --- | --- |
| 1 to 25 | mend ten half-known topics in each subject | one topic in two subjects, sixty problems, past questions |
| 26 to 45 | speed and mixing | one timed set in each subject, one old paper every third day |
| 46 to 60 | the exam itself | a mock every third day, analysis, short notes |

All sixty days have a fixed start: fifteen minutes of Inorganic Chemistry and ten formulae. All have a fixed end: five old mistakes.

Keep each seventh day light. If boards lie in this time, halve the middle part and keep the first and the last. Then decide today what you will leave out, and do not look back at it.`,
    page: "/preparation-tips",
  },
  {
    id: "noisy-home",
    title: "Studying in a small or noisy home",
    asks: [
      "no quiet place to study at home",
      "noise at home how to study",
      "joint family disturbance study",
      "ghar me shor padhai kaise kare",
    ],
    subjects: ["study plan", "timetable", "parents"],
    stages: ["any"],
    body: `Many good students have no room of their own. They have a corner and an agreement.

- Find the quiet hours of your home. Often they are before sunrise and after lunch.
- Put the hard work there. Reading, copying formulae and easy problems can live with some noise.
- Ask the family for two fixed hours without television. Two hours are easier to give than "silence all day".
- Always use the same corner, even if it is one end of the dining table. Keep all your things in one box.
- Face the wall and not the room.
- Look for a second place: the school library, the public reading room, a neighbour who works by day.

A little noise is also training. Exam halls have fans, keyboards and coughs. So write one mock a month with the door open.`,
    page: "/preparation-tips",
  },
  {
    id: "setting-a-target",
    title: "Setting a target that helps you",
    asks: [
      "how to set target for jee main",
      "what marks should i aim for",
      "goal setting for jee students",
      "target kitna rakhna chahiye",
    ],
    subjects: ["motivation", "study plan", "mock tests"],
    stages: ["a year before", "before the exam"],
    body: `"A top rank" is a dream and no target. A target tells you what to do on Monday.

Start from where you are. Take the mean of your last three mocks. A fair aim for the next month is a little above it, in each subject. When you reach it, raise it again.

Then turn marks into tasks:

- Two more right answers in Physics: which topic will bring them?
- Three fewer wrong answers in Mathematics: which slip will you stop?
- Ten minutes won in Chemistry: what will you read so that you need not think?

Write only these tasks on the wall, and not a number. You cannot command a number, but you can tick a task. Look at them on the first of each month and change what did not work.`,
    page: "/preparation-tips",
  },
];
