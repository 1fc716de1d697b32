import { officialSites } from "../official-sites.ts";
import { factGroup } from "./fact-record.ts";
import { count, duration, points, text } from "./fact-value.ts";

/** Practice figures of the reference data, and editorial advice, which is never an official rule. */
export const preparationFacts = factGroup(
  {
    topic: "Preparation",
    page: "/preparation-tips",
    edition: "any year",
    source: officialSites.nta,
    status: { kind: "reference" },
  },
  {
    "mock.recommended": {
      label: "Full-length mock tests advised",
      question: "How many mock tests should I take?",
      value: { kind: "number-range", min: 15, max: 20, unit: "full-length mock tests" },
      topic: "Mock tests",
      page: "/mock-tests",
    },
    "paper1.practice_target": {
      label: "Finishing time to aim for in practice",
      question: "In what time should I finish a practice paper?",
      value: duration(165),
      topic: "Mock tests",
      page: "/mock-tests",
    },
    "paper1.checking_time": {
      label: "Time to keep for checking",
      value: duration(15),
      topic: "Mock tests",
      page: "/mock-tests",
      confidence: "advice",
    },
    "mock.official": {
      label: "Official mock tests",
      question: "Are there official mock tests?",
      value: text("free mock tests on nta.ac.in"),
      topic: "Mock tests",
      page: "/mock-tests",
      status: { kind: "reported" },
    },
    "mock.reasons": {
      label: "What mock tests train",
      question: "Why should I take mock tests?",
      value: points(
        "stamina for the full length of the paper",
        "speed, and the order in which you take the sections",
        "the tools on the screen",
        "finding weak topics",
        "leaving doubtful guesses alone",
      ),
      topic: "Mock tests",
      page: "/mock-tests",
      confidence: "advice",
    },
    "papers.years_to_solve": {
      label: "Past papers to solve",
      question: "How many years of past papers should I solve?",
      value: count(5, "years"),
      page: "/previous-papers",
      confidence: "advice",
    },
    "papers.official": {
      label: "Where official past papers are",
      question: "Where are official past papers?",
      value: text("jeemain.nta.nic.in"),
      page: "/previous-papers",
      source: officialSites.jeeMain,
      status: { kind: "reported" },
    },
    "prep.long_term": {
      label: "Plan for 6 to 12 months",
      question: "How should I prepare over a year?",
      value: points(
        "finish Class 11 and then Class 12 topics in a fixed weekly plan",
        "read NCERT first, then one problem book for each subject",
        "keep short notes and a formula sheet from the first day",
        "take one topic test a week and one past paper a month",
        "start full mock tests in the last three months",
      ),
      confidence: "advice",
    },
    "prep.short_term": {
      label: "Plan for 3 to 6 months",
      question: "How should I prepare in the last half year?",
      value: points(
        "sort the topics into strong, middle and weak",
        "give most of the time to the middle ones",
        "solve a mixed set of problems every day",
        "take one full mock test a week and spend a day on its analysis",
        "revise Inorganic Chemistry and formulae in short daily slots",
      ),
      confidence: "advice",
    },
    "prep.last_weeks": {
      label: "Plan for the last 1 to 2 months",
      question: "What should I do in the last weeks?",
      value: points(
        "open no new book",
        "take two or three full mock tests a week at the time of your shift",
        "go through your error log and reread NCERT Chemistry",
        "read the formula sheet daily",
        "sleep by the rhythm of the exam day",
      ),
      confidence: "advice",
    },
    "prep.habits": {
      label: "Habits that help in practice and in the exam",
      question: "Which habits help most?",
      value: points(
        "read NCERT line by line for Chemistry",
        "spend longer on the analysis of a mock test than on writing it",
        "begin with your strongest subject",
        "leave a question that holds you up and come back later",
        "skip doubtful guesses, because a wrong answer costs a mark",
        "revise little and often",
      ),
      confidence: "advice",
    },
    "prep.mistakes": {
      label: "What to avoid in preparation",
      question: "What should I avoid in preparation?",
      value: points(
        "too many books",
        "mock tests without analysis",
        "neglecting numerical questions",
        "leaving Inorganic Chemistry to the end",
        "studying topics that were removed from the syllabus",
        "ignoring Class 11",
      ),
      confidence: "advice",
    },
    "prep.boards": {
      label: "Board exams and JEE Main together",
      question: "How do I balance boards and JEE Main?",
      value: text(
        "work from the same NCERT base and practise board-style answers in the last weeks before the papers",
      ),
      confidence: "advice",
    },
  },
);
