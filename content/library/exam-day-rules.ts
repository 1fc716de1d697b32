import type { LibraryPassage } from "./library-passage.ts";

/** What the hall asks for and what it forbids. */
export const examDayRules: readonly LibraryPassage[] = [
  {
    id: "what-to-carry",
    title: "What to carry to the exam",
    asks: [
      "exam day",
      "what to carry",
      "what to carry to jee main exam",
      "exam day checklist",
      "which id proof for exam centre",
      "exam day instructions",
    ],
    subjects: ["exam day", "admit card"],
    stages: ["exam week"],
    body: `Pack this the evening before, in a clear folder:

- Your printed admit card.
- An original photo ID: Aadhaar, PAN, passport, voter ID, driving licence, or your school or college ID.
- At least {{fact:admit.photos}}, the same as the one that you uploaded. One goes on the attendance sheet.
- Your PwD certificate, if you claim it.
- The identity-mismatch certificate, if NTA asked you for one.
- A transparent pen.
- A transparent water bottle, if you like.

That list is from the 2026 guidelines. Read the list on your own card too, because it comes first. Students with diabetes may bring sugar tablets and fruit. Sheets for rough work are given to you at the centre. Leave everything else at home or with a parent.`,
    page: "/admit-card",
  },
  {
    id: "what-is-banned",
    title: "What you must not take into the hall",
    asks: [
      "banned items",
      "prohibited items jee main",
      "is watch allowed in jee main",
      "can i take wallet or bag inside",
      "calculator allowed hai kya",
    ],
    subjects: ["exam day"],
    stages: ["exam week"],
    body: `None of these may come into the hall. The list is from the 2026 guidelines.

- Mobile phones.
- Watches of any kind, smart or plain.
- Earphones and Bluetooth devices.
- Calculators and log tables.
- Cameras.
- Books, notes and loose paper.
- Bags, wallets and purses.
- Jewellery and metal items.
- Packed food.

Do not count on a safe place for bags at the centre. Give your phone to the person who comes with you. You cannot bring a watch, so practise mock tests with the time on the screen only. A geometry box, colour pencils or crayons are for the Drawing test of Paper 2A only. If you wear something for reasons of health or faith, come early and ask the staff kindly.`,
    page: "/admit-card",
  },
  {
    id: "what-to-wear",
    title: "What to wear on the exam day",
    asks: [
      "dress code",
      "jee main dress code",
      "dress for exam girls boys",
      "shoes allowed in jee main",
      "kya pehen ke jana hai exam me",
    ],
    subjects: ["exam day"],
    stages: ["exam week"],
    body: `Dress plainly. Wear clothes and shoes without metal, and leave jewellery at home.

- Choose light clothes with few pockets.
- Avoid big buttons, chains and belts with heavy buckles.
- Take slippers or simple shoes that come off quickly.
- In January it can be cold in the north. Take a plain jumper.
- Halls can be cool from fans or air conditioning, so do not dress too thinly.

If you wear a scarf, a turban or another sign of faith, come early. Then there is time for a respectful check. Read the notes on your own admit card, because they come first. The best clothes are those that you forget during the paper.`,
    page: "/admit-card",
  },
  {
    id: "inside-the-hall",
    title: "What happens inside the hall",
    asks: [
      "what happens at jee main centre",
      "jee main exam hall procedure",
      "first time computer exam centre process",
      "rough sheet diya jata hai kya",
    ],
    subjects: ["exam day", "exam centre"],
    stages: ["exam week"],
    body: `It helps to know the order of things.

1. Have your admit card and your photo ID in your hand at the gate.
2. You may be searched for banned items. This can take a while, so be patient.
3. Your identity may be checked with Aadhaar, so keep it unlocked.
4. You go to your computer. In 2026 log-in started {{fact:admit.log_in}}.
5. You get sheets for rough work. Paste one photo on the attendance sheet and sign it.
6. You write the paper.
7. At the end you drop your printed admit card into the box.

Do not forget the box. Otherwise your answers may not be marked. If the computer or the mouse fails, raise your hand at once and stay in your place.`,
    page: "/admit-card",
  },
  {
    id: "morning-or-afternoon-shift",
    title: "Morning shift or afternoon shift",
    asks: [
      "shift timings",
      "which shift is easier jee main",
      "can i choose my shift",
      "morning or evening shift jee main timing",
      "jee main shift timings",
    ],
    subjects: ["exam day", "results and percentiles"],
    stages: ["before the exam", "exam week"],
    body: `An exam day in 2026 had two shifts: {{fact:exam.shifts}}. Your admit card names yours.

Nobody can say beforehand which shift is easier. Shifts differ a little in how hard they are, and that is why the score is a percentile. You are compared with the students of your own shift only.

What you can do is to get used to the hour:

- For the morning, get up early for a week and take your mock tests at that time.
- For the afternoon, eat a light meal before noon and rest. Do not study until the last minute.

Do not read about the other shift on the day. It changes nothing in your own paper.`,
    page: "/exam-pattern",
  },
];
