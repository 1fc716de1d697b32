import { official, provider, say } from "../word-tokens.ts";
import { type InformationPage, section } from "./section.ts";

export const contactPage: InformationPage = {
  path: "/contact",
  heading: "Contact Us",
  description:
    "Address, phone, working hours and WhatsApp chat of the institute behind this JEE Main guide, with a map and answers to four questions.",
  lead: say`Call us, visit us, or send a message on WhatsApp. For help with your form or your login, ask the help desk of the official site.`,
  showsFloatingChat: true,
  opensWithFirstPart: true,
  keyFacts: [
    { label: "Phone", value: say`${provider("phone")}` },
    { label: "Open", value: say`${"provider.hours"}` },
    { label: "Chat reply within", value: say`${"provider.reply"}` },
  ],
  sections: [
    section("contact", "reach-us", "Address, phone and hours", {}),
    section("reminder", "reminder", "Chat with Us on WhatsApp", {
      text: say`Do you have a question, or would you like our reminders?`,
      action: "Send 'JEE' to WhatsApp →",
    }),
    section("map", "map", "Where we are", { height: 400 }),
    section("questions", "questions", "Questions about reaching us", {
      questions: [
        {
          id: "contact-1",
          question: "How soon will I get a reply?",
          answer: say`Within ${"provider.reply"}, if you write on WhatsApp.`,
        },
        {
          id: "contact-2",
          question: "What are the hours?",
          answer: say`${"provider.hours"}.`,
        },
        {
          id: "contact-3",
          question: "Can you register me or fix my form?",
          answer: say`No. Only ${official("jeeMain")} and its help desk can do that.`,
        },
        {
          id: "contact-4",
          question: "How do I report a mistake on this site?",
          answer: say`Follow “Report a mistake on this page” at the end of the page, or call ${provider("phone")}. We check the official notice and then correct the page.`,
        },
      ],
    }),
  ],
};
