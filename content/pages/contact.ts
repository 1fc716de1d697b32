import { official, provider, say } from "../word-tokens.ts";
import {
  type InformationPage,
  section,
  question,
  keyFact,
  reminder,
  questionList,
} from "./section.ts";

export const contactPage: InformationPage = {
  path: "/contact",
  heading: "Contact Us",
  description:
    "Address, phone, working hours and WhatsApp chat of the institute behind this JEE Main guide, with a map and answers to four questions.",
  lead: say`Call us, visit us, or send a message on WhatsApp. For help with your form or your login, ask the help desk of the official site.`,
  showsFloatingChat: true,
  opensWithFirstPart: true,
  keyFacts: [
    keyFact("Phone").is`${provider("phone")}`,
    keyFact("Open").is`${"provider.hours"}`,
    keyFact("Chat reply within").is`${"provider.reply"}`,
  ],
  sections: [
    section("contact", "reach-us", "Address, phone and hours", {}),
    reminder("Chat with Us on WhatsApp")
      .text`Do you have a question, or would you like our reminders?`,
    section("map", "map", "Where we are", { height: 400 }),
    questionList("questions", "Questions about reaching us", [
      question("contact-1", "How soon will I get a reply?")
        .answer`Within ${"provider.reply"}, if you write on WhatsApp.`,
      question("contact-2", "What are the hours?").answer`${"provider.hours"}.`,
      question("contact-3", "Can you register me or fix my form?")
        .answer`No. Only ${official("jeeMain")} and its help desk can do that.`,
      question("contact-4", "How do I report a mistake on this site?")
        .answer`Follow “Report a mistake on this page” at the end of the page, or call ${provider("phone")}. We check the official notice and then correct the page.`,
    ]),
  ],
};
