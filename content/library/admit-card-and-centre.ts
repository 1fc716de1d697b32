import type { LibraryPassage } from "./library-passage.ts";

/** From the city slip to the gate of the centre. */
export const admitCardAndCentre: readonly LibraryPassage[] = [
  {
    id: "download-the-admit-card",
    title: "How to download the admit card",
    asks: [
      "admit card",
      "hall ticket",
      "how to download jee main admit card",
      "admit card kab aayega",
      "hall ticket download jee main",
      "admit card date",
    ],
    subjects: ["admit card"],
    stages: ["before the exam", "exam week"],
    body: `The admit card comes {{fact:admit.days_before}} before the exam. For 2026, {{fact:actual.admit.days_before}} were reported. It is not sent by post.

1. Open jeemain.nta.nic.in.
2. Choose the admit card link of your session.
3. Enter your application number, your password or date of birth, and the security pin.
4. Read your name, photo, signature, paper, date, shift and centre.
5. Note when to report and when the gate closes.
6. Download the card and print it clearly on A4 paper.

Print it in colour if you can, and keep one more copy. Only a printed card is accepted. Keep the PDF until you have your seat, because you hand in the printed card after the exam.`,
    page: "/admit-card",
  },
  {
    id: "admit-card-does-not-open",
    title: "When the admit card does not download",
    asks: [
      "admit card not downloading",
      "admit card not available error",
      "admit card nahi khul raha",
      "friend got admit card i did not",
    ],
    subjects: ["admit card", "official help"],
    stages: ["exam week"],
    body: `Do not worry if a friend has the card and you do not. In Session 1 of 2026, the cards for the first exam days came first. Those for the later days followed.

Try these steps in order:

1. Check that you opened the link of your session.
2. Read the application number from the confirmation page, not from memory.
3. Use the date of birth as it stands in the form.
4. Try another browser or a computer, early in the morning.
5. Look at the payment status of your form. Was the fee really paid?
6. Write to the official help desk, with your application number and a picture of the screen.

Keep trying while you wait for the answer. If your exam is on the next day, call the help desk as well.`,
    page: "/admit-card",
  },
  {
    id: "city-slip-and-admit-card",
    title: "How the city slip differs from the admit card",
    asks: [
      "city slip",
      "city slip vs admit card",
      "difference between city intimation slip and admit card",
      "city slip is admit card or not",
      "advance city slip jee main",
    ],
    subjects: ["admit card", "exam centre"],
    stages: ["before the exam"],
    body: `The city slip comes first. It tells you the city, so that you can plan the journey. It does not let you into the hall.

The admit card comes shortly before the exam. It names the centre, the day, the shift and the reporting time. It is the paper that you need at the gate.

| In the 2026 cycle | Session 1 | Session 2 |
| --- | --- | --- |
| City slip | {{fact:date.s1.city_slip}} | {{fact:date.s2.city_slip}} |
| Admit card | {{fact:date.s1.admit_card}} | {{fact:date.s2.admit_card}} |

These days were reported at the time; the official notice comes first. Look on the slip for the city, and for the day if it names one. Book a train or a room that you can still change. Settle it when you have the card.`,
    page: "/important-dates",
  },
  {
    id: "mistake-on-the-admit-card",
    title: "If something on the admit card is wrong",
    asks: [
      "wrong photo on admit card",
      "name spelling wrong in admit card",
      "mistake in jee main admit card",
      "signature missing admit card",
    ],
    subjects: ["admit card", "official help"],
    stages: ["exam week"],
    body: `Read the card on the day when you download it, not on the way to the exam. Compare it with your confirmation page.

If something is wrong:

1. Write to the official NTA help desk at once. Call it too if the exam is near.
2. Say what is wrong and what is right. Give your application number.
3. Keep the answer, and print it.
4. Carry the card as it is. Never change it by pen or on the computer.
5. Take your original photo ID, and your Class 10 certificate for a spelling.

The staff at the centre cannot change the card. If NTA asks you for an identity-mismatch certificate, bring that as well. With these papers in your bag you can sit down calmly.`,
    page: "/admit-card",
  },
  {
    id: "exam-centre-far-away",
    title: "When the centre is far from home",
    asks: [
      "exam centre far",
      "exam centre too far",
      "can i change jee main exam centre",
      "centre bahut door mila",
      "exam city not my choice",
    ],
    subjects: ["exam centre", "parents"],
    stages: ["before the exam", "exam week"],
    body: `You cannot change the centre. So put your energy into the journey.

1. Look up the place on the day when you get the admit card.
2. Plan to be there {{fact:admit.reach_early}} before the start, as in the 2026 guidelines.
3. For the first shift of a far city, travel the day before and sleep nearby.
4. Visit the centre in the evening. Note the gate, and how long the way takes.
5. Choose a plain meal that you know, and go to bed early.

One parent is enough as company. Agree on a meeting place for after the exam, because you will have no phone. The gate times on your own card come before anything else. If you need special access because of a disability, tell the help desk beforehand.`,
    page: "/admit-card",
  },
  {
    id: "gate-times",
    title: "When to reach the centre and when the gate closes",
    asks: [
      "reporting time",
      "jee main reporting time",
      "gate closing time jee main",
      "kitne baje pahunchna hai centre",
      "late entry allowed in jee main",
    ],
    subjects: ["exam day", "exam centre"],
    stages: ["exam week"],
    body: `In the 2026 guidelines, the advice is to reach the centre {{fact:admit.reach_early}} before the start. The gates close {{fact:admit.gate_closing}}. Nobody is let in after that.

| In 2026 | Entry |
| --- | --- |
| First shift | {{fact:admit.entry_first_shift}} |
| Second shift | {{fact:admit.entry_second_shift}} |

If you registered without Aadhaar, come {{fact:admit.biometrics_early}}. Log-in at the computer started {{fact:admit.log_in}}.

Always go by the reporting time and the gate-closing time on your own admit card. Plan as if the bus were late. A student who waits outside with a bottle of water is better off than one who runs.`,
    page: "/admit-card",
  },
];
