import type { LibraryPassage } from "./library-passage.ts";

/** What Class 12 marks do for a seat. */
export const boardMarks: readonly LibraryPassage[] = [
  {
    id: "class-twelve-percentage-rule",
    title: "The Class 12 marks you need for a seat",
    asks: [
      "75 percent rule",
      "75 percent rule jee main",
      "75% criteria for nit",
      "board marks needed for nit",
      "12th me kitne percent chahiye",
    ],
    subjects: ["board exams", "seat and admission", "eligibility"],
    stages: ["a year before", "counselling"],
    body: `You need no minimum mark to write JEE Main. For a seat in an NIT, IIIT or GFTI your Class 12 marks count. In the 2026 rules:

- General, OBC and EWS candidates need {{fact:admission.min_percent}} in Class 12.
- SC and ST candidates need {{fact:admission.min_percent_sc_st}}. In JoSAA's rules the relaxation covers PwD candidates too.
- A place in the {{fact:admission.top_percentile}} counts in place of the percentage.

The marks count over at least five subjects. No single subject has a minimum of its own.

So keep your board exams alive while you prepare. A fine rank is of no use if the marksheet falls short. If your marks are near the line, work out the percentage the way your board does. Then read the rule in the business rules of JoSAA for your year.`,
    page: "/eligibility-criteria",
  },
  {
    id: "top-percentile-of-the-board",
    title: "The top percentile rule in place of the percentage",
    asks: [
      "top 20 percentile",
      "top 20 percentile rule",
      "below 75 in boards but top 20 percentile",
      "board percentile certificate jee",
      "kerala board top percentile cutoff",
    ],
    subjects: ["board exams", "seat and admission"],
    stages: ["counselling"],
    body: `Some boards mark strictly. So the 2026 rules know a second way to a seat: a place in the {{fact:admission.top_percentile}}. It counts in place of the Class 12 percentage.

A percentile is not a percentage. It tells you how many students of your board you have left behind. The mark that is needed differs from board to board and from year to year. We do not list these marks.

If your percentage is short, do this:

1. Look on the site of your board, and on josaa.nic.in, for the list of your year.
2. Ask your school whether the board gives out a percentile certificate.
3. Keep the answer with your counselling papers.

Do this as soon as the board result is out. Counselling moves fast.`,
    page: "/eligibility-criteria",
  },
  {
    id: "improvement-exam",
    title: "Writing the improvement exam",
    asks: [
      "improvement exam",
      "improvement exam for jee main",
      "improvement exam 75 percent nit",
      "can i improve board marks in drop year",
      "improvement dene se attempt badhega kya",
    ],
    subjects: ["board exams", "droppers", "eligibility"],
    stages: ["after the cycle", "a year before"],
    body: `An improvement exam can lift your Class 12 marks. It does not make you a fresh student. Your year of passing stays the year in which you were first declared passed. So it gives you no further attempts.

It can help if your marks fall short of what a seat asks for. In the 2026 rules that is {{fact:admission.min_percent}} for General, OBC and EWS candidates. A place in the {{fact:admission.top_percentile}} counts as well.

Before you register for it:

1. Ask your board until when you may improve, and in which subjects.
2. Ask when the new marksheet comes. Will it be there in time for the counselling?
3. Read in JoSAA's rules of that year how improved marks are counted.

Choose the subjects in which you can gain most. Keep the old marksheet too.`,
    page: "/eligibility-criteria",
  },
  {
    id: "state-board-or-nios",
    title: "State board, open school and JEE Main",
    asks: [
      "nios student eligible for jee main",
      "kerala state board jee main",
      "state board vs cbse for jee",
      "open school 12th valid for nit",
    ],
    subjects: ["eligibility", "board exams"],
    stages: ["a year before", "registration"],
    body: `The subject rule for JEE Main 2026 speaks of subjects, not of one board. B.E. and B.Tech ask for {{fact:eligibility.btech_subjects}}.

A student of a state board fills in the same form as a CBSE student. Two things deserve care:

- Enter the name of your board and your school as they stand on the marksheet.
- Work out the Class 12 percentage in the way that your board and JoSAA say.

If you study with NIOS or another open school, look for its name in the bulletin before you pay. Read there which exams count as Class 12, and on which terms. If your board is not named, ask the official help desk and keep the answer.`,
    page: "/eligibility-criteria",
  },
];
