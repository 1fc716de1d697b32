import { official, say, term } from "../word-tokens.ts";
import {
  columns,
  type InformationPage,
  list,
  row,
  section,
  question,
  step,
  keyFact,
  foldedList,
  questionList,
} from "./section.ts";

export const admitCardPage: InformationPage = {
  path: "/admit-card",
  heading: "JEE Main {year} Admit Card",
  description:
    "How to download the JEE Main admit card in five steps, what to carry, what is banned in the hall and when to reach the centre.",
  lead: say`Download your admit card from ${official("jeeMain")} and print it. Carry it with a photo ID and at least ${"admit.photos"}.`,
  season: "line",
  keyFacts: [
    keyFact("Available").is`${"admit.days_before"} before the exam`,
    keyFact("Session 1 cards").is`From ${"date.s1.admit_card"}`,
    keyFact("Session 2 cards").is`From ${"date.s2.admit_card"}`,
    keyFact("Printed copy needed").is`${"admit.printed_only"}`,
    keyFact("Reach the centre").is`${"admit.reach_early"} early`,
    keyFact("Gates close").is`${"admit.gate_closing"}`,
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
        step("Open the official site").text`Go to ${official("jeeMain")}.`,
        step("Choose your session").text`Open the admit card link of your session.`,
        step("Log in")
          .text`Enter your application number, your password or date of birth, and the security pin.`,
        step("Check every line")
          .text`Read your name, photo, signature, paper, date, shift and centre. Note when to report and when the gate closes.`,
        step("Download and print")
          .text`Print the card clearly on A4 paper, in colour if you can. Keep one more copy.`,
      ],
    }),
    section("table", "times", "When the gates open and close", {
      intro: say`Use these times only until you have your card: the times printed on it always prevail.`,
      caption: "Entry and exam times, by shift",
      columns: columns("Shift", "Entry"),
      rows: [
        row(say`${"exam.shift1"}`, "admit.entry_first_shift"),
        row(say`${"exam.shift2"}`, "admit.entry_second_shift"),
      ],
    }),
    foldedList("allowed", "What you may bring", [
      say`A transparent water bottle.`,
      say`Sugar tablets and fruit, if you have diabetes.`,
      say`A geometry box, colour pencils or crayons, for the Drawing test of Paper 2A only.`,
    ]),
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
    questionList("questions", "Questions and answers", [
      question("admit-card-by-post", "Is the admit card sent to me by post?")
        .answer`No. You can only download it, from ${official("jeeMain")}.`,
      question("admit-card-wrong-detail", "What if a detail or the photo is wrong?")
        .answer`Ask the official NTA help desk at once. Carry the card as it is: the staff at the centre cannot change it.`,
      question("admit-card-on-phone", "Is a copy on the phone accepted?")
        .answer`No. Only a printed card counts, and phones are not allowed inside.`,
      question("admit-card-lost", "What if I lose it?")
        .answer`Download it again while the link works. You hand in the printed card after the exam, so keep the PDF until you have a seat.`,
    ]),
  ],
};
