import type { LibraryPassage } from "./library-passage.ts";

/** How to learn Chemistry, part by part. */
export const chemistryPassages: readonly LibraryPassage[] = [
  {
    id: "chemistry-how-to-study",
    title: "How to study Chemistry for JEE Main",
    asks: [
      "chemistry",
      "how to study chemistry for jee main",
      "chemistry preparation tips",
      "weak in chemistry jee",
      "chemistry kaise padhe",
    ],
    subjects: ["chemistry", "study plan"],
    stages: ["any"],
    body: `Chemistry is three subjects under one name. Each needs its own way of working.

| Part | How it is learnt |
| --- | --- |
| Physical | like Mathematics: concept, formula, many problems |
| Inorganic | like a language: little and daily, from NCERT |
| Organic | like a story: why each step happens, then practice |

Give Chemistry a slot each day, even if it is only forty minutes. It forgives long gaps less than the other two.

Read NCERT line by line, with the tables, the notes under pictures and the exercises. Many questions stay close to its words.

In the exam, Chemistry can be quick for those who know it, as there is less to calculate. That leaves time for Mathematics. So it pays to make it your safe subject.`,
    page: "/syllabus-2026",
  },
  {
    id: "physical-chemistry-tips",
    title: "Getting Physical Chemistry right",
    asks: [
      "physical chemistry tips",
      "mole concept equilibrium how to study",
      "physical chemistry numericals jee",
      "electrochemistry kinetics tips",
    ],
    subjects: ["chemistry"],
    stages: ["any"],
    body: `Most wrong answers here come from units and from the mole, not from hard ideas.

- Learn the mole concept until it bores you. Each later chapter leans on it.
- Write units beside every number and let them cancel. If they do not fit, the formula is wrong.
- In thermodynamics, fix the sign rule on day one. Heat into the system is plus.
- In equilibrium, write a small table: start, change, end. It works for gases, acids and salts alike.
- In ionic equilibrium, ask first what is in the beaker after mixing.
- In kinetics, learn to read the order from a graph and from the unit of the rate constant.

Solve fifteen problems a day for a week on one chapter. Then do five a week to keep it warm. Practise logs by hand, as you will need them for pH.`,
    page: "/syllabus-2026",
  },
  {
    id: "organic-chemistry-tips",
    title: "Learning Organic Chemistry without cramming",
    asks: [
      "organic chemistry tips",
      "how to remember organic reactions",
      "named reactions mechanism jee",
      "organic yaad nahi hota",
    ],
    subjects: ["chemistry"],
    stages: ["any"],
    body: `Nobody can cram three hundred reactions. Everybody can learn twenty reasons.

1. Start with the basics: electron effects, acid and base strength, stability of ions, isomers. Stay here for two weeks.
2. For each reaction ask three things. Who gives electrons? Who takes them? What leaves?
3. Draw the arrows yourself, with the book shut.
4. Make a map for each family: how is it made, what does it turn into. Alcohols stand in the middle of nearly all maps.
5. Put named reactions on cards, with reagent and product. Ten cards a day, at breakfast.

Then solve chains: from A to B to C. They show at once which link is missing. The reactions in NCERT come first. Add others only when these sit well. Biomolecules and practical tests are short and are often left out, so read them twice.`,
    page: "/syllabus-2026",
  },
  {
    id: "inorganic-chemistry-tips",
    title: "Keeping Inorganic Chemistry in your head",
    asks: [
      "inorganic chemistry tips",
      "how to memorise inorganic chemistry",
      "p block d block coordination compounds tips",
      "inorganic bhool jata hu",
    ],
    subjects: ["chemistry", "revision"],
    stages: ["any"],
    body: `Inorganic Chemistry is forgotten fast and learnt fast. The trick is small and daily.

- Begin with the trends of the periodic table. If you know why radius or ionisation changes, you can work out many facts.
- Learn the odd cases on their own list. Questions love them.
- Read two pages of NCERT a day. Close the book and write what you remember. Then fill the holes in red.
- For d-block and f-block, keep one page with colours, oxidation states and magnetic facts.
- For coordination compounds, practise names, isomers and crystal field by problems, not by reading.
- Go through the same pages after two days, after a week and after a month.

Check the chapter list on our [syllabus page](/syllabus-2026) first. Some old books still hold chapters that the exam has dropped. Do not leave this part for the last week.`,
    page: "/syllabus-2026",
  },
  {
    id: "ncert-line-by-line",
    title: "What reading NCERT line by line means",
    asks: [
      "ncert",
      "how to read ncert for jee",
      "ncert line by line chemistry",
      "ncert kaise padhe",
    ],
    subjects: ["books and material", "chemistry", "notes"],
    stages: ["any"],
    body: `Reading is not running your eyes over the page. Try it like this.

1. Read one section. Shut the book.
2. Say aloud the three things that it told you.
3. Turn each heading into a question and answer it.
4. Study tables and pictures as if they were text. Cover a column and recall it.
5. Do the questions inside the chapter and at its end.
6. Mark only what you got wrong. A page that is all yellow marks nothing.

For Chemistry, NCERT is the main book, and for Inorganic Chemistry nearly the only one. For Physics it gives the ideas, so add a book of problems. For Mathematics, do all its examples and exercises, and the miscellaneous ones with special care. Then you need more practice from past papers.`,
    page: "/preparation-tips",
  },
];
