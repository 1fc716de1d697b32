import type { LibraryPassage } from "./library-passage.ts";

/** The joint counselling, from registration to the last round. */
export const counsellingJosaa: readonly LibraryPassage[] = [
  {
    id: "josaa-step-by-step",
    title: "JoSAA counselling step by step",
    asks: [
      "counselling",
      "josaa counselling process",
      "how josaa works",
      "counselling kaise hoti hai",
      "josaa steps for nit admission",
      "what after jee main result",
    ],
    subjects: ["counselling"],
    stages: ["counselling"],
    body: `JoSAA is the joint counselling for IITs, NITs, IIITs and GFTIs. This is how it goes.

1. Register on josaa.nic.in with your rank. It is free.
2. Fill in your choices, with the seat that you want most at the top.
3. Look at the mock lists, improve your choices and lock them.
4. See the result of the round. Each round offers you one seat at most.
5. Report online. Choose freeze, float or slide, upload your papers and pay the seat acceptance fee.
6. Answer any query of the verifying officer before the time is up.
7. Go on to the last round. Then pay the admission fee and join the institute.

In the 2026 cycle it opened on {{fact:date.josaa.start}}, as reported. Write each deadline of your year into a calendar, for a missed one {{fact:josaa.deadline}}.`,
    page: "/counseling",
  },
  {
    id: "before-josaa-opens",
    title: "What to do before JoSAA opens",
    asks: [
      "documents for counselling",
      "prepare for josaa counselling",
      "documents for josaa",
      "counselling se pehle kya kare",
      "josaa checklist for parents",
    ],
    subjects: ["counselling", "documents", "parents"],
    stages: ["answer key and result", "counselling"],
    body: `The weeks after the result are calm. Use them, because the rounds are not.

1. Put your scorecard, Class 10 and Class 12 papers and certificates into one folder.
2. Scan each of them, and read the scans.
3. Check that the category certificate is still right for the counselling.
4. Read last year's closing ranks for your category and home state.
5. Talk at home about money, distance and branches. Do it before the list, not after.
6. Write a first list on paper. Sleep over it and change it.
7. See that the card or account can pay the seat acceptance fee in time.
8. Keep the mobile number of the form active.

Then read the business rules of your year. One evening with them answers most questions.`,
    page: "/counseling",
  },
  {
    id: "freeze-float-slide",
    title: "Freeze, float or slide",
    asks: [
      "freeze float slide",
      "freeze float slide meaning",
      "freeze karu ya float",
      "difference between float and slide",
      "what to choose after seat allotment",
    ],
    subjects: ["counselling", "seat and admission"],
    stages: ["counselling"],
    body: `You have a seat, and you must say what you want to do with it. All three answers keep the seat for now.

- **Freeze:** you keep this seat and leave the later rounds.
- **Float:** you keep it, but take any higher choice if one comes.
- **Slide:** you keep it, but take a higher choice in the same institute if one comes.

A higher choice takes the place of the old seat. So only choices that you truly like more should stand above it.

> **Example.** Sana has Civil at her favourite college and wants Computer Science there. She slides. Her cousin has his third choice and would move for the first. He floats.

Float and slide are not offered in the last round. If you are happy, freeze and sleep well.`,
    page: "/counseling",
  },
  {
    id: "mock-lists-in-josaa",
    title: "What the mock lists tell you",
    asks: [
      "josaa mock allotment meaning",
      "mock seat allocation result",
      "mock list me seat mila final hai kya",
    ],
    subjects: ["counselling", "choice filling"],
    stages: ["counselling"],
    body: `Before the first round, JoSAA shows mock lists. They say what you would get if the choices stayed as they are on that day. It is a rehearsal, not an offer.

Use them like this:

1. Fill in your choices before the first mock list. Later you miss its help.
2. See which choice you got. Was it one that you would be glad to have?
3. If you got your very first choice, think about adding dream choices above it.
4. If you got nothing, add more choices at the end of the list.
5. Change, wait for the next list, and compare.

Other students change their lists too. So the real round can differ. Then lock your choices. If you forget, your last saved list is locked for you.`,
    page: "/counseling",
  },
  {
    id: "no-seat-in-round-one",
    title: "If you get no seat in the first round",
    asks: [
      "no seat allotted in josaa round 1",
      "seat nahi mila round 1 me",
      "chances in next rounds josaa",
    ],
    subjects: ["counselling", "motivation"],
    stages: ["counselling"],
    body: `Do not lose heart. Some students may leave their seats, and closing ranks can move from round to round. JoSAA 2025 had {{fact:josaa.2025.rounds}}.

What you can do meanwhile:

- Look at the closing rank of the round for the last choices on your list. How far are you away?
- Read on josaa.nic.in whether a locked list can still be changed.
- Go on with your state counselling and other exams. Do not let their dates pass.
- Write the days of CSAB into your calendar. It fills seats that are left after JoSAA.

If your rank is far from every choice, the list was too hopeful. Learn from it for CSAB, where you fill in fresh choices. Tell your parents the plain truth, and make the second plan together.`,
    page: "/counseling",
  },
  {
    id: "josaa-in-figures",
    title: "JoSAA in figures",
    asks: [
      "how many seats in josaa",
      "total nit iiit seats",
      "how many rounds josaa",
      "number of institutes in josaa",
    ],
    subjects: ["counselling", "seat and admission"],
    stages: ["counselling", "any"],
    body: `These figures give you a feeling for the size of it.

| | Figure |
| --- | --- |
| Institutes in JoSAA 2025 | {{fact:josaa.2025.institutes}} |
| Seats in JoSAA 2025 | {{fact:josaa.2025.seats}} |
| Rounds of JoSAA 2025 | {{fact:josaa.2025.rounds}} |
| Seats reported for JoSAA 2026 | {{fact:josaa.2026.seats}} |

The seats are those of IITs, NITs, IIEST, IIITs and GFTIs together. So only a part of them goes by the JEE Main rank. They are also shared out by category, by state quota and by branch.

Do not divide your rank by the seats. Look at closing ranks for your own group instead. Look on josaa.nic.in for the seats of each branch in your year.`,
    page: "/counseling",
  },
];
