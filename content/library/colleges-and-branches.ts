import type { LibraryPassage } from "./library-passage.ts";

/** How to compare institutes and branches without rankings. */
export const collegesAndBranches: readonly LibraryPassage[] = [
  {
    id: "nit-iiit-and-gfti",
    title: "NIT, IIIT and GFTI compared",
    asks: [
      "nit",
      "iiit",
      "difference between nit iiit gfti",
      "nit vs iiit which is better",
      "what is gfti",
      "iiit ya nit kaunsa lena chahiye",
    ],
    subjects: ["colleges and branches", "counselling"],
    stages: ["counselling", "any"],
    body: `NITs, IIITs and GFTIs give their seats by JEE Main rank, through JoSAA and CSAB. These are the three kinds.

| | What the name means | Who gets the seats |
| --- | --- | --- |
| NIT | National Institute of Technology | half home state, half other states |
| IIIT | Indian Institute of Information Technology | all India |
| GFTI | government-funded technical institute, paid for by the central government | see its own rules |

None of them is better in everything. Size, branches and campus life differ even among institutes of one kind. Do you want many branches and clubs around you, or a small place for one subject? Look at each institute by itself.

Compare two seats, not two labels. Read the course plan, ask students there, and look at the fees and the way home.`,
    page: "/counseling",
  },
  {
    id: "branch-or-college",
    title: "Better branch or better college",
    asks: [
      "branch or college which is important",
      "top nit lower branch or lower nit cse",
      "college important hai ya branch",
      "should i take civil in top nit",
    ],
    subjects: ["colleges and branches", "choice filling"],
    stages: ["counselling"],
    body: `There is no answer that fits everybody. But three questions bring you near yours.

1. **Do you love or dislike a subject?** If you dislike circuits, do not take Electronics for the name of the college. You will study it for years.
2. **Are you still open?** Then a good college with many people and clubs gives you time to find out.
3. **Do you know what you want to be?** Then take the branch that leads there, in the best place that you can get.

Do not count on changing the branch later. Ask the institute for its own rules on that.

> **Example.** Arjun likes machines and not code. He puts Mechanical in a known college above Computer Science in an unknown one. His friend does the opposite. Both are right.`,
    page: "/counseling",
  },
  {
    id: "which-branch-suits-me",
    title: "How to find the branch that suits you",
    asks: [
      "which branch",
      "which engineering branch to choose",
      "which branch is best for me",
      "cse ece mechanical difference",
      "kaunsi branch lu",
    ],
    subjects: ["colleges and branches"],
    stages: ["counselling", "answer key and result"],
    body: `Do not choose by what is praised this year. You will finish the course some years from now, and praise moves on.

Try this instead:

1. Take the course plan of two branches from the site of a college.
2. Read the names of all subjects. Which of them would you like to know more about?
3. Watch one open lecture of each on a quiet evening.
4. Ask a student in the third year what a normal week looks like.
5. Think of your best chapters in Physics, Chemistry and Mathematics. They are a hint.

A liking for logic and patience with mistakes points to computing. A liking for circuits points to Electronics. Machines, buildings and materials have their own branches. If two are equal, take the one with more subjects that you can name without fear.`,
    page: "/counseling",
  },
  {
    id: "compare-two-colleges",
    title: "How to compare two colleges fairly",
    asks: [
      "placements",
      "best college",
      "how to choose between two colleges",
      "compare nit colleges placement",
      "placement data of nit",
      "which college has best placement",
    ],
    subjects: ["colleges and branches", "parents"],
    stages: ["counselling"],
    body: `We do not publish placement figures or rankings of colleges. The numbers that go around are counted in many ways. Some may leave out those who found no job.

Ask the college these questions, and write the answers side by side:

- How many students of this branch were there, and how many got an offer?
- What is the middle salary, not the highest one?
- How many teachers does the branch have?
- What does a year cost, with hostel and food?
- How long is the way home, and what is the language around?
- Can I speak with two students of the second year?

A good office answers such questions without anger. Visit the campus if you can. An hour in the library and the canteen tells more than a leaflet.`,
    page: "/counseling",
  },
];
