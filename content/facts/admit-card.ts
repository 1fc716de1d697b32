import { fact, factGroup } from "./fact-record.ts";
import { count, points, steps, text, yes } from "./fact-value.ts";
import { sources } from "./sources.ts";

export const admitCardFacts = factGroup(
  {
    topic: "Admit card",
    page: "/admit-card",
    edition: "2026",
    source: sources.examDayReport,
    status: { kind: "reported" },
  },
  {
    "admit.days_before": fact(
      "Admit card comes before the exam",
      { kind: "number", amount: 3, unit: "days", about: true },
      {
        question: "When is the admit card released?",
        source: sources.admitCardTimingReport,
        status: { kind: "reference", caveat: "C-ADMIT" },
      },
    ),
    "admit.reach_early": fact("Reach the centre before the start", count(2, "hours"), {
      question: "When should I reach the centre?",
      status: { kind: "reference", caveat: "C-ADMIT" },
    }),
    "admit.gate_closing": fact("Gates close", text("30 minutes before the start"), {
      question: "When do the gates close?",
    }),
    "admit.entry_first_shift": fact("Entry to the centre, first shift", text("7:00 AM to 8:30 AM")),
    "admit.entry_second_shift": fact(
      "Entry to the centre, second shift",
      text("1:00 PM to 2:30 PM"),
    ),
    "admit.log_in": fact("Log-in at the exam computer", text("10 minutes before the exam")),
    "admit.biometrics_early": fact(
      "Arrival of candidates who registered without Aadhaar",
      text("at least 1 hour before the gates close"),
    ),
    "admit.photos": fact("Passport photos to carry", count(2, "passport photos")),
    "admit.printed_only": fact("Printed admit card required", yes(), {
      question: "Is a copy on the phone enough?",
      status: { kind: "reference" },
    }),
    "admit.download_steps": fact(
      "Steps to download the admit card",
      steps(
        "Open jeemain.nta.nic.in",
        "Choose the admit card link of your session",
        "Enter your application number, your password or date of birth, and the security pin",
        "Check name, photo, signature, paper, date, shift, centre, reporting time and gate-closing time",
        "Download the card, print it clearly on A4 paper and keep a copy",
      ),
      { question: "How do I download the admit card?", source: sources.admitCardReport },
    ),
    "admit.carry": fact(
      "What to carry to the exam",
      points(
        "the printed admit card",
        "an original photo ID",
        "passport photos, the same as the one you uploaded",
        "the PwD certificate, if you claim one",
        "a transparent pen",
        "a transparent water bottle, if you like",
      ),
      { question: "What should I carry to the exam?" },
    ),
    "admit.prohibited": fact(
      "What is banned in the exam hall",
      points(
        "mobile phones",
        "watches of any kind",
        "earphones and Bluetooth devices",
        "calculators and cameras",
        "books, notes and loose paper",
        "bags, wallets and purses",
        "jewellery and metal items",
        "packed food",
      ),
      { question: "What is banned in the exam hall?", source: sources.prohibitedReport },
    ),
  },
);
