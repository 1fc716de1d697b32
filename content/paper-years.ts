import type { AccordionSection } from "./pages/section.ts";
import { official, say, term, type Words } from "./word-tokens.ts";

export const paperYears: AccordionSection["items"] = [
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
