import type { LibraryPassage } from "./library-passage.ts";

/** From the offer to the first day at the institute. */
export const seatAndAdmission: readonly LibraryPassage[] = [
  {
    id: "seat-acceptance-fee",
    title: "The seat acceptance fee",
    asks: [
      "seat acceptance fee",
      "seat acceptance fee josaa",
      "how much to pay after seat allotment",
      "josaa fee general obc sc st",
      "seat milne ke baad kitna paisa dena hai",
    ],
    subjects: ["seat and admission", "fees", "money"],
    stages: ["counselling"],
    body: `Registration for JoSAA is free. You pay when you accept a seat, and again after the last round.

| Fee | General, EWS and OBC | SC, ST and PwD |
| --- | --- | --- |
| Seat acceptance, as in our guide | {{fact:saf.general_obc}} | {{fact:saf.sc_st_pwd}} |
| Partial admission fee for NIT, IIIT and GFTI seats, 2025 | {{fact:josaa.admission_fee}} | {{fact:josaa.admission_fee_sc_st_pwd}} |

The seat acceptance fee is set anew each year. For JoSAA 2025, {{fact:actual.saf.general_obc_2025}} was reported for General, GEN-EWS and OBC-NCL. Check josaa.nic.in for your year.

Have the money in an account that can pay online on the same day. Some banks limit what you may send in a day, so ask about it before the round. A missed payment is a missed deadline.`,
    page: "/counseling",
  },
  {
    id: "document-verification",
    title: "Document verification in counselling",
    asks: [
      "document verification",
      "document verification josaa",
      "which documents for josaa verification",
      "query raised by verifying officer",
      "josaa document rejected",
    ],
    subjects: ["seat and admission", "documents", "certificates"],
    stages: ["counselling"],
    body: `After the offer you upload your papers, and an officer checks them online. If something is not clear, you get a query. Answer it before the time is up.

1. Upload clear scans, each with the right side up.
2. In each place, upload the very paper that the screen asks for. A marksheet is not a certificate.
3. Look into your account several times a day. Queries do not wait.
4. Answer with the paper, not with a story.
5. If the category is doubted, show the valid certificate in the asked format.

Keep the phone whose number is in the form with you in these days, with the sound on. When all is settled, save the page that says so. At the institute you show the originals. The list of papers for your year is on josaa.nic.in.`,
    page: "/counseling",
  },
  {
    id: "withdraw-from-a-seat",
    title: "Giving up a seat",
    asks: [
      "withdraw seat",
      "how to withdraw josaa seat",
      "josaa withdrawal refund",
      "seat chodna hai kaise",
      "cancel nit seat after fee paid",
    ],
    subjects: ["seat and admission", "money"],
    stages: ["counselling"],
    body: `Plans change. A state seat may suit you better, or the family decides for a year at home. Then leave the seat in the proper way, and not before the other college has taken you in.

1. Read on josaa.nic.in until which round you may withdraw, and what is paid back.
2. Do it inside your account, not by e-mail or by simply staying away.
3. Wait until the account shows that it is done. Save that page.
4. Check that your bank details in the account are right.

Do not simply let a deadline pass. That {{fact:josaa.deadline}} as well, but it is no proper withdrawal, and money may be lost with it. If you already joined an institute, ask its office for the rules on leaving.`,
    page: "/counseling",
  },
  {
    id: "reporting-to-the-institute",
    title: "The day you join the institute",
    asks: [
      "admission",
      "joining day",
      "reporting to nit documents",
      "what to take on admission day",
      "physical reporting college originals",
      "admission ke din kya le jana hai",
    ],
    subjects: ["seat and admission", "documents", "parents"],
    stages: ["counselling"],
    body: `The seat is yours when you have reported to the institute with your original papers. Its own site tells the day, the place and the list of papers. Read that list twice.

Usually it is good to have:

- the seat letter and the receipts of all payments;
- the JEE Main scorecard and a photo ID;
- Class 10 and Class 12 papers, and the transfer certificate of the school;
- category or PwD certificate, if you claimed one;
- a set of copies and some passport photos;
- a way to pay the rest of the fee.

Carry originals in your hand luggage, never in a bag that you check in. Scan all of them before you hand them over, and ask for a receipt. Call the admission office if you cannot come on the day.`,
    page: "/counseling",
  },
  {
    id: "missed-counselling-deadline",
    title: "If you miss a counselling deadline",
    asks: [
      "missed josaa deadline",
      "forgot to pay seat acceptance fee",
      "josaa reporting miss ho gaya",
      "seat cancelled josaa what now",
    ],
    subjects: ["seat and admission", "counselling", "official help"],
    stages: ["counselling"],
    body: `Missing a JoSAA deadline {{fact:josaa.deadline}}. That is hard, but do not lose the rest of the day.

1. Log in and read what your account says. Perhaps a query is open and not a deadline.
2. Write to the help desk of JoSAA at once. Say what happened, with receipts and times.
3. If the bank was at fault, ask the bank for a written note.
4. Look at CSAB. It fills seats that are left after JoSAA, and you register anew there.
5. Look at your state counselling. Its dates are its own.

To keep it from happening, put each date into two phones, one of them a parent's. Pay on the first day of the window and not on the last.`,
    page: "/counseling",
  },
];
