import type { Edition } from "../../content/facts/edition.ts";
import { factText, firstDayOf, lastDayOf } from "../../content/facts/index.ts";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import { milestoneWords, type MilestoneWords } from "../../content/milestones.ts";
import type { EventDays } from "./event-days.ts";

export type Milestone = EventDays & {
  readonly edition: Edition;
  readonly words: MilestoneWords;
  readonly text: string;
  /** Its days are announced or usual, and not sure: nobody can say that it has come. */
  readonly isExpected: boolean;
};

/** The milestones of these records whose days are known. */
export function milestonesOf(facts: FactSnapshot): readonly Milestone[] {
  return milestoneWords
    .filter((words) => isToldAlone(words, facts))
    .flatMap((words) => {
      const record = facts.fact(words.id);
      const from = firstDayOf(record);
      const to = lastDayOf(record);
      if (from === undefined || to === undefined) return [];
      const isExpected = record.standing === "expected";
      return [{ edition: facts.edition, words, from, to, text: factText(record), isExpected }];
    });
}

export function isToldAlone({ partOf }: MilestoneWords, facts: FactSnapshot): boolean {
  return partOf === undefined || firstDayOf(facts.fact(partOf)) === undefined;
}

export function listedSnapshots(facts: FactSnapshot): readonly FactSnapshot[] {
  return facts.editions.listed.flatMap(({ edition }) => facts.inEdition(edition) ?? []);
}

/**
 * True once every session of the edition has been held, on the Indian calendar day `today`. A session whose
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

export function followingEdition({ edition }: Pick<FactSnapshot, "edition">): string {
  return String(Number(edition) + 1);
}
