import type { LibraryPassage } from "./library-passage.ts";

/** Keeping what was learnt: spaced revision, notes, sheets and the error book. */
export const revisionPassages: readonly LibraryPassage[] = [
  {
    id: "spaced-revision",
    title: "How to revise so that it stays",
    asks: [
      "revision",
      "how to revise for jee",
      "spaced repetition revision",
      "i forget what i study",
      "padha hua bhool jata hu",
    ],
    subjects: ["revision", "study plan"],
    stages: ["any"],
    body: `Forgetting is normal. A topic stays only when you fetch it back several times, with growing gaps.

Use this rhythm: the same evening, after two days, after a week, after a month. Each round is shorter than the one before.

Fetching means that the book is shut. Take an empty sheet and write all that you know of the topic in ten minutes. Then open your notes and add what was missing, in another colour. Next, solve three problems. Reading the page again feels nice and does little.

Make it easy with a calendar. When you finish a topic, write its name on the four later days at once. In the morning you see what is due. Fifteen to thirty minutes a day will do, and the last month gets far lighter.`,
    page: "/preparation-tips",
  },
  {
    id: "formula-sheet",
    title: "How to make a formula sheet",
    asks: [
      "formula sheet",
      "how to make formula sheet",
      "formula list for jee",
      "how to remember formulas",
      "formula yaad kaise rakhe",
    ],
    subjects: ["notes", "revision"],
    stages: ["any"],
    body: `A sheet that you write yourself is worth ten that you print.

- One page for each chapter, in pencil, with space at the side.
- Beside each formula, write when it holds. "Only for small angles" saves more marks than the formula.
- Add the unit, and a tiny sketch where one helps.
- Leave out what you know in your sleep. Add what you looked up twice.
- Circle in red what you once got wrong.

Use it as a test and not as a poster. Cover the right half and write it from memory. Three chapters a day take ten minutes.

A month before the exam, make the sheet of the sheet. Give each subject two pages, only with lines that still slip away. That is what you read on the last morning at home.`,
    page: "/preparation-tips",
  },
  {
    id: "error-book",
    title: "How to keep an error book",
    asks: [
      "error book",
      "what is an error book",
      "mistake notebook jee",
      "how to maintain error log",
      "repeating same mistakes in tests",
    ],
    subjects: ["notes", "mock tests", "revision"],
    stages: ["any"],
    body: `Your mistakes are few in kind and many in number. The book shows you the kinds.

For each real mistake, write four short lines:

| Line | What it may say |
| --- | --- |
| Question | block on a slope, Sunday's test |
| What I did | took friction at its largest value |
| Why | did not check if the block moves |
| Rule | check first if it moves |

Ten entries a week are enough. Copy no whole solutions, for nobody reads them again.

Read the book every Sunday. Cover the rule and try to say it. When you have avoided a mistake in three tests, strike it out. That feels very good.

In the last month, this thin book is worth more than any thick one. It is the only book in the world that was written about you.`,
    page: "/preparation-tips",
  },
  {
    id: "making-short-notes",
    title: "Notes that you will really use",
    asks: [
      "notes",
      "short notes",
      "how to make notes for jee",
      "short notes or long notes",
      "notes making tips",
      "should i make notes from ncert",
    ],
    subjects: ["notes"],
    stages: ["any"],
    body: `Notes are not a copy of the book. They are what you would tell a friend in five minutes.

1. Read the whole section first. Then shut the book and write.
2. Use one side of paper for one idea. Short lines, arrows and sketches, no long sentences.
3. Write one solved problem for each idea, the one that opened your eyes.
4. Leave a wide margin. What you learn later from tests goes there.
5. Keep one notebook a subject and give each chapter four pages.

If you spend more time with coloured pens than with problems, stop. One colour and a pencil do.

For Inorganic Chemistry, write notes into your NCERT book itself. It is short enough, and then all stands in one place.`,
    page: "/preparation-tips",
  },
  {
    id: "teaching-to-learn",
    title: "Learning a topic by explaining it",
    asks: [
      "how to know if i understood a topic",
      "understand concept but cannot solve",
      "feynman method study",
      "samajh aata hai par question nahi bante",
    ],
    subjects: ["revision", "study plan"],
    stages: ["any"],
    body: `"I understand it, but I cannot solve it." Every teacher hears this. It means that you know the words and not yet the moves.

Try this after each section:

- Explain it aloud to a sister, a wall or a toy, in plain words and without the book.
- Where you get stuck, there is the hole. Go back to that very place.
- Then take an easy problem and say why you do each step, before you do it.
- Change the problem. What if the mass is doubled, the sign turned, the circle larger?
- Solve three more that look different and use the same idea.

Do it in your mother tongue if that is easier. An idea that you can say in Malayalam, Hindi or Tamil is really yours. The English words come quickly after that.`,
    page: "/preparation-tips",
  },
];
