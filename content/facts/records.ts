import { admitCardFacts } from "./admit-card.ts";
import { applicationFeeFacts } from "./application-fee.ts";
import { closingRankFacts } from "./closing-ranks.ts";
import { counsellingFacts } from "./counselling.ts";
import { cutoffFacts, cutoffHistoryFacts } from "./cutoffs.ts";
import { dateFacts } from "./dates.ts";
import { admissionFacts, eligibilityFacts } from "./eligibility.ts";
import { examFacts } from "./exam.ts";
import type { Fact } from "./fact-record.ts";
import { markingFacts } from "./marking.ts";
import { paperOneFacts, paperTwoFacts } from "./papers.ts";
import { pastPaperFacts } from "./past-papers.ts";
import { announcedDateFacts, expectedDateFacts } from "./planned-dates.ts";
import { preparationFacts } from "./preparation.ts";
import { rankEstimateFacts } from "./rank-estimate.ts";
import { registrationFacts } from "./registration.ts";
import { reportedDifferences } from "./reported-differences.ts";
import { reservationFacts } from "./reservation.ts";
import { resultFacts } from "./results.ts";
import { syllabusFacts } from "./syllabus.ts";
import { thisSiteFacts } from "./this-site.ts";

export const factFiles = [
  examFacts,
  eligibilityFacts,
  dateFacts,
  expectedDateFacts,
  announcedDateFacts,
  registrationFacts,
  applicationFeeFacts,
  paperOneFacts,
  paperTwoFacts,
  markingFacts,
  syllabusFacts,
  preparationFacts,
  pastPaperFacts,
  admitCardFacts,
  resultFacts,
  rankEstimateFacts,
  cutoffFacts,
  cutoffHistoryFacts,
  admissionFacts,
  reservationFacts,
  counsellingFacts,
  closingRankFacts,
  thisSiteFacts,
  reportedDifferences,
] as const;

type IdsOf<File> = File extends unknown ? keyof File : never;

export type FactId = IdsOf<(typeof factFiles)[number]>;

/** In reading order. */
export const shippedRecords: readonly Fact[] = factFiles.flatMap((file) =>
  Object.values<Fact>(file),
);
