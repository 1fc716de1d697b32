import { fact, factGroup } from "./fact-record.ts";
import { count, day, list, no, percent, text } from "./fact-value.ts";
import { sources } from "./sources.ts";

export const eligibilityFacts = factGroup(
  {
    topic: "Eligibility",
    page: "/eligibility-criteria",
    edition: "2026",
    source: sources.eligibilityReport,
    status: { kind: "reference" },
  },
  {
    "eligibility.age_limit": fact("Age limit to appear", text("none"), {
      question: "Is there an age limit?",
    }),
    "eligibility.years": fact(
      "Class 12 years accepted",
      text("passed Class 12 in 2024 or 2025, or appear for it in 2026"),
      { question: "Who can apply for JEE Main 2026?" },
    ),
    "eligibility.btech_subjects": fact(
      "B.E./B.Tech, subjects in Class 12",
      list(
        "Physics",
        "Mathematics",
        "one of Chemistry, Biology, Biotechnology or a Technical Vocational subject",
      ),
      { question: "Which subjects do I need for B.Tech?" },
    ),
    "eligibility.barch": fact(
      "B.Arch, Class 12 rule",
      text(
        "50% in each of Physics, Chemistry and Mathematics, or a 10+3 diploma with Mathematics and 45% in all",
      ),
      { question: "What does B.Arch ask for?", status: { kind: "conflict", caveat: "C-BARCH" } },
    ),
    "eligibility.bplanning": fact("B.Planning, Class 12 rule", text("50% in Mathematics"), {
      question: "What does B.Planning ask for?",
      status: { kind: "conflict", caveat: "C-BARCH" },
    }),
    "eligibility.marks_to_appear": fact("Minimum Class 12 marks to appear", text("none"), {
      question: "Do I need a minimum mark to write the exam?",
      status: { kind: "reported" },
    }),
    "eligibility.improvement_resets_year": fact(
      "Year of passing, reset by an improvement exam",
      no(),
      { status: { kind: "reported" } },
    ),
    "advanced.attempts": fact(
      "JEE Advanced, attempts allowed",
      text("twice, in consecutive years"),
      { source: sources.advancedReport, status: { kind: "reported" } },
    ),
    "advanced.class12": fact(
      "JEE Advanced 2026, year of the first Class 12 exam",
      text("2025 or 2026"),
      { source: sources.advancedReport, status: { kind: "reported" } },
    ),
    "advanced.born_from": fact("JEE Advanced 2026, born on or after", day("2001-10-01"), {
      source: sources.reservationReport,
      status: { kind: "reported" },
    }),
    "advanced.age_relaxation": fact(
      "JEE Advanced, extra years of age for SC, ST and PwD",
      count(5, "years"),
      {
        appliesTo: ["sc", "st", "pwd"],
        source: sources.reservationReport,
        status: { kind: "reported" },
      },
    ),
    "attempts.years": fact("Attempts, consecutive years allowed", count(3, "years"), {
      source: sources.attemptsReport,
    }),
    "attempts.max": fact("Attempts, at most", count(6, "attempts"), {
      question: "How many chances do I get?",
      source: sources.attemptsReport,
    }),
    "attempts.one_session_bars_other": fact("Attempts, both sessions compulsory", no(), {
      source: sources.attemptsReport,
      status: { kind: "reported" },
    }),
  },
);

/** For a seat, not for the exam. */
export const admissionFacts = factGroup(
  {
    topic: "Admission marks",
    page: "/eligibility-criteria",
    edition: "2026",
    source: sources.admissionMarksReport,
    status: { kind: "reference", caveat: "C-75" },
  },
  {
    "admission.min_percent": fact(
      "Class 12 marks for NIT, IIIT and GFTI admission, General/OBC/EWS",
      percent(75),
      {
        question: "Do I need a minimum percentage in Class 12?",
        appliesTo: ["general-male", "general-female", "third-gender", "obc", "ews"],
      },
    ),
    "admission.top_percentile": fact(
      "Alternative to the Class 12 percentage",
      text("top 20 percentile of your board"),
    ),
    "admission.min_percent_sc_st": fact(
      "Class 12 marks for NIT, IIIT and GFTI admission, SC/ST",
      percent(65),
      {
        question: "Which Class 12 percentage do SC and ST candidates need?",
        appliesTo: ["sc", "st", "pwd"],
        status: { kind: "conflict", caveat: "C-75" },
      },
    ),
    "admission.min_subjects": fact(
      "Class 12 subjects that the percentage is counted over, at least",
      count(5, "subjects"),
      { status: { kind: "reported" } },
    ),
  },
);
