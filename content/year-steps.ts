import type { FactId } from "./facts/index.ts";
import { milestoneWords, type MilestoneWords } from "./milestones.ts";
import { official, pageLink, say, type Words } from "./word-tokens.ts";

export type YearStep = {
  /** Its anchor and the key of its tick; never changes. */
  readonly id: string;
  readonly title: string;
  /** None for a step that nobody announces. */
  readonly milestones: readonly FactId[];
  readonly time?: Words;
  readonly todo: Words;
  readonly ready: Words;
  readonly more: Words;
};

/** The season of the site's own exam does not go by them. */
const advancedMilestones: readonly MilestoneWords[] = [
  {
    id: "date.advanced.registration",
    kind: "forms",
    session: null,
    name: "JEE Advanced registration",
    begins: "JEE Advanced registration opens",
    ends: "JEE Advanced registration closes",
    goesOn: "JEE Advanced forms are open",
  },
  {
    id: "date.advanced.exam",
    kind: "exam",
    session: null,
    name: "JEE Advanced exam",
    begins: "JEE Advanced exam",
    goesOn: "JEE Advanced is held",
  },
];

export const yearMilestoneWords: readonly MilestoneWords[] = [
  ...milestoneWords,
  ...advancedMilestones,
];

const register = "/registration-2026";
const counselling = "/counseling";

export const yearSteps: readonly YearStep[] = [
  {
    id: "documents",
    title: "Put your papers in order",
    milestones: [],
    time: say`Any day before the form opens.`,
    todo: say`Make sure that name and date of birth on Aadhaar, category certificate and UDID card match the Class 10 certificate. Scan photo and signature.`,
    ready: say`photo of ${"upload.photo"}; signature of ${"upload.signature"}`,
    more: say`${pageLink("/tools/upload-check", "Check the files")}; ${pageLink("/tools/eligibility", "am I eligible?")}`,
  },
  {
    id: "form",
    title: "Fill in the form",
    milestones: [
      "date.s1.registration",
      "date.s1.registration_closes",
      "date.s1.correction",
      "date.s2.registration",
      "date.s2.correction",
      "date.s2.reopened",
    ],
    todo: say`Fill it in on ${official("jeeMain")}, pay, and save the confirmation page. Forms close at ${"date.forms_close_at"}, payments at ${"date.payments_close_at"} on the last day. You apply and pay for each session separately.`,
    ready: say`photo ID, Class 10 and Class 12 details, photo, signature, mobile number, mail address, a way to pay`,
    more: say`${pageLink(register, "The form, step by step")}; ${pageLink("/tools/fees", "what it costs")}`,
  },
  {
    id: "city-slip",
    title: "Look up your city",
    milestones: ["date.s1.city_slip", "date.s2.city_slip"],
    todo: say`Open the city slip on ${official("jeeMain")} and book your journey. It is not an admit card.`,
    ready: say`application number and password`,
    more: say`${pageLink("/admit-card", "City slip and admit card")}`,
  },
  {
    id: "admit-card",
    title: "Print the admit card",
    milestones: ["date.s1.admit_card", "date.s2.admit_card"],
    todo: say`Print it from ${official("jeeMain")}. Check name, photo, centre and shift. Print a second copy, and keep the PDF until you have your seat: you hand in the printed card after the exam.`,
    ready: say`application number, password, a printer`,
    more: say`${pageLink("/admit-card", "How to download it")}`,
  },
  {
    id: "exam",
    title: "Write the exam",
    milestones: ["date.s1.exam", "date.s2.exam"],
    todo: say`Be there ${"admit.reach_early"} early. The gates close ${"admit.gate_closing"}. Your own day is on the admit card. Drop the printed card in the box when you leave. Otherwise your answers may not be marked. So keep a second copy at home.`,
    ready: say`printed admit card, original photo ID, ${"admit.photos"}, a transparent pen`,
    more: say`${pageLink("/admit-card", "What to take along")}; ${pageLink("/exam-pattern", "the pattern")}`,
  },
  {
    id: "answer-key",
    title: "Compare the answer key",
    milestones: ["date.s1.answer_key", "date.s2.answer_key"],
    todo: say`Work out your score from your responses. Challenge only what you can prove: ${"key.challenge_fee"}, not refunded.`,
    ready: say`application number, password, proof`,
    more: say`${pageLink("/tools/score", "What is my score?")}; ${pageLink("/results", "how a challenge works")}`,
  },
  {
    id: "result",
    title: "Save the scorecard",
    milestones: ["date.s1.result", "date.s1.result_paper2", "date.s2.result"],
    todo: say`Save it from ${official("jeeMain")}. The better score of both sessions counts; the All India Rank comes with ${"result.rank_session"}.`,
    ready: say`application number, password or date of birth`,
    more: say`${pageLink("/results", "How to read it")}; ${pageLink("/tools/rank", "what a percentile means")}`,
  },
  {
    id: "advanced",
    title: "JEE Advanced, for the IITs",
    milestones: ["date.advanced.registration", "date.advanced.exam"],
    todo: say`Only if you qualified for it, and want a seat at an IIT. It has its own form on ${official("jeeAdvanced")}.`,
    ready: say`scorecard, Class 10 and Class 12 papers, category certificate`,
    more: say`${pageLink(counselling, "Who qualifies")}`,
  },
  {
    id: "josaa",
    title: "Register for JoSAA",
    milestones: ["date.josaa.start"],
    todo: say`Register on ${official("josaa")} with your rank. It has one portal for IITs, NITs, IIITs and GFTIs.`,
    ready: say`application number and password, rank, category and state code as in the form`,
    more: say`${pageLink(counselling, "How counselling works")}`,
  },
  {
    id: "choices",
    title: "Fill in and lock your choices",
    milestones: [],
    time: say`Between JoSAA registration and the first round; the dates are on ${official("josaa")}.`,
    todo: say`List them in the true order of preference, as many as you would accept. Look at the mock lists, then lock.`,
    ready: say`a list made with your family`,
    more: say`${pageLink("/tools/closing-ranks", "At which ranks seats closed")}`,
  },
  {
    id: "rounds",
    title: "Follow the rounds",
    milestones: [],
    time: say`After the choices are locked; JoSAA 2025 had ${"josaa.2025.rounds"}. The dates are on ${official("josaa")}.`,
    todo: say`After each round answer freeze, float or slide, and upload your papers. A missed deadline ${"josaa.deadline"}.`,
    ready: say`scans of all certificates`,
    more: say`${pageLink(counselling, "Freeze, float and slide")}`,
  },
  {
    id: "seat-fee",
    title: "Pay the seat acceptance fee",
    milestones: [],
    time: say`With the first seat that you accept, by the deadline of that round.`,
    todo: say`${"saf.general_obc"}, or ${"saf.sc_st_pwd"} for SC, ST and PwD. Later an admission fee is due for NIT, IIIT and GFTI seats.`,
    ready: say`the fee in an account that pays online, details of a bank account for refunds`,
    more: say`${pageLink("/tools/fees", "What a seat costs")}`,
  },
  {
    id: "csab",
    title: "CSAB, if you have no seat",
    milestones: [],
    time: say`After the last JoSAA round. In 2025 registration ran from ${"csab.2025.registration"}.`,
    todo: say`CSAB needs ${"csab.new_registration"}.`,
    ready: say`rank and scans as for JoSAA`,
    more: say`${pageLink(counselling, "JoSAA and CSAB")}`,
  },
  {
    id: "institute",
    title: "Report to the institute",
    milestones: [],
    time: say`After the last round; the day is in the institute's letter.`,
    todo: say`Go there with the originals and pay what the letter asks for.`,
    ready: say`originals and copies of all certificates, seat letter, receipts, photos`,
    more: say`${pageLink(counselling, "Papers for admission")}`,
  },
];
