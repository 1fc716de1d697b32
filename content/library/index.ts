import { boardMarks } from "./board-marks.ts";
import { certificates } from "./certificates.ts";
import { documentsAndUploads } from "./documents-and-uploads.ts";
import { eligibilityAndAttempts } from "./eligibility-and-attempts.ts";
import { feesAndPayment } from "./fees-and-payment.ts";
import { formFilling } from "./form-filling.ts";
import { formMistakes } from "./form-mistakes.ts";
import type { LibraryPassage } from "./library-passage.ts";

export {
  librarySubjects,
  stages,
  type LibraryPassage,
  type LibrarySubject,
  type Reader,
  type Stage,
} from "./library-passage.ts";

/** The files of the library; a test checks that no id occurs twice and that every token, link and figure is right. */
export const libraryPassages: readonly LibraryPassage[] = [
  ...formFilling,
  ...formMistakes,
  ...documentsAndUploads,
  ...certificates,
  ...feesAndPayment,
  ...eligibilityAndAttempts,
  ...boardMarks,
];
