import { nextYear, official, pageLink, say, term, yearOn } from "../word-tokens.ts";
import { registrationEvents } from "./important-dates.ts";
import {
  columns,
  figures,
  type InformationPage,
  row,
  section,
  question,
  step,
  foldedList,
  notice,
  reminder,
  questionList,
} from "./section.ts";

const steps = [
  step("Check and collect")
    .text`Make sure that you are eligible. Collect your papers and save your files in the size and type that the form asks for.`,
  step("Start a new registration")
    .text`Open ${official("jeeMain")}, choose the link of your session and then New Registration. Give your basic details and your photo ID. Confirm your mobile number and e-mail with the OTP.`,
  step("Set a password")
    .text`Choose a password that only you know. Write down the application number that the system gives you: you need it up to the result.`,
  step("Fill in the form")
    .text`Choose your paper and the language of the question paper. Choose ${"registration.exam_cities"}. Add your Class 10 and Class 12 details, your category and your state code of eligibility.`,
  step("Upload your files")
    .text`Add your photo, your signature and the certificates. If the form asks for a live photo, take it there and then.`,
  step("Pay the fee")
    .text`Pay online by ${"fee.ways_to_pay"} before the fee deadline. The fee is ${"fee.basis"}. Your form is not complete until you have paid.`,
  step("Check, submit and save")
    .text`Read every line once more and submit. Download the confirmation page and keep it. Nothing has to be sent by post.`,
] as const;

export const registrationPage: InformationPage = {
  path: "/registration-2026",
  heading: "JEE Main {year} Registration",
  description:
    "How to fill in the JEE Main form: dates, seven steps, documents, file limits, fees by category and mistakes to avoid.",
  lead: say`{year} forms: ${"date.s1.registration"}; ${"date.s2.registration"}. Only on ${official("jeeMain")}.`,
  season: "first",
  opensWithFirstPart: true,
  keyFacts: [],
  sections: [
    section("table", "fees", "Application fee", {
      caption: "Fee per session in India, 2025",
      columns: columns("Category", figures("One paper"), figures("Two papers")),
      rows: [
        row("General male", "fee.general_male.one_paper", "fee.general_male.two_papers"),
        row("General female", "fee.general_female.one_paper", "fee.general_female.two_papers"),
        row("OBC/EWS", "fee.obc_ews.one_paper", "fee.obc_ews.two_papers"),
        row("SC/ST/PwD", "fee.sc_st_pwd.one_paper", "fee.sc_st_pwd.two_papers"),
      ],
      caveats: ["C-FEES"],
    }),
    section("dates", "dates", "Expected dates and actual dates", {
      caption: "JEE Main {year}: dates of registration, exams and counselling",
      events: registrationEvents,
      caveats: ["C-DATES"],
    }),
    section("steps", "steps", "How to apply in seven steps", {
      folded: true,
      steps,
    }),
    foldedList("documents", "Documents to keep ready", [
      say`${term("Photo ID:")} Aadhaar, or another valid photo ID.`,
      say`${term("Class 10:")} your certificate or marksheet.`,
      say`${term("Class 12:")} your marksheet, or your school and roll details if you are still to appear. CBSE students have been asked for the Class 11 registration number too.`,
      say`${term("Photo:")} a recent passport photo with a plain, light background. Your face should fill most of it, with both ears visible, and no cap or goggles.`,
      say`${term("Signature:")} your own, in the size that the form asks for.`,
      say`${term("Category certificate:")} GEN-EWS, OBC-NCL, SC or ST, if you claim one.`,
      say`${term("UDID or PwD certificate:")} if you claim it.`,
      say`${term("Mobile number and e-mail:")} your own, and in use until admission.`,
      say`${term("A way to pay online:")} ${"fee.ways_to_pay"}.`,
    ]),
    section("table", "uploads", "File sizes for the upload", {
      folded: true,
      caption: "Size and type of the files to upload",
      columns: columns("File", "Size and type"),
      rows: [
        row("Photo", "upload.photo"),
        row("Signature", "upload.signature"),
        row("Class 10 certificate", "upload.class10"),
      ],
      caveats: ["C-UPLOADS"],
    }),
    foldedList("mistakes", "Common mistakes", [
      say`A name or date of birth that differs from the Class 10 certificate.`,
      say`A blurred photo or signature, or a file of the wrong size.`,
      say`A mobile number or e-mail that belongs to someone else.`,
      say`The wrong category, or a category certificate that is out of date.`,
      say`The wrong state code. It follows the state where you passed Class 12 or are taking it.`,
      say`The wrong language for the question paper. It is fixed at registration.`,
      say`Two forms for the same session.`,
      say`Leaving the payment until the last evening.`,
      say`Not saving the confirmation page.`,
      say`Not using the correction window when something is wrong.`,
    ]),
    notice("information", "eligibility", "Are you eligible?", [
      say`For JEE Main {year} the Class 12 rule is that you ${"eligibility.years"}. If the rule stays, JEE Main ${nextYear("eligibility.years")} is for those who ${yearOn("eligibility.years")}. There is no age limit. Read the ${pageLink("/eligibility", "full eligibility rules")} before you pay.`,
    ]),
    notice("warning", "advisory", "Advisory: check your papers first", [
      say`NTA asks students to update these papers before the forms open: ${"registration.before_you_apply"}.`,
      say`Your exam city does not follow the address in your Aadhaar. In the form you choose ${"registration.exam_cities"}.`,
      say`Send only one form for each session: NTA cancels a second one by the same student. After the last date there is one correction window.`,
    ]),
    section("notice", "coming-soon", "Direct links: Coming Soon", {
      folded: true,
      tone: "information",
      paragraphs: [
        say`This site takes no forms and no fees. You register only on ${official("jeeMain")}.`,
        say`We add direct links here when the official window opens. {year} forms: ${"date.s1.registration"} and ${"date.s2.registration"}.`,
      ],
    }),
    reminder("Get JEE Alerts on WhatsApp")
      .text`Do you have a question about the form, or would you like our reminders?`,
    questionList("questions", "Questions and answers", [
      question("registration-both-sessions", "Can I apply for both sessions together?")
        .answer`No. The form shows only the session that is open, and you apply and pay for each session separately. For Session 2 you log in with the application number and password of Session 1. If you write both, the better score counts.`,
      question("registration-correction", "Can I correct a mistake after submitting?", {
        caveats: ["C-DATES"],
      })
        .answer`Yes, once, in the online correction window. Its days for {year}: ${"date.s1.correction"} for Session 1 and ${"date.s2.correction"} for Session 2, until ${"date.payments_close_at"} on the last day. Some fields may be locked. If a change raises your fee, you pay the difference. After the window closes, nothing can be changed.`,
    ]),
    section("prose", "disclaimer", "Disclaimer", {
      folded: true,
      paragraphs: [
        say`This is not the official site of the exam, and we are not part of NTA. The official notice always prevails. Read it on ${official("jeeMain")} and ${official("nta")} before you apply or pay.`,
        say`More on this is in our ${pageLink("/disclaimer", "disclaimer")}.`,
      ],
      caveats: ["C-GENERAL"],
    }),
  ],
};
