import { official, pageLink, say } from "../word-tokens.ts";
import { cycleEvents } from "./important-dates.ts";
import { type CycleEvent, type InformationPage, section } from "./section.ts";

function eventsNamed(...ids: readonly string[]): readonly CycleEvent[] {
  return cycleEvents
    .filter(({ id }) => ids.includes(id))
    .map((event) => ({ ...event, expected: null }));
}

const steps = section("steps", "steps", "The steps, with the days on record", {
  steps: [
    {
      title: "Put your papers in order",
      text: say`Do this before the form opens. Name and date of birth on Aadhaar, category certificate and UDID card must match your Class 10 certificate. Scan photo and signature, and ${pageLink("/tools/upload-check", "check the files")}.`,
    },
    {
      title: "Fill in the form",
      events: eventsNamed(
        "session-1-registration",
        "session-1-correction",
        "session-2-registration",
      ),
      text: say`Apply on ${official("jeeMain")}, pay, and save the confirmation page. Each session needs its own application and fee. Here is ${pageLink("/registration-2026", "the form, step by step")}, and ${pageLink("/tools/fees", "what it costs")}.`,
    },
    {
      title: "Look up your city",
      events: eventsNamed("session-1-city-slip"),
      text: say`Open the city slip with your application number and password, and book your journey. It is not an admit card.`,
    },
    {
      title: "Print the admit card",
      events: eventsNamed("session-1-admit-card", "session-2-admit-card"),
      text: say`Check name, photo, centre and shift. Print two copies and keep the PDF until you have your seat. Here is ${pageLink("/admit-card", "how to download it")}.`,
    },
    {
      title: "Write the exam",
      events: eventsNamed("session-1-exam", "session-2-exam"),
      text: say`Your own day is on the admit card. Reach the centre ${"admit.reach_early"} early with the printed card, an original photo ID and ${"admit.photos"}; the gates close ${"admit.gate_closing"}. Drop the printed card in the box when you leave. Otherwise your answers may not be marked. So keep a second copy at home.`,
    },
    {
      title: "Compare the answer key",
      events: eventsNamed("session-1-answer-key"),
      text: say`${pageLink("/tools/score", "Calculate your score")} from your responses. Challenge only what you can prove: it costs ${"key.challenge_fee"}, and you do not get that back. Here is ${pageLink("/results", "how a challenge works")}.`,
    },
    {
      title: "Save the scorecard",
      events: eventsNamed("session-1-result", "session-2-result"),
      text: say`The better score of both sessions counts. The All India Rank comes with ${"result.rank_session"}. See ${pageLink("/tools/rank", "what your percentile means")}.`,
    },
    {
      title: "JEE Advanced, for the IITs",
      text: say`Only if you qualify and want a seat at an IIT. It has its own form on ${official("jeeAdvanced")}. JEE Advanced {year}: registration ${"date.advanced.registration"}, exam ${"date.advanced.exam"}.`,
    },
    {
      title: "Register for JoSAA",
      events: eventsNamed("josaa-start"),
      text: say`Register on ${official("josaa")} with your rank: one portal for IITs, NITs, IIITs and GFTIs. Category and state code must be the same as in your JEE form. Here is ${pageLink("/counseling", "how counselling works")}.`,
    },
    {
      title: "Fill in and lock your choices",
      text: say`Make the list with your family, in your true order of preference, with every seat that you would accept. See ${pageLink("/tools/closing-ranks", "at which ranks seats closed")}. Look at the mock lists, then lock. The dates are on ${official("josaa")}.`,
    },
    {
      title: "Follow the rounds",
      text: say`JoSAA 2025 had ${"josaa.2025.rounds"}. After each, choose freeze, float or slide, and upload your papers. A missed deadline ${"josaa.deadline"}.`,
    },
    {
      title: "Pay the seat acceptance fee",
      text: say`It is due with the first seat that you accept, by the deadline of that round: ${"saf.general_obc"}, or ${"saf.sc_st_pwd"} for SC, ST and PwD. NITs, IIITs and GFTIs ask for an admission fee later.`,
    },
    {
      title: "CSAB, if you have no seat",
      text: say`It comes after the last JoSAA round; in 2025 you could register from ${"csab.2025.registration"}. You need ${"csab.new_registration"}.`,
    },
    {
      title: "Report to the institute",
      text: say`The day is in the institute's letter. Take originals and copies of all certificates, the seat letter, receipts and photos.`,
    },
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
