import { sources } from "../facts/sources.ts";
import type { FaqCategory } from "../pages/section.ts";
import { official, pageLink, say } from "../word-tokens.ts";

export const cutoffQuestions: FaqCategory = {
  id: "cutoff",
  name: "Cutoff & Rank",
  questions: [
    {
      id: "cutoff-1",
      question: "What were the 2025 qualifying cutoffs?",
      answer: say`General ${"cutoff.2025.general"}, EWS ${"cutoff.2025.ews"}, OBC ${"cutoff.2025.obc"}, SC ${"cutoff.2025.sc"}, ST ${"cutoff.2025.st"} and PwD ${"cutoff.2025.pwd"}.`,
      caveats: ["C-CUTOFF"],
    },
    {
      id: "cutoff-2",
      question: "What is the difference between qualifying cutoff and closing rank?",
      answer: say`The qualifying cutoff is a percentile: with it you can register for JEE Advanced. A closing rank is the last rank that got a seat in one branch of one institute. See both on the ${pageLink("/counseling", "counselling page")}.`,
    },
    {
      id: "cutoff-3",
      question: "How many qualify for JEE Advanced?",
      answer: say`The top ${"advanced.eligible"} of Paper 1 in {year}, across all categories. JEE Advanced {next year} will have a rule of its own; look at ${official("jeeAdvanced")}.`,
    },
    {
      id: "cutoff-4",
      question: "How is a tie broken?",
      answer: say`Step by step, in this order: ${"tie.order"}.`,
      caveats: ["C-TIE"],
    },
    {
      id: "cutoff-5",
      question: "What rank was needed for NIT Calicut CSE in 2025?",
      answer: say`In Round 6, for open seats of the gender-neutral pool, the last rank was ${"rank.2025.nit_calicut_cse_home_state"} for the home state and ${"rank.2025.nit_calicut_cse"} for other states.`,
      caveats: ["C-RANKS"],
    },
    {
      id: "cutoff-6",
      question: "What is the difference between an NIT and an IIIT?",
      answer: say`Both take students by JEE Main rank, through JoSAA. An NIT is a National Institute of Technology: many branches, and ${"reservation.home_state"}. An IIIT is an Indian Institute of Information Technology: mostly computer science and electronics, with seats for all India. IIITs are usually smaller, and those run with industry cost more. Neither is always better: compare the two seats by branch, fees and distance from home. The ${pageLink("/tools/closing-ranks", "closing ranks")} show both.`,
      source: sources.homeStateReport,
    },
  ],
};

export const resultsQuestions: FaqCategory = {
  id: "results",
  name: "Results & Counseling",
  questions: [
    {
      id: "results-1",
      question: "How is the percentile worked out?",
      answer: say`It is ${"score.formula"}. If you write both sessions, the better score counts.`,
    },
    {
      id: "results-2",
      question: "What does a challenge cost?",
      answer: say`A challenge to the answer key costs ${"key.challenge_fee"}. The fee is not refunded.`,
    },
    {
      id: "results-3",
      question: "What are the result dates of JEE Main {year}?",
      answer: say`For Paper 1: ${"date.s1.result"} for Session 1, and ${"date.s2.result"} for Session 2.`,
      caveats: ["C-DATES"],
    },
    {
      id: "results-4",
      question: "When does counselling start?",
      answer: say`In June, after both sessions. First day of JoSAA: ${"date.josaa.start"}.`,
      caveats: ["C-DATES"],
    },
    {
      id: "results-5",
      question: "What is the seat acceptance fee?",
      answer: say`${"saf.general_obc"} for General and OBC, and ${"saf.sc_st_pwd"} for SC, ST and PwD.`,
      caveats: ["C-SAF"],
    },
    {
      id: "results-6",
      question: "What is CSAB?",
      answer: say`CSAB ${"csab.purpose"}. It asks for ${"csab.new_registration"}. See the ${pageLink("/counseling", "counselling page")}.`,
    },
    {
      id: "results-7",
      question: "How long is a JEE Main score valid?",
      answer: say`Usually only for admissions of the same year. A {year} score cannot be used for JoSAA or CSAB a year later: if you take a drop year, you write the exam again. Some other colleges have their own rules for JEE Main scores, so ask them.`,
    },
    {
      id: "results-8",
      question: "What are the fees of an NIT?",
      answer: say`Each institute sets its own fees for tuition, hostel and mess, so there is no single figure for four years. Look for your year's fee structure on its site. Two payments are the same everywhere: the seat acceptance fee, ${"saf.general_obc"} (SC, ST and PwD ${"saf.sc_st_pwd"}), and the partial admission fee, ${"josaa.admission_fee"} (SC, ST and PwD ${"josaa.admission_fee_sc_st_pwd"}). Both usually count towards the institute's fees. Ask the institute about fee waivers by category and family income.`,
      caveats: ["C-SAF"],
      source: sources.admissionFeeReport,
    },
  ],
};
