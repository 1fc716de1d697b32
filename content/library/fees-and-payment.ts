import type { LibraryPassage } from "./library-passage.ts";

/** What the form costs, and what to do when a payment goes wrong. */
export const feesAndPayment: readonly LibraryPassage[] = [
  {
    id: "application-fee-table",
    title: "How much the application costs",
    asks: [
      "fees",
      "jee main fee",
      "jee main application fees category wise",
      "form ki fees kitni hai",
      "fee for girls and boys",
      "fee for two papers",
    ],
    subjects: ["fees", "money"],
    stages: ["registration"],
    body: `The fee depends on your group and on the number of papers. These are the fees of our reference year 2025, at a centre in India, for one session.

| Group | One paper | Two papers |
| --- | --- | --- |
| General male | {{fact:fee.general_male.one_paper}} | {{fact:fee.general_male.two_papers}} |
| General female | {{fact:fee.general_female.one_paper}} | {{fact:fee.general_female.two_papers}} |
| OBC/EWS | {{fact:fee.obc_ews.one_paper}} | {{fact:fee.obc_ews.two_papers}} |
| SC/ST/PwD | {{fact:fee.sc_st_pwd.one_paper}} | {{fact:fee.sc_st_pwd.two_papers}} |
| Third gender | {{fact:fee.third_gender.one_paper}} | {{fact:fee.third_gender.two_papers}} |

Published tables for 2025 and 2026 differ for OBC-NCL and GEN-EWS. OBC-NCL and GEN-EWS women pay {{fact:actual.fee.obc_ews_female.one_paper}} there for one paper. For more than one paper, OBC-NCL and GEN-EWS men pay {{fact:actual.fee.obc_ews_male.two_papers}}, and women of these groups {{fact:actual.fee.obc_ews_female.two_papers}}.

Taxes and bank charges come on top. Centres abroad cost more. Check the bulletin of your year before you pay.`,
    page: "/registration-2026",
  },
  {
    id: "fee-for-each-session",
    title: "One fee for each session",
    asks: [
      "fee for both sessions",
      "is jee main fee paid once or twice",
      "dono session ki fees alag hai kya",
      "session 2 payment",
    ],
    subjects: ["fees", "registration"],
    stages: ["registration"],
    body: `The fee is paid for each session separately. If you write Session 1 and Session 2, you pay twice. You also choose paper, language and cities twice.

You do not have to decide on the first day. Only the open session can be chosen. Many families pay for Session 1 and decide on Session 2 when its form opens.

Think about it in this way:

- The better score of both sessions counts, so a second try cannot lower your score.
- It costs the fee, and the travel to the centre, once more.
- Papers and charges add up if you also write Paper 2A or Paper 2B.

Put the money aside early, so that the second form does not wait for it.`,
    page: "/registration-2026",
  },
  {
    id: "how-to-pay-the-fee",
    title: "How to pay the fee safely",
    asks: [
      "fee payment",
      "how to pay jee main fee",
      "jee main fee payment mode upi",
      "last time for fee payment",
      "fees kaise bhare",
    ],
    subjects: ["fees"],
    stages: ["registration"],
    body: `For JEE Main 2026 you paid online by {{fact:fee.ways_to_pay}}. Without the payment the form stays incomplete.

1. Pay from inside your own form on jeemain.nta.nic.in. Never pay by a link in a message.
2. Use the card or account of a parent who is beside you.
3. Wait until the page comes back to the form. Do not press the button again.
4. Download the confirmation page and save the receipt.

Forms and payments have their own last hour. In the 2026 cycle the forms closed at {{fact:date.forms_close_at}} on the last day. Payments closed at {{fact:date.payments_close_at}}. Leave a few days in between, because the pages can be slow at the end. The official notice comes first.`,
    page: "/registration-2026",
  },
  {
    id: "payment-failed-or-pending",
    title: "When the payment has failed or is pending",
    asks: [
      "payment failed",
      "payment failed jee main",
      "amount deducted but form not submitted",
      "paisa kat gaya form me unpaid dikha raha hai",
      "fee payment pending status",
    ],
    subjects: ["fees", "official help"],
    stages: ["registration"],
    body: `This can happen when many students pay at the same time. Stay calm and do not pay again at once.

1. Log out, wait a while, and log in again. Look at the payment status in your form.
2. Look in the bank account. Was the money really taken, or only held?
3. If the status turns to paid, download the confirmation page.
4. If it stays unpaid, note the transaction number, the day and the hour.
5. Ask your bank first. Then write to the official help desk with these details.

If the last day is near, do not wait for the bank. Ask the help desk the same day whether you should pay anew. A form without a payment is not complete, and a missed deadline is worse than a wait for money.`,
    page: "/registration-2026",
  },
  {
    id: "paid-twice",
    title: "If you have paid twice",
    asks: [
      "refund",
      "paid jee main fee twice",
      "double payment refund jee main",
      "do baar payment ho gaya",
    ],
    subjects: ["fees", "official help"],
    stages: ["registration"],
    body: `First make sure that it really happened. A bank often shows an amount that comes back by itself.

1. Download the statement of the account for those days.
2. Open your form and save the confirmation page and the receipt.
3. Compare: which transaction number stands on the receipt? The other one is the double payment.
4. Ask the bank what became of it.
5. If the bank says that it was paid out, write to the official help desk. Give both transaction numbers and your application number.

Whether and when money comes back is for NTA and the bank to say. We cannot promise it. Beware of callers who offer a refund and ask for an OTP or a card number. No honest office needs them.`,
    page: "/registration-2026",
  },
  {
    id: "one-paper-or-two",
    title: "One paper or two papers",
    asks: [
      "should i write paper 2 also",
      "b.tech and b.arch both jee main",
      "jee main two papers fee and use",
      "paper 1 and paper 2 dono de sakte hai",
    ],
    subjects: ["registration", "fees", "architecture and planning"],
    stages: ["registration"],
    body: `Each paper opens a different door.

- Paper 1 is for B.E. and B.Tech. It is also the way to JEE Advanced.
- Paper 2A is for B.Arch. Part of it is a drawing test on paper.
- Paper 2B is for B.Planning.

You may sit for one of them or for more. The fee depends on the number of papers, so more papers cost more.

Take a second paper only if you would accept such a seat. For Paper 2A you need time for drawing practice, and that time is taken from Paper 1. If you love buildings and draw often, it can be a good second door. If you want it only "to be safe", your hours are better spent on Paper 1. Talk it over at home before you pay.`,
    page: "/exam-pattern",
  },
];
