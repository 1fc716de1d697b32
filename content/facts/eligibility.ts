import { factGroup } from "./fact-record.ts";
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
    "eligibility.age_limit": {
      label: "Age limit to appear",
      question: "Is there an age limit?",
      value: text("none"),
    },
    "eligibility.years": {
      label: "Class 12 years accepted",
      question: "Who can apply for JEE Main 2026?",
      value: text("passed Class 12 in 2024 or 2025, or appear for it in 2026"),
    },
    "eligibility.btech_subjects": {
      label: "B.E./B.Tech, subjects in Class 12",
      question: "Which subjects do I need for B.Tech?",
      value: list(
        "Physics",
        "Mathematics",
        "one of Chemistry, Biology, Biotechnology or a Technical Vocational subject",
      ),
    },
    "eligibility.barch": {
      label: "B.Arch, Class 12 rule",
      question: "What does B.Arch ask for?",
      value: text(
        "50% in each of Physics, Chemistry and Mathematics, or a 10+3 diploma with Mathematics and 45% in all",
      ),
      status: { kind: "conflict", caveat: "C-BARCH" },
    },
    "eligibility.bplanning": {
      label: "B.Planning, Class 12 rule",
      question: "What does B.Planning ask for?",
      value: text("50% in Mathematics"),
      status: { kind: "conflict", caveat: "C-BARCH" },
    },
    "eligibility.marks_to_appear": {
      label: "Minimum Class 12 marks to appear",
      question: "Do I need a minimum mark to write the exam?",
      value: text("none"),
      status: { kind: "reported" },
    },
    "eligibility.improvement_resets_year": {
      label: "Year of passing, reset by an improvement exam",
      value: no(),
      status: { kind: "reported" },
    },
    "advanced.attempts": {
      label: "JEE Advanced, attempts allowed",
      value: text("twice, in consecutive years"),
      source: sources.advancedReport,
      status: { kind: "reported" },
    },
    "advanced.class12": {
      label: "JEE Advanced 2026, year of the first Class 12 exam",
      value: text("2025 or 2026"),
      source: sources.advancedReport,
      status: { kind: "reported" },
    },
    "advanced.born_from": {
      label: "JEE Advanced 2026, born on or after",
      value: day("2001-10-01"),
      source: sources.reservationReport,
      status: { kind: "reported" },
    },
    "advanced.age_relaxation": {
      label: "JEE Advanced, extra years of age for SC, ST and PwD",
      value: count(5, "years"),
      appliesTo: ["sc", "st", "pwd"],
      source: sources.reservationReport,
      status: { kind: "reported" },
    },
    "attempts.years": {
      label: "Attempts, consecutive years allowed",
      value: count(3, "years"),
      source: sources.attemptsReport,
    },
    "attempts.max": {
      label: "Attempts, at most",
      question: "How many chances do I get?",
      value: count(6, "attempts"),
      source: sources.attemptsReport,
    },
    "attempts.one_session_bars_other": {
      label: "Attempts, both sessions compulsory",
      value: no(),
      source: sources.attemptsReport,
      status: { kind: "reported" },
    },
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
    "admission.min_percent": {
      label: "Class 12 marks for NIT, IIIT and GFTI admission, General/OBC/EWS",
      question: "Do I need a minimum percentage in Class 12?",
      value: percent(75),
      appliesTo: ["general-male", "general-female", "third-gender", "obc", "ews"],
    },
    "admission.top_percentile": {
      label: "Alternative to the Class 12 percentage",
      value: text("top 20 percentile of your board"),
    },
    "admission.min_percent_sc_st": {
      label: "Class 12 marks for NIT, IIIT and GFTI admission, SC/ST",
      question: "Which Class 12 percentage do SC and ST candidates need?",
      value: percent(65),
      appliesTo: ["sc", "st", "pwd"],
      status: { kind: "conflict", caveat: "C-75" },
    },
    "admission.min_subjects": {
      label: "Class 12 subjects that the percentage is counted over, at least",
      value: count(5, "subjects"),
      status: { kind: "reported" },
    },
  },
);
