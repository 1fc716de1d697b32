import type { LibraryPassage } from "./library-passage.ts";

/** The exam for the IITs, seen from JEE Main. */
export const jeeAdvanced: readonly LibraryPassage[] = [
  {
    id: "jee-advanced-after-main",
    title: "JEE Advanced after JEE Main",
    asks: [
      "jee advanced",
      "how to apply for jee advanced",
      "who can write jee advanced",
      "jee main ke baad jee advanced",
      "iit admission process",
    ],
    subjects: ["jee advanced"],
    stages: ["answer key and result"],
    body: `IIT seats go by the rank in JEE Advanced, not by JEE Main. JEE Main is the gate to it. In 2026, {{fact:advanced.eligible}} with the top Paper 1 scores, over all categories, were eligible.

1. See on the scorecard of Session 2 whether you may register.
2. Register on jeeadv.ac.in, and read there what the form costs.
3. Check the limits on age, year and attempts before you pay.
4. Write the exam.
5. Take part in JoSAA with your ranks.

In 2026 the JEE Advanced form was open from {{fact:date.advanced.registration}}. JEE Advanced was held on {{fact:date.advanced.exam}}. These days are as reported. The time between the JEE Main result and the form is short, so have your papers ready.`,
    page: "/eligibility-criteria",
  },
  {
    id: "jee-advanced-limits",
    title: "Age, year and attempts in JEE Advanced",
    asks: [
      "jee advanced attempts",
      "jee advanced age limit",
      "dropper eligible for jee advanced",
      "jee advanced kitni baar de sakte hai",
    ],
    subjects: ["jee advanced", "attempts", "eligibility"],
    stages: ["a year before", "answer key and result"],
    body: `JEE Advanced has limits that JEE Main does not have. These are the rules of 2026.

- You may write it {{fact:advanced.attempts}}.
- Your first Class 12 exam had to be in {{fact:advanced.class12}}.
- You had to be born on or after {{fact:advanced.born_from}}.
- SC, ST and PwD candidates could be {{fact:advanced.age_relaxation}} older.
- Only {{fact:advanced.eligible}} with the top Paper 1 scores could register.

What does it mean for a gap year? A student who takes one year after Class 12 may still be inside the limit. A second gap year is mostly too late for the IITs, though JEE Main may still be open. Look up the limits of your year on jeeadv.ac.in before you plan.`,
    page: "/eligibility-criteria",
  },
  {
    id: "should-i-write-jee-advanced",
    title: "Is JEE Advanced worth a try",
    asks: [
      "should i attempt jee advanced",
      "jee main qualified but weak for advanced",
      "jee advanced dena chahiye ya nahi",
      "is jee advanced worth it",
    ],
    subjects: ["jee advanced", "motivation"],
    stages: ["answer key and result"],
    body: `If you may register and the fee is no burden, the try is mostly worth it. It does not change your JEE Main rank, and NIT seats are still open to you.

But know what you enter:

- The syllabus is its own and has topics that JEE Main leaves out.
- Many students find the questions deeper, so look at old papers first.
- The weeks between the two exams are few.

Say yes if you enjoy hard problems and have most of Class 11 and Class 12 in hand. Say no if your state exam in the same weeks matters more to you.

Ask yourself what you would do on a free Sunday with a hard Physics problem. That answer is more honest than any mock score.`,
    page: "/counseling",
  },
];
