import type { LibraryPassage } from "./library-passage.ts";

/** The special rounds after JoSAA. */
export const counsellingCsab: readonly LibraryPassage[] = [
  {
    id: "csab-special-rounds",
    title: "CSAB special rounds in plain words",
    asks: [
      "csab",
      "what is csab",
      "csab special round process",
      "difference between josaa and csab",
      "csab kya hai",
    ],
    subjects: ["counselling"],
    stages: ["counselling"],
    body: `CSAB {{fact:csab.purpose}}. It has no IIT seats.

1. Read the list of vacancies on csab.nic.in.
2. Register there and pay the enrolment fee. CSAB needs {{fact:csab.new_registration}}.
3. Use the mock list to improve your choices.
4. See the result of the round.
5. Report online, upload your papers and settle any query.
6. Go to the institute in person with your original papers.

What you have paid in JoSAA is counted. In 2025 the registration ran from {{fact:csab.2025.registration}}. Every year has its own days, so read the notice of yours.

The time is short. Have the folder with your scans ready when JoSAA ends. A round for some Union Territories followed in 2025, with Lakshadweep among them.`,
    page: "/counseling",
  },
  {
    id: "should-i-join-csab",
    title: "Who should take part in CSAB",
    asks: [
      "should i go for csab",
      "csab after josaa seat",
      "csab me better seat milega kya",
      "risk in csab round",
    ],
    subjects: ["counselling", "seat and admission"],
    stages: ["counselling"],
    body: `CSAB is a second chance for some, and a gamble for others.

Think about it if:

- you have no seat after JoSAA and would take one that is left;
- the branch that you want often has vacancies in a place that you can accept;
- your state seat is safe for some more weeks.

Be careful if you hold a seat that you like. Read on csab.nic.in what happens to it when a new seat comes. Ask the institute as well, and get the answer in writing.

Closing ranks in these rounds differ from those of JoSAA, so old lists help only a little. Fill in only choices that you would really join. A reserved candidate without a valid certificate can change to General there.`,
    page: "/counseling",
    source: { title: "CSAB, questions and answers", address: "https://csab.nic.in/faq/" },
  },
];
