import type { LibraryPassage } from "./library-passage.ts";

/** Comparisons and plain questions that offices hear again and again. */
export const commonQuestions: readonly LibraryPassage[] = [
  {
    id: "which-session-is-easier",
    title: "Is Session 1 or Session 2 easier",
    asks: [
      "which session is easier in jee main",
      "session 1 or session 2 which is easier",
      "january or april paper easy",
      "easy attempt jee main",
      "kaunsa session easy hota hai",
    ],
    subjects: ["attempts", "results and percentiles"],
    stages: ["registration", "any"],
    body: `Nobody can say beforehand which session will be easier, and no official list says so. Each session has several shifts, and each shift has its own paper.

For your score it matters less than people think. Marks are not compared bare. Your percentile compares you with the students of your own shift. In a hard shift, fewer marks can bring the same percentile as more marks in an easy one.

So choose by what you control:

- **Session 1** comes earlier. It suits you if most of the syllabus is done.
- **Session 2** leaves more weeks after the first syllabus round, but the board exams lie between.
- **Both** give you a second chance, because the better score counts.

Prepare for the first date that you can reach in good form. Do not wait for an easy paper.`,
    page: "/exam-pattern",
  },
  {
    id: "main-and-advanced-compared",
    title: "How JEE Main and JEE Advanced differ",
    asks: [
      "difference between jee main and jee advanced",
      "jee main vs jee advanced",
      "compare jee main and advanced",
      "jee main aur advanced me fark",
    ],
    subjects: ["jee advanced", "exam pattern"],
    stages: ["any"],
    body: `JEE Main comes first. It is an exam for seats by itself, and it is the gate to JEE Advanced.

| | JEE Main | JEE Advanced |
| --- | --- | --- |
| Leads to | NITs, IIITs and other institutes | the IITs |
| Who may write, by the 2026 rules | students who {{fact:eligibility.years}} | {{fact:advanced.eligible}} with the top Paper 1 scores of JEE Main |
| How often you may write | in {{fact:attempts.years}} running | {{fact:advanced.attempts}} |
| Official site | jeemain.nta.nic.in | jeeadv.ac.in |

The two exams have their own syllabus and their own form. Many students find the questions of JEE Advanced deeper. A good base in JEE Main helps in both, so begin there and look at old papers of JEE Advanced later.`,
    page: "/eligibility-criteria",
  },
  {
    id: "screen-or-paper-tests",
    title: "Online mocks or tests on paper",
    asks: [
      "online mock vs offline test series",
      "online or offline mock test which is better",
      "test series online or offline",
      "compare online and offline mock tests",
      "cbt mock or paper test",
    ],
    subjects: ["mock tests"],
    stages: ["before the exam", "any"],
    body: `In 2026, Paper 1 was a test on the computer. So at least your full mocks should be on a screen. Tests on paper still have their place.

| | On the screen | On paper |
| --- | --- | --- |
| Like the exam | yes: timer, palette, rough sheet beside it | no |
| Good for | full mocks, speed, the order of questions | topic tests, slow and clean working |
| Marks and analysis | at once, by topic | by hand, with a key |
| Needs | a computer and a quiet hour | a printed paper and a clock |

Take topic tests on paper while you learn. In the last two months, write each full mock on a screen, at the hour of your shift.

You need not pay for either. NTA offers free mock tests on nta.ac.in, and an old paper with its official key makes a good test on paper.`,
    page: "/mock-tests",
  },
  {
    id: "five-hours-in-a-hostel",
    title: "Studying five hours a day in a hostel",
    asks: [
      "study plan for hostel student",
      "5 hour study plan jee",
      "how to study in hostel for jee",
      "hostel me padhai kaise kare",
      "study timetable for hostel student",
    ],
    subjects: ["timetable", "study plan"],
    stages: ["any"],
    body: `Five hours are enough beside classes or work, if they come every day and at fixed times.

| When | What you do |
| --- | --- |
| Early, before the others are up, 90 minutes | hardest subject, fresh problems |
| After classes or work, 60 minutes | problems on the topic of the day |
| Evening, 90 minutes | second subject, past questions |
| Before bed, 60 minutes | NCERT Chemistry, error book, formulas |

A hostel has its own rules:

- Find one quiet place that is not your bed: the library, the reading room, an empty class.
- Tell your room-mates your two fixed blocks. Earplugs cost little.
- Keep the phone with a friend in these hours.
- Eat at mess times. A missed meal costs more than an hour.
- Choose one friend for doubts, and meet at a fixed time.

Keep Sunday for one test, its analysis and your laundry.`,
    page: "/preparation-tips",
  },
  {
    id: "is-ncert-enough",
    title: "Is NCERT enough for JEE Main",
    asks: [
      "is ncert enough for jee main",
      "is ncert enough",
      "ncert or other books jee main",
      "kya sirf ncert se jee main ho jayega",
    ],
    subjects: ["books and material", "syllabus"],
    stages: ["any"],
    body: `NCERT is the right start, but it is not enough alone in every subject.

| Subject | What NCERT gives | What to add |
| --- | --- | --- |
| Chemistry | nearly all you need, above all in Inorganic Chemistry | past questions, and numericals in Physical Chemistry |
| Physics | the ideas and the laws | one book of problems, and past papers |
| Mathematics | the base, with all examples and exercises | more problems, of more kinds, against the clock |

Work in this order. First read the chapter and do its exercises. Then solve past questions on it. Take another book only where you get stuck often.

One more book a subject is plenty. Check its chapters against our [syllabus page](/syllabus-2026), since old books hold chapters that are out.`,
    page: "/preparation-tips",
  },
];
