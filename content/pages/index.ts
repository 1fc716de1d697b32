import type { Edition } from "../facts/edition.ts";
import { ofEdition } from "../of-edition.ts";
import { aboutPage } from "./about.ts";
import { admitCardPage } from "./admit-card-page.ts";
import { contactPage } from "./contact.ts";
import { counselingPage } from "./counseling.ts";
import { disclaimerPage } from "./disclaimer.ts";
import { eligibilityPage } from "./eligibility-page.ts";
import { examPatternPage } from "./exam-pattern.ts";
import { howWeCheckPage } from "./how-we-check.ts";
import { importantDatesPage } from "./important-dates.ts";
import { mockTestsPage } from "./mock-tests-page.ts";
import { preparationTipsPage } from "./preparation-tips.ts";
import { previousPapersPage } from "./previous-papers.ts";
import { privacyPolicyPage } from "./privacy-policy.ts";
import { registrationPage } from "./registration-page.ts";
import { resultsPage } from "./results-page.ts";
import type { InformationPage } from "./section.ts";
import { syllabusPage } from "./syllabus-page.ts";
import { termsPage } from "./terms.ts";
import { yearPage } from "./year-page.ts";

const pages: readonly InformationPage[] = [
  registrationPage,
  syllabusPage,
  examPatternPage,
  eligibilityPage,
  importantDatesPage,
  admitCardPage,
  resultsPage,
  counselingPage,
  previousPapersPage,
  mockTestsPage,
  preparationTipsPage,
  aboutPage,
  howWeCheckPage,
  contactPage,
  disclaimerPage,
  privacyPolicyPage,
  termsPage,
  yearPage,
];

/** A new page is a file, a line here and a line in `app/routes.ts`. */
export function informationPages(edition: Edition): readonly InformationPage[] {
  return ofEdition(pages, edition);
}
