import { factGroup } from "./fact-record.ts";
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
    "registration.steps": {
      label: "Steps of the application form",
      question: "How do I fill the application form?",
      value: steps(
        "Check that you are eligible and put your documents and files into the format that is asked for",
        "Open jeemain.nta.nic.in, choose the link of your session and New Registration, give your basic details and confirm your mobile number and e-mail by OTP",
        "Set a password and write down the application number that you are given",
        "Fill in the form: paper, question-paper language, up to four exam cities, school details, category and state code of eligibility",
        "Upload the photo, the signature and the certificates",
        "Pay the fee online before its own deadline",
        "Check everything, submit, and keep the confirmation page",
      ),
    },
    "registration.mistakes": {
      label: "Common mistakes in the form",
      question: "Which mistakes should I avoid in the form?",
      value: points(
        "a name or date of birth that differs from the Class 10 certificate",
        "a blurred photo or signature, or one of the wrong size",
        "somebody else's mobile number or e-mail",
        "the wrong category, or a category certificate that has expired",
        "the wrong state code of eligibility (it follows the state where Class 12 was passed or is being taken)",
        "two applications for one session",
        "leaving the payment to the last evening",
        "not saving the confirmation page",
      ),
      source: sources.eligibilityReport,
    },
    "registration.before_you_apply": {
      label: "What to update before you apply",
      value: points(
        "Aadhaar, with the name and date of birth of the Class 10 certificate and a current photo and address",
        "the UDID card, for PwD candidates",
        "the category certificate",
      ),
      source: sources.aadhaarReport,
    },
    "registration.exam_city_by_aadhaar": {
      label: "Exam city follows the Aadhaar address",
      question: "Is the exam city chosen by my Aadhaar address?",
      value: no(),
      source: sources.aadhaarReport,
    },
    "registration.exam_cities": {
      label: "Exam cities that the form lets you choose",
      value: text("up to four exam cities"),
      source: sources.aadhaarReport,
    },
    "registration.session2_reuse": {
      label: "New application number needed for Session 2",
      question: "Can I apply for both sessions?",
      value: no(),
      source: sources.sessionTwoFormsReport,
    },
    "documents.registration": {
      label: "Documents to have ready for the form",
      question: "Which documents do I need for registration?",
      value: points(
        "Aadhaar or another valid photo ID",
        "Class 10 certificate or marksheet",
        "Class 12 marksheet, or school details if you are still to appear",
        "a recent passport photo and your signature",
        "category certificate (GEN-EWS, OBC-NCL, SC or ST), if you claim one",
        "UDID or PwD certificate, if you claim one",
        "an active mobile number and e-mail address",
        "a way to pay online",
      ),
      topic: "Documents",
      source: sources.documentsReport,
    },
    "upload.photo": {
      label: "Photo file",
      question: "What size may the photo file be?",
      value: fileSize(10, 300, "JPG"),
      topic: "Uploads",
      source: sources.uploadsReport,
      status: { kind: "conflict", caveat: "C-UPLOADS" },
    },
    "upload.signature": {
      label: "Signature file",
      question: "What size may the signature file be?",
      value: fileSize(10, 50, "JPG"),
      topic: "Uploads",
      source: sources.uploadsReport,
      status: { kind: "conflict", caveat: "C-UPLOADS" },
    },
    "upload.class10": {
      label: "Class 10 certificate file",
      question: "What size may the Class 10 certificate file be?",
      value: fileSize(100, 300, "PDF"),
      topic: "Uploads",
      source: sources.uploads2025Report,
      status: { kind: "conflict", caveat: "C-UPLOADS" },
      confidence: "low",
    },
    "upload.photo_look": {
      label: "What the photo has to look like",
      value: points(
        "recent and of passport size",
        "plain, light background",
        "face large in the picture, both ears visible",
        "no cap and no goggles",
      ),
      topic: "Uploads",
      source: sources.uploadsReport,
    },
  },
);
