import type { FactId } from "../facts/index.ts";
import { official, pageLink, say, term } from "../word-tokens.ts";
import {
  type Cell,
  columns,
  type InformationPage,
  type Question,
  row,
  section,
} from "./section.ts";

function shiftRow(examDay: FactId, shift: FactId): readonly Cell[] {
  return [...row(say`${examDay}`, say`${shift}`), { kind: "unavailable", label: "Coming Soon" }];
}

const shiftColumns = [
  { title: "Date" },
  { title: "Shift" },
  { title: "Paper and answer key", asked: true },
] as const;

const questions: readonly Question[] = [
  {
    id: "results-nta-score",
    question: "What is an NTA score?",
    answer: say`It is ${"score.meaning"}. It shows what share of the students of your shift scored the same as you or less.`,
  },
  {
    id: "results-challenge-cost",
    question: "How much does an answer-key challenge cost?",
    answer: say`${"key.challenge_fee"}. You pay online, and the fee is not refunded.`,
  },
  {
    id: "results-which-session",
    question: "Which session's score is used?",
    answer: say`The better one. If you write both sessions, the higher NTA score counts for your rank.`,
  },
  {
    id: "results-rechecking",
    question: "Can I ask for rechecking?",
    answer: say`No. Answers are not re-marked after the final answer key and the result. If you think a key is wrong, challenge it while the window is open.`,
  },
];

export const resultsPage: InformationPage = {
  path: "/results",
  heading: "JEE Main {year} Answer Key, Papers and Results",
  description:
    "JEE Main {year} answer keys and results: dates, how to see your scorecard, the challenge fee, how percentiles are worked out and ties broken.",
  lead: say`See your scorecard on ${official("jeeMain")}, with your application number and your password or date of birth.`,
  season: "line",
  keyFacts: [
    {
      label: "Paper 1 results",
      value: say`${"date.s1.result"}; ${"date.s2.result"}`,
    },
    { label: "All India Rank", value: say`With ${"result.rank_session"}` },
    { label: "Answer key challenge", value: say`${"key.challenge_fee"}` },
    { label: "Ties are broken by", value: say`${"tie.order"}` },
  ],
  sections: [
    section("steps", "steps", "How to see your result", {
      intro: say`The Session 1 scorecard shows no rank. The Session 2 scorecard shows your rank, and whether you can register for JEE Advanced.`,
      steps: [
        {
          title: "Open the official site",
          text: say`Go to ${official("jeeMain")} and choose the scorecard link of your session.`,
        },
        {
          title: "Log in",
          text: say`Enter your application number, your password or date of birth, and the security pin.`,
        },
        {
          title: "Check the card",
          text: say`Read your name, category, state code and percentile.`,
        },
        { title: "Save it", text: say`Download the card and keep a few copies.` },
      ],
    }),
    section("table", "result-dates", "Result dates", {
      intro: say`For Session 1, ${"result.s1.registered"} registered and ${"result.s1.appeared"} wrote Paper 1. Of these, ${"result.s1.full_score"} scored 100 percentile.`,
      caption: "JEE Main {year} result dates",
      columns: columns("Session", "Paper 1", "Paper 2"),
      rows: [
        row(say`Session 1`, say`${"date.s1.result"}`, say`${"date.s1.result_paper2"}`),
        row(say`Session 2`, say`${"date.s2.result"}, with All India Rank`, say`Date not available`),
      ],
      caveats: ["C-DATES"],
    }),
    section("notice", "challenge-fee", "Answer key challenge fee", {
      tone: "information",
      paragraphs: [
        say`A challenge costs ${"key.challenge_fee"}. The fee is not refunded.`,
        say`Challenge dates: ${"date.s1.answer_key"} for Session 1 and ${"date.s2.answer_key"} for Session 2, until ${"date.payments_close_at"} on the last day.`,
      ],
    }),
    section("steps", "challenge", "How to challenge the answer key", {
      folded: true,
      intro: say`A challenge that NTA accepts changes the key for everybody; candidates are not told individually. The final key cannot be challenged. In Session 1 it dropped ${"key.s1.dropped"}.`,
      steps: [
        { title: "Log in", text: say`Log in on ${official("jeeMain")} while the window is open.` },
        { title: "Compare", text: say`Open the answer key and your own response sheet.` },
        {
          title: "Pick the question",
          text: say`Choose the question ID and the option that you believe is right.`,
        },
        { title: "Add proof", text: say`Attach a page that proves your point, if you have one.` },
        { title: "Pay and submit", text: say`Pay for each question and keep the receipt.` },
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
    section("prose", "normalization", "Normalization", {
      folded: true,
      paragraphs: [
        say`Your percentile is ${"score.formula"}.`,
        say`Some shifts are a little harder than others, so your marks are turned into ${"score.meaning"}.`,
        say`${term("An example with made-up numbers:")} 1,00,000 students wrote your shift. 95,000 of them scored the same as you or less. Your percentile is then 95.`,
        say`This is done for each subject and for the total, to ${"score.decimals"}. The top score of each shift is always 100 percentile. All shifts then go into one merit list. If you wrote both sessions, your better score is used.`,
      ],
    }),
    section("prose", "tie-break", "Tie-break", {
      folded: true,
      paragraphs: [
        say`If two students have the same total score, the tie is broken in this order: ${"tie.order"}.`,
      ],
      caveats: ["C-TIE"],
    }),
    section("questions", "questions", "Questions and answers", { questions }),
  ],
};
