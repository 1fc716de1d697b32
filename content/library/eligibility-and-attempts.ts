import type { LibraryPassage } from "./library-passage.ts";

/** Who may write the exam, how often, and what Class 12 has to do with it. */
export const eligibilityAndAttempts: readonly LibraryPassage[] = [
  {
    id: "who-may-write",
    title: "Who may write JEE Main",
    asks: [
      "eligibility",
      "eligibility criteria",
      "jee main eligibility",
      "am i eligible for jee main",
      "eligibility criteria jee main",
      "kaun de sakta hai jee main",
    ],
    subjects: ["eligibility"],
    stages: ["a year before", "registration"],
    body: `Look at these points one by one. The rules are those of 2026.

1. **Year.** For 2026 the rule is that you {{fact:eligibility.years}}.
2. **Subjects.** For B.E. and B.Tech you need {{fact:eligibility.btech_subjects}}.
3. **Age.** There is no age limit to appear. An institute may have its own.
4. **Marks.** You need no minimum mark to appear. Class 12 marks matter later, for a seat.
5. **Attempts.** You may write in {{fact:attempts.years}} running.

If all of them fit you, you may fill in the form. The years move on with each cycle, so read the bulletin of your year. The [eligibility page](/eligibility-criteria) has the rules for B.Arch and B.Planning too.`,
    page: "/eligibility-criteria",
  },
  {
    id: "number-of-attempts",
    title: "How many attempts you have",
    asks: [
      "attempts",
      "how many attempts",
      "how many attempts in jee main",
      "jee main attempts limit",
      "kitni baar de sakte hai jee main",
      "number of chances in jee",
    ],
    subjects: ["attempts", "eligibility"],
    stages: ["any"],
    body: `In the JEE Main 2026 rules you may write in {{fact:attempts.years}} running. JEE Main 2026 had {{fact:exam.sessions}}. With every session of these years that makes {{fact:attempts.max}} at most.

You need not write both sessions. Writing one does not bar the other. If you write both, the better score counts for your rank.

Count your years from Class 12, not from your age. Your year of passing is the year in which you were first declared passed. An improvement exam does not reset it.

JEE Advanced has its own and shorter limit. For 2026 it could be written {{fact:advanced.attempts}}. So a student can have a try left in JEE Main and none in JEE Advanced. Plan a gap year with both counts in hand.`,
    page: "/eligibility-criteria",
  },
  {
    id: "one-session-or-both",
    title: "One session or both",
    asks: [
      "should i write both sessions of jee main",
      "is session 2 compulsory",
      "january or april attempt better",
      "ek session kaafi hai kya",
      "can i give both",
      "can i write both sessions",
    ],
    subjects: ["attempts", "study plan"],
    stages: ["registration", "answer key and result"],
    body: `JEE Main 2026 had {{fact:exam.sessions}}, and you could write one or both. The better score counts, so a weak Session 1 does no harm to a good Session 2.

Write both if:

- your syllabus is nearly done by the first one;
- you want to see a real exam hall before the second;
- the fee and the travel are no burden at home.

One session may do if:

- you are far behind and would only sit there without a plan;
- your board practicals fall in the same days;
- your first score is already enough for the seat that you want.

The All India Rank stands on the scorecard of {{fact:result.rank_session}} only. That was so in 2026, whichever session you wrote better.`,
    page: "/exam-pattern",
  },
  {
    id: "year-of-passing",
    title: "Year of passing and who is too late",
    asks: [
      "passing year",
      "passed 12th in 2023 can i write jee main",
      "jee main passing year",
      "gap year eligibility jee",
      "12th pass kiye 3 saal ho gaye",
    ],
    subjects: ["eligibility", "droppers"],
    stages: ["a year before", "registration"],
    body: `Age is no limit in JEE Main, but the year of Class 12 is. For 2026 the rule is that you {{fact:eligibility.years}}. Those who passed in an earlier year are not eligible.

What counts is the year in which you were first declared passed. It does not change if you write an improvement exam later.

> **Example.** Rahul was first declared passed in 2024 and improved his marks in 2025. For the form, his year of passing is 2024.

If you failed a subject and passed later, look at the marksheet that first says "passed". If your case is not clear, send it to the official help desk before you pay the fee. For another cycle, read the years in its own bulletin.`,
    page: "/eligibility-criteria",
  },
  {
    id: "subjects-in-class-twelve",
    title: "Subjects you need in Class 12",
    asks: [
      "subjects required",
      "subjects required for jee main",
      "can biology students write jee main",
      "jee main without chemistry",
      "computer science student eligible for jee",
    ],
    subjects: ["eligibility", "board exams"],
    stages: ["a year before", "registration"],
    body: `Each course asks for its own subjects. For B.Tech in 2026 you need {{fact:eligibility.btech_subjects}}.

So a student without Chemistry can write Paper 1, if one of the other subjects is there. But some institutes and branches ask for Chemistry, and so do the IITs. Look at the rules of the college before you put it on your list.

A student with Biology and without Mathematics cannot apply for B.Tech. A student with both is fine.

For B.Arch and B.Planning the rules are others, and they have been revised more than once. Ask the institute and check the current bulletin. If you are choosing subjects for Class 11 now, keep Physics, Chemistry and Mathematics. That closes no door in engineering.`,
    page: "/eligibility-criteria",
  },
  {
    id: "barch-and-bplanning-eligibility",
    title: "Class 12 rules for B.Arch and B.Planning",
    asks: [
      "b.arch eligibility jee main",
      "b planning eligibility maths marks",
      "paper 2 eligibility",
      "can diploma students do b.arch",
    ],
    subjects: ["eligibility", "architecture and planning"],
    readers: ["b.arch", "b.planning"],
    stages: ["a year before", "registration"],
    body: `Paper 2A leads to B.Arch, and Paper 2B to B.Planning. Each has its own Class 12 rule in our guide for JEE Main 2026.

| Course | Class 12 rule |
| --- | --- |
| B.Arch | {{fact:eligibility.barch}} |
| B.Planning | {{fact:eligibility.bplanning}} |

Take this as a first look only. The minimum marks are set by the Council of Architecture and by each institute. They have been revised more than once. Ask the institute and check the current bulletin before you pay.

Do that early if your marks are near the line, or if you come with a diploma. A short e-mail to the college is enough. Keep its answer with your papers.`,
    page: "/eligibility-criteria",
  },
];
