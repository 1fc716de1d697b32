import { official, pageLink, say } from "../word-tokens.ts";
import { cycleEvents } from "./important-dates.ts";
import { type CycleEvent, type InformationPage, section, step } from "./section.ts";

function eventsNamed(...ids: readonly string[]): readonly CycleEvent[] {
  return cycleEvents.filter(({ id }) => ids.includes(id)).map(({ expected, ...event }) => event);
}

const steps = section("steps", "steps", "The steps, with the days on record", {
  steps: [
    step("Put your papers in order")
      .text`Do this before the form opens. Name and date of birth on Aadhaar, category certificate and UDID card must match your Class 10 certificate. Scan photo and signature, and ${pageLink("/tools/upload-check", "check the files")}.`,
    step(
      "Fill in the form",
      eventsNamed("session-1-registration", "session-1-correction", "session-2-registration"),
    )
      .text`Apply on ${official("jeeMain")}, pay, and save the confirmation page. Each session needs its own application and fee. Here is ${pageLink("/registration-2026", "the form, step by step")}, and ${pageLink("/tools/fees", "what it costs")}.`,
    step("Look up your city", eventsNamed("session-1-city-slip"))
      .text`Open the city slip with your application number and password, and book your journey. It is not an admit card.`,
    step("Print the admit card", eventsNamed("session-1-admit-card", "session-2-admit-card"))
      .text`Check name, photo, centre and shift. Print two copies and keep the PDF until you have your seat. Here is ${pageLink("/admit-card", "how to download it")}.`,
    step("Write the exam", eventsNamed("session-1-exam", "session-2-exam"))
      .text`Your own day is on the admit card. Reach the centre ${"admit.reach_early"} early with the printed card, an original photo ID and ${"admit.photos"}; the gates close ${"admit.gate_closing"}. Drop the printed card in the box when you leave. Otherwise your answers may not be marked. So keep a second copy at home.`,
    step("Compare the answer key", eventsNamed("session-1-answer-key"))
      .text`${pageLink("/tools/score", "Calculate your score")} from your responses. Challenge only what you can prove: it costs ${"key.challenge_fee"}, and you do not get that back. Here is ${pageLink("/results", "how a challenge works")}.`,
    step("Save the scorecard", eventsNamed("session-1-result", "session-2-result"))
      .text`The better score of both sessions counts. The All India Rank comes with ${"result.rank_session"}. See ${pageLink("/tools/rank", "what your percentile means")}.`,
    step("JEE Advanced, for the IITs")
      .text`Only if you qualify and want a seat at an IIT. It has its own form on ${official("jeeAdvanced")}. JEE Advanced {year}: registration ${"date.advanced.registration"}, exam ${"date.advanced.exam"}.`,
    step("Register for JoSAA", eventsNamed("josaa-start"))
      .text`Register on ${official("josaa")} with your rank: one portal for IITs, NITs, IIITs and GFTIs. Category and state code must be the same as in your JEE form. Here is ${pageLink("/counseling", "how counselling works")}.`,
    step("Fill in and lock your choices")
      .text`Make the list with your family, in your true order of preference, with every seat that you would accept. See ${pageLink("/tools/closing-ranks", "at which ranks seats closed")}. Look at the mock lists, then lock. The dates are on ${official("josaa")}.`,
    step("Follow the rounds")
      .text`JoSAA 2025 had ${"josaa.2025.rounds"}. After each, choose freeze, float or slide, and upload your papers. A missed deadline ${"josaa.deadline"}.`,
    step("Pay the seat acceptance fee")
      .text`It is due with the first seat that you accept, by the deadline of that round: ${"saf.general_obc"}, or ${"saf.sc_st_pwd"} for SC, ST and PwD. NITs, IIITs and GFTIs ask for an admission fee later.`,
    step("CSAB, if you have no seat")
      .text`It comes after the last JoSAA round; in 2025 you could register from ${"csab.2025.registration"}. You need ${"csab.new_registration"}.`,
    step("Report to the institute")
      .text`The day is in the institute's letter. Take originals and copies of all certificates, the seat letter, receipts and photos.`,
  ],
  caveats: ["C-DATES"],
});

export const yearPage: InformationPage = {
  path: "/year",
  heading: "What do I do next?",
  description:
    "Every step from the JEE Main form to your seat, in order and with the days on record, and a weekly study plan of your own.",
  lead: say`Every step from the form to your seat, with the days on record. Below them: your own study plan.`,
  season: "card",
  keyFacts: [],
  sections: [
    steps,
    section("weeks", "weeks", "Your own weeks", {
      intro: say`Tick the chapters that you have finished. They are those of ${pageLink("/syllabus-2026", "our syllabus list")}.`,
    }),
  ],
};
