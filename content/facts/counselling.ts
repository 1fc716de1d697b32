import { factGroup } from "./fact-record.ts";
import { count, dayRange, no, rupees, steps, text, yes } from "./fact-value.ts";
import { sources } from "./sources.ts";

export const counsellingFacts = factGroup(
  {
    topic: "Counselling",
    page: "/counseling",
    edition: "2026",
    source: sources.josaaReport,
    status: { kind: "reported" },
  },
  {
    "josaa.purpose": {
      label: "What JoSAA does",
      question: "What is JoSAA?",
      value: text(
        "gives out IIT seats by JEE Advanced rank, and NIT, IIEST, IIIT and GFTI seats by JEE Main rank, on one portal",
      ),
    },
    "josaa.registration_fee": {
      label: "Fee to register for JoSAA",
      question: "Is there a fee to register for JoSAA?",
      value: no(),
    },
    "josaa.steps": {
      label: "Steps of JoSAA counselling",
      question: "How does JoSAA counselling work?",
      value: steps(
        "Register on josaa.nic.in with your rank",
        "Fill in your choices in the true order of preference",
        "Look at the mock lists, improve your choices and lock them",
        "See the result of the round",
        "Report online: choose freeze, float or slide, upload your papers and pay the seat acceptance fee",
        "Answer any query of the verifying officer",
        "Repeat up to the last round, pay the admission fee and report to the institute",
      ),
    },
    "josaa.freeze_float_slide": {
      label: "Freeze, float and slide",
      question: "What do freeze, float and slide mean?",
      value: text(
        "freeze keeps the seat, float keeps it but takes any higher choice, slide keeps it but takes a higher choice in the same institute",
      ),
    },
    "josaa.deadline": {
      label: "Missing a JoSAA deadline",
      value: text("cancels the seat"),
    },
    "josaa.2025.institutes": {
      label: "Institutes in JoSAA 2025",
      value: count(127, "institutes"),
      edition: "2025",
      source: sources.josaaSeats2025Report,
    },
    "josaa.2025.seats": {
      label: "Seats in JoSAA 2025",
      value: count(62_853, "seats"),
      edition: "2025",
      source: sources.josaaSeats2025Report,
    },
    "josaa.2025.rounds": {
      label: "Rounds of JoSAA 2025",
      value: count(6, "rounds"),
      edition: "2025",
      source: sources.josaa2025Report,
    },
    "josaa.2026.seats": {
      label: "Seats in JoSAA 2026",
      question: "How many seats does JoSAA have?",
      value: count(67_323, "seats"),
      source: sources.josaaSeats2026Report,
    },
    "josaa.admission_fee": {
      label: "Partial admission fee for NIT, IIIT and GFTI seats",
      value: rupees(45_000),
      edition: "2025",
      topic: "Seat acceptance fee",
      source: sources.admissionFeeReport,
    },
    "josaa.admission_fee_sc_st_pwd": {
      label: "Partial admission fee for NIT, IIIT and GFTI seats, SC/ST/PwD",
      value: rupees(20_000),
      edition: "2025",
      topic: "Seat acceptance fee",
      appliesTo: ["sc", "st", "pwd"],
      source: sources.admissionFeeReport,
    },
    "csab.2025.registration": {
      label: "CSAB 2025 registration",
      value: dayRange("2025-07-30", "2025-08-03"),
      edition: "2025",
      source: sources.csabSpecialReport,
    },
    "csab.2025.union_territories": {
      label: "CSAB 2025 round for some Union Territories",
      value: dayRange("2025-08-24", "2025-08-30"),
      edition: "2025",
      source: sources.csabSpecialReport,
    },
    "csab.purpose": {
      label: "What CSAB does",
      question: "What is CSAB?",
      value: text(
        "fills the NIT, IIEST, IIIT, SPA and GFTI seats left after JoSAA in special rounds, by JEE Main rank",
      ),
      source: sources.csabReport,
    },
    "csab.new_registration": {
      label: "New registration for CSAB",
      question: "Do I have to register again for CSAB?",
      value: text("a fresh registration and fresh choices on csab.nic.in"),
      source: sources.csabReport,
    },
    "csab.enrolment_fee": {
      label: "Fee to enrol for CSAB",
      question: "Is there a fee to enrol for CSAB?",
      value: yes(),
      source: sources.csabReport,
    },
    "csab.2025.josaa_fees_counted": {
      label: "Fees paid in JoSAA counted in CSAB 2025",
      value: yes(),
      edition: "2025",
      topic: "Seat acceptance fee",
      source: sources.csabSpecialReport,
    },
    "josaa.2025.processing_charge": {
      label: "Processing charge within the seat acceptance fee of JoSAA 2025",
      value: rupees(5000),
      edition: "2025",
      topic: "Seat acceptance fee",
      source: sources.seatFeeReport,
    },
    "saf.general_obc": {
      label: "Seat acceptance fee, General/OBC",
      question: "What is the seat acceptance fee for General and OBC?",
      value: rupees(35_000),
      topic: "Seat acceptance fee",
      edition: "reference data",
      appliesTo: ["general-male", "general-female", "third-gender", "obc", "ews"],
      source: sources.seatFeeReport,
      status: { kind: "conflict", caveat: "C-SAF" },
    },
    "saf.sc_st_pwd": {
      label: "Seat acceptance fee, SC/ST/PwD",
      question: "What is the seat acceptance fee for SC, ST and PwD?",
      value: rupees(15_000),
      topic: "Seat acceptance fee",
      edition: "2025",
      appliesTo: ["sc", "st", "pwd"],
      source: sources.seatFeeReport,
      status: { kind: "reference", caveat: "C-SAF" },
    },
  },
);
