import { officialSites } from "../official-sites.ts";
import { factGroup } from "./fact-record.ts";
import { count, list, no, text, yes } from "./fact-value.ts";
import { sources } from "./sources.ts";

export const examFacts = factGroup(
  {
    topic: "The exam",
    page: "/exam-pattern",
    edition: "2026",
    source: officialSites.jeeMain,
    status: { kind: "reference" },
  },
  {
    "exam.body": {
      label: "Conducting body",
      question: "Who conducts JEE Main?",
      value: text("National Testing Agency"),
      source: officialSites.nta,
      status: { kind: "reported" },
    },
    "exam.help_desk": {
      label: "Official help desk",
      question: "How do I reach the official help desk of JEE Main?",
      value: text("011-40759000 or jeemain@nta.ac.in, 10 am to 5 pm"),
      page: "/faq",
      source: sources.helpDeskReport,
      status: { kind: "reported" },
    },
    "exam.sessions": {
      label: "Sessions in the year",
      question: "How many sessions does JEE Main 2026 have?",
      value: count(2, "sessions"),
      page: "/important-dates",
      source: sources.registrationReport,
    },
    "exam.best_score": {
      label: "Better score of both sessions counts",
      question: "Which session's score counts?",
      value: yes(),
      page: "/results",
      source: sources.admitCardTimingReport,
    },
    "exam.languages.count": {
      label: "Question-paper languages",
      question: "In how many languages is the paper set?",
      value: count(13, "languages"),
      source: sources.languagesReport,
    },
    "exam.languages.list": {
      label: "Languages offered",
      question: "Which languages can I choose?",
      value: list(
        "English",
        "Hindi",
        "Assamese",
        "Bengali",
        "Gujarati",
        "Kannada",
        "Malayalam",
        "Marathi",
        "Odia",
        "Punjabi",
        "Tamil",
        "Telugu",
        "Urdu",
      ),
      source: sources.languagesReport,
    },
    "exam.language.change": {
      label: "Language can be changed after registration",
      question: "Can I change the question-paper language later?",
      value: no(),
    },
    "exam.calculator": {
      label: "Calculator allowed",
      question: "Is a calculator allowed?",
      value: no(),
      source: sources.documentsReport,
      status: { kind: "reported" },
    },
    "exam.scribe_time": {
      label: "Extra time for PwD candidates who may use a scribe",
      question: "Do PwD candidates get extra time?",
      value: text("at least 20 minutes extra per hour"),
      appliesTo: ["pwd"],
      source: sources.scribeAndTiesReport,
      status: { kind: "reported" },
    },
    "exam.shifts": {
      label: "Shifts of an exam day",
      value: text("9:00 AM to 12:00 noon and 3:00 PM to 6:00 PM"),
      source: sources.patternReport,
      status: { kind: "reported" },
    },
    "exam.shift1": {
      label: "First shift of an exam day",
      value: text("Shift 1 (9:00 AM to 12:00 PM)"),
      source: sources.patternReport,
      status: { kind: "reported" },
    },
    "exam.shift2": {
      label: "Second shift of an exam day",
      value: text("Shift 2 (3:00 PM to 6:00 PM)"),
      source: sources.patternReport,
      status: { kind: "reported" },
    },
    "advanced.eligible": {
      label: "Candidates eligible for JEE Advanced",
      question: "How many candidates qualify for JEE Advanced?",
      value: count(250_000, "candidates"),
      topic: "Cutoffs",
      page: "/results",
      source: sources.advancedReport,
      status: { kind: "reported" },
    },
  },
);
