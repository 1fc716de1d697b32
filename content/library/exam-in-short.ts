import type { LibraryPassage } from "./library-passage.ts";

/** The exam and its days, for those who hear of it for the first time. */
export const examInShort: readonly LibraryPassage[] = [
  {
    id: "what-is-jee-main",
    title: "What JEE Main is and where it leads",
    asks: [
      "jee main",
      "about jee main",
      "what is jee main",
      "jee main kya hai",
      "jee main full details for beginners",
      "who conducts jee main",
    ],
    subjects: ["exam pattern", "parents", "eligibility"],
    stages: ["any"],
    body: `JEE Main is the entrance exam for engineering, architecture and planning at many institutes of the central government. In 2026 it was held by the {{fact:exam.body}}, NTA for short.

It opens two doors:

- The rank in it brings seats in NITs, IIITs and GFTIs, through JoSAA and CSAB.
- The best students of Paper 1 may write JEE Advanced, the exam for the IITs.

JEE Main 2026 had {{fact:exam.sessions}}. You could write one or both, and the better score counts. It is written on a computer at an exam centre. The drawing test for B.Arch is on paper.

A seat does not come by itself after the result. You take part in counselling, fill in a list of choices, and show your papers.`,
    page: "/exam-pattern",
  },
  {
    id: "exam-days-of-the-cycle",
    title: "When JEE Main 2026 was held",
    asks: [
      "exam date",
      "exam dates",
      "jee main exam date",
      "jee main 2026 exam schedule",
      "paper 2 exam date jee main",
      "exam kab hai jee main ka",
    ],
    subjects: ["exam day", "exam pattern"],
    stages: ["any"],
    body: `JEE Main 2026 is over, and these were its exam days.

| Paper | Session 1 | Session 2 |
| --- | --- | --- |
| Paper 1 | {{fact:date.s1.paper1}} | {{fact:date.s2.paper1}} |
| Paper 2 | {{fact:date.s1.paper2}} | {{fact:date.s2.paper2}} |

There were two shifts: {{fact:exam.shifts}}. A student wrote Paper 1 in one shift only. The admit card named the day and the shift.

The first notice had only named spans: {{fact:date.announced.s1.exam}} for Session 1, and {{fact:date.announced.s2.exam}} for Session 2. So a first notice can still be revised. All these days are as reported, and the official notice prevails. For the next cycle, look at jeemain.nta.nic.in.`,
    page: "/important-dates",
  },
  {
    id: "form-days-of-the-cycle",
    title: "First and last date of the JEE Main 2026 form",
    asks: [
      "last date",
      "last date to apply",
      "jee main registration date",
      "last date jee main form",
      "jee main form last date 2026",
      "form kab aayega jee main",
    ],
    subjects: ["registration"],
    stages: ["any", "registration"],
    body: `The forms of JEE Main 2026 are closed. These were the days.

| Step | Session 1 | Session 2 |
| --- | --- | --- |
| Form | {{fact:date.s1.registration}} | {{fact:date.s2.registration}} |
| Opened again | | {{fact:date.s2.reopened}} |
| Correction | {{fact:date.s1.correction}} | {{fact:date.s2.correction}} |

On the last day the forms closed at {{fact:date.forms_close_at}}. Payments and corrections closed at {{fact:date.payments_close_at}}.

Do not plan for the last day. Pages are slow, cards fail and shops close. Aim to finish in the first week. Then there is time to mend what went wrong.

Dates are given as they were reported, and the official notice always prevails. The days of another cycle stand on jeemain.nta.nic.in.`,
    page: "/important-dates",
  },
  {
    id: "result-days-of-the-cycle",
    title: "When the results of JEE Main 2026 came",
    asks: [
      "result date",
      "jee main result date",
      "session 1 result date",
      "session 2 result kab aaya",
      "how many students wrote jee main 2026",
    ],
    subjects: ["results and percentiles"],
    stages: ["any", "answer key and result"],
    body: `Each session of JEE Main 2026 had its own answer key and its own result.

| Step | Session 1 | Session 2 |
| --- | --- | --- |
| Answer key and challenges | {{fact:date.s1.answer_key}} | {{fact:date.s2.answer_key}} |
| Paper 1 result | {{fact:date.s1.result}} | {{fact:date.s2.result}} |

The Paper 2 result of Session 1 came on {{fact:date.s1.result_paper2}}. For the Paper 2 result of Session 2, look at the notices on jeemain.nta.nic.in.

For Session 1, {{fact:result.s1.registered}} registered, and {{fact:result.s1.appeared}} appeared for Paper 1. Of these, {{fact:result.s1.full_score}} reached the highest percentile.

These days are as they were reported; the official notice has the last word. If your result has not come up, try again later on the same day. The site is slow when everybody looks.`,
    page: "/results",
  },
  {
    id: "age-limit",
    title: "The age limit for JEE Main",
    asks: [
      "age limit",
      "jee main age limit",
      "minimum age for jee main",
      "age limit hai kya jee main me",
      "can i write jee main at an older age",
    ],
    subjects: ["eligibility"],
    stages: ["any"],
    body: `In JEE Main 2026 there was no age limit to appear. An institute may have a limit of its own, so check its rules before you choose it.

What does limit you is the year of Class 12. For 2026 the rule is that you {{fact:eligibility.years}}. So an older student who passed late may be eligible. A younger one who passed early may not.

JEE Advanced is stricter. For JEE Advanced 2026, candidates had to be born on or after {{fact:advanced.born_from}}. SC, ST and PwD candidates could be {{fact:advanced.age_relaxation}} older.

In the form, give your date of birth as it stands on the Class 10 certificate.`,
    page: "/eligibility-criteria",
  },
];
