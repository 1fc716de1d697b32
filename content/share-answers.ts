import type { Edition } from "./facts/edition.ts";
import { ofEdition } from "./of-edition.ts";
import type { PagePath } from "./page-catalogue.ts";
import { provider, say, total, type Words } from "./word-tokens.ts";

type ShareAnswer = { readonly label: string; readonly value: Words };

const answers: Partial<Record<PagePath, ShareAnswer>> = {
  "/registration-2026": {
    label: "Fee for one paper, General male",
    value: say`${"fee.general_male.one_paper"}`,
  },
  "/syllabus-2026": {
    label: "Mathematics, Physics and Chemistry",
    value: say`${total("syllabus.counts")} topics`,
  },
  "/exam-pattern": {
    label: "Paper 1, for B.E. and B.Tech",
    value: say`${"paper1.questions"}, ${"paper1.total_marks"}`,
  },
  "/eligibility-criteria": { label: "Age limit", value: say`${"eligibility.age_limit"}` },
  "/admit-card": {
    label: "Reach the centre",
    value: say`${"admit.reach_early"} early`,
  },
  "/results": { label: "Session 2 result, Paper 1", value: say`${"date.s2.result"}` },
  "/counseling": {
    label: "Qualifying cutoff 2025, General",
    value: say`${"cutoff.2025.general"}`,
  },
  "/previous-papers": {
    label: "Solve the papers of at least the last",
    value: say`${"papers.years_to_solve"}`,
  },
  "/mock-tests": { label: "Before the exam", value: say`${"mock.recommended"}` },
  "/preparation-tips": {
    label: "Aim to finish Paper 1 in",
    value: say`${"paper1.practice_target"}`,
  },
  "/about": { label: "Established", value: say`${"provider.established"}` },
  "/contact": { label: "Call us", value: say`${provider("phone")}` },
};

/** Undefined for a page that is about many things. */
export function shareAnswer(path: PagePath, edition: Edition): ShareAnswer | undefined {
  return ofEdition(answers, edition)[path];
}
