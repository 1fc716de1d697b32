import type { LibraryPassage } from "./library-passage.ts";

/** How seats are shared out by category. */
export const reservation: readonly LibraryPassage[] = [
  {
    id: "shares-of-the-categories",
    title: "How the seats are shared out by category",
    asks: [
      "reservation in jee main",
      "jee main reservation percentage",
      "obc sc st ews quota in nit",
      "aarakshan kitna hai nit me",
    ],
    subjects: ["reservation"],
    stages: ["any"],
    body: `Seats in NITs, IIITs, GFTIs and IITs are shared out by category. These are the shares in the JEE Main 2026 rules.

| Category | Share of the seats |
| --- | --- |
| GEN-EWS | {{fact:reservation.ews}} |
| OBC-NCL | {{fact:reservation.obc}} |
| SC | {{fact:reservation.sc}} |
| ST | {{fact:reservation.st}} |
| PwD, within every category | {{fact:reservation.pwd}} |

The rest is open to all. Open seats are not "General seats". A student of any category can get one by rank.

The share for PwD is horizontal. It lies inside each of the other groups and not beside them. For a reserved seat you need a valid certificate at the counselling. States have their own shares for their own colleges, so look those up in your state.`,
    page: "/eligibility-criteria",
  },
  {
    id: "category-rank-and-open-seat",
    title: "Open seat or category seat",
    asks: [
      "can obc student get general seat",
      "category rank vs crl rank",
      "sc student open seat josaa",
      "reserved candidate ko open seat mil sakti hai",
    ],
    subjects: ["reservation", "cutoffs and ranks", "counselling"],
    groups: ["obc", "ews", "sc", "st"],
    stages: ["counselling"],
    body: `A reserved candidate has two ways to a seat. One is the open seat, by the common rank. The other is the seat of the category, by the category rank.

> **Example.** Nithya is OBC-NCL. Her common rank is 9,000 and her category rank is 2,000. An open seat that closes at 10,000 is within her reach. So is an OBC-NCL seat that closes at 2,500.

In the list you name the institute and the branch. You do not give up one way by using the other.

When you look at closing ranks, choose your own category in the filter. Compare a category rank only with category lines, and a common rank only with open lines. Mixing the two is the most common mistake at home. Keep your certificate valid, for without it only open seats are left.`,
    page: "/counseling",
  },
  {
    id: "seats-for-women",
    title: "Extra seats for women",
    asks: [
      "supernumerary seats for girls",
      "female quota in nit",
      "girls reservation in jee",
      "ladkiyon ke liye seat nit me",
    ],
    subjects: ["reservation", "counselling"],
    stages: ["counselling"],
    body: `Counselling has two pools of seats: gender-neutral and female-only. Women can get seats in both. Men can get seats in the gender-neutral pool only.

The female-only seats in the IITs, NITs and IIEST are extra seats. They see to it that at least {{fact:reservation.women}} of those admitted are women. So it was in the 2026 rules. They take no seat away from others.

What to do with it:

1. Fill in the list in the true order of your liking. The pools are looked at for you.
2. When you read closing ranks, look at both pools. The lines can lie far apart.
3. Do not skip an institute because its gender-neutral line seems too hard.
4. Read on josaa.nic.in which institutes have such seats in your year.`,
    page: "/counseling",
  },
  {
    id: "other-quotas",
    title: "Quotas you hear of beside the official ones",
    asks: [
      "management quota in nit",
      "nri quota jee main",
      "is there donation seat in nit or iit",
      "direct admission nit without jee",
    ],
    subjects: ["reservation", "scams", "seat and admission"],
    stages: ["counselling", "any"],
    body: `Seats in NITs, IIITs and GFTIs are given out by JoSAA and CSAB, by JEE Main rank. IIT seats go by JEE Advanced rank. If somebody offers you one of these for money, it is a fraud.

Private colleges are another matter. Many have seats of their own, with their own rules and fees. Ask the college itself, in writing, and ask for a receipt for every payment.

For students from abroad there are separate ways with their own sites. Look for them on the page of the institute or of the ministry, not in an advertisement.

Before you pay anybody, ask three questions. Which official site shows this seat? Whose name is on the receipt? What happens if the seat does not come? An honest office answers all of them at once.`,
    page: "/counseling",
  },
];
