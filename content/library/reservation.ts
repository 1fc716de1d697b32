import type { LibraryPassage } from "./library-passage.ts";

/** How seats are shared out by category. */
export const reservation: readonly LibraryPassage[] = [
  {
    id: "shares-of-the-categories",
    title: "How the seats are shared out by category",
    asks: [
      "reservation",
      "quota",
      "reservation in jee main",
      "jee main reservation percentage",
      "obc sc st ews quota in nit",
      "aarakshan kitna hai nit me",
    ],
    subjects: ["reservation"],
    stages: ["any"],
    body: `Seats are shared out by category. These are the shares in the JEE Main 2026 rules.

| Category | Share of the seats |
| --- | --- |
| GEN-EWS | {{fact:reservation.ews}} |
| OBC-NCL | {{fact:reservation.obc}} |
| SC | {{fact:reservation.sc}} |
| ST | {{fact:reservation.st}} |
| PwD, within every category | {{fact:reservation.pwd}} |

The rest is open to all. Open seats are not "General seats". A student of any category can get one by rank.

The share for PwD is horizontal. It lies inside each of the other groups and not beside them. Keep a valid certificate ready for the counselling. States have their own shares for their own colleges, so look those up in your state.`,
    page: "/eligibility-criteria",
  },
  {
    id: "category-rank-and-open-seat",
    title: "Open seat or category seat",
    asks: [
      "category rank",
      "can obc student get general seat",
      "category rank vs crl rank",
      "sc student open seat josaa",
      "reserved candidate ko open seat mil sakti hai",
    ],
    subjects: ["reservation", "cutoffs and ranks", "counselling"],
    groups: ["obc", "ews", "sc", "st"],
    stages: ["counselling"],
    body: `If you hold a category certificate, two kinds of seats matter to you. Open seats are open to all. Seats of your category are kept for candidates of that category.

> **Example.** Nithya is OBC-NCL. She compares her common rank of 9,000 with an open line of 10,000, and her category rank of 2,000 with an OBC-NCL line of 2,500. Both seats are within her reach.

How JoSAA goes through both kinds of seats is in its business rules on josaa.nic.in. Read them once before you fill in the list.

When you look at closing ranks, choose your own category in the filter. Compare a category rank only with category lines, and a common rank only with open lines. It is easy to mix the two. Keep your certificate valid, too: in CSAB, a reserved candidate without one can change to General.`,
    page: "/counseling",
  },
  {
    id: "seats-for-women",
    title: "Extra seats for women",
    asks: [
      "girls quota",
      "supernumerary seats for girls",
      "female quota in nit",
      "girls reservation in jee",
      "ladkiyon ke liye seat nit me",
    ],
    subjects: ["reservation", "counselling"],
    stages: ["counselling"],
    body: `The IITs, the NITs and IIEST have extra seats for women. They see to it that at least {{fact:reservation.women}} of those admitted are women. So it was in the 2026 rules.

In lists of closing ranks you find a pool for women beside the gender-neutral pool, which is for everybody.

What to do with it:

1. Fill in the list in the true order of your liking, as everybody does.
2. When you read closing ranks, look at both pools. The lines can lie far apart.
3. Do not skip an institute because its gender-neutral line seems too hard.
4. Read on josaa.nic.in which institutes have such seats in your year.`,
    page: "/counseling",
  },
  {
    id: "other-quotas",
    title: "Offers of a seat outside JoSAA and CSAB",
    asks: [
      "management quota",
      "management quota in nit",
      "nri quota jee main",
      "is there donation seat in nit or iit",
      "direct admission nit without jee",
    ],
    subjects: ["reservation", "scams", "seat and admission"],
    stages: ["counselling", "any"],
    body: `Seats in NITs, IIITs and GFTIs are given out by JoSAA and CSAB, by JEE Main rank. IIT seats go by JEE Advanced rank. If somebody offers you one of these for money, do not believe it.

Private colleges are another matter. Many have seats of their own, with their own rules and fees. Ask the college itself, in writing, and ask for a receipt for every payment.

Students from abroad may have other ways. Look for them on the institute's own site, not in an advertisement.

Before you pay anybody, ask three questions. Which official site shows this seat? Whose name is on the receipt? What happens if the seat does not come? An honest office answers all of them at once.`,
    page: "/counseling",
  },
];
