import { official, pageLink, provider, say } from "../word-tokens.ts";
import { type InformationPage, prose, section, keyFact, reminder } from "./section.ts";

/** Nothing is claimed that the settings or the facts do not hold. */
export const aboutPage: InformationPage = {
  path: "/about",
  heading: "About Us",
  description: say`Who runs this free, unofficial JEE Main guide: its mission, the coaching institute in Kerala behind it since ${"provider.established"}, and how to reach it.`,
  lead: say`This is a free guide to JEE Main for students and parents. A coaching institute in Kerala runs it. It is not the official exam site.`,
  keyFacts: [
    keyFact("Institute established").is`${"provider.established"}`,
    keyFact("Open").is`${"provider.hours"}`,
    keyFact("Chat reply within").is`${"provider.reply"}`,
  ],
  sections: [
    prose("mission", "Our mission", [
      say`The facts about this exam are spread over many notices. We put them in one place, in plain English, and say where each figure comes from. Reading is free and needs no account.`,
      say`Where reports differ from our figures, a note says so. For every real step we point you to the official site.`,
    ]),
    prose("institute", "Who we are", [
      say`${provider("name")} is a coaching institute in Kerala, India. It was established in ${"provider.established"}.`,
      say`We have no connection with NTA, JoSAA, CSAB or any government body. The official site of the exam is ${official("jeeMain")}. More on this is in our ${pageLink("/disclaimer", "disclaimer")}.`,
    ]),
    section("contact", "reach-us", "Reach us", {}),
    section("map", "map", "Where we are", { height: 250 }),
    reminder("Get JEE Alerts on WhatsApp")
      .text`Do you have a question, or would you like our reminders?`,
    section("links", "quick-links", "Quick links", {
      links: [
        { path: "/registration", label: "Registration" },
        { path: "/syllabus", label: "Syllabus" },
        { path: "/important-dates", label: "Important Dates" },
        { path: "/faq", label: "FAQ" },
        { path: "/contact", label: "Contact Us" },
      ],
    }),
  ],
};
