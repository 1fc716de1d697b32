import { ofEdition } from "../of-edition.ts";
import { admitCardAndCentre } from "./admit-card-and-centre.ts";
import { afterTheCycle } from "./after-the-cycle.ts";
import { answerKey } from "./answer-key.ts";
import { boardMarks } from "./board-marks.ts";
import { candidatesWithDisabilities } from "./candidates-with-disabilities.ts";
import { certificates } from "./certificates.ts";
import { choiceFilling } from "./choice-filling.ts";
import { collegesAndBranches } from "./colleges-and-branches.ts";
import { commonQuestions } from "./common-questions.ts";
import { counsellingCsab } from "./counselling-csab.ts";
import { counsellingJosaa } from "./counselling-josaa.ts";
import { cutoffsAndRanks } from "./cutoffs-and-ranks.ts";
import { documentsAndUploads } from "./documents-and-uploads.ts";
import { eligibilityAndAttempts } from "./eligibility-and-attempts.ts";
import { examDayRules } from "./exam-day-rules.ts";
import { examInShort } from "./exam-in-short.ts";
import { examPapers } from "./exam-papers.ts";
import { feesAndPayment } from "./fees-and-payment.ts";
import { formFilling } from "./form-filling.ts";
import { formMistakes } from "./form-mistakes.ts";
import { homeState } from "./home-state.ts";
import { hostels } from "./hostels.ts";
import { jeeAdvanced } from "./jee-advanced.ts";
import type { LibraryPassage } from "./library-passage.ts";
import { money } from "./money.ts";
import { nextCycle } from "./next-cycle.ts";
import { otherExams } from "./other-exams.ts";
import { parentsQuestions } from "./parents-questions.ts";
import { preparationPassages } from "./preparation.ts";
import { reservation } from "./reservation.ts";
import { resultsAndPercentiles } from "./results-and-percentiles.ts";
import { scamsAndHelp } from "./scams-and-help.ts";
import { seatAndAdmission } from "./seat-and-admission.ts";
import { specialCases } from "./special-cases.ts";
import { syllabus } from "./syllabus.ts";

export {
  librarySubjects,
  stages,
  type LibraryPassage,
  type LibrarySubject,
  type Reader,
  type Stage,
} from "./library-passage.ts";

const passages: readonly LibraryPassage[] = [
  ...preparationPassages,
  ...formFilling,
  ...formMistakes,
  ...documentsAndUploads,
  ...certificates,
  ...feesAndPayment,
  ...eligibilityAndAttempts,
  ...boardMarks,
  ...examInShort,
  ...examPapers,
  ...syllabus,
  ...admitCardAndCentre,
  ...examDayRules,
  ...candidatesWithDisabilities,
  ...answerKey,
  ...resultsAndPercentiles,
  ...cutoffsAndRanks,
  ...jeeAdvanced,
  ...counsellingJosaa,
  ...choiceFilling,
  ...commonQuestions,
  ...counsellingCsab,
  ...reservation,
  ...homeState,
  ...seatAndAdmission,
  ...collegesAndBranches,
  ...hostels,
  ...money,
  ...parentsQuestions,
  ...nextCycle,
  ...afterTheCycle,
  ...scamsAndHelp,
  ...otherExams,
  ...specialCases,
];

/**
 * The files of the library; a test checks that no id occurs twice and that every token, link and figure is right. They
 * are written of the first edition: a typed year is part of what a sentence says, and stays.
 */
export const libraryPassages: readonly LibraryPassage[] = passagesBefore("2027");

/** The same, where the exam of which nothing is known yet is that of this year. */
export function passagesBefore(year: string): readonly LibraryPassage[] {
  return ofEdition(passages, year);
}
