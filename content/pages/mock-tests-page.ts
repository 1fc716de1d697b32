import { official, say } from "../word-tokens.ts";
import {
  asked,
  type Cell,
  columns,
  type InformationPage,
  section,
  question,
  questionList,
  keyFact,
  notice,
  foldedList,
  reminder,
} from "./section.ts";

const comingSoon = "Coming Soon";

const mockTests = section("table", "full-mock-tests", "Full mock tests", {
  caption: "JEE Main {year} full mock tests",
  columns: columns("Test", "Mode", asked("Status"), "Start"),
  rows: [
    mockTest("JEE Main {year} Full Mock Test 1"),
    mockTest("JEE Main {year} Full Mock Test 2"),
    mockTest("JEE Main {year} Full Mock Test 3"),
    mockTest("JEE Main {year} Full Mock Test 4"),
  ],
});

function mockTest(name: string): readonly Cell[] {
  return [
    words(name),
    words("Online CBT"),
    { kind: "badge", label: comingSoon },
    { kind: "unavailable", label: "Start Test" },
  ];
}

const practicePapers = section("table", "practice-sets", "Practice sets", {
  intro: say`Each set covers one part of each subject.`,
  caption: "Practice sets by topic",
  columns: columns("Set", "Topics", asked("Download"), "Solution"),
  rows: [
    paper("Practice Set 1", "Mechanics, Physical Chemistry, algebra"),
    paper("Practice Set 2", "Electricity, Inorganic Chemistry, calculus"),
    paper("Practice Set 3", "Modern physics, Organic Chemistry, geometry"),
  ],
});

const samplePapers = section("table", "sample-paper-list", "Sample papers", {
  intro: say`A sample paper shows how a whole Paper 1 is built.`,
  caption: "Sample papers in the Paper 1 pattern",
  columns: columns("Paper", "Pattern", asked("Download"), "Solution"),
  rows: [paper("Sample Paper 1", "Paper 1"), paper("Sample Paper 2", "Paper 1")],
});

function paper(name: string, about: string): readonly Cell[] {
  return [
    words(name),
    words(about),
    { kind: "unavailable", label: comingSoon },
    { kind: "unavailable", label: comingSoon },
  ];
}

function words(text: string): Cell {
  return { kind: "words", words: [{ kind: "text", text }] };
}

export const mockTestsPage: InformationPage = {
  path: "/mock-tests",
  heading: "JEE Main {year} Mock Tests",
  description:
    "JEE Main {year} mock tests, practice sets and sample papers in the Paper 1 pattern, why mocks help, and where NTA's free official mock tests are.",
  lead: say`The tests on this site are not open yet. Until they are, use NTA's free mock tests on ${official("nta")}. We advise ${"mock.recommended"}.`,
  opensWithFirstPart: true,
  showsLastUpdated: true,
  keyFacts: [
    keyFact("Advised").is`${"mock.recommended"}`,
    keyFact("Paper 1").is`${"paper1.questions"}, ${"paper1.total_marks"}`,
    keyFact("Time").is`${"paper1.duration"}`,
    keyFact("Aim to finish in").is`${"paper1.practice_target"}`,
    keyFact("Marking").is`${"marking.correct"} right, ${"marking.wrong"} wrong`,
  ],
  sections: [
    section("tabs", "tests-and-papers", "Tests and papers", {
      tabs: [
        {
          id: "mock-tests",
          label: "Mock Tests",
          sections: [
            mockTests,
            notice("information", "activation", "When the tests open", [
              say`Tests will be activated before Session 1 in January 2026.`,
              say`That was the plan when this page was first written. No test has been opened here so far.`,
            ]),
          ],
        },
        { id: "practice-papers", label: "Practice Papers", sections: [practicePapers] },
        { id: "sample-papers", label: "Sample Papers", sections: [samplePapers] },
      ],
    }),
    foldedList("why-mocks", "Why Attempt Mock Tests", [
      say`You build the stamina for ${"paper1.duration"} without a break.`,
      say`You find your pace: ${"paper1.questions"} in ${"paper1.duration"} leave little time for each.`,
      say`You get used to the tools on the screen.`,
      say`You find the topics that still cost you marks.`,
      say`You learn not to guess, because a wrong answer scores ${"marking.wrong"}.`,
      say`You try out the order of the sections until one suits you.`,
      say`You train to finish in ${"paper1.practice_target"} and to keep ${"paper1.checking_time"} for checking.`,
      say`You see your progress, if you take ${"mock.recommended"} and study each result.`,
    ]),
    reminder("Get Mock Test Alerts on WhatsApp")
      .text`Would you like a message about mock tests and practice papers?`,
    questionList("questions", "Questions about mock tests", [
      question("mocks-1", "When will the mocks open?")
        .answer`Their status is Coming Soon, and no date is fixed. NTA has ${"mock.official"}, which you can take at any time.`,
      question("mocks-2", "How many mocks should I take?")
        .answer`We advise ${"mock.recommended"}. Spread them over your months of study, and go through your mistakes after each one.`,
      question("mocks-3", "Are they like the real exam?")
        .answer`They follow the pattern of Paper 1: ${"paper1.questions"}, ${"paper1.total_marks"} and ${"paper1.duration"}. A right answer scores ${"marking.correct"}, a wrong one ${"marking.wrong"}.`,
      question("mocks-4", "Do I have to pay?")
        .answer`This site is free: you can read every page without paying and without an account.`,
    ]),
    notice("information", "official-mocks", "Official mock tests", [
      say`NTA gives ${"mock.official"}; it has also offered an app, National Test Abhyas. Start from ${official("nta")}.`,
      say`NTA's general mock screen may show a calculator. In JEE Main itself, a calculator is not allowed.`,
    ]),
  ],
};
