import type { FactId } from "../facts/index.ts";
import { official, pageLink, say, term } from "../word-tokens.ts";
import {
  type Cell,
  columns,
  type InformationPage,
  row,
  section,
  question,
  step,
  keyFact,
  notice,
  foldedProse,
  questionList,
} from "./section.ts";

function shiftRow(examDay: FactId, shift: FactId): readonly Cell[] {
  return [...row(say`${examDay}`, shift), { kind: "unavailable", label: "Coming Soon" }];
}

const shiftColumns = [
  { title: "Date" },
  { title: "Shift" },
  { title: "Paper and answer key", asked: true },
] as const;

export const resultsPage: InformationPage = {
  path: "/results",
  heading: "JEE Main {year} Answer Key, Papers and Results",
  description:
    "JEE Main {year} answer keys and results: dates, how to see your scorecard, the challenge fee, how percentiles are worked out and ties broken.",
  lead: say`See your scorecard on ${official("jeeMain")}, with your application number and your password or date of birth.`,
  season: "line",
  keyFacts: [
    keyFact("Paper 1 results").is`${"date.s1.result"}; ${"date.s2.result"}`,
    keyFact("All India Rank").is`With ${"result.rank_session"}`,
    keyFact("Answer key challenge").is`${"key.challenge_fee"}`,
    keyFact("Ties are broken by").is`${"tie.order"}`,
  ],
  sections: [
    section("steps", "steps", "How to see your result", {
      intro: say`The Session 1 scorecard shows no rank. The Session 2 scorecard shows your rank, and whether you can register for JEE Advanced.`,
      steps: [
        step("Open the official site")
          .text`Go to ${official("jeeMain")} and choose the scorecard link of your session.`,
        step("Log in")
          .text`Enter your application number, your password or date of birth, and the security pin.`,
        step("Check the card").text`Read your name, category, state code and percentile.`,
        step("Save it").text`Download the card and keep a few copies.`,
      ],
    }),
    section("table", "result-dates", "Result dates", {
      intro: say`For Session 1, ${"result.s1.registered"} registered and ${"result.s1.appeared"} wrote Paper 1. Of these, ${"result.s1.full_score"} scored 100 percentile.`,
      caption: "JEE Main {year} result dates",
      columns: columns("Session", "Paper 1", "Paper 2"),
      rows: [
        row("Session 1", "date.s1.result", "date.s1.result_paper2"),
        row("Session 2", say`${"date.s2.result"}, with All India Rank`, say`Date not available`),
      ],
      caveats: ["C-DATES"],
    }),
    notice("information", "challenge-fee", "Answer key challenge fee", [
      say`A challenge costs ${"key.challenge_fee"}. The fee is not refunded.`,
      say`Challenge dates: ${"date.s1.answer_key"} for Session 1 and ${"date.s2.answer_key"} for Session 2, until ${"date.payments_close_at"} on the last day.`,
    ]),
    section("steps", "challenge", "How to challenge the answer key", {
      folded: true,
      intro: say`A challenge that NTA accepts changes the key for everybody; candidates are not told individually. The final key cannot be challenged. In Session 1 it dropped ${"key.s1.dropped"}.`,
      steps: [
        step("Log in").text`Log in on ${official("jeeMain")} while the window is open.`,
        step("Compare").text`Open the answer key and your own response sheet.`,
        step("Pick the question")
          .text`Choose the question ID and the option that you believe is right.`,
        step("Add proof").text`Attach a page that proves your point, if you have one.`,
        step("Pay and submit").text`Pay for each question and keep the receipt.`,
      ],
    }),
    section("table", "session-1", "Session 1 papers and answer keys", {
      folded: true,
      intro: say`These are the first four Paper 1 shifts of Session 1. The official papers and keys are on ${official("jeeMain")}.`,
      caption: "Session 1, first four shifts",
      columns: shiftColumns,
      rows: [
        shiftRow("date.s1.exam_day1", "exam.shift1"),
        shiftRow("date.s1.exam_day1", "exam.shift2"),
        shiftRow("date.s1.exam_day2", "exam.shift1"),
        shiftRow("date.s1.exam_day2", "exam.shift2"),
      ],
    }),
    section("table", "session-2", "Session 2 papers and answer keys", {
      folded: true,
      intro: say`These are the first four Paper 1 shifts of Session 2. All exam days are on the ${pageLink("/important-dates", "dates page")}.`,
      caption: "Session 2, first four shifts",
      columns: shiftColumns,
      rows: [
        shiftRow("date.s2.exam_day1", "exam.shift1"),
        shiftRow("date.s2.exam_day1", "exam.shift2"),
        shiftRow("date.s2.exam_day2", "exam.shift1"),
        shiftRow("date.s2.exam_day2", "exam.shift2"),
      ],
    }),
    foldedProse("normalization", "Normalization", [
      say`Your percentile is ${"score.formula"}.`,
      say`Some shifts are a little harder than others, so your marks are turned into ${"score.meaning"}.`,
      say`${term("An example with made-up numbers:")} 1,00,000 students wrote your shift. 95,000 of them scored the same as you or less. Your percentile is then 95.`,
      say`This is done for each subject and for the total, to ${"score.decimals"}. The top score of each shift is always 100 percentile. All shifts then go into one merit list. If you wrote both sessions, your better score is used.`,
    ]),
    section("prose", "tie-break", "Tie-break", {
      folded: true,
      paragraphs: [
        say`If two students have the same total score, the tie is broken in this order: ${"tie.order"}.`,
      ],
      caveats: ["C-TIE"],
    }),
    questionList("questions", "Questions and answers", [
      question("results-nta-score", "What is an NTA score?")
        .answer`It is ${"score.meaning"}. It shows what share of the students of your shift scored the same as you or less.`,
      question("results-challenge-cost", "How much does an answer-key challenge cost?")
        .answer`${"key.challenge_fee"}. You pay online, and the fee is not refunded.`,
      question("results-which-session", "Which session's score is used?")
        .answer`The better one. If you write both sessions, the higher NTA score counts for your rank.`,
      question("results-rechecking", "Can I ask for rechecking?")
        .answer`No. Answers are not re-marked after the final answer key and the result. If you think a key is wrong, challenge it while the window is open.`,
    ]),
  ],
};
