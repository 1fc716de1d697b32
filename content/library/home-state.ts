import type { LibraryPassage } from "./library-passage.ts";

/** Home-state, other-state and all-India seats. */
export const homeState: readonly LibraryPassage[] = [
  {
    id: "home-state-quota",
    title: "Home-state seats in the NITs",
    asks: [
      "home state",
      "home state quota",
      "home state quota nit",
      "home state kaise decide hota hai",
      "kerala student nit calicut home state",
      "other state quota meaning",
    ],
    subjects: ["home state", "counselling"],
    stages: ["counselling", "any"],
    body: `In the NITs, {{fact:reservation.home_state}}. Your home state is {{fact:reservation.home_state_follows}}. So the rule of 2026 looks neither at your birthplace nor at the address in your Aadhaar.

For NIT Calicut, a student who passed Class 12 in Kerala is a home-state candidate. In every other NIT the same student belongs to the other-state group.

What follows from it:

- In an NIT of your home state you stand in the home-state half. In all other NITs you stand in the other half.
- If you moved for Class 12, your home state has moved with you.
- Check the state code in the form with care, because it says where you passed Class 12.

IIIT seats are open to all of India. State colleges have their own rules, and they often look at other papers. Ask your state counselling about those.`,
    page: "/counseling",
  },
  {
    id: "nit-calicut-home-and-other-state",
    title: "Home state and other state at NIT Calicut",
    asks: [
      "nit calicut",
      "nit calicut closing rank kerala students",
      "nit calicut cse home state rank",
      "nit calicut ece cutoff",
      "kerala quota nit calicut",
    ],
    subjects: ["home state", "cutoffs and ranks", "colleges and branches"],
    stages: ["counselling", "any"],
    body: `NIT Calicut shows how much the quota can matter. These are closing ranks of JoSAA 2025 in Round 6, open category, gender-neutral pool.

| Branch | Home state | Other state |
| --- | --- | --- |
| Computer Science and Engineering | {{fact:rank.2025.nit_calicut_cse_home_state}} | {{fact:rank.2025.nit_calicut_cse}} |
| Electronics and Communication Engineering | {{fact:rank.2025.nit_calicut_ece_home_state}} | {{fact:rank.2025.nit_calicut_ece}} |

In both branches the home-state line lay further back. A student from Kerala could get in with a rank that was not enough for others.

That need not be so in every NIT, every branch and every year. Ranks change every year and in the CSAB rounds. The list on josaa.nic.in is the official one. Look up your own category there, and both quotas.`,
    page: "/counseling",
  },
];
