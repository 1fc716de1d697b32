import type { LibraryPassage } from "./library-passage.ts";

/** Mind and mood in a long year: low days, comparison, pressure, a fresh start. */
export const motivationPassages: readonly LibraryPassage[] = [
  {
    id: "losing-motivation",
    title: "How to get your motivation back",
    asks: [
      "motivation",
      "no motivation to study",
      "lost interest in jee preparation",
      "padhai me man nahi lagta",
      "how to stay motivated for jee",
      "motivation for low scorers",
    ],
    subjects: ["motivation"],
    stages: ["any"],
    body: `The wish to study comes after the start, not before it. So make the start small.

1. Choose one easy task: ten questions from a topic that you like.
2. Set a clock to fifteen minutes. You may stop when it rings.
3. Most days you will go on. On the others, you have still done ten questions.

Put a cross on a wall calendar for each day on which you began. Try not to break the line of crosses.

Ask also why the wish has gone. The usual causes are short nights, a topic that went over your head, or a plan too big to keep. Each has a cure: sleep, a teacher, a smaller plan. If you feel low for weeks and nothing gives you joy, talk to an adult you trust.`,
    page: "/preparation-tips",
  },
  {
    id: "comparison-with-friends",
    title: "When friends seem far ahead of you",
    asks: [
      "friends are ahead of me in syllabus",
      "comparing myself with toppers",
      "feeling behind others jee",
      "sab mujhse aage hai",
    ],
    subjects: ["motivation"],
    stages: ["any"],
    body: `You see the best page of your friends and the worst page of yourself. That is no fair match.

People tell how many hours they sat and how many chapters they finished. They do not tell how much of it stayed. A friend who is three chapters ahead may have to read all three again.

Measure yourself against your own last month instead. Write down every Sunday:

- how many problems you solved by yourself,
- how many old mistakes you did not repeat,
- which topic you understand now and did not before.

Use friends for what they are good for: doubts, a shared test, a walk. And leave every group where people only count each other's marks. The seat that you want is not won in a chat.`,
    page: "/preparation-tips",
  },
  {
    id: "restart-after-a-break",
    title: "How to restart after a long break",
    asks: [
      "not studied for a month how to restart",
      "wasted time start again jee",
      "restart preparation after gap",
      "phir se padhai kaise shuru kare",
    ],
    subjects: ["motivation", "study plan"],
    stages: ["any"],
    body: `A break happens: illness, a wedding, a bad month. Do not try to repay it in one night.

**Days one to three.** Two hours a day, only topics that you knew well. You want the feeling of being able to do it.

**Days four to seven.** Four hours. Add one new topic, and solve twenty mixed problems a day.

**From the second week.** Back to your full timetable, with one short test on Sunday.

What was missed gets a list and no guilt. Sort it into "needed soon" and "can wait". Take one item from the first list each day, beside the normal work.

Throw the old plan away. It was made for somebody who had a month more. A new plan that fits today is worth more than an old one that makes you feel late.`,
    page: "/preparation-tips",
  },
  {
    id: "is-it-too-late",
    title: "Is it too late to begin now",
    asks: [
      "is it too late to start jee preparation",
      "can i start jee now",
      "late starter jee main",
      "abhi start karu to hoga kya",
    ],
    subjects: ["motivation", "study plan"],
    stages: ["any"],
    body: `It is late for some plans and early enough for others. So ask a better question: what can I do well in the weeks that are left?

Count the weeks. Take away one in five for tests and revision. What remains is your time for topics. A topic of normal size needs three to five days. Now you know how many topics fit.

Choose them with care. Take what you half know before what is quite new, and take topics that your board exam asks as well. Those hours count twice.

Nobody can tell you what the result will be. Yet half the syllabus known well usually brings more than all of it seen once. Begin today with the first topic on your list.`,
    page: "/preparation-tips",
  },
  {
    id: "bad-mock-score",
    title: "How to take a bad mock score",
    asks: [
      "very low marks in mock test",
      "mock score not improving",
      "mock test me kam marks",
      "depressed after mock test",
      "marks going down in mocks",
    ],
    subjects: ["mock tests", "motivation"],
    stages: ["before the exam"],
    body: `A bad mock is the cheapest mistake that you will ever make. It costs one morning and shows you what to mend.

Wait until the next day. Then take a sheet and sort every lost mark into four heaps:

- I did not know the topic.
- I knew it, but did not see the way.
- I slipped in a sum, a sign or a unit.
- I had no time left, or guessed.

Look at the largest heap. If it is the first, go back to the chapter. If the second, solve more mixed problems. If the third, write your steps more clearly. If the last, work on your order and your clock.

Change one thing before the next mock, not five. A score that swings from test to test is normal. Look at the line of five tests, never at one.`,
    page: "/mock-tests",
  },
  {
    id: "stress-and-pressure",
    title: "When the pressure gets too much",
    asks: [
      "stress",
      "jee stress too much pressure",
      "anxiety about jee exam",
      "crying because of studies",
      "tension ho raha hai exam ka",
    ],
    subjects: ["motivation", "sleep and health", "parents"],
    stages: ["any"],
    body: `Some pressure is part of any big exam. It should not be with you at each meal and each night.

Start with what you can change this week:

- Sleep at fixed times, and go outside once a day.
- Write the things that worry you on paper. Put a tick beside those that you can act on. Act on one.
- Take half of one Sunday off, without a bad feeling.
- Say aloud to your parents what you need, for example no talk of marks at dinner.

This exam opens some doors. It does not decide what you are worth, and there are many roads to a good job.

If you cannot sleep or eat, or think of harming yourself, tell an adult now: a parent, a teacher, a doctor. Asking for help is a strong step, and it is the right one.`,
    page: "/preparation-tips",
  },
  {
    id: "keeping-to-a-plan",
    title: "Why plans fail and how to keep one",
    asks: [
      "cannot follow my timetable",
      "study plan always fails",
      "how to be consistent in study",
      "procrastination jee student",
    ],
    subjects: ["study plan", "motivation", "timetable"],
    stages: ["any"],
    body: `Most plans fail because they were made for a perfect day. Make yours for a normal one.

- Plan tasks and not hours. "Twelve questions on friction" can be finished. "Study Physics" cannot.
- Write down three main tasks for a day. More than three is a wish list.
- Keep one free hour each day and half a free Sunday. What slips goes there.
- Put the task that you like least first.
- Plan the next day in the evening, on paper, in five minutes.

When you miss a day, change nothing and go on with the next one. When you miss three days in a week, the plan is too full. Take one task a day out of it. A small plan that is kept beats a big plan on the wall.`,
    page: "/preparation-tips",
  },
];
