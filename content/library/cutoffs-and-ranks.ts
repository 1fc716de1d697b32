import type { LibraryPassage } from "./library-passage.ts";

/** Qualifying cutoffs and closing ranks, and what they do not tell. */
export const cutoffsAndRanks: readonly LibraryPassage[] = [
  {
    id: "cutoff-or-closing-rank",
    title: "Qualifying cutoff and closing rank are not the same",
    asks: [
      "difference between cutoff and closing rank",
      "is cutoff enough for nit",
      "jee main cutoff meaning",
      "cutoff clear hua to nit milega kya",
    ],
    subjects: ["cutoffs and ranks", "counselling"],
    stages: ["answer key and result", "counselling"],
    body: `Two figures are called "cutoff", and families mix them up every year.

| | Qualifying cutoff | Closing rank |
| --- | --- | --- |
| What it is | a percentile | a rank |
| Who has one | each category | each branch of each institute, for each quota and category |
| What it opens | the form of JEE Advanced | a seat in that branch |

The qualifying cutoff only lets you register for JEE Advanced. It is no admission cutoff of any college. For NIT, IIIT and GFTI seats look at the closing ranks.

A closing rank is the last rank that got a seat there in that round. It changes every year. So use it to sort your choices, not to be sure of a seat.`,
    page: "/counseling",
  },
  {
    id: "qualifying-cutoffs-latest",
    title: "The latest qualifying cutoffs by category",
    asks: [
      "cutoff",
      "qualifying cutoff",
      "jee main 2026 cutoff",
      "cutoff for general obc sc st ews",
      "jee advanced qualifying percentile",
      "kitne percentile pe qualify",
    ],
    subjects: ["cutoffs and ranks", "jee advanced"],
    stages: ["answer key and result", "counselling"],
    body: `These were the percentiles of JEE Main 2026 from which candidates could register for JEE Advanced, by category.

| Category | Qualifying cutoff 2026 |
| --- | --- |
| General | {{fact:cutoff.2026.general}} |
| EWS | {{fact:cutoff.2026.ews}} |
| OBC | {{fact:cutoff.2026.obc}} |
| SC | {{fact:cutoff.2026.sc}} |
| ST | {{fact:cutoff.2026.st}} |
| PwD | {{fact:cutoff.2026.pwd}} |

Read them in the right way. They are percentiles, not percentages of marks. They open the form of JEE Advanced only. They are not admission cutoffs of any college, so a student just above them has no NIT seat yet.

The next cycle will have its own figures, and nobody knows them beforehand. Aim well above these, and do not build a plan on a decimal.`,
    page: "/counseling",
  },
  {
    id: "cutoffs-over-the-years",
    title: "How the qualifying cutoff has moved over the years",
    asks: [
      "cutoff trend",
      "previous year cutoff jee main",
      "jee main cutoff trend last years",
      "general cutoff all years",
      "cutoff badh raha hai kya",
    ],
    subjects: ["cutoffs and ranks"],
    stages: ["any"],
    body: `The qualifying cutoff for JEE Advanced has mostly risen over the years. These are the General and the ST cutoffs.

| Year | General | ST |
| --- | --- | --- |
| 2021 | {{fact:cutoff.2021.general}} | {{fact:cutoff.2021.st}} |
| 2022 | {{fact:cutoff.2022.general}} | {{fact:cutoff.2022.st}} |
| 2023 | {{fact:cutoff.2023.general}} | {{fact:cutoff.2023.st}} |
| 2024 | {{fact:cutoff.2024.general}} | {{fact:cutoff.2024.st}} |
| 2025 | {{fact:cutoff.2025.general}} | {{fact:cutoff.2025.st}} |
| 2026 | {{fact:cutoff.2026.general}} | {{fact:cutoff.2026.st}} |

The General cutoff rose up to 2024 and has stayed close to that. The ST cutoff has risen more since 2022. Figures of 2025 are rounded to two decimals.

These cutoffs are no admission cutoffs of any college. They show a direction, not the next value. The [counselling page](/counseling) has the other categories.`,
    page: "/counseling",
  },
  {
    id: "cutoffs-of-reserved-categories",
    title: "Cutoffs for EWS, OBC and SC over the years",
    asks: [
      "obc cutoff jee main last years",
      "ews cutoff trend jee main",
      "sc cutoff jee main previous years",
    ],
    subjects: ["cutoffs and ranks", "reservation"],
    groups: ["ews", "obc", "sc"],
    stages: ["any"],
    body: `These are the percentiles from which candidates of three categories could register for JEE Advanced. They are no admission cutoffs of any college.

| Year | EWS | OBC | SC |
| --- | --- | --- | --- |
| 2022 | {{fact:cutoff.2022.ews}} | {{fact:cutoff.2022.obc}} | {{fact:cutoff.2022.sc}} |
| 2023 | {{fact:cutoff.2023.ews}} | {{fact:cutoff.2023.obc}} | {{fact:cutoff.2023.sc}} |
| 2024 | {{fact:cutoff.2024.ews}} | {{fact:cutoff.2024.obc}} | {{fact:cutoff.2024.sc}} |
| 2025 | {{fact:cutoff.2025.ews}} | {{fact:cutoff.2025.obc}} | {{fact:cutoff.2025.sc}} |
| 2026 | {{fact:cutoff.2026.ews}} | {{fact:cutoff.2026.obc}} | {{fact:cutoff.2026.sc}} |

All three were higher in 2026 than in 2022. For 2025 the figures are rounded.

For a seat in an NIT or IIIT these figures do not decide. There your rank is set against the closing rank of your category. So do not rest when you are above the line. Do not give up when Session 1 leaves you a little below it.`,
    page: "/counseling",
  },
  {
    id: "closing-ranks-computer-science",
    title: "Closing ranks in Computer Science",
    asks: [
      "closing ranks",
      "closing rank nit cse",
      "rank needed for nit computer science",
      "nit trichy cse closing rank",
      "kitni rank pe nit me cse milta hai",
    ],
    subjects: ["cutoffs and ranks", "colleges and branches"],
    stages: ["answer key and result", "counselling"],
    body: `These are the closing ranks of JoSAA 2025 in Round 6, for the open category and the gender-neutral pool. The branch is Computer Science and Engineering.

| Institute | Quota | Closing rank |
| --- | --- | --- |
| NIT Tiruchirappalli | other state | {{fact:rank.2025.nit_trichy_cse}} |
| NITK Surathkal | other state | {{fact:rank.2025.nitk_cse}} |
| NIT Warangal | other state | {{fact:rank.2025.nit_warangal_cse}} |
| NIT Rourkela | other state | {{fact:rank.2025.nit_rourkela_cse}} |
| MNNIT Allahabad | other state | {{fact:rank.2025.mnnit_cse}} |
| NIT Calicut | other state | {{fact:rank.2025.nit_calicut_cse}} |
| IIIT Kottayam | all India | {{fact:rank.2025.iiit_kottayam_cse}} |

Closing ranks change every year and in the CSAB rounds. The official list is on josaa.nic.in. Look there for your own category, for home-state seats and for other branches. A rank near one of these lines is a hope, not a promise.`,
    page: "/counseling",
  },
  {
    id: "what-can-i-get-with-my-rank",
    title: "What a given rank may bring",
    asks: [
      "which college can i get with my rank",
      "rank 25000 which nit",
      "college predictor jee main rank",
      "is rank me kaunsa college milega",
      "counselling guide for a given rank",
      "which nit for obc rank kerala",
    ],
    subjects: ["cutoffs and ranks", "choice filling", "counselling"],
    stages: ["answer key and result", "counselling"],
    body: `Nobody can tell you the seat beforehand. But you can find out what is likely enough to go on your list.

1. Take your rank, your category, your home state and your gender pool.
2. Open the opening and closing ranks on josaa.nic.in, last round of last year.
3. Filter by quota: home state, other state or all India.
4. Sort the branches into three groups. Their closing rank is better than your rank, near it, or worse.
5. Do the same for the year before. Does the line move much?
6. Put some of each group on your list, in the true order of your liking.

To give you an idea: in JoSAA 2025, Round 6, open category, gender-neutral pool, two lines lay far apart. NIT Calicut closed Computer Science and Engineering at rank {{fact:rank.2025.nit_calicut_cse}} for other states. IIIT Kottayam closed the same branch at rank {{fact:rank.2025.iiit_kottayam_cse}} for all India. Ranks change every year.`,
    page: "/counseling",
  },
  {
    id: "percentile-to-rank",
    title: "From percentile to rank",
    asks: [
      "rank",
      "percentile to rank jee main",
      "90 percentile means what rank",
      "marks vs percentile vs rank",
      "percentile se rank kaise nikale",
    ],
    subjects: ["cutoffs and ranks", "results and percentiles"],
    stages: ["answer key and result"],
    body: `You can make a rough guess, no more. The idea is simple: your percentile tells which share of the students stands above you.

> **Example.** 10,00,000 students are in the list, and Irfan has 95 percentile. About 5 in 100 stand above him. 5 in 100 of 10,00,000 is 50,000. So his rank may lie near 50,000.

The guess can be wrong for several reasons. The number of students of both sessions together is not known to you. Many have the same score. And the rank is made from the better score of each student.

So use the guess to start your list, not to celebrate or to despair. The real All India Rank stands on the scorecard of {{fact:result.rank_session}}, as in 2026. Then look up closing ranks for your own category.`,
    page: "/results",
  },
];
