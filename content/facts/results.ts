import { officialSites } from "../official-sites.ts";
import { fact, factGroup } from "./fact-record.ts";
import { count, no, rupees, steps, text } from "./fact-value.ts";
import { sources } from "./sources.ts";

export const resultFacts = factGroup(
  {
    topic: "Results",
    page: "/results",
    edition: "2026",
    source: sources.sessionTwoResultReport,
    status: { kind: "reported" },
  },
  {
    "key.challenge_fee": fact("Fee to challenge the answer key", rupees(200, "per question"), {
      question: "What is the fee to challenge the answer key?",
      topic: "Answer key",
      source: sources.answerKeyReport,
      status: { kind: "reference" },
    }),
    "key.challenge_steps": fact(
      "Steps to challenge the answer key",
      steps(
        "Log in on jeemain.nta.nic.in while the window is open",
        "Open the answer key and your response sheet",
        "Pick the question ID and the option that you hold to be right",
        "Attach proof, if you have any",
        "Pay and submit",
      ),
      {
        question: "How do I challenge the answer key?",
        topic: "Answer key",
        source: sources.answerKeyReport,
      },
    ),
    "key.final_challenge": fact("Final answer key can be challenged", no(), {
      question: "Can the final answer key be challenged?",
      topic: "Answer key",
      source: sources.answerKeyReport,
    }),
    "key.s1.dropped": fact(
      "Questions dropped from the Session 1 final key",
      text("nine questions, seven in Physics and two in Mathematics"),
      { topic: "Answer key", source: sources.sessionOneResultReport },
    ),
    "score.decimals": fact("Decimals of the NTA score", count(7, "decimals")),
    "score.formula": fact(
      "How the percentile is worked out",
      text(
        "100 × (candidates of your shift with your score or less) ÷ (candidates who appeared in your shift)",
      ),
      { question: "How is the percentile worked out?" },
    ),
    "score.meaning": fact(
      "What the NTA score is",
      text("a percentile within your shift, not a percentage of marks"),
      { question: "Is the NTA score a percentage of marks?" },
    ),
    "tie.order": fact(
      "Order in which ties are broken",
      text(
        "Mathematics score, Physics score, Chemistry score, fewer incorrect answers, older candidate",
      ),
      {
        question: "How is a tie broken?",
        source: sources.tieReport,
        status: { kind: "conflict", caveat: "C-TIE" },
      },
    ),
    "result.steps": fact(
      "Steps to see the result",
      steps(
        "Open jeemain.nta.nic.in and choose the scorecard link of your session",
        "Enter your application number, your password or date of birth, and the security pin",
        "Check name, category, state code and percentile",
        "Download the scorecard and keep copies",
      ),
      { question: "How do I see my result?", source: officialSites.jeeMain },
    ),
    "result.recheck": fact("Rechecking of the result", no(), {
      question: "Can I ask for rechecking?",
      source: officialSites.jeeMain,
    }),
    "result.rank_session": fact("Scorecard that shows the All India Rank", text("Session 2"), {
      question: "When do I get my All India Rank?",
    }),
    "result.s1.full_score": fact(
      "Session 1 candidates with 100 percentile",
      count(12, "candidates"),
      { source: sources.sessionOneResultReport },
    ),
    "result.s1.registered": fact("Session 1, registered", count(1_355_293, "candidates"), {
      source: sources.sessionOneResultReport,
    }),
    "result.s1.appeared": fact("Session 1 Paper 1, appeared", count(1_304_653, "candidates"), {
      source: sources.sessionOneResultReport,
    }),
  },
);
