import { official, say, term } from "../word-tokens.ts";
import { columns, type InformationPage, list, type Question, row, section } from "./section.ts";

const questions: readonly Question[] = [
  {
    id: "admit-card-by-post",
    question: "Is the admit card sent to me by post?",
    answer: say`No. You can only download it, from ${official("jeeMain")}.`,
  },
  {
    id: "admit-card-wrong-detail",
    question: "What if a detail or the photo is wrong?",
    answer: say`Ask the official NTA help desk at once. Carry the card as it is: the staff at the centre cannot change it.`,
  },
  {
    id: "admit-card-on-phone",
    question: "Is a copy on the phone accepted?",
    answer: say`No. Only a printed card counts, and phones are not allowed inside.`,
  },
  {
    id: "admit-card-lost",
    question: "What if I lose it?",
    answer: say`Download it again while the link works. You hand in the printed card after the exam, so keep the PDF until you have a seat.`,
  },
];

export const admitCardPage: InformationPage = {
  path: "/admit-card",
  heading: "JEE Main {year} Admit Card",
  description:
    "How to download the JEE Main admit card in five steps, what to carry, what is banned in the hall and when to reach the centre.",
  lead: say`Download your admit card from ${official("jeeMain")} and print it. Carry it with a photo ID and at least ${"admit.photos"}.`,
  season: "line",
  keyFacts: [
    { label: "Available", value: say`${"admit.days_before"} before the exam` },
    { label: "Session 1 cards", value: say`From ${"date.s1.admit_card"}` },
    { label: "Session 2 cards", value: say`From ${"date.s2.admit_card"}` },
    { label: "Printed copy needed", value: say`${"admit.printed_only"}` },
    { label: "Reach the centre", value: say`${"admit.reach_early"} early` },
    { label: "Gates close", value: say`${"admit.gate_closing"}` },
  ],
  sections: [
    section("unavailable", "download", "Download the admit card", {
      label: "Coming Soon",
      text: say`This site does not issue admit cards. Yours is only on ${official("jeeMain")}, behind your own log-in. Cards of {year}: from ${"date.s1.admit_card"} (Session 1) and from ${"date.s2.admit_card"} (Session 2).`,
    }),
    list("documents", "Documents to carry", [
      say`Your printed admit card.`,
      say`An original photo ID: Aadhaar, PAN, passport, voter ID, driving licence, or the ID card of your school or college.`,
      say`At least ${"admit.photos"}, the same as the one that you uploaded. One goes on the attendance sheet.`,
      say`Your PwD certificate, if you claim it.`,
      say`The identity-mismatch certificate, if NTA asked you for one.`,
      say`A transparent pen.`,
    ]),
    section("list", "prohibited", "Prohibited items", {
      intro: say`Leave these at home. None of them is allowed in the hall.`,
      items: [
        say`Mobile phones.`,
        say`Watches of any kind, smart or plain.`,
        say`Earphones and Bluetooth devices.`,
        say`Calculators and log tables.`,
        say`Cameras.`,
        say`Books, notes and loose paper.`,
        say`Bags, wallets and purses.`,
        say`Jewellery and metal items.`,
        say`Packed food.`,
      ],
    }),
    section("steps", "steps", "How to download it in five steps", {
      steps: [
        { title: "Open the official site", text: say`Go to ${official("jeeMain")}.` },
        { title: "Choose your session", text: say`Open the admit card link of your session.` },
        {
          title: "Log in",
          text: say`Enter your application number, your password or date of birth, and the security pin.`,
        },
        {
          title: "Check every line",
          text: say`Read your name, photo, signature, paper, date, shift and centre. Note when to report and when the gate closes.`,
        },
        {
          title: "Download and print",
          text: say`Print the card clearly on A4 paper, in colour if you can. Keep one more copy.`,
        },
      ],
    }),
    section("table", "times", "When the gates open and close", {
      intro: say`Use these times only until you have your card: the times printed on it always prevail.`,
      caption: "Entry and exam times, by shift",
      columns: columns("Shift", "Entry"),
      rows: [
        row(say`${"exam.shift1"}`, say`${"admit.entry_first_shift"}`),
        row(say`${"exam.shift2"}`, say`${"admit.entry_second_shift"}`),
      ],
    }),
    section("list", "allowed", "What you may bring", {
      folded: true,
      items: [
        say`A transparent water bottle.`,
        say`Sugar tablets and fruit, if you have diabetes.`,
        say`A geometry box, colour pencils or crayons, for the Drawing test of Paper 2A only.`,
      ],
    }),
    section("list", "guidelines", "Guidelines for the exam day", {
      folded: true,
      items: [
        say`${term("Come early.")} Be at the centre ${"admit.reach_early"} before the start. The gates close ${"admit.gate_closing"}, and nobody is let in after that.`,
        say`${term("Bring paper.")} Only a printed admit card is accepted.`,
        say`${term("No Aadhaar at registration?")} Then come ${"admit.biometrics_early"}, for biometrics.`,
        say`${term("Keep Aadhaar unlocked.")} Your identity may be checked with it.`,
        say`${term("Know the way.")} Visit the centre a day before. You cannot change it.`,
        say`${term("Dress plainly.")} Wear clothes and shoes without metal.`,
        say`${term("Log in on time.")} Log-in at the computer starts ${"admit.log_in"}.`,
        say`${term("Hand in the card.")} Drop the printed card in the box when you leave. Otherwise your answers may not be marked. So keep a second copy at home.`,
      ],
      caveats: ["C-ADMIT"],
    }),
    section("questions", "questions", "Questions and answers", { questions }),
  ],
};
