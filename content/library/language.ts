import type { LibraryPassage } from "./library-passage.ts";

/** The language of the paper and students to whom English does not come easily. */
export const languagePassages: readonly LibraryPassage[] = [
  {
    id: "changing-to-english-medium",
    title: "When you learnt science in another language",
    asks: [
      "medium of study",
      "hindi medium student jee preparation",
      "malayalam medium to english jee",
      "changed medium in class 11 difficult",
      "hindi medium se jee kaise kare",
    ],
    subjects: ["language of the paper", "study plan"],
    stages: ["any", "a year before"],
    body: `Up to Class 10 you learnt in your own language, and now all books are in English. The ideas are the same. Only the names are new.

- In the first month, read each chapter twice: first in a book of your language, then in English.
- Make cards: force, velocity, acid, slope, root. The English word in front, your word behind. Ten a day.
- Write your solutions in English from the start, even if the words are few. A solution is mostly signs.
- Listen to lectures that mix both languages. They are a good bridge for some months.
- In class, ask for the word when you miss one. A teacher needs three seconds for it.

Solve papers in both languages before you decide on the language in your form. After about three months, most students read science in English without noticing.`,
    page: "/exam-pattern",
  },
  {
    id: "slow-readers-of-english",
    title: "When English slows you down",
    asks: [
      "weak in english jee paper",
      "slow reading in english",
      "cannot understand english questions",
      "english medium me problem",
    ],
    subjects: ["language of the paper", "time in the exam"],
    stages: ["any"],
    body: `The English of science is small. About three hundred words come again and again, and you can learn them.

- Keep a list at the back of each notebook: the English word, its meaning in your language, a tiny sketch. Five new words a day.
- Learn the words of command: find, show, neglect, at least, respectively, with respect to, initially at rest.
- Read each question twice. First for the story, then for the numbers.
- Turn the story into a picture as you read. Pictures need no English.
- Read two pages of NCERT aloud each day. In six weeks, your speed grows.

Think in your own language if that is quicker. No one sees it. In mocks, measure the time until you understand a question, and watch it fall from month to month.`,
    page: "/preparation-tips",
  },
];
