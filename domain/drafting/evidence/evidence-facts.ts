import { type Fact, type FactId, factNote, factText } from "../../../content/facts/index.ts";
import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import { recordName } from "../checks/claims/records-meant.ts";
import type { EvidenceFact } from "../writer.ts";

/** True for a request that is at least on an exam. */
export function namesExam(words: string): boolean {
  return /\bjee\b|\bnta\b|\bexam\b/i.test(words);
}

/** What a request for the exam as a whole is answered from. */
export const overviewFacts: readonly FactId[] = [
  "exam.sessions",
  "exam.body",
  "paper1.questions",
  "paper1.total_marks",
  "paper1.duration",
  "marking.correct",
  "marking.wrong",
  "exam.languages.count",
  "eligibility.age_limit",
  "eligibility.years",
  "attempts.max",
  "date.s1.exam",
  "date.s2.exam",
  "exam.best_score",
  "fee.general_male.one_paper",
  "fee.sc_st_pwd.one_paper",
  "registration.exam_cities",
  "admit.reach_early",
  "josaa.purpose",
];

/** What is named where nothing is near: the most general of what this site tells. */
export const usualSubjects = [
  { title: "How to fill the form", path: "/registration-2026" },
  { title: "The exam pattern", path: "/exam-pattern" },
  { title: "A preparation plan", path: "/preparation-tips" },
];

/** A record as a writer gets it. */
export function evidenceFact(record: Fact, facts: FactSnapshot): EvidenceFact {
  const { carried } = record;
  return {
    id: recordName(record, facts),
    label: record.label,
    text: factText(record),
    edition: carried?.from ?? record.edition,
    ...(carried !== undefined && {
      notAnnounced: { edition: carried.into, checkedOn: carried.checkedOn },
    }),
    topic: record.topic,
    note: factNote(record, facts),
    source: { title: record.source.title, url: record.source.address },
    page: record.page,
  };
}
