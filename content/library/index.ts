import { admitCardAndCentre } from "./admit-card-and-centre.ts";
import { answerKey } from "./answer-key.ts";
import { boardMarks } from "./board-marks.ts";
import { candidatesWithDisabilities } from "./candidates-with-disabilities.ts";
import { certificates } from "./certificates.ts";
import { counsellingCsab } from "./counselling-csab.ts";
import { counsellingJosaa } from "./counselling-josaa.ts";
import { cutoffsAndRanks } from "./cutoffs-and-ranks.ts";
import { documentsAndUploads } from "./documents-and-uploads.ts";
import { eligibilityAndAttempts } from "./eligibility-and-attempts.ts";
import { examDayRules } from "./exam-day-rules.ts";
import { feesAndPayment } from "./fees-and-payment.ts";
import { formFilling } from "./form-filling.ts";
import { formMistakes } from "./form-mistakes.ts";
import { jeeAdvanced } from "./jee-advanced.ts";
import type { LibraryPassage } from "./library-passage.ts";
import { preparationPassages } from "./preparation.ts";
import { resultsAndPercentiles } from "./results-and-percentiles.ts";

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
  ...admitCardAndCentre,
  ...examDayRules,
  ...candidatesWithDisabilities,
  ...answerKey,
  ...resultsAndPercentiles,
  ...cutoffsAndRanks,
  ...jeeAdvanced,
  ...counsellingJosaa,
  ...counsellingCsab,
  ...preparationPassages,
];
