import { fact, factGroup } from "./fact-record.ts";
import { count, text } from "./fact-value.ts";
import { sources } from "./sources.ts";

export const pastPaperFacts = factGroup(
  {
    topic: "Preparation",
    page: "/previous-papers",
    edition: "any year",
    source: sources.examHistoryReport,
    status: { kind: "reported" },
  },
  {
    "papers.2025.sittings": fact(
      "JEE Main 2025, exam days",
      text("22 to 30 January and 2 to 9 April 2025"),
      { source: sources.papers2025Report },
    ),
    "papers.2024.sittings": fact(
      "JEE Main 2024, exam days",
      text("24 January to 1 February and 4 to 12 April 2024"),
      { source: sources.papers2024Report },
    ),
    "papers.2023.sittings": fact(
      "JEE Main 2023, exam days",
      text("24 January to 1 February and 6 to 15 April 2023"),
      { source: sources.papers2023Report },
    ),
    "papers.2022.sittings": fact(
      "JEE Main 2022, exam months",
      text("June and July 2022, later than first planned"),
      { source: sources.papers2022Report },
    ),
    "papers.2021.sittings": fact(
      "JEE Main 2021, exam months",
      text("February, March, July, and August to September 2021"),
      { source: sources.papers2022Report },
    ),
    "papers.2020.sittings": fact(
      "JEE Main 2020, exam days",
      text("6 to 9 January and 1 to 6 September 2020"),
      { source: sources.papers2020Report },
    ),
    "papers.2019.sittings": fact(
      "JEE Main 2019, exam days",
      text("January (8 to 12) and April 2019"),
      { source: sources.papers2019Report },
    ),
    "papers.questions_2021_to_2024": fact(
      "Paper 1 from 2021 to 2024, questions",
      text("90 questions, of which 75 were to be answered"),
      { source: sources.documentsReport },
    ),
    "papers.questions_2020": fact("Paper 1 in 2020, questions", count(75, "questions"), {
      source: sources.pattern2020Report,
    }),
    "papers.questions_to_2019": fact(
      "Paper 1 from 2013 to 2019, questions",
      count(90, "questions"),
      { source: sources.pattern2020Report },
    ),
    "papers.marks_to_2019": fact("Paper 1 from 2013 to 2019, total marks", count(360, "marks"), {
      source: sources.pattern2020Report,
    }),
    "papers.aieee": fact("The exam before JEE Main", text("AIEEE, held by CBSE")),
    "papers.aieee_online": fact(
      "First computer option in AIEEE",
      text("the first one lakh applicants of 2011 could choose the computer"),
    ),
  },
);
