import type { LibraryPassage } from "./library-passage.ts";

/** When the year did not end with the seat that was hoped for. */
export const afterTheCycle: readonly LibraryPassage[] = [
  {
    id: "after-any-result",
    title: "What to do next after a low score",
    asks: [
      "low rank what next",
      "low percentile what to do now",
      "failed jee main what to do",
      "bad score what next options",
    ],
    subjects: ["other exams", "droppers", "counselling"],
    stages: ["after the cycle", "answer key and result"],
    body: `First look where you stand in the year. After Session 1 there is a second try, and after Session 2 there are several doors.

1. **Session 2 is still ahead.** Write it. The better of the two scores counts, so a second try cannot hurt you.
2. **Both sessions are over.** Take part in JoSAA if you are eligible, with a list that fits your rank. Seats that are left can come up in the CSAB special rounds.
3. **Your state counselling.** It has its own lists and its own dates. Many good colleges take students only there.
4. **Other entrance exams and private colleges.** Look at their last dates this week, since some close early.
5. **Another attempt next year.** It can be right if you know what you would do otherwise. Check first that you may still write the exam.

Write down for each door the last date and the cost. Talk about it at home when the first evening is over. Then do the step with the nearest date first. No score closes all doors.`,
    page: "/counseling",
  },
  {
    id: "not-qualified-what-next",
    title: "What next if you did not qualify",
    asks: [
      "not qualified",
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
    id: "check-before-a-gap-year",
    title: "What to check before you give up a seat for a gap year",
    asks: [
      "can i leave nit seat and drop",
      "partial drop with college eligibility",
      "give up seat for drop year rules",
      "seat chodke drop lu kya",
    ],
    subjects: ["droppers", "seat and admission", "money"],
    readers: ["dropper", "parent"],
    stages: ["after the cycle", "counselling"],
    body: `Before the heart decides, look at the paper side. It takes one afternoon.

1. **The years.** In the 2026 rules you may write JEE Main in {{fact:attempts.years}} running. Does your year of passing still fit the next bulletin?
2. **JEE Advanced.** In the 2026 rules it may be written {{fact:advanced.attempts}}. A second gap year may come too late for it.
3. **Class 12 marks.** Are they enough for a seat, or do you need the improvement exam as well?
4. **The seat.** Until when can it be given up, and what is paid back? Ask in writing.
5. **Papers.** Will you get your originals back at once?
6. **Money.** Can the family pay a year at home and a course after it?

If you want to try again from a college, ask it about attendance and about leave for the exam days. No gap year comes with a promise of a better rank.`,
    page: "/eligibility-criteria",
  },
];
