import { official, provider, say } from "../word-tokens.ts";
import { type InformationPage, prose } from "./section.ts";

export const disclaimerPage: InformationPage = {
  path: "/disclaimer",
  heading: "Disclaimer",
  description:
    "This is not the official JEE Main site. What our information is, what it cannot promise, and why the official notice always prevails.",
  lead: say`This is not the official site of JEE Main. The official site is ${official("jeeMain")}. What stands there always prevails.`,
  keyFacts: [],
  sections: [
    prose("not-official", "This is not the official site", [
      say`${provider("name")}, a coaching institute, runs this site. It has no tie to the National Testing Agency, JoSAA, CSAB or any government body.`,
      say`You cannot register here, and you cannot get an admit card or a result here. We take no fee for the exam.`,
    ]),
    prose("information-only", "For information only", [
      say`We check our figures against the sources that we name. They may still be wrong or out of date. Dates, fees and rules can change at any time.`,
      say`Before you act or pay, check the official notice. If it differs from this site, the notice is right.`,
    ]),
    prose("no-promise", "No promise of a rank or a seat", [
      say`Our tips and plans are advice. We do not promise any score, rank or admission. Cutoffs and closing ranks of past years do not tell those of the next.`,
    ]),
    prose("ai", "Blog posts and AI", [
      say`Blog posts may be drafted with the help of AI. An admin of the institute decides what is published and answers for it. Check the figures of a post as you would check any other.`,
    ]),
    prose("links-and-names", "Links, names and marks", [
      say`We link to sites of others. What they show is not under our control.`,
      say`Names and marks of exams, institutes and bodies belong to their owners. We use them only to say what we write about.`,
    ]),
  ],
};
