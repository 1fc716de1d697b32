import type { LibraryPassage } from "./library-passage.ts";

/** The syllabus as a whole; the topics of each subject are records. */
export const syllabus: readonly LibraryPassage[] = [
  {
    id: "syllabus-in-short",
    title: "What the syllabus covers",
    asks: [
      "syllabus",
      "jee main syllabus",
      "jee main 2026 syllabus",
      "physics chemistry maths syllabus",
      "how many topics in jee main",
      "jee main ka syllabus kya hai",
    ],
    subjects: ["syllabus"],
    stages: ["any"],
    body: `Paper 1 asks Physics, Chemistry and Mathematics. The syllabus follows the NCERT topics of Class 11 and Class 12, so you meet most of it at school. For 2026, {{fact:syllabus.change}}.

Our list for 2026 has this many topics: {{fact:syllabus.counts}}.

1. Open our [syllabus page](/syllabus-2026). It has a list of topics for each subject.
2. Tick what you have finished, and put a dot where you are unsure.
3. Count what is left in each subject, and share it out over your weeks.
4. Leave the last month free for revision and mock tests.

If you write Paper 2A or Paper 2B, look there for Aptitude, Drawing and Planning too. The official list is in the bulletin of your year, on jeemain.nta.nic.in.`,
    page: "/syllabus-2026",
  },
];
