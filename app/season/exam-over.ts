import { lastDayOf } from "../../content/facts/index.ts";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import { milestoneWords } from "../../content/milestones.ts";

/**
 * Whether every session of the edition has been held on the Indian calendar day `today`. A session whose
 * days are not known, or only expected, may still come.
 */
export function isExamOver(today: string, facts: FactSnapshot): boolean {
  return milestoneWords
    .filter(({ kind }) => kind === "exam")
    .map(({ id }) => facts.fact(id))
    .every((record) => {
      const last = lastDayOf(record);
      return last !== undefined && last < today && record.standing !== "expected";
    });
}

/** The year of the exam after that of these records. */
export function followingEdition({ edition }: Pick<FactSnapshot, "edition">): string {
  return String(Number(edition) + 1);
}
