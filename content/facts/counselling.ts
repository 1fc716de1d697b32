import { fact, factGroup } from "./fact-record.ts";
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
    "josaa.purpose": fact(
      "What JoSAA does",
      text(
        "gives out IIT seats by JEE Advanced rank, and NIT, IIEST, IIIT and GFTI seats by JEE Main rank, on one portal",
      ),
      { question: "What is JoSAA?" },
    ),
    "josaa.registration_fee": fact("Fee to register for JoSAA", no(), {
      question: "Is there a fee to register for JoSAA?",
    }),
    "josaa.steps": fact(
      "Steps of JoSAA counselling",
      steps(
        "Register on josaa.nic.in with your rank",
        "Fill in your choices in the true order of preference",
        "Look at the mock lists, improve your choices and lock them",
        "See the result of the round",
        "Report online: choose freeze, float or slide, upload your papers and pay the seat acceptance fee",
        "Answer any query of the verifying officer",
        "Repeat up to the last round, pay the admission fee and report to the institute",
      ),
      { question: "How does JoSAA counselling work?" },
    ),
    "josaa.freeze_float_slide": fact(
      "Freeze, float and slide",
      text(
        "freeze keeps the seat, float keeps it but takes any higher choice, slide keeps it but takes a higher choice in the same institute",
      ),
      { question: "What do freeze, float and slide mean?" },
    ),
    "josaa.deadline": fact("Missing a JoSAA deadline", text("cancels the seat")),
    "josaa.2025.institutes": fact("Institutes in JoSAA 2025", count(127, "institutes"), {
      edition: "2025",
      source: sources.josaaSeats2025Report,
    }),
    "josaa.2025.seats": fact("Seats in JoSAA 2025", count(62_853, "seats"), {
      edition: "2025",
      source: sources.josaaSeats2025Report,
    }),
    "josaa.2025.rounds": fact("Rounds of JoSAA 2025", count(6, "rounds"), {
      edition: "2025",
      source: sources.josaa2025Report,
    }),
    "josaa.2026.seats": fact("Seats in JoSAA 2026", count(67_323, "seats"), {
      question: "How many seats does JoSAA have?",
      source: sources.josaaSeats2026Report,
    }),
    "josaa.admission_fee": fact(
      "Partial admission fee for NIT, IIIT and GFTI seats",
      rupees(45_000),
      { edition: "2025", topic: "Seat acceptance fee", source: sources.admissionFeeReport },
    ),
    "josaa.admission_fee_sc_st_pwd": fact(
      "Partial admission fee for NIT, IIIT and GFTI seats, SC/ST/PwD",
      rupees(20_000),
      {
        edition: "2025",
        topic: "Seat acceptance fee",
        appliesTo: ["sc", "st", "pwd"],
        source: sources.admissionFeeReport,
      },
    ),
    "csab.2025.registration": fact("CSAB 2025 registration", dayRange("2025-07-30", "2025-08-03"), {
      edition: "2025",
      source: sources.csabSpecialReport,
    }),
    "csab.2025.union_territories": fact(
      "CSAB 2025 round for some Union Territories",
      dayRange("2025-08-24", "2025-08-30"),
      { edition: "2025", source: sources.csabSpecialReport },
    ),
    "csab.purpose": fact(
      "What CSAB does",
      text(
        "fills the NIT, IIEST, IIIT, SPA and GFTI seats left after JoSAA in special rounds, by JEE Main rank",
      ),
      { question: "What is CSAB?", source: sources.csabReport },
    ),
    "csab.new_registration": fact(
      "New registration for CSAB",
      text("a fresh registration and fresh choices on csab.nic.in"),
      { question: "Do I have to register again for CSAB?", source: sources.csabReport },
    ),
    "csab.enrolment_fee": fact("Fee to enrol for CSAB", yes(), {
      question: "Is there a fee to enrol for CSAB?",
      source: sources.csabReport,
    }),
    "csab.2025.josaa_fees_counted": fact("Fees paid in JoSAA counted in CSAB 2025", yes(), {
      edition: "2025",
      topic: "Seat acceptance fee",
      source: sources.csabSpecialReport,
    }),
    "josaa.2025.processing_charge": fact(
      "Processing charge within the seat acceptance fee of JoSAA 2025",
      rupees(5000),
      { edition: "2025", topic: "Seat acceptance fee", source: sources.seatFeeReport },
    ),
    "saf.general_obc": fact("Seat acceptance fee, General/OBC", rupees(35_000), {
      question: "What is the seat acceptance fee for General and OBC?",
      topic: "Seat acceptance fee",
      edition: "reference data",
      appliesTo: ["general-male", "general-female", "third-gender", "obc", "ews"],
      source: sources.seatFeeReport,
      status: { kind: "conflict", caveat: "C-SAF" },
    }),
    "saf.sc_st_pwd": fact("Seat acceptance fee, SC/ST/PwD", rupees(15_000), {
      question: "What is the seat acceptance fee for SC, ST and PwD?",
      topic: "Seat acceptance fee",
      edition: "2025",
      appliesTo: ["sc", "st", "pwd"],
      source: sources.seatFeeReport,
      status: { kind: "reference", caveat: "C-SAF" },
    }),
  },
);
