import { pageLink, provider, say } from "../word-tokens.ts";
import { lastChanged } from "./legal-texts.ts";
import { type InformationPage, prose } from "./section.ts";

/** It has to change with the code. */
export const privacyPolicyPage: InformationPage = {
  path: "/privacy-policy",
  heading: "Privacy Policy",
  description:
    "What this site stores about its readers and what it does not: no accounts, no cookies, no trackers, a plain server log, and links to other services.",
  lead: say`You read this site without an account. It sets no cookies for readers, and it has no trackers and no adverts. It counts how often a blog post is read, not who reads it.`,
  keyFacts: [],
  sections: [
    prose("reading", "When you read", [
      say`The pages and the blog come from our own server, and so do their fonts and scripts. A picture in a blog post may come from another server. That server then sees your IP address.`,
      say`We do not ask for your name, mail address or phone number on any page.`,
      say`The chapters that you tick and the mock scores that you note on ${pageLink("/year", "What do I do next?")} are kept in the local storage of your own browser, and a button there clears them. The files that you choose on ${pageLink("/tools/upload-check", "the photo and signature check")} are looked at on your device; nothing of them is sent or kept.`,
      say`What you paste on ${pageLink("/is-this-notice-real", "Is this notice real?")} is compared at once and not stored. No line of the server log has it.`,
    ]),
    prose("counts", "What we count", [
      say`For each blog post and day the server counts how often the post was read. Nothing about a person is stored with it.`,
    ]),
    prose("under-18", "If you are under 18", [
      say`You can use every page and tool here without telling us who you are. We keep nothing that names you, unless you write it to us. We build no profile of what you read, and no advertisement follows you.`,
      say`What is kept when you read is one line of the server log, with an IP address that may be that of your home, your school or your phone company. What you send by chat or phone is seen by the people of the institute: ask a parent or guardian before you write to a number that you do not know.`,
      say`Parents and guardians: if your child has told us something that should not be here, call ${provider("phone")} or write to ${provider("address")}. We look for it and delete it. You need not give a reason.`,
    ]),
    prose("server-log", "The server log", [
      say`For each request the server writes one line: the time, a request number, the kind of request, the path of the page, the status, how long it took and your IP address. Words that you search for are left out.`,
      say`The log helps us to find faults and misuse. The company that hosts the server may keep a log of its own.`,
    ]),
    prose("other-services", "Chat, map and links", [
      say`The chat links open WhatsApp. What you do there falls under the rules of WhatsApp, not ours. “Report a mistake” opens WhatsApp too, or your mail program, with the page named; nothing reaches us before you send it.`,
      say`The map on the pages About Us and Contact Us comes from a map service. When it loads, that service sees your IP address, and it may set cookies of its own.`,
      say`Links to other sites open in a new tab. Those sites have their own rules.`,
    ]),
    prose("messages", "When you write or call", [
      say`If you send a message to ${provider("phone")}, we see your number and what you write. If you report a mistake by mail, we see your mail address and what you write. We use them to reply and to send reminders. You can ask us to stop at any time.`,
    ]),
    prose("admins", "Admins of the site", [
      say`Only people of the office, its admins, sign in. Their session, and text that they have typed and not yet sent, is kept in the local storage of their own browser. The server stores their mail address, the name that they give, a hash of their password, and for each session the IP address and the kind of browser. It counts failed tries to sign in, by mail address and by IP address. Of reviewers outside the office it stores the mail address.`,
      say`What an admin asks for a blog post may be sent to an AI service. Data of readers is never sent there.`,
    ]),
    prose("questions", "Questions and changes", [
      say`To ask what we hold about you, or to have it deleted, call ${provider("phone")}.`,
      say`This text was last changed on ${lastChanged}. When the site changes what it stores, this page changes too.`,
    ]),
  ],
};
