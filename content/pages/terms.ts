import { official, pageLink, provider, say } from "../word-tokens.ts";
import { lastChanged } from "./legal-texts.ts";
import { type InformationPage, prose } from "./section.ts";

/** The provider has to confirm the legal points. */
export const termsPage: InformationPage = {
  path: "/terms",
  heading: "Terms of Use",
  description:
    "The conditions for using this free JEE Main guide: personal use, no warranty, checking on official sites, AI-assisted posts, links and the law that applies.",
  lead: say`You may use this site free of charge for your own study. By using it you accept these terms. ${provider("name")} runs it. It is not the official exam site.`,
  keyFacts: [],
  sections: [
    prose("use", "How you may use the site", [
      say`Read, print and share the pages for personal use. Do not copy them to sell them, and do not pass them off as your own.`,
      say`Do not try to break the site or to get into its admin area.`,
    ]),
    prose("accuracy", "What we promise and what we do not", [
      say`We take care with each figure, but the site comes without a warranty. A page can be wrong or out of date, and the site can be down.`,
      say`You must check dates, fees and rules on the official sites before you act. For the exam that is ${official("jeeMain")}. We do not answer for a loss that comes from relying on this site alone.`,
    ]),
    prose("ai", "Posts made with AI", [
      say`Blog posts may be drafted with the help of AI. An admin decides what is published. The same limits hold for them as for all other pages.`,
    ]),
    prose("links", "Links", [
      say`Links lead to sites of others. We do not run those sites and do not answer for what they show.`,
    ]),
    prose("changes", "Changes", [
      say`We may change these terms. The text on this page is the one that holds. It was last changed on ${lastChanged}.`,
    ]),
    prose("law", "Law and contact", [
      say`The law of India applies. Disputes go to the courts of the district where the institute has its office.`,
      say`${provider("name")}, ${provider("address")}. Phone: ${provider("phone")}. See also the ${pageLink("/disclaimer", "disclaimer")} and the ${pageLink("/privacy-policy", "privacy policy")}.`,
    ]),
  ],
};
