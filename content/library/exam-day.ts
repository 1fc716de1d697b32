import type { LibraryPassage } from "./library-passage.ts";

/** The night before, the morning, and a clear head in the hall; what to carry is told elsewhere. */
export const examDayPassages: readonly LibraryPassage[] = [
  {
    id: "night-before-exam",
    title: "How to spend the night before the exam",
    asks: [
      "night before jee exam what to do",
      "one day before exam night tips",
      "should i study last night",
      "exam kal hai kya karu",
    ],
    subjects: ["exam day", "sleep and health"],
    stages: ["exam week"],
    body: `Your work is done by now. Tonight you only protect it.

- Put your admit card, photo ID and photos in one folder before dinner. Keep the folder near the door.
- Look at your formula sheet once, for half an hour. Then close it.
- Eat an early, plain dinner that you eat on other days too.
- Set two alarms, and ask someone at home to wake you as well.
- Put the phone in another room. Talk with friends about the paper only stirs up fear.

Go to bed at your usual time. If sleep does not come at once, lie still with your eyes shut. That is rest too. One short night does not wipe out months of work.`,
    page: "/admit-card",
  },
  {
    id: "exam-morning",
    title: "A calm morning before the paper",
    asks: [
      "exam day morning routine",
      "what to do on exam morning",
      "exam day subah tips",
      "how to start the exam day",
    ],
    subjects: ["exam day"],
    stages: ["exam week"],
    body: `Give the morning more time than it needs. Rushing is what makes hands shake.

1. Wake up early enough to wash, eat and dress without a rush.
2. Eat what you know. This is no day for new food.
3. Check the folder with your papers one last time.
4. Leave home with time for one thing to go wrong, such as a late bus or heavy rain.

Plan to reach the centre {{fact:admit.reach_early}} before the start, as in the 2026 guidelines. The reporting time on your own card comes first. On the way, do not quiz yourself. Look out of the window, or talk about something else. If others at the gate discuss hard topics, step aside. What you know is already in your head, and it comes out best when you are calm.`,
    page: "/admit-card",
  },
  {
    id: "panic-in-the-hall",
    title: "What to do when panic comes in the hall",
    asks: [
      "exam fear",
      "panic in exam hall",
      "mind goes blank in exam",
      "exam fear how to control",
      "nervous during jee paper",
      "exam me ghabrahat",
    ],
    subjects: ["exam day", "motivation"],
    stages: ["exam week"],
    body: `A racing heart is not a sign that you are failing. It is a wave, and a wave goes down again.

1. Take your hand off the mouse. Put both feet flat on the floor.
2. Breathe in slowly while you count to four. Breathe out while you count to six. Do this five times.
3. Say to yourself: "One question. Just one."
4. Go to a topic that you like. Find an easy question there and solve it to the end.

The whole stop takes about a minute. A minute costs little. Ten minutes of blind panic cost a lot. Practise this in your mock tests, so that your body knows the way. If you feel really unwell, raise your hand and tell the invigilator.`,
    page: "/preparation-tips",
  },
  {
    id: "question-does-not-go",
    title: "When to leave a question and move on",
    asks: [
      "stuck on one question in exam",
      "question not getting solved what to do",
      "how long to spend on one question",
      "when to leave a question",
    ],
    subjects: ["time in the exam", "exam day"],
    stages: ["before the exam", "exam week"],
    body: `Every paper has questions that are made to hold you. Leaving one is a skill and no defeat.

Use a simple rule. Read the question once. If you see a way, start. If no way shows itself within half a minute, mark it and move on. If you have started and nothing comes out after three or four minutes, leave it too.

Before you go, write one line on the rough sheet: the question number and what you had found. Then you do not start from zero when you return.

Do not carry the question with you. The next one does not know that the last one went badly. Often the idea comes by itself while you work on something else.`,
    page: "/preparation-tips",
  },
  {
    id: "hard-first-minutes",
    title: "When the paper looks hard at first sight",
    asks: [
      "paper is very tough what to do",
      "first questions are hard",
      "tough shift strategy",
      "paper tough laga",
    ],
    subjects: ["exam day", "time in the exam", "results and percentiles"],
    stages: ["exam week"],
    body: `If the paper feels hard to you, it most likely feels hard to the whole hall. Remember how the score is made. The NTA score is {{fact:score.meaning}}. So you are compared with those who got the same paper as you.

That changes what you should do in a hard paper:

- Look for the easy questions first. They are there, and they count as much as the hard ones.
- Be content with fewer attempts. Clean answers matter more than many answers.
- Do not guess more because you have solved less.
- Keep your plan of sections. A hard paper is the worst place for a new plan.

Judge the paper when it is over. While you sit there, just look for the next question that you can solve.`,
    page: "/results",
  },
  {
    id: "after-the-paper",
    title: "What to do once the paper is over",
    asks: [
      "after exam should i check answers",
      "exam went badly what now",
      "paper kharab gaya",
      "after jee main paper what to do",
    ],
    subjects: ["exam day", "motivation"],
    stages: ["exam week", "answer key and result"],
    body: `You come out, and everybody shouts answers. Walk past. Memory is weak in that hour, and most of what you hear is wrong.

Go home, eat, and sleep. On the next day, write down three things while you still know them. Which section took too long? Which topics could you not do? What went well? Keep that page, since it is useful for your next paper.

Wait for the official answer key before you count marks. Guessing your marks from talk on the phone only brings bad nights.

If another exam is near, such as your boards, take one free evening and then go back to your timetable. A paper that is over cannot be changed. The next one can.`,
    page: "/results",
  },
  {
    id: "computer-test-comfort",
    title: "Getting used to a test on the computer",
    asks: [
      "never written computer test",
      "how to practice cbt exam",
      "no computer at home jee mock",
      "mouse practice for online exam",
    ],
    subjects: ["mock tests", "exam day", "exam pattern"],
    stages: ["before the exam"],
    body: `In JEE Main 2026, Paper 1 is a {{fact:paper1.mode}}. If you mostly work on paper, the screen needs practice too.

- Write some full mocks on a computer and not on a phone. A school lab, a library or a friend's laptop will do.
- Use the mouse for everything, and click the palette to jump between questions.
- Practise reading from the screen and working on a sheet beside it. Copy the numbers with care, because many slips happen there.
- Learn what the buttons for saving, marking and clearing do, before the day.

NTA offers {{fact:mock.official}}. Do at least two or three there, so that the screen itself holds no surprise for you.`,
    page: "/mock-tests",
  },
];
