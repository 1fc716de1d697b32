import { sources } from "../facts/sources.ts";
import { type FaqCategory, question } from "../pages/section.ts";
import { official, pageLink } from "../word-tokens.ts";

export const cutoffQuestions: FaqCategory = {
  id: "cutoff",
  name: "Cutoff & Rank",
  questions: [
    question("cutoff-1", "What were the 2025 qualifying cutoffs?", { caveats: ["C-CUTOFF"] })
      .answer`General ${"cutoff.2025.general"}, EWS ${"cutoff.2025.ews"}, OBC ${"cutoff.2025.obc"}, SC ${"cutoff.2025.sc"}, ST ${"cutoff.2025.st"} and PwD ${"cutoff.2025.pwd"}.`,
    question("cutoff-2", "What is the difference between qualifying cutoff and closing rank?")
      .answer`The qualifying cutoff is a percentile: with it you can register for JEE Advanced. A closing rank is the last rank that got a seat in one branch of one institute. See both on the ${pageLink("/counseling", "counselling page")}.`,
    question("cutoff-3", "How many qualify for JEE Advanced?")
      .answer`The top ${"advanced.eligible"} of Paper 1 in {year}, across all categories. JEE Advanced {next year} will have a rule of its own; look at ${official("jeeAdvanced")}.`,
    question("cutoff-4", "How is a tie broken?", { caveats: ["C-TIE"] })
      .answer`Step by step, in this order: ${"tie.order"}.`,
    question("cutoff-5", "What rank was needed for NIT Calicut CSE in 2025?", {
      caveats: ["C-RANKS"],
    })
      .answer`In Round 6, for open seats of the gender-neutral pool, the last rank was ${"rank.2025.nit_calicut_cse_home_state"} for the home state and ${"rank.2025.nit_calicut_cse"} for other states.`,
    question("cutoff-6", "What is the difference between an NIT and an IIIT?", {
      source: sources.homeStateReport,
    })
      .answer`Both take students by JEE Main rank, through JoSAA. An NIT is a National Institute of Technology: many branches, and ${"reservation.home_state"}. An IIIT is an Indian Institute of Information Technology: mostly computer science and electronics, with seats for all India. IIITs are usually smaller, and those run with industry cost more. Neither is always better: compare the two seats by branch, fees and distance from home. The ${pageLink("/tools/closing-ranks", "closing ranks")} show both.`,
  ],
};

export const resultsQuestions: FaqCategory = {
  id: "results",
  name: "Results & Counseling",
  questions: [
    question("results-1", "How is the percentile worked out?")
      .answer`It is ${"score.formula"}. If you write both sessions, the better score counts.`,
    question("results-2", "What does a challenge cost?")
      .answer`A challenge to the answer key costs ${"key.challenge_fee"}. The fee is not refunded.`,
    question("results-3", "What are the result dates of JEE Main {year}?", { caveats: ["C-DATES"] })
      .answer`For Paper 1: ${"date.s1.result"} for Session 1, and ${"date.s2.result"} for Session 2.`,
    question("results-4", "When does counselling start?", { caveats: ["C-DATES"] })
      .answer`In June, after both sessions. First day of JoSAA: ${"date.josaa.start"}.`,
    question("results-5", "What is the seat acceptance fee?", { caveats: ["C-SAF"] })
      .answer`${"saf.general_obc"} for General and OBC, and ${"saf.sc_st_pwd"} for SC, ST and PwD.`,
    question("results-6", "What is CSAB?")
      .answer`CSAB ${"csab.purpose"}. It asks for ${"csab.new_registration"}. See the ${pageLink("/counseling", "counselling page")}.`,
    question("results-7", "How long is a JEE Main score valid?")
      .answer`Usually only for admissions of the same year. A {year} score cannot be used for JoSAA or CSAB a year later: if you take a drop year, you write the exam again. Some other colleges have their own rules for JEE Main scores, so ask them.`,
    question("results-8", "What are the fees of an NIT?", {
      caveats: ["C-SAF"],
      source: sources.admissionFeeReport,
    })
      .answer`Each institute sets its own fees for tuition, hostel and mess, so there is no single figure for four years. Look for your year's fee structure on its site. Two payments are the same everywhere: the seat acceptance fee, ${"saf.general_obc"} (SC, ST and PwD ${"saf.sc_st_pwd"}), and the partial admission fee, ${"josaa.admission_fee"} (SC, ST and PwD ${"josaa.admission_fee_sc_st_pwd"}). Both usually count towards the institute's fees. Ask the institute about fee waivers by category and family income.`,
  ],
};
