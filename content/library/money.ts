import type { LibraryPassage } from "./library-passage.ts";

/** What a family pays, and where help can be asked for. */
export const money: readonly LibraryPassage[] = [
  {
    id: "all-costs-of-the-year",
    title: "What the whole year costs a family",
    asks: [
      "total cost",
      "total cost of jee main year",
      "expenses from form to admission",
      "how much money needed for jee counselling",
      "kharcha kitna aata hai jee me",
    ],
    subjects: ["money", "parents", "fees"],
    stages: ["registration", "counselling", "a year before"],
    body: `Put these items on one sheet, and you will not be surprised.

1. The application fee, for each session and each paper.
2. The journey to the centre, for the student and one parent.
3. A challenge to the answer key, if there is one. In 2026 it costs {{fact:key.challenge_fee}}.
4. The form of JEE Advanced, if the student may write it.
5. The seat acceptance fee and the partial admission fee of JoSAA.
6. The enrolment fee of CSAB, if you go there.
7. The fee of the college, the hostel, the food and the first journey.

The last item is by far the largest. Ask the college for its fee sheet of this year. Keep some money free in June and July. Several payments come close together then, and each has a deadline.`,
    page: "/registration-2026",
  },
  {
    id: "education-loan",
    title: "Thinking about an education loan",
    asks: [
      "education loan",
      "education loan for nit",
      "loan for engineering college",
      "education loan kaise le",
      "bank loan documents for btech",
    ],
    subjects: ["money", "parents"],
    stages: ["counselling"],
    body: `Many families take a loan for an engineering course. Begin to ask before the seat is there, for a bank needs time.

1. Ask two or three banks, and write down the terms side by side.
2. Ask what interest runs during the course, and when paying back begins.
3. Ask whether security or a second signature is needed.
4. Ask which papers the bank wants from the college. Mostly it is the seat letter and a fee sheet.
5. Ask about help with the interest for families with a low income.

Do not sign in a hurry at a stall near the college. Read the paper at home first. We give no figures, because rates and schemes change. The bank's own sheet is the only one that counts.`,
    page: "/counseling",
  },
  {
    id: "scholarships-and-fee-help",
    title: "Scholarships and help with the fee",
    asks: [
      "scholarship",
      "scholarships",
      "scholarship for nit students",
      "fee waiver nit sc st ews",
      "scholarship ke liye kaise apply kare",
      "financial help engineering student",
    ],
    subjects: ["money", "parents"],
    stages: ["counselling", "after the cycle"],
    body: `Help exists, but nobody sends it to you. You have to ask, and in time.

- **The institute.** Ask its office about lower fees for families with a low income, and for SC, ST and PwD students.
- **The central government.** Look for its scholarship portal, and read the rules for your group.
- **Your state.** Ask at the office that issued your certificate.
- **Trusts and companies.** Choose those that ask for no fee.

Prepare an income certificate, a bank account in the student's name, and the marksheets. Note the last day of each form.

We cannot say who will get what. An offer that asks for money first is no scholarship. If a scheme sounds too good, ask the college whether it knows it.`,
    page: "/counseling",
  },
];
