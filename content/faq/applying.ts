import type { FaqCategory } from "../pages/section.ts";
import { official, pageLink, say } from "../word-tokens.ts";

export const registrationQuestions: FaqCategory = {
  id: "registration",
  name: "Registration & Application",
  questions: [
    {
      id: "reg-1",
      question: "When is JEE Main {year} registration open?",
      answer: say`Session 1: ${"date.s1.registration"}. Session 2: ${"date.s2.registration"}, and once more from ${"date.s2.reopened"}. The form is only on ${official("jeeMain")}.`,
      caveats: ["C-DATES"],
    },
    {
      id: "reg-2",
      question: "What is the application fee?",
      answer: say`For one paper in one session: General male ${"fee.general_male.one_paper"}, General female ${"fee.general_female.one_paper"}, OBC and EWS ${"fee.obc_ews.one_paper"}, and SC, ST and PwD ${"fee.sc_st_pwd.one_paper"}. The fees for two papers are on the ${pageLink("/registration-2026", "registration page")}.`,
      caveats: ["C-FEES"],
    },
    {
      id: "reg-3",
      question: "Which documents are needed?",
      answer: say`Have these ready: ${"documents.registration"}.`,
    },
    {
      id: "reg-4",
      question: "What are the file limits?",
      answer: say`Photo: ${"upload.photo"}. Signature: ${"upload.signature"}. Class 10 certificate: ${"upload.class10"}.`,
      caveats: ["C-UPLOADS"],
    },
    {
      id: "reg-5",
      question: "Can I edit the form?",
      answer: say`Once, in the correction window of the session. Its days: ${"date.s1.correction"} for Session 1, and ${"date.s2.correction"} for Session 2.`,
      caveats: ["C-DATES"],
    },
    {
      id: "reg-6",
      question: "Is Aadhaar compulsory?",
      answer: say`No, but it is the preferred way. Other photo IDs have been reported as accepted; some of those candidates had to have their photo checked once more.`,
    },
  ],
};

export const eligibilityQuestions: FaqCategory = {
  id: "eligibility",
  name: "Eligibility",
  questions: [
    {
      id: "eligibility-1",
      question: "Is there an age limit?",
      answer: say`Age limit to write JEE Main: ${"eligibility.age_limit"}. An institute may set its own for admission.`,
    },
    {
      id: "eligibility-2",
      question: "Who can apply for {year}?",
      answer: say`The Class 12 rule: you ${"eligibility.years"}.`,
    },
    {
      id: "eligibility-3",
      question: "How many attempts?",
      answer: say`You have ${"attempts.years"} in a row, with ${"exam.sessions"} in each: at most ${"attempts.max"}.`,
    },
    {
      id: "eligibility-4",
      question: say`Is ${"admission.min_percent"} needed?`,
      answer: say`Not to write the exam. For a seat in an NIT, IIIT or GFTI you need ${"admission.min_percent"} in Class 12, or a place in the ${"admission.top_percentile"}. For SC and ST the mark is ${"admission.min_percent_sc_st"}.`,
      caveats: ["C-75"],
    },
    {
      id: "eligibility-5",
      question: "Which subjects for B.Tech?",
      answer: say`${"eligibility.btech_subjects"}.`,
    },
  ],
};
