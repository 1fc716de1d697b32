import { fact, factGroup } from "./fact-record.ts";
import { fileSize, no, points, steps, text } from "./fact-value.ts";
import { sources } from "./sources.ts";

export const registrationFacts = factGroup(
  {
    topic: "Registration",
    page: "/registration-2026",
    edition: "2026",
    source: sources.registrationReport,
    status: { kind: "reported" },
  },
  {
    "registration.steps": fact(
      "Steps of the application form",
      steps(
        "Check that you are eligible and put your documents and files into the format that is asked for",
        "Open jeemain.nta.nic.in, choose the link of your session and New Registration, give your basic details and confirm your mobile number and e-mail by OTP",
        "Set a password and write down the application number that you are given",
        "Fill in the form: paper, question-paper language, up to four exam cities, school details, category and state code of eligibility",
        "Upload the photo, the signature and the certificates",
        "Pay the fee online before its own deadline",
        "Check everything, submit, and keep the confirmation page",
      ),
      { question: "How do I fill the application form?" },
    ),
    "registration.mistakes": fact(
      "Common mistakes in the form",
      points(
        "a name or date of birth that differs from the Class 10 certificate",
        "a blurred photo or signature, or one of the wrong size",
        "somebody else's mobile number or e-mail",
        "the wrong category, or a category certificate that has expired",
        "the wrong state code of eligibility (it follows the state where Class 12 was passed or is being taken)",
        "two applications for one session",
        "leaving the payment to the last evening",
        "not saving the confirmation page",
      ),
      { question: "Which mistakes should I avoid in the form?", source: sources.eligibilityReport },
    ),
    "registration.before_you_apply": fact(
      "What to update before you apply",
      points(
        "Aadhaar, with the name and date of birth of the Class 10 certificate and a current photo and address",
        "the UDID card, for PwD candidates",
        "the category certificate",
      ),
      { source: sources.aadhaarReport },
    ),
    "registration.exam_city_by_aadhaar": fact("Exam city follows the Aadhaar address", no(), {
      question: "Is the exam city chosen by my Aadhaar address?",
      source: sources.aadhaarReport,
    }),
    "registration.exam_cities": fact(
      "Exam cities that the form lets you choose",
      text("up to four exam cities"),
      { source: sources.aadhaarReport },
    ),
    "registration.session2_reuse": fact("New application number needed for Session 2", no(), {
      question: "Can I apply for both sessions?",
      source: sources.sessionTwoFormsReport,
    }),
    "documents.registration": fact(
      "Documents to have ready for the form",
      points(
        "Aadhaar or another valid photo ID",
        "Class 10 certificate or marksheet",
        "Class 12 marksheet, or school details if you are still to appear",
        "a recent passport photo and your signature",
        "category certificate (GEN-EWS, OBC-NCL, SC or ST), if you claim one",
        "UDID or PwD certificate, if you claim one",
        "an active mobile number and e-mail address",
        "a way to pay online",
      ),
      {
        question: "Which documents do I need for registration?",
        topic: "Documents",
        source: sources.documentsReport,
      },
    ),
    "upload.photo": fact("Photo file", fileSize(10, 300, "JPG"), {
      question: "What size may the photo file be?",
      topic: "Uploads",
      source: sources.uploadsReport,
      status: { kind: "conflict", caveat: "C-UPLOADS" },
    }),
    "upload.signature": fact("Signature file", fileSize(10, 50, "JPG"), {
      question: "What size may the signature file be?",
      topic: "Uploads",
      source: sources.uploadsReport,
      status: { kind: "conflict", caveat: "C-UPLOADS" },
    }),
    "upload.class10": fact("Class 10 certificate file", fileSize(100, 300, "PDF"), {
      question: "What size may the Class 10 certificate file be?",
      topic: "Uploads",
      source: sources.uploads2025Report,
      status: { kind: "conflict", caveat: "C-UPLOADS" },
      confidence: "low",
    }),
    "upload.photo_look": fact(
      "What the photo has to look like",
      points(
        "recent and of passport size",
        "plain, light background",
        "face large in the picture, both ears visible",
        "no cap and no goggles",
      ),
      { topic: "Uploads", source: sources.uploadsReport },
    ),
  },
);
