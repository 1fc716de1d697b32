import { factGroup } from "./fact-record.ts";
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
    "admit.days_before": {
      label: "Admit card comes before the exam",
      question: "When is the admit card released?",
      value: { kind: "number", amount: 3, unit: "days", about: true },
      source: sources.admitCardTimingReport,
      status: { kind: "reference", caveat: "C-ADMIT" },
    },
    "admit.reach_early": {
      label: "Reach the centre before the start",
      question: "When should I reach the centre?",
      value: count(2, "hours"),
      status: { kind: "reference", caveat: "C-ADMIT" },
    },
    "admit.gate_closing": {
      label: "Gates close",
      question: "When do the gates close?",
      value: text("30 minutes before the start"),
    },
    "admit.entry_first_shift": {
      label: "Entry to the centre, first shift",
      value: text("7:00 AM to 8:30 AM"),
    },
    "admit.entry_second_shift": {
      label: "Entry to the centre, second shift",
      value: text("1:00 PM to 2:30 PM"),
    },
    "admit.log_in": {
      label: "Log-in at the exam computer",
      value: text("10 minutes before the exam"),
    },
    "admit.biometrics_early": {
      label: "Arrival of candidates who registered without Aadhaar",
      value: text("at least 1 hour before the gates close"),
    },
    "admit.photos": {
      label: "Passport photos to carry",
      value: count(2, "passport photos"),
    },
    "admit.printed_only": {
      label: "Printed admit card required",
      question: "Is a copy on the phone enough?",
      value: yes(),
      status: { kind: "reference" },
    },
    "admit.download_steps": {
      label: "Steps to download the admit card",
      question: "How do I download the admit card?",
      value: steps(
        "Open jeemain.nta.nic.in",
        "Choose the admit card link of your session",
        "Enter your application number, your password or date of birth, and the security pin",
        "Check name, photo, signature, paper, date, shift, centre, reporting time and gate-closing time",
        "Download the card, print it clearly on A4 paper and keep a copy",
      ),
      source: sources.admitCardReport,
    },
    "admit.carry": {
      label: "What to carry to the exam",
      question: "What should I carry to the exam?",
      value: points(
        "the printed admit card",
        "an original photo ID",
        "passport photos, the same as the one you uploaded",
        "the PwD certificate, if you claim one",
        "a transparent pen",
        "a transparent water bottle, if you like",
      ),
    },
    "admit.prohibited": {
      label: "What is banned in the exam hall",
      question: "What is banned in the exam hall?",
      value: points(
        "mobile phones",
        "watches of any kind",
        "earphones and Bluetooth devices",
        "calculators and cameras",
        "books, notes and loose paper",
        "bags, wallets and purses",
        "jewellery and metal items",
        "packed food",
      ),
      source: sources.prohibitedReport,
    },
  },
);
