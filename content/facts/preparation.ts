import { officialSites } from "../official-sites.ts";
import { fact, factGroup } from "./fact-record.ts";
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
    "mock.recommended": fact(
      "Full-length mock tests advised",
      { kind: "number-range", min: 15, max: 20, unit: "full-length mock tests" },
      { question: "How many mock tests should I take?", topic: "Mock tests", page: "/mock-tests" },
    ),
    "paper1.practice_target": fact("Finishing time to aim for in practice", duration(165), {
      question: "In what time should I finish a practice paper?",
      topic: "Mock tests",
      page: "/mock-tests",
    }),
    "paper1.checking_time": fact("Time to keep for checking", duration(15), {
      topic: "Mock tests",
      page: "/mock-tests",
      confidence: "advice",
    }),
    "mock.official": fact("Official mock tests", text("free mock tests on nta.ac.in"), {
      question: "Are there official mock tests?",
      topic: "Mock tests",
      page: "/mock-tests",
      status: { kind: "reported" },
    }),
    "mock.reasons": fact(
      "What mock tests train",
      points(
        "stamina for the full length of the paper",
        "speed, and the order in which you take the sections",
        "the tools on the screen",
        "finding weak topics",
        "leaving doubtful guesses alone",
      ),
      {
        question: "Why should I take mock tests?",
        topic: "Mock tests",
        page: "/mock-tests",
        confidence: "advice",
      },
    ),
    "papers.years_to_solve": fact("Past papers to solve", count(5, "years"), {
      question: "How many years of past papers should I solve?",
      page: "/previous-papers",
      confidence: "advice",
    }),
    "papers.official": fact("Where official past papers are", text("jeemain.nta.nic.in"), {
      question: "Where are official past papers?",
      page: "/previous-papers",
      source: officialSites.jeeMain,
      status: { kind: "reported" },
    }),
    "prep.long_term": fact(
      "Plan for 6 to 12 months",
      points(
        "finish Class 11 and then Class 12 topics in a fixed weekly plan",
        "read NCERT first, then one problem book for each subject",
        "keep short notes and a formula sheet from the first day",
        "take one topic test a week and one past paper a month",
        "start full mock tests in the last three months",
      ),
      { question: "How should I prepare over a year?", confidence: "advice" },
    ),
    "prep.short_term": fact(
      "Plan for 3 to 6 months",
      points(
        "sort the topics into strong, middle and weak",
        "give most of the time to the middle ones",
        "solve a mixed set of problems every day",
        "take one full mock test a week and spend a day on its analysis",
        "revise Inorganic Chemistry and formulae in short daily slots",
      ),
      { question: "How should I prepare in the last half year?", confidence: "advice" },
    ),
    "prep.last_weeks": fact(
      "Plan for the last 1 to 2 months",
      points(
        "open no new book",
        "take two or three full mock tests a week at the time of your shift",
        "go through your error log and reread NCERT Chemistry",
        "read the formula sheet daily",
        "sleep by the rhythm of the exam day",
      ),
      { question: "What should I do in the last weeks?", confidence: "advice" },
    ),
    "prep.habits": fact(
      "Habits that help in practice and in the exam",
      points(
        "read NCERT line by line for Chemistry",
        "spend longer on the analysis of a mock test than on writing it",
        "begin with your strongest subject",
        "leave a question that holds you up and come back later",
        "skip doubtful guesses, because a wrong answer costs a mark",
        "revise little and often",
      ),
      { question: "Which habits help most?", confidence: "advice" },
    ),
    "prep.mistakes": fact(
      "What to avoid in preparation",
      points(
        "too many books",
        "mock tests without analysis",
        "neglecting numerical questions",
        "leaving Inorganic Chemistry to the end",
        "studying topics that were removed from the syllabus",
        "ignoring Class 11",
      ),
      { question: "What should I avoid in preparation?", confidence: "advice" },
    ),
    "prep.boards": fact(
      "Board exams and JEE Main together",
      text(
        "work from the same NCERT base and practise board-style answers in the last weeks before the papers",
      ),
      { question: "How do I balance boards and JEE Main?", confidence: "advice" },
    ),
  },
);
