import { officialSites } from "../official-sites.ts";
import { fact, factGroup } from "./fact-record.ts";
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
    "exam.body": fact("Conducting body", text("National Testing Agency"), {
      question: "Who conducts JEE Main?",
      source: officialSites.nta,
      status: { kind: "reported" },
    }),
    "exam.help_desk": fact(
      "Official help desk",
      text("011-40759000 or jeemain@nta.ac.in, 10 am to 5 pm"),
      {
        question: "How do I reach the official help desk of JEE Main?",
        page: "/faq",
        source: sources.helpDeskReport,
        status: { kind: "reported" },
      },
    ),
    "exam.sessions": fact("Sessions in the year", count(2, "sessions"), {
      question: "How many sessions does JEE Main 2026 have?",
      page: "/important-dates",
      source: sources.registrationReport,
    }),
    "exam.best_score": fact("Better score of both sessions counts", yes(), {
      question: "Which session's score counts?",
      page: "/results",
      source: sources.admitCardTimingReport,
    }),
    "exam.languages.count": fact("Question-paper languages", count(13, "languages"), {
      question: "In how many languages is the paper set?",
      source: sources.languagesReport,
    }),
    "exam.languages.list": fact(
      "Languages offered",
      list(
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
      { question: "Which languages can I choose?", source: sources.languagesReport },
    ),
    "exam.language.change": fact("Language can be changed after registration", no(), {
      question: "Can I change the question-paper language later?",
    }),
    "exam.calculator": fact("Calculator allowed", no(), {
      question: "Is a calculator allowed?",
      source: sources.documentsReport,
      status: { kind: "reported" },
    }),
    "exam.scribe_time": fact(
      "Extra time for PwD candidates who may use a scribe",
      text("at least 20 minutes extra per hour"),
      {
        question: "Do PwD candidates get extra time?",
        appliesTo: ["pwd"],
        source: sources.scribeAndTiesReport,
        status: { kind: "reported" },
      },
    ),
    "exam.shifts": fact(
      "Shifts of an exam day",
      text("9:00 AM to 12:00 noon and 3:00 PM to 6:00 PM"),
      { source: sources.patternReport, status: { kind: "reported" } },
    ),
    "exam.shift1": fact("First shift of an exam day", text("Shift 1 (9:00 AM to 12:00 PM)"), {
      source: sources.patternReport,
      status: { kind: "reported" },
    }),
    "exam.shift2": fact("Second shift of an exam day", text("Shift 2 (3:00 PM to 6:00 PM)"), {
      source: sources.patternReport,
      status: { kind: "reported" },
    }),
    "advanced.eligible": fact(
      "Candidates eligible for JEE Advanced",
      count(250_000, "candidates"),
      {
        question: "How many candidates qualify for JEE Advanced?",
        topic: "Cutoffs",
        page: "/results",
        source: sources.advancedReport,
        status: { kind: "reported" },
      },
    ),
  },
);
