import { official, pageLink, say, term, type Words } from "../word-tokens.ts";
import {
  columns,
  type InformationPage,
  row,
  section,
  type SectionOf,
  question,
  keyFact,
  foldedList,
  questionList,
} from "./section.ts";

const paperYears: SectionOf<"accordion">["items"] = [
  yearOfNta("2025", [
    say`${term("Paper 1")}: ${"paper1.questions"}, all compulsory, ${"paper1.total_marks"}.`,
    say`${term("Why it helps")}: it is the newest of these papers and has no optional questions, so solve it first.`,
  ]),
  yearOfNta("2024", [
    optionalQuestions(),
    say`${term("Why it helps")}: it is the first paper after the syllabus was cut.`,
  ]),
  yearOfNta("2023", [
    optionalQuestions(),
    say`${term("Take care")}: some topics were taken out of the syllabus later.`,
  ]),
  yearOfNta("2022", [
    optionalQuestions(),
    say`${term("New that year")}: a wrong numerical answer cost a mark for the first time since numerical questions came in.`,
  ]),
  {
    id: "years-2021-to-2010",
    title: "2021 to 2010",
    groups: [
      {
        title: "JEE Main, held by NTA",
        points: [
          say`${term("2021")}: four sessions in ${"papers.2021.sittings"}.`,
          say`${term("2020")}: ${"papers.2020.sittings"}. The second session came late.`,
          say`${term("2019")}: ${"papers.2019.sittings"}. It was the first exam held by NTA.`,
        ],
      },
      {
        title: "JEE Main, held by CBSE",
        points: [
          ...["2018", "2017", "2016", "2015", "2014"].map(
            (year) => say`${term(year)}: held in April, on paper or on a computer.`,
          ),
          say`${term("2013")}: the first JEE Main, in April, on paper or on a computer.`,
        ],
      },
      {
        title: "AIEEE, the exam before JEE Main",
        points: [
          say`${term("2012")}: the last AIEEE, on paper or on a computer.`,
          say`${term("2011")}: on paper, but ${"papers.aieee_online"}.`,
          say`${term("2010")}: on paper only.`,
        ],
      },
    ],
  },
];

function yearOfNta(year: "2022" | "2023" | "2024" | "2025", about: readonly Words[]) {
  const points = [
    say`${term("Held")}: ${`papers.${year}.sittings`}.`,
    say`${term("Exam")}: JEE Main, held by NTA on computers.`,
    ...about,
    say`${term("Official papers and keys")}: ${official("jeeMain")}.`,
  ];
  return { id: `year-${year}`, title: year, groups: [{ points }] };
}

function optionalQuestions(): Words {
  return say`${term("Paper 1")}: ${"papers.questions_2021_to_2024"}, ${"paper1.total_marks"}.`;
}

export const previousPapersPage: InformationPage = {
  path: "/previous-papers",
  heading: "JEE Main Previous Papers",
  description:
    "JEE Main previous papers from 2010 to 2025: when each exam was held, the pattern of each paper, and where to find the official ones.",
  lead: say`Solve at least the last ${"papers.years_to_solve"}. The papers are in NTA's archive on ${official("jeeMain")}; you cannot download them here. Open a year to see what its paper was like.`,
  opensWithFirstPart: true,
  keyFacts: [
    keyFact("Years covered").is`2010 to 2025`,
    keyFact("Solve at least the last").is`${"papers.years_to_solve"}`,
    keyFact("Official papers").is`${official("jeeMain")}`,
  ],
  sections: [
    section("accordion", "years", "Papers by year", {
      items: paperYears,
    }),
    section("unavailable", "download", "All papers in one file", {
      label: "Download All Papers (ZIP)",
      text: say`This site has no file with all papers. NTA publishes papers and answer keys on ${official("jeeMain")}.`,
    }),
    section("table", "patterns", "How Paper 1 has changed", {
      intro: say`Before you solve an old paper, see how it differs from today's.`,
      caption: "Paper 1 by year",
      columns: columns("Years", "Questions", "Marks"),
      rows: [
        row("From 2025", say`${"paper1.questions"}, all compulsory`, "paper1.total_marks"),
        row("2021 to 2024", "papers.questions_2021_to_2024", "paper1.total_marks"),
        row("2020", "papers.questions_2020", "paper1.total_marks"),
        row("2013 to 2019", "papers.questions_to_2019", "papers.marks_to_2019"),
      ],
    }),
    foldedList("how-to-use", "How to use a past paper", [
      say`Sit down at the time of a real shift and work for ${"paper1.duration"} without a break.`,
      say`Mark it by today's rules: ${"marking.correct"} for a right answer and ${"marking.wrong"} for a wrong one. See the ${pageLink("/exam-pattern", "exam pattern")}.`,
      say`In 2020 and 2021, a wrong numerical answer cost nothing. Since 2022 it costs a mark.`,
      say`Skip questions on topics that are no longer asked. The ${pageLink("/syllabus-2026", "syllabus")} shows what is.`,
      say`Go through each mistake and write down why it happened.`,
    ]),
    questionList("questions", "Frequently asked questions", [
      question("aieee", "Are AIEEE papers still useful?")
        .answer`Yes, to practise single topics. Leave out what is no longer in the syllabus. Do not use them to practise timing, because the pattern was different.`,
      question("how-many-years", "How many years of papers should I solve?")
        .answer`We advise at least the last ${"papers.years_to_solve"}, each against the clock. Begin with the papers that asked for as many answers as today's, and use older ones topic by topic.`,
      question("official-papers", "Where are the official papers?")
        .answer`On ${official("jeeMain")}. NTA publishes the papers and the answer keys there after each session. You cannot download papers from this site.`,
    ]),
  ],
};
