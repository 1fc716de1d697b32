import { officialSites } from "../official-sites.ts";
import { factGroup } from "./fact-record.ts";
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
    "key.challenge_fee": {
      label: "Fee to challenge the answer key",
      question: "What is the fee to challenge the answer key?",
      value: rupees(200, "per question"),
      topic: "Answer key",
      source: sources.answerKeyReport,
      status: { kind: "reference" },
    },
    "key.challenge_steps": {
      label: "Steps to challenge the answer key",
      question: "How do I challenge the answer key?",
      value: steps(
        "Log in on jeemain.nta.nic.in while the window is open",
        "Open the answer key and your response sheet",
        "Pick the question ID and the option that you hold to be right",
        "Attach proof, if you have any",
        "Pay and submit",
      ),
      topic: "Answer key",
      source: sources.answerKeyReport,
    },
    "key.final_challenge": {
      label: "Final answer key can be challenged",
      question: "Can the final answer key be challenged?",
      value: no(),
      topic: "Answer key",
      source: sources.answerKeyReport,
    },
    "key.s1.dropped": {
      label: "Questions dropped from the Session 1 final key",
      value: text("nine questions, seven in Physics and two in Mathematics"),
      topic: "Answer key",
      source: sources.sessionOneResultReport,
    },
    "score.decimals": {
      label: "Decimals of the NTA score",
      value: count(7, "decimals"),
    },
    "score.formula": {
      label: "How the percentile is worked out",
      question: "How is the percentile worked out?",
      value: text(
        "100 × (candidates of your shift with your score or less) ÷ (candidates who appeared in your shift)",
      ),
    },
    "score.meaning": {
      label: "What the NTA score is",
      question: "Is the NTA score a percentage of marks?",
      value: text("a percentile within your shift, not a percentage of marks"),
    },
    "tie.order": {
      label: "Order in which ties are broken",
      question: "How is a tie broken?",
      value: text(
        "Mathematics score, Physics score, Chemistry score, fewer incorrect answers, older candidate",
      ),
      source: sources.tieReport,
      status: { kind: "conflict", caveat: "C-TIE" },
    },
    "result.steps": {
      label: "Steps to see the result",
      question: "How do I see my result?",
      value: steps(
        "Open jeemain.nta.nic.in and choose the scorecard link of your session",
        "Enter your application number, your password or date of birth, and the security pin",
        "Check name, category, state code and percentile",
        "Download the scorecard and keep copies",
      ),
      source: officialSites.jeeMain,
    },
    "result.recheck": {
      label: "Rechecking of the result",
      question: "Can I ask for rechecking?",
      value: no(),
      source: officialSites.jeeMain,
    },
    "result.rank_session": {
      label: "Scorecard that shows the All India Rank",
      question: "When do I get my All India Rank?",
      value: text("Session 2"),
    },
    "result.s1.full_score": {
      label: "Session 1 candidates with 100 percentile",
      value: count(12, "candidates"),
      source: sources.sessionOneResultReport,
    },
    "result.s1.registered": {
      label: "Session 1, registered",
      value: count(1_355_293, "candidates"),
      source: sources.sessionOneResultReport,
    },
    "result.s1.appeared": {
      label: "Session 1 Paper 1, appeared",
      value: count(1_304_653, "candidates"),
      source: sources.sessionOneResultReport,
    },
  },
);
