import type { LibraryPassage } from "./library-passage.ts";

/** When the year did not end with the seat that was hoped for. */
export const afterTheCycle: readonly LibraryPassage[] = [
  {
    id: "not-qualified-what-next",
    title: "What next if you did not qualify",
    asks: [
      "not qualified in jee main what next",
      "failed jee main options",
      "jee main nahi nikla ab kya kare",
      "options after low rank in jee",
    ],
    subjects: ["other exams", "seat and admission", "motivation"],
    stages: ["after the cycle", "answer key and result"],
    body: `First be clear about the word. "Qualified" mostly means that you may write JEE Advanced. Without it you still have your JEE Main rank, and NIT, IIIT and GFTI seats go by that rank.

So go through the doors one by one:

1. JoSAA and CSAB, with a list that fits your rank.
2. Your state counselling. In Kerala look at the site of the state's entrance office.
3. Private colleges and universities that have their own exam or take JEE Main scores.
4. A good course that is not engineering: science, design, commerce, law.
5. A gap year, if you know what you would do otherwise.

Write for each door the last date, the cost and what you like about it. Then choose. A good student in an unknown college goes further than a tired one in a famous one.`,
    page: "/counseling",
  },
  {
    id: "gap-year-or-seat",
    title: "A gap year or the seat you have",
    asks: [
      "should i take a drop year for jee",
      "drop or join college",
      "drop lena chahiye ya nahi",
      "partial drop jee good idea",
    ],
    subjects: ["droppers", "seat and admission", "motivation"],
    stages: ["after the cycle", "counselling"],
    body: `Decide with paper and pen, not in the first sadness.

**For a gap year speak:**

- you know why you lost marks, and it can be mended;
- you can still write, by year and attempts;
- you want it yourself, and not only your parents;
- money and a quiet place are there.

**For the seat speak:**

- the branch is one that you like;
- you worked hard already and are tired of the chapters;
- you can grow at college by your own work.

Check the limits first. In the 2026 rules you may write JEE Main in {{fact:attempts.years}} running. JEE Advanced may be written {{fact:advanced.attempts}}. Also ask the college whether a seat can be given up, and what is paid back. No gap year comes with a promise of a better rank.`,
    page: "/eligibility-criteria",
  },
];
