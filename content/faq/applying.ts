import { sources } from "../facts/sources.ts";
import { type FaqCategory, question } from "../pages/section.ts";
import { nextYear, official, pageLink, say, yearOn } from "../word-tokens.ts";

export const registrationQuestions: FaqCategory = {
  id: "registration",
  name: "Registration & Application",
  questions: [
    question("reg-1", "What are the registration dates of JEE Main {year}?", {
      caveats: ["C-DATES"],
    })
      .answer`Session 1: first day ${"date.s1.registration_opens"}, last day ${"date.s1.registration_closes"}. Session 2: ${"date.s2.registration"}, and once more from ${"date.s2.reopened"}. The form is only on ${official("jeeMain")}.`,
    question("reg-2", "What is the application fee?", { caveats: ["C-FEES"] })
      .answer`For one paper in one session: General male ${"fee.general_male.one_paper"}, General female ${"fee.general_female.one_paper"}, OBC and EWS ${"fee.obc_ews.one_paper"}, and SC, ST and PwD ${"fee.sc_st_pwd.one_paper"}. The fees for two papers are on the ${pageLink("/registration-2026", "registration page")}.`,
    question("reg-3", "Which documents are needed?")
      .answer`Have these ready: ${"documents.registration"}.`,
    question("reg-4", "What are the file limits?", { caveats: ["C-UPLOADS"] })
      .answer`Photo: ${"upload.photo"}. Signature: ${"upload.signature"}. Class 10 certificate: ${"upload.class10"}.`,
    question("reg-5", "Can I edit the form?", { caveats: ["C-DATES"] })
      .answer`Once, in the correction window of the session. Its days: ${"date.s1.correction"} for Session 1, and ${"date.s2.correction"} for Session 2.`,
    question("reg-6", "Is Aadhaar compulsory?", { source: sources.photoCheckReport })
      .answer`No, but it is the preferred way. Other photo IDs have also been accepted, but some of those candidates had their photo checked again.`,
    question("reg-7", "What if I forget my application number or password?")
      .answer`The log-in page of ${official("jeeMain")} has a link for each. It usually asks for your name and date of birth as in the form, and sends a code to your registered mobile number or e-mail. The confirmation page also has the number. If nothing works, ask the official help desk, reported as ${"exam.help_desk"}. Nobody else can open your form.`,
    question("reg-8", "Can I get my fee back?")
      .answer`Do not count on it. NTA generally does not refund the application fee, even if you do not write the exam or change your mind. If your bank charged you twice, keep both transaction numbers and ask the bank first, then the official help desk. The fee for an answer-key challenge is not refunded either. If you give up a seat in time, that year's JoSAA rules say how much is refunded. The processing charge, last reported as ${"josaa.2025.processing_charge"}, is kept.`,
    question("reg-9", "Which exam centres are there in Kerala?")
      .answer`NTA lists the cities, Kerala's among them, in the information bulletin of each session on ${official("jeeMain")}, and the form shows them. You choose ${"registration.exam_cities"}. You choose cities, not a centre: the city slip names your city, and the admit card names the centre. The list can change with each session, so we do not keep one here.`,
    question("reg-10", "What is the phone number of the NTA help desk?")
      .answer`The official help desk of JEE Main is reported as ${"exam.help_desk"}. Check it on ${official("jeeMain")} before you call: numbers change, and fake ones are passed around. It is NTA's help desk, not ours; we cannot see your form.`,
    question("reg-11", "What date must an EWS or OBC-NCL certificate have?", {
      source: sources.ewsFormat,
    })
      .answer`It usually has to be from the financial year in which you join college, which begins in April. For the form, the bulletin on ${official("jeeMain")} says which date counts, and what to do while you wait for a new one. For the seat, the rules on ${official("josaa")} count. A certificate from the year before may be refused, and you are then treated as General. SC and ST certificates usually need no such date.`,
  ],
};

export const eligibilityQuestions: FaqCategory = {
  id: "eligibility",
  name: "Eligibility",
  questions: [
    question("eligibility-1", "Is there an age limit?")
      .answer`Age limit to write JEE Main: ${"eligibility.age_limit"}. An institute may have its own limit for admission.`,
    question("eligibility-2", "Who can apply for {year}?")
      .answer`For JEE Main {year} the Class 12 rule is that you ${"eligibility.years"}. If it stays, JEE Main ${nextYear("eligibility.years")} is for those who ${yearOn("eligibility.years")}.`,
    question("eligibility-3", "How many attempts?")
      .answer`By the rules of {year} you have ${"attempts.years"} in a row, with ${"exam.sessions"} in each: at most ${"attempts.max"}. If they stay, {next year} is the last year for those who passed Class 12 in {last year}.`,
    question("eligibility-4", say`Is ${"admission.min_percent"} needed?`, { caveats: ["C-75"] })
      .answer`Not for writing the exam. For a seat in an NIT, IIIT or GFTI you need ${"admission.min_percent"} in Class 12, or a place in the ${"admission.top_percentile"}. For SC and ST the mark is ${"admission.min_percent_sc_st"}.`,
    question("eligibility-5", "Which subjects for B.Tech?")
      .answer`${"eligibility.btech_subjects"}.`,
    question("eligibility-6", say`Do improvement marks count for the ${"admission.min_percent"}?`, {
      caveats: ["C-75"],
      source: sources.eligibilityReport,
    })
      .answer`Usually yes: an improvement exam can raise the Class 12 marks needed for a seat, ${"admission.min_percent"} for General, OBC and EWS. How old and new marks are combined, and the deadline for the new marksheet, are in that year's rules on ${official("josaa")}. It does not give you another attempt: your year of passing is still the year in which you first passed.`,
  ],
};
