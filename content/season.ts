import type { PagePath } from "./page-catalogue.ts";
import { official, pageLink, say, type Words } from "./word-tokens.ts";

export type Stage =
  | "between"
  | "announced"
  | "forms"
  | "forms-closed"
  | "correction"
  | "corrected"
  | "city-slip"
  | "admit-card"
  | "exam"
  | "exam-over"
  | "key"
  | "key-closed"
  | "result"
  | "ranks"
  | "counselling"
  | "silent";

/** The first is the one most readers want then. */
export type HeroPath = Extract<
  PagePath,
  "/registration-2026" | "/syllabus-2026" | "/latest-updates"
>;

type StageWords = {
  /** `{session}` and `{year}` stand for those of the season. */
  readonly headline: string;
  /** The most pressing first. */
  readonly actions: readonly Words[];
  readonly first: HeroPath;
};

const register = "/registration-2026";
const syllabus = "/syllabus-2026";
const updates = "/latest-updates";

const papers = say`Get your Aadhaar, category certificate and UDID card in order. ${pageLink(register, "What to check")}.`;
const lookAtNotices = say`Look at ${official("jeeMain")} and our ${pageLink(updates, "latest updates")} once a week.`;
const fullPaper = say`Take one full test of ${"paper1.duration"} a week. Our ${pageLink("/mock-tests", "mock test guide")} shows where.`;
const oldPapers = say`Solve past papers from NTA's archive on ${official("jeeMain")} against the clock, then study every mistake. ${pageLink("/previous-papers", "How each year's paper was built")}.`;
const keepCard = say`Keep the PDF of the admit card until you have a seat. You need its numbers for the result and for counselling.`;

export const stageWords: Readonly<Record<Stage, StageWords>> = {
  between: {
    headline: "Between two exams",
    actions: [
      papers,
      say`Finish the ${pageLink(syllabus, "syllabus")}, and go through ${pageLink("/year", "the steps")} from form to seat.`,
      oldPapers,
    ],
    first: syllabus,
  },
  announced: {
    headline: "The first dates of JEE Main {year} are known",
    actions: [
      papers,
      say`Scan photo (${"upload.photo"}) and signature (${"upload.signature"}).`,
      say`Check that you ${pageLink("/eligibility-criteria", "may apply")}.`,
    ],
    first: register,
  },
  forms: {
    headline: "Session {session} forms are open",
    actions: [
      say`Fill in the form on ${official("jeeMain")}, with our ${pageLink(register, "seven steps")} beside it.`,
      say`Do not wait for the last evening: the form closes at ${"date.forms_close_at"}, the payment at ${"date.payments_close_at"}.`,
      say`Send one form only, and save the confirmation page.`,
    ],
    first: register,
  },
  "forms-closed": {
    headline: "Session {session} forms are closed",
    actions: [
      say`Read your confirmation page word by word. Note what is wrong for the ${pageLink(register, "correction window")}.`,
      say`Did the payment go through? If not, keep your bank's receipt.`,
      oldPapers,
    ],
    first: updates,
  },
  correction: {
    headline: "Session {session} forms can be corrected",
    actions: [
      say`Correct your form now on ${official("jeeMain")}: this is the only chance.`,
      say`Pay what is asked for a change before ${"date.payments_close_at"} on the last day.`,
      say`Save the new confirmation page. See ${pageLink(register, "what most often goes wrong")}.`,
    ],
    first: register,
  },
  corrected: {
    headline: "Session {session} forms and corrections are closed",
    actions: [
      fullPaper,
      oldPapers,
      say`Look for the city slip on ${official("jeeMain")}. It names only the city; it is ${pageLink("/admit-card", "not an admit card")}.`,
    ],
    first: syllabus,
  },
  "city-slip": {
    headline: "The Session {session} city slip is out",
    actions: [
      say`Open your city slip on ${official("jeeMain")}, and book your journey.`,
      say`Get ${"admit.photos"} like the one in your form.`,
      say`Read ${pageLink("/admit-card", "what you may bring")}.`,
    ],
    first: updates,
  },
  "admit-card": {
    headline: "Session {session} admit cards are out",
    actions: [
      say`Print your card from ${official("jeeMain")}. Check name, photo, centre and shift.`,
      say`Lay out ${pageLink("/admit-card", "what to carry")}: card, photo ID, photos, pen.`,
      say`Plan to be there ${"admit.reach_early"} early. The gate closes ${"admit.gate_closing"}.`,
    ],
    first: updates,
  },
  exam: {
    headline: "Session {session} exam days",
    actions: [
      say`Be there ${"admit.reach_early"} early. The gate closes ${"admit.gate_closing"}.`,
      say`Take card, photo ID and photos. ${pageLink("/admit-card", "Phones and watches stay at home")}.`,
      say`In the hall: ${"marking.correct"} for a right answer, ${"marking.wrong"} for a wrong one. See the ${pageLink("/exam-pattern", "pattern")}.`,
    ],
    first: updates,
  },
  "exam-over": {
    headline: "The Session {session} exam is over",
    actions: [
      keepCard,
      say`Look for the answer key on ${official("jeeMain")}. It is open for a few days only.`,
      say`Read ${pageLink("/results", "how a challenge works")}: it costs ${"key.challenge_fee"}.`,
    ],
    first: updates,
  },
  key: {
    headline: "The Session {session} answer key can be challenged",
    actions: [
      say`Compare your responses with the key on ${official("jeeMain")}.`,
      say`Challenge only what you can prove: it costs ${"key.challenge_fee"}. ${pageLink("/results", "How to do it")}.`,
      keepCard,
    ],
    first: updates,
  },
  "key-closed": {
    headline: "Session {session} key challenges are closed",
    actions: [
      say`Read ${pageLink("/results", "what a percentile means")} before you see yours.`,
      keepCard,
      say`Get the originals that ${pageLink("/counseling", "counselling")} asks for.`,
    ],
    first: updates,
  },
  result: {
    headline: "The Session {session} result is out",
    actions: [
      say`Save your scorecard from ${official("jeeMain")}. ${pageLink("/results", "How to read it")}.`,
      say`Think about Session 2: the better score counts, and it needs ${pageLink(register, "a form of its own")}.`,
      say`Work on your weakest chapters first. Here is the ${pageLink(syllabus, "syllabus")}.`,
    ],
    first: updates,
  },
  ranks: {
    headline: "The Session {session} result is out",
    actions: [
      say`Save your scorecard with the All India Rank from ${official("jeeMain")}.`,
      say`Compare your rank with ${pageLink("/counseling", "last year's closing ranks")}.`,
      say`Did you qualify for JEE Advanced? It has its own form on ${official("jeeAdvanced")}.`,
    ],
    first: updates,
  },
  counselling: {
    headline: "Counselling has begun",
    actions: [
      say`Follow the rounds on ${official("josaa")}. A missed deadline cancels the seat.`,
      say`List your choices in the true order of preference. ${pageLink("/counseling", "How the rounds work")}.`,
      say`Have the seat acceptance fee ready: ${"saf.general_obc"}, or ${"saf.sc_st_pwd"} for SC, ST and PwD.`,
    ],
    first: updates,
  },
  silent: {
    headline: "We have no later JEE Main {year} date on record",
    actions: [lookAtNotices, fullPaper, oldPapers],
    first: updates,
  },
};

export const firstLabels: Partial<Readonly<Record<Stage, string>>> = {
  forms: "How to fill in the form",
  announced: "Get ready for the form",
};
