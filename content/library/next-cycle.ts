import type { LibraryPassage } from "./library-passage.ts";

/** The exam of which nothing is known yet, for which the cycle of 2026 is only a guide. Its year is `{year}`. */
export const nextCycle: readonly LibraryPassage[] = [
  {
    id: "what-is-known-about-2027",
    title: "What is known about JEE Main {year}",
    asks: [
      "{year}",
      "jee main {year}",
      "jee main {year} exam date",
      "jee main {year} registration",
      "jee main {year} kab hoga",
      "jee {year} notification",
    ],
    subjects: ["next cycle"],
    stages: ["a year before", "registration"],
    body: `The dates of JEE Main {year} are not out so far. Check jeemain.nta.nic.in and nta.ac.in every week for the notice and the bulletin, so that you do not miss the form.

Until then, the 2026 cycle shows you when things may happen:

- There were {{fact:exam.sessions}} in 2026.
- The Session 1 form of 2026 was open from {{fact:date.s1.registration}}.
- Session 1 of 2026 was held on {{fact:date.s1.exam}}.
- Session 2 of 2026 was held on {{fact:date.s2.exam}}.

These days are as reported, and the next cycle may differ in any of them. If a page or a message names a day for {year}, ask where the official notice is. Without one it is a guess, so go on studying.`,
    page: "/important-dates",
  },
  {
    id: "eligibility-for-2027",
    title: "Who may write JEE Main {year}",
    asks: [
      "jee main {year} eligibility",
      "passed 12th in 2025 eligible for jee main {year}",
      "dropper {year} jee main",
      "{year} ke liye kaun eligible hai",
    ],
    subjects: ["next cycle", "eligibility", "droppers"],
    stages: ["a year before", "registration"],
    body: `The rules of JEE Main {year} are not out so far. They come with its own bulletin on jeemain.nta.nic.in. Read it before you pay.

Meanwhile, the last rule is a good guide. For 2026 the rule is that you {{fact:eligibility.years}}. So that cycle took the students of Class 12 and those of the two years before. A rule of the same kind would move on by one year, but nobody should plan on that alone.

Other rules of 2026 that are worth knowing:

- There was no age limit to appear.
- You could write in {{fact:attempts.years}} running.
- No minimum marks were asked to appear.

If your case is near the edge, write to the official help desk. Keep the answer with your papers.`,
    page: "/eligibility-criteria",
  },
  {
    id: "syllabus-for-2027",
    title: "The syllabus for JEE Main {year}",
    asks: [
      "jee main {year} syllabus",
      "syllabus change {year}",
      "will syllabus be reduced in {year}",
      "{year} ka syllabus badlega kya",
    ],
    subjects: ["next cycle", "syllabus"],
    stages: ["a year before"],
    body: `The syllabus of JEE Main {year} is not out so far. Check jeemain.nta.nic.in for the bulletin.

You need not wait for it. For 2026, {{fact:syllabus.change}}. So the topics of 2026 are the best list that you can work from today.

1. Take the list on our [syllabus page](/syllabus-2026) and tick what you have done.
2. Begin with chapters that also stand in your Class 11 or Class 12 book. They are needed for the boards too.
3. When the official list comes, compare it line by line.
4. Strike out what has gone, and add what is new.

Changes, if any, touch a few topics and not the whole subject. Time spent on mechanics, algebra and the mole concept is never lost.`,
    page: "/syllabus-2026",
  },
  {
    id: "what-to-do-now-for-2027",
    title: "What to do now for JEE Main {year}",
    asks: [
      "next year",
      "how to start for jee main {year}",
      "documents needed for jee main {year} form",
      "jee main {year} preparation and form checklist",
      "{year} jee ke liye abhi kya kare",
    ],
    subjects: ["next cycle", "registration", "documents"],
    stages: ["a year before", "registration"],
    body: `You can do half of the work before any notice comes.

1. Compare your Aadhaar with your Class 10 certificate. If they differ, ask for a correction now.
2. Ask the office about the category certificate, and how long one takes.
3. Have a photo taken with a plain, light background.
4. Choose the mobile number and the e-mail address that stay yours.
5. Set a fixed day of the week to look at jeemain.nta.nic.in.
6. Put aside the fee. Our [registration page](/registration-2026) shows the fees of 2025.
7. Work from the 2026 syllabus until the new one is out.

In the 2026 cycle the form was open from {{fact:date.s1.registration}}, as reported. The days of {year} can differ. With the folder ready, you can fill in the form calmly, whenever it opens.`,
    page: "/registration-2026",
  },
  {
    id: "class-eleven-students",
    title: "What Class 11 students should know about the exam",
    asks: [
      "class 11",
      "jee main for class 11 students",
      "can class 11 student write jee main",
      "class 11 me jee ke liye kya kare",
      "when should class 11 student register",
    ],
    subjects: ["next cycle", "eligibility", "registration"],
    readers: ["class 11"],
    stages: ["a year before"],
    body: `You register in the year in which you are in Class 12, not before. For 2026 the rule is that you {{fact:eligibility.years}}.

So use Class 11 for three quiet things:

- **Subjects.** Keep Physics, Chemistry and Mathematics. Some institutes ask for Chemistry.
- **Papers.** Check your name and date of birth in Aadhaar and in the Class 10 certificate. Ask for changes now.
- **The base.** The syllabus follows the NCERT topics of Class 11 and Class 12. What you learn well now, you need not learn twice.

CBSE students were asked for the Class 11 registration number in the 2026 form. Keep that slip. You need no form, no fee and no hurry this year.`,
    page: "/eligibility-criteria",
  },
];
